/** HTML that may stand in a page as it is. */
export interface Markup {
  readonly markup: string;
}

/** What may stand in the place of a value: texts are escaped, lists are joined, nothing is nothing. */
export type Part = Markup | string | null | false | readonly Part[];

/** HTML with its values escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return { markup: staticOf(strings).reduce((all, it, index) => all + written(values[index - 1] ?? null) + it) };
}

/** What stands in a template, without the space that its lines begin with. */
function staticOf(strings: TemplateStringsArray): readonly string[] {
  const known = statics.get(strings);
  if (known !== undefined) return known;
  const made = strings.map((it) => it.replace(/\s*\n\s*/g, '\n'));
  statics.set(strings, made);
  return made;
}

const statics = new WeakMap<TemplateStringsArray, readonly string[]>();

/** HTML that was cleaned or made by the program. */
export const ready = (text: string): Markup => ({ markup: text });

/** A part as HTML. */
export function written(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string') return part.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
  return 'markup' in part ? part.markup : part.map(written).join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

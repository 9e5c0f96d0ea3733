import { allowedTags } from '../markdown/check-html.ts';

/** Elements that Markdown has its own way for, with that way. */
const asMarkdown: Readonly<Record<string, string>> = {
  a: '[words](address)',
  img: '![words](file)',
  input: '- [ ] words',
  pre: 'a block between lines of ```',
  table: 'a table with | between the cells',
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((it) => [it, '## words'])),
};

const ofTables = new Set(['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']);

/** Values that an attribute may have, by element and name; `*` holds for every element. */
const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '*': { dir: /^(?:ltr|rtl|auto)$/, lang: /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/i },
  details: { open: /^$/ },
  ol: { start: /^-?\d{1,9}$/, reversed: /^$/ },
  abbr: { title: /^[^<>]{1,200}$/ },
};

/** Why an HTML element may not stand in a page, and what to write; null when it may. */
export function elementFault(name: string): [message: string, hint: string] | null {
  const instead = ownOf(asMarkdown, name) ?? (ofTables.has(name) ? asMarkdown['table'] : undefined);
  if (instead !== undefined) return [`\`<${name}>\` is written as Markdown here.`, `Write ${instead}`];
  if (allowedTags.has(name)) return null;
  return [`\`<${name}>\` may not stand in a page.`, 'Elements for text may: details, summary, dl, kbd, sub and the like.'];
}

/** Why an attribute of an HTML element may not stand there; null when it may. `value` is empty for one without. */
export function attributeFault(element: string, name: string, value: string): [message: string, hint: string] | null {
  const allowed = { ...attributes['*'], ...ownOf(attributes, element) };
  const pattern = ownOf(allowed, name);
  if (pattern?.test(value)) return null;
  const hint = `\`<${element}>\` may have: ${Object.keys(allowed).join(', ')}`;
  return [
    pattern === undefined ? `\`<${element}>\` may not have \`${name}\`.` : `The value of \`${name}\` is none of those it may have.`,
    hint,
  ];
}

/** A value of a table, and nothing that every object has. */
const ownOf = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

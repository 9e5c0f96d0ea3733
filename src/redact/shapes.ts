/**
 * How a vendor writes its tokens: literal text, `{set:length}` for characters of a set, `<a|b>` for one of several literals. A length is
 * `36`, `20-60`, or `36+` for that many and all that follow. A last `$` says that no letter or digit follows.
 */
export type Shape = string;

interface Part {
  /** Literals of which one stands here; empty for characters of a set. */
  literals: string[];
  set: string;
  least: number;
  most: number;
}

/** The shape as the source of a pattern, without what may stand around it. */
export function sourceOf(shape: Shape): string {
  return partsOf(shape)
    .map(({ literals, set, least, most }) => {
      if (literals.length > 1) return `(?:${literals.map(escaped).join('|')})`;
      if (literals.length === 1) return escaped(literals[0] ?? '');
      const one = `[${sets[set]?.[0] ?? ''}]`;
      // A repetition that is counted and has no end takes more stack than there is where a run is megabytes long.
      return most === Infinity ? `${one}{${least}}${one}*` : `${one}{${least}${most === least ? '' : `,${most}`}}`;
    })
    .join('');
}

/** Literals of three characters or more of which one stands in every text of this shape. */
export function keywordsOf(shape: Shape): string[] {
  const [best] = joinedLiterals(partsOf(shape)).toSorted((a, b) => literalLength(b) - literalLength(a));
  return best && literalLength(best) >= 3 ? best.literals : [];
}

/** True when every text of this shape begins with one of its keywords. */
export function beginsWithKeyword(shape: Shape): boolean {
  const [first] = joinedLiterals(partsOf(shape));
  const keywords = keywordsOf(shape);
  return keywords.length > 0 && first?.literals.join() === keywords.join();
}

/** A made-up text of this shape, always the same one; `fill` instead of every made-up character when given. */
export function sampleOf(shape: Shape, fill?: string): string {
  let seed = 7;
  return partsOf(shape)
    .map(({ literals, set, least }) => {
      if (literals.length > 0) return literals[0];
      const characters = sets[set]?.[1] ?? '';
      if (fill !== undefined) return (characters.includes(fill) ? fill : characters.charAt(0)).repeat(least);
      return Array.from({ length: least }, () => {
        seed = (seed * 1103 + 12_345) % 65_521;
        return characters.charAt(seed % characters.length);
      }).join('');
    })
    .join('');
}

/** How long the shortest of its literals is. */
function literalLength({ literals }: Part): number {
  return literals.length === 0 ? 0 : Math.min(...literals.map((it) => it.length));
}

/** Literals that follow each other, as one: `glpat` and `-`, or `sk_` before `live` and `test`. */
function joinedLiterals(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && last.literals.length > 0 && part.literals.length > 0 && last.literals.length * part.literals.length <= 40)
      last.literals = last.literals.flatMap((a) => part.literals.map((b) => a + b));
    else result.push({ ...part });
  }
  return result;
}

const parsed = new Map<Shape, readonly Part[]>();

/** The parts of a shape, of which several things are asked. */
function partsOf(shape: Shape): readonly Part[] {
  const parts = parsed.get(shape) ?? parse(shape);
  parsed.set(shape, parts);
  return parts;
}

function parse(shape: Shape): Part[] {
  return [...shape.replace(/\$$/, '').matchAll(/\{(\w+):(\d+)(\+|-\d+)?\}|<([^>]*)>|[^{}<>]+/g)].map(
    ([all, set = '', least, more, choice]) => {
      const from = Number(least ?? 0);
      const most = more === '+' ? Infinity : more === undefined ? from : Number(more.slice(1));
      return { literals: choice === undefined ? (set === '' ? [all] : []) : choice.split('|'), set, least: from, most };
    },
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = lower.toUpperCase();
const digits = '0123456789';
/** What stands between the brackets of a pattern, and the characters themselves. */
const sets: Readonly<Record<string, readonly [string, string]>> = {
  an: ['A-Za-z0-9', upper + lower + digits],
  lan: ['a-z0-9', lower + digits],
  uan: ['A-Z0-9', upper + digits],
  al: ['A-Za-z', upper + lower],
  low: ['a-z', lower],
  up: ['A-Z', upper],
  num: ['0-9', digits],
  hex: ['0-9a-f', `${digits}abcdef`],
  xhex: ['0-9A-Fa-f', `${digits}abcdefABCDEF`],
  b32: ['A-Z2-7', `${upper}234567`],
  url: ['A-Za-z0-9_-', `${upper + lower + digits}_-`],
  word: ['A-Za-z0-9_', `${upper + lower + digits}_`],
  b64: ['A-Za-z0-9+/', `${upper + lower + digits}+/`],
  eq: ['A-Za-z0-9+/=', `${upper + lower + digits}`],
  dot: ['A-Za-z0-9_.-', `${upper + lower + digits}_`],
  any: ['A-Za-z0-9_.~+/=-', `${upper + lower + digits}_`],
  tag: ['a-z0-9-', lower + digits],
  pct: ['A-Za-z0-9%', upper + lower + digits],
};

import type { ShortName } from './facts.ts';

/** The names in one cell of a table. */
interface CellNames {
  names: readonly string[];
  /** What is written short (`_SECRET`) behind one of these. */
  shorts: readonly ShortName[];
  /** True where one of them does in place of another. */
  isChoice: boolean;
}

const name = /^\$?\{?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_?)\}?$/;
const short = /^(?:\.{2,3}|…)?_([A-Z0-9]+(?:_[A-Z0-9]+)*)$/;
const choice = /\s(?:or|oder|ou|o|или)\s|または|もしくは|或者?|또는|혹은/u;
const joint =
  /\s+(?:and|or|und|oder|et|ou|y|o|e|и|или)\s+|\s*(?:[/,;+&|、，；／]|または|もしくは|および|と|和|与|或者?|및|또는|혹은)\s*|\s+/u;

/** Names of one cell; more only stand in files made to slow readers down. */
const most = 20;

/** The names of variables that a cell consists of: `A_KEY`, `A_HOST, A_PORT`, `A_CLIENT_ID / _SECRET`; null when it holds other words. */
export function namesInCell(cell: string): CellNames | null {
  const parts = cell
    .slice(0, 2000)
    .split(joint)
    .filter((it) => it !== '');
  if (parts.length === 0 || parts.length > most) return null;
  const names: string[] = [];
  const shorts: ShortName[] = [];
  for (const part of parts) {
    const whole = name.exec(part)?.[1];
    const end = short.exec(part)?.[1];
    const first = names.at(-1);
    if (whole !== undefined) names.push(whole);
    else if (end !== undefined && first !== undefined) shorts.push({ after: first, written: `${first} / _${end}`, end });
    else return null;
  }
  return { names, shorts, isChoice: names.length > 1 && choice.test(cell) };
}

// Last words of names of which people write the second one short, and mean that it takes the place of the first.
const pairs: readonly ReadonlySet<string>[] = [
  'HOST PORT USER USERNAME PASS PASSWORD PWD DB DATABASE NAME FROM SSL TLS',
  'MIN MAX',
  'START END',
  'PUBLIC PRIVATE',
  'WIDTH HEIGHT',
].map((it) => new Set(it.split(' ')));

/** The whole name that a short one stands for: the only one that is named elsewhere, or the one that everybody means; null when neither is certain. */
export function wholeNameOf({ after, end }: ShortName, isNamed: (name: string) => boolean): string | null {
  const words = after.split('_').filter((it) => it !== '');
  const known = words.map((_, index) => `${words.slice(0, index + 1).join('_')}_${end}`).filter((it) => it !== after && isNamed(it));
  return known.length === 0 ? meant(words, end.split('_')) : known.length === 1 ? (known[0] ?? null) : null;
}

function meant(words: readonly string[], end: readonly string[]): string | null {
  const joined = (count: number): string => [...words.slice(0, count), ...end].join('_');
  // `_CLIENT_SECRET` behind `A_CLIENT_ID` says itself where it begins.
  const repeated = words.lastIndexOf(end[0] ?? '');
  if (end.length > 1) return repeated > 0 ? joined(repeated) : end.length === words.length - 1 ? joined(1) : null;
  const [last = '', before = ''] = words.toReversed();
  const [own = ''] = end;
  const isPair = pairs.some((it) => it.has(last) && it.has(own)) || (last === 'ID' && own === 'SECRET' && before === 'CLIENT');
  return isPair && words.length > 1 ? joined(words.length - 1) : null;
}

/** A page that can be proposed in the place of one that does not exist. */
export interface Address {
  url: string;
  title: string;
}

/** Pages proposed at most. */
const atMost = 5;

/** The pages of `known` whose addresses are most like `path`, the most like first; none when none is like it. */
export function nearestAddresses(path: string, known: readonly Address[]): Address[] {
  const wanted = wordsOf(path);
  if (wanted.size === 0) return [];
  return known
    .map((it, index) => ({ it, index, likeness: likenessOf(wanted, wordsOf(it.url)) }))
    .filter(({ likeness }) => likeness >= 0.3)
    .toSorted((a, b) => b.likeness - a.likeness || a.index - b.index)
    .slice(0, atMost)
    .map(({ it }) => it);
}

/** Pairs of letters of the parts of an address: two addresses with a letter wrong share most of them. */
function wordsOf(path: string): Set<string> {
  const parts = path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((it) => it !== '' && it !== 'index' && it !== 'html');
  return new Set(parts.flatMap((part) => [...` ${part} `].flatMap((letter, at, all) => (at === 0 ? [] : `${all[at - 1]}${letter}`))));
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((it) => b.has(it)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

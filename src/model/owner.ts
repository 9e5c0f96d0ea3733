import { nearest } from './nearest.ts';

/** Whether the words that say who decides something name this person or role: as a whole, or among others, as in "Finance lead (Anna)". */
export function names(owner: string | null, asked: string): boolean {
  const words = wordsOf(asked);
  return owner !== null && words !== '' && ` ${wordsOf(owner)} `.includes(` ${words} `);
}

/** The owners that are most likely meant by one whom nothing names, at most three, each once; those with a word in common before slips of the pen. */
export function nearestOwners(asked: string, owners: readonly string[]): string[] {
  const all = [...new Map(owners.map((it) => [wordsOf(it), it])).values()];
  const words = new Set(wordsOf(asked).split(' '));
  const alike = all.filter((it) =>
    wordsOf(it)
      .split(' ')
      .some((word) => words.has(word)),
  );
  const slip = nearest(asked, all);
  return [...new Set([...alike, ...(slip === null ? [] : [slip])])].slice(0, 3);
}

const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

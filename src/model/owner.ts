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

/** Where the bracket that opens at `from` closes; -1 where it does not. */
export function closedAt(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (opening.has(text.charAt(at))) depth++;
    else if (closing.has(text.charAt(at)) && --depth === 0) return at;
  }
  return -1;
}

/** A text without the brackets around the whole of it. */
export function withoutOuterBrackets(text: string): string {
  const trimmed = text.trim();
  return opening.has(trimmed.charAt(0)) && closedAt(trimmed, 0) === trimmed.length - 1 ? trimmed.slice(1, -1).trim() : trimmed;
}

/** Where the bracket opens that closes as the last sign of a text; -1 where none does. */
export function openedAt(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    if (closing.has(text.charAt(at))) depth++;
    else if (opening.has(text.charAt(at)) && --depth === 0) return depth === 0 && closing.has(text.charAt(text.length - 1)) ? at : -1;
    if (depth === 0) return -1;
  }
  return -1;
}

const opening: ReadonlySet<string> = new Set('([（【');
const closing: ReadonlySet<string> = new Set(')]）】');

/** The words of a question; what stands behind its mark, such as who decides, is none of it. */
export const askedWords = (text: string): string => wordsIn(/^[^?？]*[?？]/u.exec(text)?.[0] ?? text);

/** The words of a text without signs and capital letters. */
export function wordsIn(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A question in the list that it is looked for in, with its words worked out once. */
interface Asked {
  text: string;
  words: string;
  set: ReadonlySet<string>;
}

/**
 * For each of `texts` the one of `others` that asks the same: in its words, or else in most of them; null for none.
 * Lists longer than anybody writes are compared by their whole words alone: each with each would take for ever.
 */
export function sameAsked(texts: readonly string[], others: readonly string[]): (string | null)[] {
  const asked = others.map(askedOf);
  const byWords = new Map(asked.toReversed().map((it) => [it.words, it.text]));
  const few = texts.length * others.length <= mostPairs;
  return texts.map(askedOf).map((it) => byWords.get(it.words) ?? (few ? asked.find((other) => isReworded(it, other))?.text : null) ?? null);
}

function askedOf(text: string): Asked {
  const words = askedWords(text);
  return { text, words, set: new Set(words.split(' ')) };
}

/** Whether most words of a question stand in another one. */
function isReworded({ set: mine }: Asked, { set: its }: Asked): boolean {
  const both = [...mine].filter((it) => its.has(it)).length;
  return 2 * both > Math.min(mine.size, its.size) + 1;
}

const mostPairs = 10_000;

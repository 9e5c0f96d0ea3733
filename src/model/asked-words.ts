/** The words of a question; what stands behind its mark, such as who decides, is none of it. */
export const askedWords = (text: string): string => wordsIn(/^[^?？]*[?？]/u.exec(text)?.[0] ?? text);

/** The words of a text without signs and capital letters. */
export function wordsIn(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The one of `others` that asks the same as a question: in its words, or else in most of them; undefined for none. */
export function sameAsked(text: string, others: readonly string[]): string | undefined {
  const words = askedWords(text);
  return others.find((it) => askedWords(it) === words) ?? others.find((it) => isReworded(words, askedWords(it)));
}

/** Whether most words of a question stand in another one. */
function isReworded(one: string, two: string): boolean {
  const [mine, its] = [new Set(one.split(' ')), new Set(two.split(' '))];
  const both = [...mine].filter((it) => its.has(it)).length;
  return 2 * both > Math.min(mine.size, its.size) + 1;
}

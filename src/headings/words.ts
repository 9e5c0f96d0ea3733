/** Text in lower case, without accents and typographic apostrophes, so that spellings of one word are equal. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Hangul and kana would fall apart into their parts.
  return ascii.test(lower) || eastAsian.test(lower) ? lower : lower.normalize('NFD').replace(marks, '');
}

/** The words of a text, folded; numbers count as words, and "don't" is "do not". */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return (folded.includes("n't") || folded.includes('n’t') ? folded.replace(shortNot, ' not') : folded).match(word) ?? [];
}

/** Whether the text holds Chinese, Japanese or Korean, which put no space between words. */
export function isEastAsian(text: string): boolean {
  return eastAsian.test(text);
}

/** Text as a part of a regular expression that matches just that. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Text with a space for every emoji, arrow and tick. */
export function withoutSigns(text: string): string {
  return ascii.test(text) ? text : text.replace(signs, ' ');
}

const signs = /(?:\p{Extended_Pictographic}|[\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff]|\u200d|\ufe0f|\u20e3)+/gu;
const ascii = /^[\0-\x7f]*$/;
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const marks = /\p{M}+/gu;
const shortNot = /n['’]t(?!\p{L})/gu;
const word = /[\p{L}\p{N}]+/gu;

import { asWritten, numberSyntax } from './numbers.ts';

/** A TOML text in which the numbers that a parser would write differently stand in quotes. */
export interface NumbersQuoted {
  text: string;
  /** Where in the source those numbers begin, in order. */
  quoted: readonly number[];
}

/**
 * Puts every number that JavaScript would write differently (`1.10`, `0xff`, `1_000`, `+1`, `inf`, 19 digits) in quotes, so that the
 * parser, which tells nothing of how a number was written, gives its text. Keys, texts, comments, dates and broken numbers stay.
 */
export function quoteNumbers(source: string): NumbersQuoted {
  if (!suspect.test(source)) return { text: source, quoted: [] };
  const quoted: number[] = [];
  let text = '';
  let from = 0;
  for (const { index, word } of valuesIn(source)) {
    if (!isOdd(word)) continue;
    quoted.push(index);
    text += `${source.slice(from, index)}"${word}"`;
    from = index + word.length;
  }
  return { text: text + source.slice(from), quoted };
}

/** The words that stand where TOML has a value, outside texts and comments. */
function* valuesIn(source: string): Generator<{ index: number; word: string }> {
  const open: string[] = [];
  let isValue = false;
  let isHeader = false;
  for (const { 0: part, index } of source.matchAll(parts)) {
    if (part === '\n') {
      if (open.length > 0) continue;
      isValue = false;
      isHeader = false;
    } else if (isHeader || part.startsWith('#')) continue;
    else if (part === '=') isValue = true;
    else if (part === ',') isValue = open.at(-1) === '[';
    else if (part === '[' && !isValue && open.length === 0) isHeader = true;
    else if (part === '[' || part === '{') {
      open.push(part);
      isValue = part === '[';
    } else {
      if (part === ']' || part === '}') open.pop();
      else if (isValue) yield { index, word: part };
      isValue = false;
    }
  }
}

const isOdd = (word: string): boolean => number.test(word) && asWritten(Number(word), word) === word;
const number = new RegExp(`^(?:${numberSyntax})$`);
// What may be such a number, be it in a text or comment: most files hold none, and this look costs far less than their parts. Any number
// of at most 15 digits comes out the same without these signs.
const suspect =
  /(?:^|[=[,])[ \t]*(?:\+[\din]|-?(?:inf|nan)\b|-0(?![\d.])|0[box]|-?0\.000000|-?\d[\d.]{15}|-?\d[\d.]*(?:[_eE]|(?<=\.\d*0)[ \t]*(?:[,\]}#\r\n]|$)))/m;
// Texts of three quotes and of one, comments, ends of lines, signs, words. A text that is never closed ends with the file or its line.
const parts =
  /"""(?:[^"\\]|\\[\s\S]?|"{1,2}(?!"))*(?:"{3,5}|$)|'''(?:[^']|'{1,2}(?!'))*(?:'{3,5}|$)|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|#[^\n]*|[\n[\]{}=,]|[^\s"'#[\]{}=,]+/g;

import type { Range } from './ranges.ts';

/** What may stand in the place of a value. */
interface Instead {
  mark: string;
  /** The operator's words for it; null for the mark. */
  words: string | null;
  path: string;
}

/**
 * The range with what takes its place, so that the text around it still reads as what it is: a link keeps its form, the brackets of an
 * address go with it, and a value of data becomes a text of data.
 */
export function markIn(text: string, range: Range, { mark, words, path }: Instead): Range {
  const { start, end } = range;
  const plain = words ?? mark;
  const before = text.slice(Math.max(0, start - 10), start);
  const secret = { start, end };
  for (const open of ['<mailto:', '<']) {
    if (before.endsWith(open) && text[end] === '>') return { ...range, start: start - open.length, end: end + 1, secret, instead: plain };
  }
  // Where a link leads there may be no space; a link with a mark in it leads nowhere.
  if (/(?:["'(=<]|\]: )mailto:$/.test(before)) return { ...range, instead: mark.replaceAll(' ', '%20') };
  return { ...range, instead: isBare(text, range, path) ? JSON.stringify(plain) : plain };
}

/** True for a value of data that stands there without quotes: a mark there would be read as a list. */
function isBare(text: string, { start, end }: Range, path: string): boolean {
  if (!data.test(path) && !isInFront(text, start)) return false;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(Math.max(lineStart, start - 200), start);
  const after = text.slice(end, end + 20);
  return /(?:^|[-:=[,{])\s*$/.test(before) && /^\s*(?:[\r\n,\]}#]|$)/.test(after);
}

function isInFront(text: string, at: number): boolean {
  if (!/^(?:\uFEFF)?---\s/.test(text)) return false;
  const close = text.indexOf('\n---', 3);
  return close > at;
}

const data = /\.(?:ya?ml|json[c5l]?|toml)$/i;

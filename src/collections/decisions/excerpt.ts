import { itemsOf } from '../../markdown/lists.ts';
import type { Block } from '../../markdown/parse.ts';
import { plainText } from '../../markdown/text.ts';

/** Length of a decision, a reason and what was replaced. */
export const inShort = 400;
/** Length of any other named value. */
export const inPassing = 200;
/** Length of a title that is taken from running text. */
export const asTitle = 120;

/** The text, cut at the end of a sentence or between words when it is longer than `most` characters. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('。'));
  const at = sentence > most / 2 ? sentence + 1 : head.lastIndexOf(' ') > most / 2 ? head.lastIndexOf(' ') : most;
  return `${head
    .slice(0, at)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** As `excerpt`; null for an empty text. */
export function shortOrNull(text: string, most: number = inShort): string | null {
  return text === '' ? null : excerpt(text, most);
}

/** The words of these blocks in one line; the items of lists are kept apart, code and tables are left out. */
export function flat(blocks: readonly Block[]): string {
  const words: string[] = [];
  for (const block of blocks) {
    const text = block.type === 'list' ? joined(itemsOf([block]).map((it) => it.text)) : leftOut.has(block.type) ? '' : plainText(block);
    if (text !== '') words.push(text);
    if (words.length > 4) break;
  }
  return words.join(' ');
}

/** What these blocks say first: the first paragraph, with the list it leads to; or the first list. */
export function firstWords(blocks: readonly Block[]): string {
  const at = blocks.findIndex((block) => !leftOut.has(block.type) && plainText(block) !== '');
  const first = blocks[at];
  if (!first) return '';
  const text = flat([first]);
  const next = blocks[at + 1];
  return next?.type === 'list' && leadsOn.test(text) ? `${text} ${flat([next])}` : text;
}

function joined(items: readonly string[]): string {
  let text = '';
  for (const item of items) {
    if (text !== '') text += sentenceEnd.test(text) ? ' ' : '; ';
    text += item;
    if (text.length > inShort) break;
  }
  return text;
}

const leftOut = new Set<Block['type']>(['code', 'html', 'table', 'thematicBreak', 'definition', 'heading']);
const leadsOn = /(?:[:：,]|because|weil|car|porque)$/;
const sentenceEnd = /[.!?。！？]$/;

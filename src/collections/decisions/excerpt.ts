import { itemsOf, type Item } from '../../markdown/lists.ts';
import type { Block, Node } from '../../markdown/parse.ts';
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
  const kept = head.slice(0, at).replace(/[\uD800-\uDBFF]$/, '');
  const end = Math.max(0, kept.length - 3 * longestEnd);
  return `${kept.slice(0, end)}${kept.slice(end).replace(openEnd, '')}…`;
}

/** As `excerpt`; null for an empty text. */
export function shortOrNull(text: string, most: number = inShort): string | null {
  return text === '' ? null : excerpt(text, most);
}

/** The words of these blocks in one line; the items of lists are kept apart, code and tables are left out. */
export function flat(blocks: readonly Block[]): string {
  const words: string[] = [];
  for (const block of blocks) {
    const text = wordsOf(block);
    if (text !== '') words.push(text);
    if (words.length > 4) break;
  }
  return words.join(' ');
}

/** What these blocks say first: the first paragraph or list, and what its last words lead to. */
export function firstWords(blocks: readonly Block[]): string {
  for (const [at, block] of blocks.entries()) {
    const words = wordsOf(block);
    if (words !== '') return continued(words, blocks.slice(at + 1));
  }
  return '';
}

/** A text that ends with a colon or a conjunction, with what it leads to among the blocks after it. */
export function continued(text: string, after: readonly Block[]): string {
  let words = text;
  let shown = '';
  for (const block of after) {
    if (words.length > inShort || !leadsOn.test(words.slice(-longestEnd))) return words;
    const more = wordsOf(block);
    if (more !== '') words += ` ${more}`;
    else if (shown === '' && (block.type === 'code' || block.type === 'table')) shown = plainText(block);
  }
  return shown !== '' && leadsOn.test(words.slice(-longestEnd)) ? `${words} ${shown}` : words;
}

function wordsOf(block: Block): string {
  if (block.type === 'list') return joined(itemsOf([block]));
  return leftOut.has(block.type) || isPicture(block) ? '' : plainText(block);
}

/** True for images alone: their descriptions are no sentence of the text. */
function isPicture(block: Block): boolean {
  return block.type === 'paragraph' && block.children.every((it) => isPictureOrSpace(it));
}

function isPictureOrSpace(node: Node): boolean {
  if (node.type === 'link') return node.children.every((it) => picture.has(it.type));
  return picture.has(node.type) || (node.type === 'text' && node.value.trim() === '');
}

function joined(items: readonly Item[]): string {
  let text = '';
  for (const item of items) {
    if (text !== '') text += sentenceEnd.test(text) ? ' ' : '; ';
    text += item.items.length > 0 && leadsOn.test(item.text.slice(-longestEnd)) ? `${item.text} ${joined(item.items)}` : item.text;
    if (text.length > inShort) break;
  }
  return text;
}

const leftOut = new Set<Block['type']>(['code', 'html', 'table', 'thematicBreak', 'definition', 'heading']);
const picture = new Set<Node['type']>(['image', 'imageReference', 'break', 'html']);
const longestEnd = 12;
const leadsOn =
  /(?:[:：,，]|(?<!\p{L})(?:because|and|but|or|so that|such as|weil|und|aber|oder|denn|car|parce que|et|mais|ou|porque|y|pero))$/iu;
const openEnd =
  /(?:[\s:：,，;；]|(?<!\p{L})(?:because|and|but|or|weil|und|aber|oder|denn|car|et|mais|ou|porque|y|pero)(?=[\s:：,，;；]*$))+$/iu;
const sentenceEnd = /[.!?。！？]$/;

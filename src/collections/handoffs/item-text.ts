import type { Block, Node } from '../../markdown/parse.ts';
import { plainText } from '../../markdown/text.ts';
import { cut } from './cut.ts';
import { longestText } from './schema.ts';

type Code = Extract<Block, { type: 'code' }>;
export type ListItem = Extract<Block, { type: 'list' }>['children'][number];

/** Most details of one item. */
export const mostDetails = 10;
const longestDetail = 300;
// Lists inside each other beyond this depth only occur in files made to break readers.
const deepest = 4;

/** Short texts of what these blocks list or tell, as details of one item. */
export function detailsOf(blocks: readonly Block[]): string[] {
  const details: string[] = [];
  for (const block of blocks) {
    if (details.length >= mostDetails) break;
    if (block.type === 'list') for (const it of block.children.slice(0, mostDetails - details.length)) details.push(short(withLists(it)));
    else if (block.type === 'paragraph') details.push(short(startOf(block, longestDetail)));
  }
  return details.filter((it) => it !== '');
}

/** Words of an item, with those of the lists inside it where it only leads to them. */
function withLists(item: ListItem, depth = 0): string {
  const own = ownTextOf(item, longestDetail);
  if (!/[:：]$/.test(own) || depth === deepest) return own;
  let inside = '';
  for (const it of item.children.flatMap((each) => (each.type === 'list' ? each.children : []))) {
    if (inside.length > longestDetail) break;
    inside += `${inside === '' ? ' ' : ', '}${withLists(it, depth + 1)}`;
  }
  return own + inside;
}

/** Words of an item without the lists inside it, as far as they can be shown. */
export function ownTextOf(item: ListItem, most: number = longestText): string {
  let text = '';
  let wasCode = false;
  for (const block of item.children) {
    if (block.type === 'list') continue;
    const words = startOf(block, most + 1 - text.length);
    if (words === '') continue;
    const isCode = block.type === 'code';
    text = text === '' ? words : `${text}${isCode || wasCode ? '\n' : ' '}${words}`;
    wasCode = isCode;
    if (text.length > most) break;
  }
  // What stood behind a dash was a comment, such as a blank that nobody has filled in.
  return text.replace(/\s+[–—-]\s*$/, '');
}

/** The lines of a code block without those that are empty, as written. */
export function codeText({ value }: Code): string {
  return value
    .split(/\r?\n/)
    .map((it) => it.trimEnd())
    .filter((it) => it !== '')
    .join('\n');
}

/** The words of a block, at least `most` characters of them when it has as many. */
export function startOf(block: Block, most: number): string {
  if (block.type === 'code') return codeText(block);
  if (block.type !== 'paragraph') return plainText(block);
  const { children } = block;
  let length = 0;
  for (const [index, node] of children.entries()) {
    const value = node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
    length += value.length;
    if (length <= most + slack) continue;
    const last: Node = { type: 'text', value: value.slice(0, value.length - (length - most - slack)) };
    return plainText([...children.slice(0, index), last]);
  }
  return plainText(block);
}

// Line breaks and indents that do not show.
const slack = 40;

const short = (text: string): string => cut(text, longestDetail);

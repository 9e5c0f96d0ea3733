import { isProse } from '../markdown/data-text.ts';
import { bodyTree, parseMarkdown } from '../markdown/parse.ts';
import { cutText, joined, parting } from '../markdown/pieces.ts';
import { append } from '../model/append.ts';
import type { Redacted } from '../model/redacted.ts';
import { lineBlocks, wordsOf, type Block } from './block.ts';
import { keyBlocks } from './from-front-matter.ts';
import { blocksOfMarkdown, blocksOfTree } from './from-markdown.ts';

/** The blocks of the text of a file: of Markdown and plain words its paragraphs and their like, of data and code its lines. Never throws for bad content. */
export function blocksOfText(text: Redacted, path: string): Block[] {
  if (isProse(path)) return blocksOfMarkdown(parseMarkdown(text));
  return text === '' ? [] : lineBlocks(text.replace(/^\uFEFF/, '').replace(/\r?\n$/, ''));
}

/** The same for the texts of one document, one after another: what stood in the text before is not read again, and gives the same blocks. */
export function blockReader(): (text: Redacted, path: string) => Block[] {
  let known = new Map<string, Block[]>();
  return (text, path) => {
    const { front, pieces } = isProse(path) ? cutText(text) : unread;
    if (front === null || pieces === null) return blocksOfText(text, path);
    const now = new Map<string, Block[]>();
    const fresh = pieces.filter((it) => !known.has(it));
    for (const [index, its] of partedBlocks(fresh).entries()) {
      // A copy: a part of a text would keep the whole of it.
      now.set(Buffer.from(fresh[index] ?? '').toString(), its);
    }
    const blocks = front.data === null ? [] : keyBlocks(front.data);
    for (const piece of pieces) {
      const its = now.get(piece) ?? known.get(piece) ?? [];
      now.set(piece, its);
      append(blocks, its);
    }
    known = now;
    return blocks;
  };
}

const unread = { front: null, pieces: null };

/** The blocks of each of some pieces of texts. */
function partedBlocks(pieces: readonly string[]): Block[][] {
  if (pieces.length === 0) return [];
  const all: Block[][] = [[]];
  for (const it of blocksOfTree(bodyTree(joined(pieces)))) {
    if (it.kind === 'paragraph' && wordsOf(it.cells[0] ?? []) === parting) all.push([]);
    else all.at(-1)?.push(it);
  }
  return all;
}

import type { Block, Node } from './parse.ts';
import { lineOf, plainText } from './text.ts';

/** One item of a list. */
export interface Item {
  /** Words of the item without those of the lists inside it. */
  text: string;
  /** 1-based line. */
  line: number;
  /** State of its checkbox; null when it has none. */
  checked: boolean | null;
  /** True in a numbered list. */
  ordered: boolean;
  /** What the item holds beside the lists inside it. */
  blocks: Block[];
  /** Items of the lists inside it. */
  items: Item[];
}

type List = Extract<Node, { type: 'list' }>;

/** The items of every list among these blocks, with the lists inside them. Lists in block quotes and tables are not looked for. */
export function itemsOf(blocks: readonly Block[]): Item[] {
  return itemsAt(blocks, 0);
}

// Lists inside lists beyond this depth only occur in files made to break readers.
const deepest = 40;

function itemsAt(blocks: readonly Block[], depth: number): Item[] {
  return blocks.flatMap((block) => (block.type === 'list' ? itemsOfList(block, depth) : []));
}

function itemsOfList(list: List, depth: number): Item[] {
  const ordered = list.ordered === true;
  return list.children.map((item) => {
    const blocks = depth < deepest ? item.children.filter((block) => block.type !== 'list') : item.children;
    return {
      text: plainText(blocks),
      line: lineOf(item),
      checked: item.checked ?? null,
      ordered,
      blocks,
      items: depth < deepest && blocks.length < item.children.length ? itemsAt(item.children, depth + 1) : [],
    };
  });
}

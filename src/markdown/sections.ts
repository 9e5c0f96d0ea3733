import type { Block, MarkdownText } from './parse.ts';
import { lineOf, plainText } from './text.ts';

/** A heading with everything below it, up to the next heading of its level or above. */
export interface Section {
  /** Words of the heading, emoji and numbers kept; empty for the root. */
  heading: string;
  /** Level of the heading, 1 to 6; 0 for the root, which is the whole body. */
  depth: number;
  /** 1-based line of the heading. */
  line: number;
  /** Where the heading starts, as an offset in UTF-16 units. */
  start: number;
  /** Where the section ends, sections below it included. */
  end: number;
  /** What stands directly under the heading, before the first heading below it. */
  blocks: Block[];
  children: Section[];
}

/** The body as a tree of sections. Headings inside block quotes, lists and code are content, not sections. */
export function sectionsOf({ root, text, front }: MarkdownText): Section {
  const whole: Section = {
    heading: '',
    depth: 0,
    line: front.endLine + 1,
    start: front.endOffset,
    end: text.length,
    blocks: [],
    children: [],
  };
  const open = [whole];
  let current = whole;
  for (const block of root.children) {
    if (block.type !== 'heading') {
      current.blocks.push(block);
      continue;
    }
    const start = block.position?.start.offset ?? 0;
    for (let last = open.at(-1); last && last.depth >= block.depth; last = open.at(-1)) {
      last.end = start;
      open.pop();
    }
    current = { heading: plainText(block), depth: block.depth, line: lineOf(block), start, end: text.length, blocks: [], children: [] };
    open.at(-1)?.children.push(current);
    open.push(current);
  }
  return whole;
}

/** Every section below this one, in the order of the file. */
export function descendantsOf(section: Section): Section[] {
  return section.children.flatMap((child) => [child, ...descendantsOf(child)]);
}

import { headingInHtml, paragraphInHtml } from './html-opening.ts';
import type { Block, MarkdownText, Node } from './parse.ts';
import { plainText } from './text.ts';

/** First heading of a text, and the first words about it: behind that heading, or in the section that follows it; null where it has none. */
export function openingOf({ root }: MarkdownText): { title: string | null; summary: string | null } {
  const blocks = root.children;
  let title: string | null = null;
  const at = blocks.findIndex((it) => (title = headingOf(it)) !== null);
  const rest = blocks.slice(at + 1);
  const heads = rest.flatMap((it, index) => (it.type === 'heading' ? [index] : []));
  // Far below, a paragraph tells of its own section alone.
  const near = rest.slice(0, heads[1] ?? rest.length);
  const above = at < 0 ? [] : [blocks[at]];
  const summary = [...above, ...near].map((it) => (it === undefined ? null : wordsIn(it))).find((it) => it !== null) ?? null;
  return { title, summary };
}

function wordsIn(block: Block): string | null {
  if (block.type === 'html') return paragraphInHtml(block.value);
  if (!isWordy(block)) return null;
  const words = plainText(block.children.filter((it) => !isBadge(it)));
  // What only leads to a list or a block of code says nothing alone.
  return /[:：]$/u.test(words) ? null : words;
}

function headingOf(block: Block): string | null {
  if (block.type === 'heading') return plainText(block) || null;
  return block.type === 'html' ? headingInHtml(block.value) : null;
}

// A paragraph of badges and links alone says nothing about the project.
function isWordy(block: Block): block is Extract<Block, { type: 'paragraph' }> {
  return block.type === 'paragraph' && block.children.some((it) => it.type === 'text' && /\p{L}{3}/u.test(it.value));
}

// An image, or a link around images alone, is no word of a sentence.
function isBadge(node: Node): boolean {
  return (
    node.type === 'image' ||
    node.type === 'imageReference' ||
    ('children' in node && node.children.length > 0 && node.type !== 'paragraph' && node.children.every(isBadge))
  );
}

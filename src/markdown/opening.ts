import { headingInHtml } from './html-heading.ts';
import type { Block, MarkdownText, Node } from './parse.ts';
import { plainText } from './text.ts';

/** First heading of a text, and the first paragraph of words behind it; null where it has none. */
export function openingOf({ root }: MarkdownText): { title: string | null; summary: string | null } {
  const blocks = root.children;
  let title: string | null = null;
  const at = blocks.findIndex((it) => (title = headingOf(it)) !== null);
  const paragraph = blocks.slice(at + 1).find(isWordy);
  return { title, summary: paragraph === undefined ? null : plainText(paragraph.children.filter((it) => !isBadge(it))) };
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

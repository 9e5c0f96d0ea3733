import { headingInHtml } from '../markdown/html-heading.ts';
import { parseMarkdown, type Block } from '../markdown/parse.ts';
import { plainText } from '../markdown/text.ts';
import type { Redacted } from '../model/redacted.ts';

/** First heading of a text, and the first paragraph of words behind it; null where it has none. */
export function openingOf(text: Redacted): { title: string | null; summary: string | null } {
  const blocks = parseMarkdown(text).root.children;
  let title: string | null = null;
  const at = blocks.findIndex((it) => (title = headingOf(it)) !== null);
  const paragraph = blocks.slice(at + 1).find((it) => isWordy(it));
  return { title, summary: paragraph === undefined ? null : plainText(paragraph) };
}

function headingOf(block: Block): string | null {
  if (block.type === 'heading') return plainText(block) || null;
  return block.type === 'html' ? headingInHtml(block.value) : null;
}

// A paragraph of badges and links alone says nothing about the project.
function isWordy(block: Block): boolean {
  return block.type === 'paragraph' && block.children.some((it) => it.type === 'text' && /\p{L}{3}/u.test(it.value));
}

/** True for the README of the whole repository. */
export function isReadme(path: string): boolean {
  return /^readme(?:\.md|\.markdown|\.txt)?$/i.test(path);
}

import { markdownToMdast, type MdastNode } from 'satteri';
import type { Finding } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';
import { readFrontMatter, type FrontMatter } from './front-matter.ts';
import { isTooDense } from './too-dense.ts';

/** A node of the Markdown syntax tree (mdast). Positions are those of the whole file: lines from 1, offsets in UTF-16 units. */
export type Node = MdastNode;
type Root = Extract<Node, { type: 'root' }>;
/** What may stand directly in a document, a block quote or a list item. */
export type Block = Root['children'][number];

/** One text as Markdown: its front matter, its syntax tree, and what was wrong with it. */
export interface MarkdownText {
  text: Redacted;
  front: FrontMatter;
  root: Root;
  problems: Finding[];
}

/** The syntax tree of a whole file. Front matter is not part of the tree; what is wrong with it is in `problems`. Never throws for bad content. */
export function parseMarkdown(text: Redacted): MarkdownText {
  const { front, problems } = readFrontMatter(text);
  const root = bodyTree(withoutFrontMatter(text, front));
  if (text.startsWith('\uFEFF') && front.endLine === 0) countByteOrderMark(root);
  return { text, front, root, problems };
}

/**
 * The syntax tree of a text without front matter. One that no parser can be given is one block of code: nothing in it is a heading or a list, and its page
 * shows it as it is.
 */
export function bodyTree(body: string): Root {
  if (isTooDense(body)) return { type: 'root', children: [{ type: 'code', value: body }] };
  const tree = markdownToMdast(body, { features: { frontmatter: false } });
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

/** The text with its front matter turned into empty lines, so that every line and offset stays that of the file. */
function withoutFrontMatter(text: string, front: FrontMatter): string {
  if (front.endOffset === 0) return text;
  return text.slice(0, front.endOffset).replace(/[^\r\n]/g, ' ') + text.slice(front.endOffset);
}

/** The parser leaves a byte order mark out of its counting. */
function countByteOrderMark(root: Root): void {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    for (const point of node.position ? [node.position.start, node.position.end] : []) {
      point.offset = (point.offset ?? 0) + 1;
      if (point.line === 1) point.column += 1;
    }
    if ('children' in node) for (const child of node.children) stack.push(child);
  }
  if (root.position) root.position.start = { line: 1, column: 1, offset: 0 };
}

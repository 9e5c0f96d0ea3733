import type { Node } from './parse.ts';
import { heldByActive } from './raw-html.ts';

/** The words of a node or of several, without marks: white space collapsed, code and image descriptions kept, HTML and comments left out. */
export function plainText(from: Node | readonly Node[]): string {
  return collapse(Array.isArray(from) ? wordsOfAll(from, 0) : wordsOf(from as Node, 0));
}

/** A link as written: its words, its target, and the line it stands on. */
export interface WrittenLink {
  text: string;
  url: string;
  line: number;
}

/** The links among these nodes, in their order. A link by reference (`[text][name]`) has no target here and is left out. */
export function linksOf(nodes: readonly Node[]): WrittenLink[] {
  const links: WrittenLink[] = [];
  const stack = nodes.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'link') links.push({ text: plainText(node), url: node.url, line: lineOf(node) });
    else if ('children' in node) for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i] as Node);
  }
  return links;
}

/** 1-based line at which a node starts. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** How many characters of the file a node takes. */
export function lengthOf({ position }: Node): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
}

// Nodes inside each other beyond this depth only occur in files made to break readers.
const deepest = 400;

const none: ReadonlySet<number> = new Set();
const isHtml = (node: Node): node is Extract<Node, { type: 'html' }> => node.type === 'html';

function wordsOfAll(nodes: readonly Node[], depth: number): string {
  const held = nodes.some(isHtml) ? heldByActive(nodes.map((it) => (isHtml(it) ? it.value : null))) : none;
  let words = '';
  for (const [index, node] of nodes.entries()) if (!held.has(index)) words += wordsOf(node, depth);
  return words;
}

function wordsOf(node: Node, depth: number): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'code':
      return ` ${node.value} `;
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'html':
      return /^<br\b/i.test(node.value) ? ' ' : '';
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'link':
    case 'linkReference':
      return depth < deepest ? wordsOfAll(node.children, depth + 1) : '';
    default:
      return 'children' in node && depth < deepest ? ` ${wordsOfAll(node.children, depth + 1)} ` : '';
  }
}

/** Text with every run of white space as one space, and none around it. */
export function collapse(text: string): string {
  return text.replace(runOfSpace, ' ').trim();
}

const runOfSpace = /[ \t\r\n]{2,}|[\t\r\n]/g;

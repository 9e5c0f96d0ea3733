import type { MarkdownText, Node } from '../../../markdown/parse.ts';

/** Every node of one of these types, in the order of the text. */
export function nodesOf<Type extends Node['type']>({ root }: MarkdownText, ...types: readonly Type[]): Extract<Node, { type: Type }>[] {
  const wanted: ReadonlySet<string> = new Set(types);
  const found: Extract<Node, { type: Type }>[] = [];
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (wanted.has(node.type)) found.push(node as Extract<Node, { type: Type }>);
    if ('children' in node) for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i] as Node);
  }
  return found;
}

/** The text with front matter, code and comments blanked out; every line and offset stays. */
export function withoutCode(doc: MarkdownText): string {
  const parts: string[] = [doc.text.slice(0, doc.front.endOffset).replace(/[^\r\n]/g, ' ')];
  let from = doc.front.endOffset;
  for (const node of nodesOf(doc, 'code', 'inlineCode', 'html')) {
    if (node.type === 'html' && !node.value.includes('<!--')) continue;
    const start = Math.max(from, node.position?.start.offset ?? 0);
    const end = node.position?.end.offset ?? 0;
    if (end <= start) continue;
    const written = doc.text.slice(start, end);
    parts.push(doc.text.slice(from, start), node.type === 'html' ? written.replace(comment, blank) : blank(written));
    from = end;
  }
  return parts.join('') + doc.text.slice(from);
}

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');
const comment = /<!--[\s\S]*?(?:-->|$)/g;

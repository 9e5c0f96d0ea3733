import { append } from '../model/append.ts';
import { htmlToHast, type HastNode } from 'satteri';

/** Words of the first `<h1>` in a piece of HTML; null when it has none or the heading has no words (a logo). */
export function headingInHtml(html: string): string | null {
  if (!/<h1[\s>]/i.test(html)) return null;
  const waiting: HastNode[] = [htmlToHast(html)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'element' && node.tagName === 'h1') return wordsOf(node).replace(/\s+/g, ' ').trim() || null;
    if ('children' in node) append(waiting, node.children.toReversed());
  }
  return null;
}

function wordsOf(node: HastNode): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((it) => wordsOf(it)).join('') : '';
}

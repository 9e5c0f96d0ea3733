import { append } from '../model/append.ts';
import { htmlToHast, type HastNode } from 'satteri';

/** Words of the first `<h1>` in a piece of HTML; null when it has none or the heading has no words (a logo). */
export function headingInHtml(html: string): string | null {
  if (!/<h1[\s>]/i.test(html)) return null;
  const [heading] = elementsIn(html, 'h1');
  return heading === undefined ? null : tidy(wordsOf(heading)) || null;
}

/** Words of the first `<p>` in a piece of HTML that says something beside links; null when it has none. */
export function paragraphInHtml(html: string): string | null {
  if (!/<p[\s>]/i.test(html)) return null;
  const told = elementsIn(html, 'p').find((it) => /\p{L}{3}/u.test(wordsOf(it, 'a')));
  return told === undefined ? null : tidy(wordsOf(told));
}

function elementsIn(html: string, name: string): HastNode[] {
  const found: HastNode[] = [];
  const waiting: HastNode[] = [htmlToHast(html)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'element' && node.tagName === name) found.push(node);
    else if ('children' in node) append(waiting, node.children.toReversed());
  }
  return found;
}

const tidy = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** The words of a node, without those of elements called `without`. */
function wordsOf(node: HastNode, without?: string): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && (node.tagName === without || /^(?:script|style|iframe|object)$/.test(node.tagName))) return '';
  return 'children' in node ? node.children.map((it) => wordsOf(it, without)).join('') : '';
}

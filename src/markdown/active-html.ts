import { append } from '../model/append.ts';
import type { Redacted } from '../model/redacted.ts';
import { parseMarkdown, type Node } from './parse.ts';
import { holdsActiveHtml } from './raw-html.ts';

// What the page's own cleaning takes out without a word, because it is common and mostly harmless.
const acts = /\son[a-z]+\s*=|<\/?(?:svg|math|form)\b|(?:java|vb)script:/i;

/** Where a Markdown text holds HTML that could run or load something, as offsets, in order; code is text and does not count. */
export function activeHtmlIn(text: Redacted): { start: number; end: number }[] {
  if (!text.includes('<')) return [];
  const ranges: { start: number; end: number }[] = [];
  const waiting: Node[] = [parseMarkdown(text).root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'html' && (holdsActiveHtml(node.value) || acts.test(node.value))) {
      const { start, end } = node.position ?? {};
      if (start?.offset !== undefined && end?.offset !== undefined) ranges.push({ start: start.offset, end: end.offset });
    } else if ('children' in node) append(waiting, node.children.toReversed());
  }
  return ranges;
}

import { hashId } from './hash-id.ts';

/**
 * Finished HTML in which steps to tick off, rules with a number of their own and questions have an id from a hash of their text: a link to one
 * holds when it moves in its document. The second one of the same text, and later ones, are numbered.
 */
export function withItemIds(html: string, idPrefix: string): string {
  const given = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((it) => it[1] ?? ''));
  const counts = new Map<string, number>();
  return html.replace(item, (whole, step: string | undefined, open: string, inner: string) => {
    const words = inner.replace(tag, '').replace(/\s+/g, ' ').trim();
    const kind = step !== undefined ? 'step' : rule.test(words) ? 'rule' : question.test(words) ? 'question' : null;
    if (kind === null || words === '') return whole;
    const wanted = `${idPrefix}${hashId(kind, words)}`;
    let count = counts.get(wanted) ?? (given.has(wanted) ? 1 : 0);
    do count += 1;
    while (count > 1 && given.has(`${wanted}-${count}`));
    counts.set(wanted, count);
    const id = count === 1 ? wanted : `${wanted}-${count}`;
    return `<li${step ?? ''} id="${id}">${open}${inner}`;
  });
}

// The words of an item itself, up to what it holds below them.
const item = /<li( class="task-list-item")?>(\s*(?:<p>)?)((?:(?!<\/?(?:li|p|[ou]l|pre|div|blockquote|table)\b)[^])*)/g;
const rule = /^[A-Z]{1,6}-?\d+(?:\.\d+)*\b/;
const question = /[?？]$/;
const tag = /<(?:[^"'<>]|"[^"]*"|'[^']*')*>/g;

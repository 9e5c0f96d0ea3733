import { spellingsIn } from './spellings.ts';
import type { Edit } from './view.ts';

/**
 * What the labels of Mermaid diagrams mean where they are not what is written: characters by number or name behind `#`, and breaks of a line and
 * marks within a word. Only in blocks of Mermaid, in Markdown or on a page: elsewhere nobody reads it so.
 */
export function labelsIn(text: string): Edit[] {
  if (!mayHoldLabel(text)) return [];
  const edits: Edit[] = [];
  opening.lastIndex = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const start = opening.lastIndex;
    const ending = found[1] === undefined ? endOfFence : endOfCode;
    ending.lastIndex = start;
    const end = ending.exec(text)?.index ?? text.length;
    for (const { 0: all, 1: name, index } of text.slice(start, end).matchAll(spelling))
      edits.push({ start: start + index, end: start + index + all.length, shown: name === undefined ? '' : meaningOf(name, all) });
    opening.lastIndex = Math.max(end, start);
  }
  return edits;
}

/** False for almost every text in which nothing is written like that. */
export const mayHoldLabel = (text: string): boolean => /mermaid/i.test(text) && anySpelling.test(text);

function meaningOf(name: string, written: string): string {
  const [entity] = spellingsIn(/^\d/.test(name) ? `&#${name};` : `&${name};`);
  return entity?.shown ?? written;
}

// A fence whose language is Mermaid, or the same block on a page.
const opening = /(?:`{3}|~{3})[ \t]*\{?\.?mermaid\b[^\n]*|(<code class="language-mermaid">)/gi;
const endOfFence = /\n[ \t>]*(?:`{3}|~{3})/g;
const endOfCode = /<\/code>/g;
// What stands for `<` and `>` where they were escaped.
const tag = '(?:[<\\uFFFD]|&lt;)(?:br[ \\t]*/?|/?(?:b|i|u|s|em|strong|small|sub|sup|span|code))(?:[>\\uFFFD]|&gt;)';
const spelling = new RegExp(`#(\\d{1,7}|[A-Za-z]{2,24});|${tag}|\\\\n|[*\`]+`, 'g');
const anySpelling = /#\w{2,24};|[<;]br\b|\\n|[<;]\/(?:b|i|u|s|em|strong|small|sub|sup|span|code)\b/;

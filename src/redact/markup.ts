import type { Edit } from './view.ts';

/** The comments of HTML as a page leaves them out: up to the first end. */
export function commentsIn(text: string): Edit[] {
  const edits: Edit[] = [];
  for (let start = text.indexOf('<!--'); start >= 0;) {
    const close = text.indexOf('-->', start + 2);
    if (close < 0) break;
    edits.push({ start, end: close + 3, shown: '' });
    start = text.indexOf('<!--', close + 3);
  }
  return edits;
}

/** The comments of HTML that hold no other one. */
export function innerCommentsIn(text: string): Edit[] {
  return commentsIn(text).map((it) => ({ ...it, start: text.lastIndexOf('<!--', it.end - 5) }));
}

/** What a page does not show of marked-up text: tags, where links lead, and the marks of emphasis, code and links. */
export function markupIn(text: string): Edit[] {
  return editsOf(text, markup);
}

/** The same within a comment, the value of a tag or an address: tags are those without angle brackets inside, and addresses stay. */
export function innerMarkupIn(text: string): Edit[] {
  return editsOf(text, innerMarkup);
}

/** The marks of emphasis, code and links alone, for what looks like a tag and is none. */
export function marksIn(text: string): Edit[] {
  return editsOf(text, marks);
}

function editsOf(text: string, pattern: RegExp): Edit[] {
  return [...text.matchAll(pattern)].map(({ 0: all, index }) => ({
    start: index,
    end: index + all.length,
    shown: newLine.test(all) ? '\n' : '',
  }));
}

const quoted = `(?:"[^"]{0,2000}"|'[^']{0,2000}')`;
/** A tag, whose values may hold angle brackets. The limits keep tags within tags from being read again and again. Part of a pattern. */
export const tag = `<(?:[A-Za-z/][^<>=]*(?:=(?:\\s{0,20}${quoted}|(?!\\s{0,20}["']))[^<>=]*){0,30}|[A-Za-z/!?][^<>]*)>`;
/** A tag without angle brackets in its values. Part of a pattern. */
export const innerTag = '<[A-Za-z/][^<>]*>';
/** Where a link leads. Part of a pattern. */
export const target = String.raw`\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*){0,10}\)|\]\[[^[\]\n]*\]`;
const mark = String.raw`!?\[|[*~${'`'}]+|\]`;
const markup = new RegExp(`${tag}|${target}|${mark}`, 'g');
const innerMarkup = new RegExp(`${innerTag}|${mark}`, 'g');
const marks = new RegExp(mark, 'g');
/** Tags that begin a line of their own on a page, or a cell. */
const newLine =
  /^<\/?(?:address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|title|tr|ul)(?![A-Za-z0-9-])/i;

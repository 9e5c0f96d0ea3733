/**
 * The same page in fewer bytes, for pages of which there are thousands: without the end tags that HTML lets go, and without white space
 * that nobody sees. A browser makes the same elements of it. The text between `<pre>` and its end stays as it is.
 */
export const compact = (html: string): string =>
  html.replaceAll('<li class="task-list-item">', '<li>').replaceAll('<ul class="contains-task-list">', '<ul>').replace(needless, '$1');

/** A tag with its attributes. */
const opening = (names: string): string => `<(?:${names})(?:\\s(?:[^"<>]|"[^"]*")*)?>`;
const closing = (names: string): string => `</(?:${names})>`;
/** What comes next. */
const before = (...tags: readonly string[]): string => `\\s*(?=${tags.map((it) => `<${it}[\\s>]`).join('|')})`;

const needless = new RegExp(
  [
    `(<pre[\\s>][^]*?</pre>|${opening('ul|ol|li|table|thead|tbody|tr|blockquote|nav|main|article')}|${closing('ul|ol|table|h[1-6]|blockquote|div|nav|section')})\\s+(?=<)`,
    `${closing('p')}${before('(?:p|ul|ol|pre|table|div|blockquote|h[1-6]|hr|nav|figure)', '/(?:li|blockquote|div|article|main|section)')}`,
    `${closing('li')}${before('li', '/[uo]l')}`,
    `${closing('t[dh]')}${before('t[dh]', '/tr')}`,
    `${closing('tr')}${before('tr', '/t(?:head|body|able)')}`,
    `${closing('thead')}${before('tbody')}`,
    `${closing('tbody')}${before('/table')}`,
  ].join('|'),
  'g',
);

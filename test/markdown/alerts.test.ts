import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/markdown/render.ts';
import { redacted } from './redacted.ts';

/** The same text in the way for plain Markdown and in the way for raw HTML. */
const both = (text: string): string[] => [html(text).trim(), html(`${text}\n\n<b></b>\n`).replace(/\s*<p><b><\/b><\/p>\s*/, '')];
const html = (text: string): string => renderMarkdown(redacted(text), { linkOf: () => null }).html;

test.each(['Note', 'Tip', 'Important', 'Warning', 'Caution'])('an alert says that it is one: %s', (word) => {
  const expected = `<blockquote class="alert ${word.toLowerCase()}" role="note">\n<p class="kind">${word}</p>\n<p>Text\nof <strong>it</strong>.</p>\n</blockquote>`;
  for (const it of both(`> [!${word.toUpperCase()}]\n> Text\n> of **it**.\n`)) expect(it).toBe(expected);
});

test.each([
  ['lower case', '> [!note]\n> a\n', '<p>a</p>\n'],
  ['a line break behind the kind', '> [!NOTE]  \n> a\n', '<p>a</p>\n'],
  ['a list', '> [!NOTE]\n> - a\n', '<ul>\n<li>a</li>\n</ul>\n'],
  ['a paragraph of its own', '> [!NOTE]\n>\n> a\n', '<p>a</p>\n'],
  ['nothing', '> [!NOTE]\n', ''],
])('an alert may hold %s', (_, text, inside) => {
  const expected = `<blockquote class="alert note" role="note">\n<p class="kind">Note</p>\n${inside}</blockquote>`;
  for (const it of both(text)) expect(it).toBe(expected);
});

test.each(['> [!NOTE] a\n', '> [!INFO]\n> a\n', '> a [!NOTE]\n', '[!NOTE]\na\n', '> \\<p>[!NOTE]\n> a\n', '> `[!NOTE]`\n> a\n'])(
  'no alert: %j',
  (text) => {
    for (const it of both(text)) expect(it).not.toContain('alert');
  },
);

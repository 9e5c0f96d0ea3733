import { expect, test } from 'vitest';
import { blockReader } from '../../src/compare/from-text.ts';
import { blocksOfTree } from '../../src/compare/from-markdown.ts';
import { newPage } from '../../src/markdown/page.ts';
import { bodyTree } from '../../src/markdown/parse.ts';
import { joined, parting, piecesOf } from '../../src/markdown/pieces.ts';
import { renderMarkdown, renderPieces } from '../../src/markdown/render.ts';
import type { Redacted } from '../../src/model/redacted.ts';

test.each([
  ['headings and paragraphs', '# A\n\nOne.\nTwo.\n\nThree.\n', ['# A\n', 'One.\nTwo.\n', 'Three.\n']],
  ['a list before a paragraph', '- a\n\n- b\n\n  more\n\nText.\n\n1. c\n\n2. d\n', ['- a\n\n- b\n\n  more\n', 'Text.\n', '1. c\n\n2. d\n']],
  ['code with empty lines', '```\na\n\nb\n```\n\nText.\n', ['```\na\n\nb\n```\n', 'Text.\n']],
  ['code in an item', '- a\n  ```\n  b\n\n  c\n  ```\n\nText.\n', ['- a\n  ```\n  b\n\n  c\n  ```\n', 'Text.\n']],
  ['a comment in one line', '<!-- a -->\n\nText.\n', ['<!-- a -->\n', 'Text.\n']],
  ['quotes and tables', '> a\n\n> b\n\n| c |\n| - |\n| d |\n', ['> a\n', '> b\n', '| c |\n| - |\n| d |\n']],
])('a text is cut between its blocks: %s', (_, text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test.each([
  ['a reference', 'See [a].\n\n[a]: b.md\n'],
  ['a footnote', 'Text.[^1]\n\n[^1]: Note.\n'],
  ['a link to a place in the text', 'See [a](#a).\n\n# A\n'],
  ['a comment over several lines', 'Text.\n\n<!-- a\n\nb -->\n'],
  ['an element', 'Text.\n\n<div>\n\nText.\n\n</div>\n'],
  ['code that a list leaves open', '- ```\n  a\n\nText.\n'],
  ['other ends of lines', 'One.\r\n\r\nTwo.\r\n'],
])('a text is left whole for %s', (_, text) => {
  expect(piecesOf(text)).toBeNull();
});

const lines = [
  'text here',
  'more *em* `code`',
  '**bold**',
  '[x](y.md)',
  '`tick',
  'a\\',
  'Set',
  '~~s~~',
  '&amp; "q',
  '![i](p.png)',
  '<!-- c -->',
  '# H',
  '## H2',
  '===',
  '---',
  '***',
  '| a | b |',
  '| - | - |',
  '| 1 | 2 |',
  '> quote',
  '> - in it',
  '> ```',
  '```',
  '```ts',
  '~~~',
  '  ```',
  '- item',
  '- [ ] task',
  '  - nested',
  '1. one',
  '2) two',
  '10. ten',
  '* star',
  '- a\n\n  para',
  '- ```',
  '-     code',
  '    code',
  '\ttab',
];

/** Texts of random lines, the same in every run. */
function* texts(count: number): Generator<string> {
  let seed = 7;
  const below = (limit: number): number => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((seed ^ (seed >>> 13)) >>> 0) % limit;
  };
  for (let number = 0; number < count; number++)
    yield Array.from({ length: 3 + below(12) }, () => `${lines[below(lines.length)]}\n${below(5) < 2 ? '\n' : ''}`).join('');
}

const linkOf = (): null => null;
/** HTML without what is told by the whole: how often an id was wanted before. Pages of past texts have no ids. */
const plain = (html: string): string =>
  html
    .replaceAll(/ id="[^"]*"/g, '')
    .replaceAll(/\n+/g, '\n')
    .trim();

test('the pieces of a text are read and rendered as they are in the whole', () => {
  let cut = 0;
  for (const text of texts(3000)) {
    const pieces = piecesOf(text);
    if (pieces === null || pieces.length === 1) continue;
    cut += 1;
    const html = renderPieces(joined(pieces), newPage({ linkOf }))?.replaceAll(`<p>${parting}</p>\n`, '') ?? '';
    expect(html).not.toContain(parting);
    expect([text, plain(html)]).toEqual([text, plain(renderMarkdown(`\n${text}` as Redacted, { linkOf }).html)]);
    expect([text, blockReader()(`\n${text}` as Redacted, 'a.md')]).toEqual([text, blocksOfTree(bodyTree(text))]);
  }
  expect(cut).toBeGreaterThan(500);
});

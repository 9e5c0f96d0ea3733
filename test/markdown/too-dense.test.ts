import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '../../src/markdown/parse.ts';
import { renderMarkdown } from '../../src/markdown/render.ts';
import { isTooDense } from '../../src/markdown/too-dense.ts';
import { redacted } from './redacted.ts';

describe('a text that would take a parser without bounds', () => {
  test.each([
    ['a paragraph of entities', 'a &amp; '.repeat(20_000)],
    ['the same over many lines', 'a &amp;\n'.repeat(20_000)],
    ['a table with far more cells than are written', `|${'a|'.repeat(3000)}\n|${'-|'.repeat(3000)}\n${'|a\n'.repeat(9000)}`],
    ['a word of underscores', '_a__'.repeat(40_000)],
    ['more lines than any document has', '- a\n'.repeat(500_001)],
    ['more marks than any document has', '[a](b) '.repeat(1_000_001)],
  ])('is known: %s', (_, text) => {
    expect(isTooDense(text)).toBe(true);
  });

  test('is one block of code to readers, and is shown as it is', () => {
    const text = redacted('# Title\n\n' + 'a &amp; '.repeat(20_000));
    expect(parseMarkdown(text).root.children.map((it) => it.type)).toEqual(['code']);
    const { html, problems } = renderMarkdown(text, { linkOf: () => null });
    expect(html.startsWith('<pre tabindex="0"># Title')).toBe(true);
    expect(problems.map((it) => it.code)).toEqual(['HO612']);
  });
});

test.each([
  ['a long list with entities', '- a &amp; b\n'.repeat(20_000)],
  ['a long table with entities', `| a |\n|---|\n${'| a &nbsp; |\n'.repeat(20_000)}`],
  ['a line of three megabytes', 'lorem ipsum '.repeat(250_000)],
  ['a log full of names with underscores', `${'some_name_of_a_thing '.repeat(40)}\n`.repeat(4000)],
  ['a picture in a link', `![a](data:image/png;base64,${'iVBORw0_'.repeat(1000)})`],
  ['a specification of 12,000 lines', '- **FR-1** The system `does` it.\n'.repeat(12_000)],
])('a text that is only long is none: %s', (_, text) => {
  expect(isTooDense(text)).toBe(false);
});

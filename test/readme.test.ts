import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the contents of the README name its sections, in their order', () => {
  const text = readFileSync('README.md', 'utf8');
  const headings = text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^(##|###) (.*)$/gm);
  const sections = [...headings].filter(([, , title]) => title !== 'Contents');
  const expected = sections.map(([, level, title = '']) => {
    const place = title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
    return `${level === '##' ? '' : '  '}- [${title}](#${place})`;
  });
  const [, contents = ''] = /^## Contents\n\n([^]*?)\n\n## /m.exec(text) ?? [];
  expect(contents.split('\n')).toEqual(expected);
});

import { expect, test } from 'vitest';
import { parseMarkdown } from '../../src/markdown/parse.ts';
import { tablesOf } from '../../src/markdown/tables.ts';
import { linksOf } from '../../src/markdown/text.ts';
import { redacted } from './redacted.ts';

const read = (text: string) => tablesOf(parseMarkdown(redacted(text)).root.children);

test('a table is its header and its rows as text, with lines', () => {
  const [table] = read('intro\n\n| # | **Decision** |\n|---|---|\n| 1 | use `git` |\n| 2 | a \\| b |\n');
  expect(table?.header).toEqual(['#', 'Decision']);
  expect(table?.line).toBe(3);
  expect(table?.rows.map(({ cells, line }) => [cells, line])).toEqual([
    [['1', 'use git'], 5],
    [['2', 'a | b'], 6],
  ]);
});

test('the links of a cell can be told', () => {
  const [table] = read('| a |\n|---|\n| [x](0001-x.md) |\n');
  expect(linksOf(table?.rows[0]?.nodes ?? [])).toEqual([{ text: 'x', url: '0001-x.md', line: 3 }]);
});

test('a table without rows has none', () => {
  expect(read('| a |\n|---|\n')[0]?.rows).toEqual([]);
});

import { expect, test } from 'vitest';
import { withColumnNames } from '../../src/markdown/column-names.ts';
import { renderMarkdown } from '../../src/markdown/render.ts';
import { redacted } from './redacted.ts';

const table = (columns: number): string => {
  const row = (cell: (it: number) => string): string => `| ${Array.from({ length: columns }, (_, it) => cell(it)).join(' | ')} |\n`;
  return row((it) => (it === 1 ? 'A "b" `c`' : `Column ${it}`)) + row(() => '---') + row((it) => (it === 2 ? '' : `value ${it}`));
};
const rendered = (text: string): string => renderMarkdown(redacted(text), { linkOf: () => null }).html;
const wide = (cell: string): string =>
  `<table><thead><tr>${'<th>a</th>'.repeat(8)}</tr></thead><tbody><tr><td>${cell}</td></tr></tbody></table>`;
const labelsIn = (html: string): string[] =>
  [...html.matchAll(/<td data-label="([^"]*)">([^<]*)/g)].map(([, label, cell]) => `${label}: ${cell}`);

test('cells of a table with many columns say what their column is called', () => {
  expect(labelsIn(rendered(table(8)))).toEqual([
    'Column 0: value 0',
    'A &quot;b&quot; c: value 1',
    'Column 2: ',
    ...[3, 4, 5, 6, 7].map((it) => `Column ${it}: value ${it}`),
  ]);
});

test('those of a table that fits on a sheet do not', () => {
  expect(rendered(table(7))).not.toContain('data-label');
});

test('a table whose cells span columns, or that holds another one, is left as it is', () => {
  expect(withColumnNames(wide('b'))).toContain('<td data-label="a">b');
  for (const it of [wide('b').replace('<td>', '<td colspan="2">'), wide(wide('b'))]) expect(withColumnNames(it)).toBe(it);
});

test('what looks like a cell inside an attribute is none', () => {
  const html = `<table><thead><tr>${'<th>x" onclick="y</th>'.repeat(8)}</tr></thead><tbody><tr><td><a href="https://x.test/<td ">z</a></td></tr></tbody></table>`;
  expect(withColumnNames(html)).toContain('<td data-label="x&quot; onclick=&quot;y"><a href="https://x.test/<td ">z</a></td>');
});

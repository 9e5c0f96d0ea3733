import { isKey, type Label } from './label-lines.ts';
import type { Node } from './parse.ts';
import { lineOf, plainText } from './text.ts';

type Table = Extract<Node, { type: 'table' }>;
type Row = Table['children'][number];
type Cell = Row['children'][number];

/**
 * The labels of a table that is a list of named values: two columns with a name in the first,
 * or one row of values below a row of names. Any other table holds none.
 */
export function labelsOfTable(table: Table): Label[] {
  const [header, ...rows] = table.children;
  const [only] = rows;
  if (!header || !only) return [];
  const names = header.children.map(plainText);
  const across = rows.length === 1 && (names.length > 2 || (names.length === 2 && named(names[1]) && !named(textOf(only.children[0]))));
  if (across) return header.children.flatMap((cell, index) => labelOf(cell, only.children[index], only));
  if (names.length !== 2) return [];
  return (named(names[0]) ? [header, ...rows] : rows).flatMap((row) => labelOf(row.children[0], row.children[1], row));
}

function labelOf(name: Cell | undefined, value: Cell | undefined, row: Row): Label[] {
  const key = textOf(name).replace(/^[^\p{L}\p{N}]+|[\s:：]+$/gu, '');
  if (!value || !isKey(key, true)) return [];
  return [{ key, value: plainText(value), line: lineOf(row), nodes: value.children, blocks: [] }];
}

const textOf = (cell: Cell | undefined): string => (cell ? plainText(cell) : '');
const named = (name = ''): boolean => valueNames.test(name);

// Names by which a row of names is told from a row of values (2026-11).
const valueNames =
  /^(?:status|date|author|authors|author\(s\)|owner|deciders?|decision[- ]makers?|version|updated|created|branch|datum|stand|autor(?:en)?|estado|fecha|statut|auteurs?|状态|狀態|日期|作者|状態|日付|상태|날짜|작성자)$/i;

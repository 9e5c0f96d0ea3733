import { assemble, cut, linesOf, type Line } from '../../markdown/lines.ts';
import type { Block, MarkdownText } from '../../markdown/parse.ts';
import { phrasing } from './lists-apart.ts';

type Table = Extract<Block, { type: 'table' }>;
type Row = Table['children'][number];

/**
 * The text with rows that stand apart from their table put back into it: an empty line, or a missing `>` in a quote,
 * ends a table, and Markdown takes the rows behind it for a paragraph.
 */
export function withRowsApart(doc: MarkdownText): MarkdownText {
  return apart.test(doc.text) ? { ...doc, root: { ...doc.root, children: rejoined(doc.root.children, null) } } : doc;
}

/** Blocks without the paragraphs of nothing but rows behind a table, whose rows are added to it. The text itself stays as it was parsed. */
function rejoined<T extends Block>(blocks: readonly T[], before: Table | null): T[] {
  let table = before;
  return blocks.flatMap((block): T[] => {
    if (table !== null && block.type === 'paragraph') {
      const rows = rowsIn(block);
      table.children.push(...rows);
      if (rows.length > 0) return [];
    }
    if (block.type === 'blockquote') {
      const children = block.children.length === 0 ? [] : rejoined(block.children, table);
      if (children.length > 0) table = tableIn(children.at(-1));
      return children.length > 0 ? [{ ...block, children }] : [];
    }
    const own = block.type === 'table' ? { ...block, children: [...block.children] } : block;
    table = tableIn(own);
    return [own];
  });
}

const tableIn = (block: Block | undefined): Table | null => (block?.type === 'table' ? block : null);

/** The rows that a paragraph of nothing but rows holds; empty for any other. */
function rowsIn(paragraph: Extract<Block, { type: 'paragraph' }>): Row[] {
  const [first] = paragraph.children;
  if (first?.type !== 'text' || !first.value.startsWith('|')) return [];
  const lines = linesOf(paragraph).map((it) => assemble(it));
  return lines.every((it) => row.test(it.text)) ? lines.map(rowOf) : [];
}

function rowOf(line: Line): Row {
  const bars = [...line.text.matchAll(/\|/g)].map((it) => it.index);
  const at = { line: line.line, column: 1, offset: 0 };
  return {
    type: 'tableRow',
    children: bars
      .slice(0, -1)
      .map((it, index) => ({ type: 'tableCell', children: phrasing(cut(line, it + 1, bars[index + 1] ?? line.text.length)) })),
    position: { start: at, end: at },
  };
}

const row = /^\s*\|.*\|\s*$/;
const apart = /\|[ \t]*\n(?:>?[ \t]*\n)*(?:> ?)?\|/;

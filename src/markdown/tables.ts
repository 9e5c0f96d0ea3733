import type { Block, Node } from './parse.ts';
import { lineOf, plainText } from './text.ts';

/** One row below the header. */
export interface Row {
  /** Words of each cell. */
  cells: string[];
  /** What each cell holds, for links. */
  nodes: Node[];
  /** 1-based line. */
  line: number;
}

/** A table as text. */
export interface Table {
  header: string[];
  rows: Row[];
  /** 1-based line of the header. */
  line: number;
}

/** The tables among these blocks. Tables inside lists and block quotes are not looked for. */
export function tablesOf(blocks: readonly Block[]): Table[] {
  const tables: Table[] = [];
  for (const block of blocks) {
    if (block.type !== 'table') continue;
    const [header, ...rows] = block.children.map((row) => ({ cells: row.children.map(plainText), nodes: row.children, line: lineOf(row) }));
    tables.push({ header: header?.cells ?? [], rows, line: lineOf(block) });
  }
  return tables;
}

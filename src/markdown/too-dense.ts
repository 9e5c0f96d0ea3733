import { limits } from '../model/limits.ts';

/**
 * True for a text that a parser of Markdown would take unbounded time or memory for. A line or a sign may become a node of the tree,
 * which takes a hundred times its room. And three things grow with the square of the text: an entity in a paragraph copies what stands
 * before it once more, an underscore within a word has that word read once more, and each row of a table has as many cells as its head,
 * even those that are not written.
 */
export function isTooDense(text: string): boolean {
  let block: Block = nothing;
  let lines = 0;
  let signs = 0;
  let reread = 0;
  for (const it of text.matchAll(sign)) if (it.index >= 0 && ++signs > limits.markdown.signs) return true;
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.trim() === '') {
      block = nothing;
      continue;
    }
    if (++lines > limits.markdown.lines) return true;
    reread += rereadIn(line);
    if (reread > limits.markdown.reread) return true;
    if (block.columns > 0) block = { ...block, rows: block.rows + 1 };
    else if (block.lines > 0 && divider.test(line) && line.includes('|')) block = { ...block, columns: line.split('|').length };
    else block = startsOwn.test(line) ? added(nothing, line) : added(block, line);
    if (block.entities * block.length > limits.markdown.copied || block.columns * block.rows > limits.markdown.cells) return true;
  }
  return false;
}

interface Block {
  lines: number;
  length: number;
  entities: number;
  /** Columns of a table; 0 for a paragraph. */
  columns: number;
  rows: number;
}

const nothing: Block = { lines: 0, length: 0, entities: 0, columns: 0, rows: 0 };

function added(block: Block, line: string): Block {
  const entities = line.includes('&') ? (line.match(entity)?.length ?? 0) : 0;
  return { ...block, lines: block.lines + 1, length: block.length + line.length + 1, entities: block.entities + entities };
}

/** Characters that are read once more for underscores within long words; short words do not count. */
function rereadIn(line: string): number {
  if (line.length < longWord || !line.includes('_')) return 0;
  const words = line.split(/\s+/).filter((it) => it.length >= longWord);
  return words.reduce((total, it) => total + it.length * (it.split('_').length - 1), 0);
}

const longWord = 1000;
const entity = /&#?[A-Za-z0-9]{1,32};/g;
const sign = /[*_`[<&@~]/g;
const divider = /^[\s>|:]*-[\s>|:-]*$/;
/** A line that is never part of the paragraph before it. */
const startsOwn = /^\s{0,3}(?:[-*+]\s|\d{1,9}[.)]\s|#{1,6}\s)/;

import { alignShortest } from './align.ts';
import { isSameRuns, keyOf, type Block, type Run } from './block.ts';
import type { Cell } from './comparison.ts';

/** Cells of a row that belong together: one of each, or one that has no other. */
export interface CellPair {
  before: readonly Run[] | null;
  after: readonly Run[] | null;
}

/** Cells side by side: as they stand where there are as many as before, else those that stayed first. */
export function cellPairs(before: Block, after: Block, limit: number): CellPair[] {
  if (before.cells.length === after.cells.length)
    return before.cells.map((cell, index) => ({ before: cell, after: after.cells[index] ?? [] }));
  const numbers = new Map<string, number>();
  const numbered = (block: Block): number[] =>
    block.cells.map((cell) => {
      const key = keyOf({ ...block, kind: 'row', within: '', label: '', cells: [cell] });
      const number = numbers.get(key) ?? numbers.size;
      if (number === numbers.size) numbers.set(key, number);
      return number;
    });
  const { partners } = alignShortest(numbered(before), numbered(after), limit);
  const pairs: CellPair[] = [];
  let other = 0;
  before.cells.forEach((cell, place) => {
    const partner = partners[place] ?? -1;
    while (other < partner) pairs.push({ before: null, after: after.cells[other++] ?? [] });
    if (partner >= 0) other++;
    pairs.push({ before: cell, after: partner < 0 ? null : cell });
  });
  while (other < after.cells.length) pairs.push({ before: null, after: after.cells[other++] ?? [] });
  return pairs;
}

/** A cell that is the same on both sides or stands on one only; null for one that changed. */
export function wholeCell({ before, after }: CellPair): Cell | null {
  if (before === null) return { change: 'added', pieces: pieceOf('added', after ?? []) };
  if (after === null) return { change: 'removed', pieces: pieceOf('removed', before) };
  return isSameRuns(before, after) ? { change: 'kept', pieces: pieceOf('kept', after) } : null;
}

/** A changed cell of which the words are not looked at: all removed, all added. */
export function replacedCell({ before, after }: CellPair): Cell {
  return { change: 'changed', pieces: [...pieceOf('removed', before ?? []), ...pieceOf('added', after ?? [])] };
}

function pieceOf<T extends 'kept' | 'added' | 'removed'>(change: T, runs: readonly Run[]): { change: T; runs: Run[] }[] {
  return runs.length === 0 ? [] : [{ change, runs: [...runs] }];
}

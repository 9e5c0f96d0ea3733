import type { Block, Kind, Run } from './block.ts';

/** A stretch of words within a changed block. */
export interface Piece {
  change: 'kept' | 'added' | 'removed';
  runs: Run[];
}

/** A cell of a changed block; blocks that are no rows have one. */
export interface Cell {
  change: 'kept' | 'added' | 'removed' | 'changed';
  /** For a changed cell its stretches in order, of which each removed one stands before what was added in its place; else one. */
  pieces: Piece[];
}

/** A block of one text or of both. One that was moved stands in both places. */
export type Entry =
  | { change: 'kept' | 'added' | 'removed' | 'moved-from' | 'moved-to'; block: Block }
  | { change: 'changed'; before: Block; after: Block; cells: Cell[]; words: Counts['words'] };

/** Unchanged blocks that are not part of what is shown. */
export interface Skip {
  kind: 'skip';
  blocks: Block[];
  counts: Partial<Record<Kind, number>>;
}

/** Changes that stand close together, with a little of what stands around them. */
export interface Hunk {
  kind: 'hunk';
  /** Words of the headings it stands under, outermost first: of the later text, and of the earlier where all was removed. */
  section: string[];
  entries: Entry[];
  counts: Counts;
}

/** Numbers of changes. */
export interface Counts {
  /** Words of changed blocks. */
  words: { added: number; removed: number };
  /** Cells of changed rows. */
  cells: { added: number; removed: number; changed: number };
  blocks: Record<Kind, { added: number; removed: number; changed: number; moved: number }>;
}

/** How a text became another. Plain data. */
export interface Comparison {
  /** How finely it was looked at: `blocks` where a part is too long or too different for words, `counts` where there are only numbers. */
  detail: 'words' | 'blocks' | 'counts';
  counts: Counts;
  /** From the start of the later text to its end; empty with `counts`, and when no block differs. */
  parts: (Skip | Hunk)[];
  /** Steps taken to find what belongs together. */
  steps: number;
}

import { keyOf, type Block, type Run } from '../../src/compare/block.ts';
import type { Cell, Comparison } from '../../src/compare/comparison.ts';

/** The earlier or the later text as a comparison tells it: the blocks that are kept, and of each change that side. */
export function applied({ parts }: Comparison, side: 'before' | 'after'): Block[] {
  const other = side === 'before' ? ['added', 'moved-to'] : ['removed', 'moved-from'];
  return parts.flatMap((part) => {
    if (part.kind === 'skip') return part.blocks;
    return part.entries.flatMap((entry): Block[] => {
      if (entry.change === 'changed') return [{ ...entry[side], cells: entry.cells.flatMap((cell) => cellOn(cell, side)) }];
      return other.includes(entry.change) ? [] : [entry.block];
    });
  });
}

function cellOn({ change, pieces }: Cell, side: 'before' | 'after'): Run[][] {
  if (change === (side === 'before' ? 'added' : 'removed')) return [];
  const runs: Run[] = [];
  for (const piece of pieces) {
    if (piece.change === (side === 'before' ? 'added' : 'removed')) continue;
    for (const { text, as, to } of piece.runs) {
      const last = runs.at(-1);
      if (last?.as === as && last.to === to) last.text += text;
      else runs.push({ text, as, to });
    }
  }
  return [runs];
}

/** Blocks as texts that can be compared; the order of keys means nothing, nor which run a space between words belongs to. */
export function shownOf(blocks: readonly Block[]): string[] {
  const all = blocks.map((it) =>
    keyOf({
      ...it,
      cells: it.cells.map((runs) =>
        runs.filter((run) => run.text.trim() !== '').map((run) => ({ ...run, text: run.text.replace(/\s/g, '') })),
      ),
    }),
  );
  const isKey = (_: string, index: number): boolean => blocks[index]?.kind === 'key';
  return [...all.filter(isKey).toSorted(), ...all.filter((it, index) => !isKey(it, index))];
}

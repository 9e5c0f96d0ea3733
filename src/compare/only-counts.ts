import { keyOf, type Block } from './block.ts';
import type { Comparison } from './comparison.ts';
import { noCounts } from './counts.ts';

/** For texts too large to be compared: how many blocks each has that the other has not, whatever their order. */
export function onlyCounts(before: readonly Block[], after: readonly Block[]): Comparison {
  const counts = noCounts();
  const left = new Map<string, { number: number; block: Block }>();
  for (const block of before) {
    const key = keyOf(block);
    const known = left.get(key);
    if (known) known.number += 1;
    else left.set(key, { number: 1, block });
  }
  for (const block of after) {
    const known = left.get(keyOf(block));
    if (known !== undefined && known.number > 0) known.number -= 1;
    else counts.blocks[block.kind].added += 1;
  }
  for (const { number, block } of left.values()) counts.blocks[block.kind].removed += number;
  return { detail: 'counts', counts, parts: [], steps: before.length + after.length };
}

import { kinds, type Block, type Kind } from './block.ts';
import type { Counts, Entry } from './comparison.ts';

/** Numbers of no change. */
export function noCounts(): Counts {
  const none = { added: 0, removed: 0, changed: 0, moved: 0 };
  return {
    words: { added: 0, removed: 0 },
    cells: { added: 0, removed: 0, changed: 0 },
    blocks: {
      key: { ...none },
      heading: { ...none },
      paragraph: { ...none },
      item: { ...none },
      row: { ...none },
      line: { ...none },
      rule: { ...none },
    },
  };
}

/** Counts an entry; a moved block counts once, where it stands now. */
export function count({ blocks, cells, words }: Counts, entry: Entry): void {
  if (entry.change === 'kept' || entry.change === 'moved-from') return;
  if (entry.change === 'moved-to') blocks[entry.block.kind].moved += 1;
  else if (entry.change !== 'changed') blocks[entry.block.kind][entry.change] += 1;
  else {
    blocks[entry.after.kind].changed += 1;
    addNumbers(words, entry.words);
    if (entry.after.kind === 'row') for (const { change } of entry.cells) if (change !== 'kept') cells[change] += 1;
  }
}

/** Adds the numbers of one part to those of the whole. */
export function addCounts(into: Counts, part: Counts): void {
  addNumbers(into.words, part.words);
  addNumbers(into.cells, part.cells);
  for (const kind of kinds) addNumbers(into.blocks[kind], part.blocks[kind]);
}

function addNumbers<T extends Record<string, number>>(into: T, part: T): void {
  for (const name of Object.keys(into) as (keyof T)[]) (into[name] as number) += part[name] ?? 0;
}

/** How many blocks there are of each kind that occurs. */
export function countKinds(list: readonly Block[]): Partial<Record<Kind, number>> {
  const counts: Partial<Record<Kind, number>> = {};
  for (const kind of kinds) {
    const number = list.reduce((sum, it) => sum + (it.kind === kind ? 1 : 0), 0);
    if (number > 0) counts[kind] = number;
  }
  return counts;
}

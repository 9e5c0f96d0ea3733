import { wordsOf, type Block, type Run } from './block.ts';
import type { Comparison, Entry } from './comparison.ts';

/** How much came and went. */
interface Size {
  unit: 'words' | 'lines' | 'blocks';
  added: number;
  removed: number;
}

/** How much a change added and removed: words, or lines where nothing else changed; blocks where only these were counted. */
export function sizeOf({ detail, parts, counts }: Comparison): Size {
  if (detail === 'counts') {
    const all = Object.values(counts.blocks);
    return { unit: 'blocks', added: all.reduce((sum, it) => sum + it.added, 0), removed: all.reduce((sum, it) => sum + it.removed, 0) };
  }
  const entries = parts.flatMap((it) => (it.kind === 'hunk' ? it.entries : []));
  const changed = entries.filter((it) => it.change !== 'kept');
  const isLines = changed.length > 0 && changed.every((it) => it.change !== 'changed' && it.block.kind === 'line');
  const measure = isLines ? () => 1 : numberOfWords;
  const size = { unit: isLines ? ('lines' as const) : ('words' as const), added: 0, removed: 0 };
  for (const entry of changed) addTo(size, entry, measure);
  return size;
}

/** The same for a text that came or went as a whole. */
export function sizeOfAll(blocks: readonly Block[], change: 'added' | 'removed'): Size {
  const isLines = blocks.length > 0 && blocks.every((it) => it.kind === 'line');
  const all = isLines ? blocks.length : blocks.reduce((total, it) => total + sum(it, numberOfWords), 0);
  return { unit: isLines ? 'lines' : 'words', added: 0, removed: 0, [change]: all };
}

function addTo(size: { added: number; removed: number }, entry: Entry, measure: (runs: readonly Run[]) => number): void {
  if (entry.change === 'changed') {
    for (const { pieces } of entry.cells) for (const { change, runs } of pieces) if (change !== 'kept') size[change] += numberOfWords(runs);
  } else if (entry.change === 'added' || entry.change === 'removed') size[entry.change] += sum(entry.block, measure);
}

const sum = ({ cells }: Block, measure: (runs: readonly Run[]) => number): number => cells.reduce((all, it) => all + measure(it), 0);

const numberOfWords = (runs: readonly Run[]): number => wordsOf(runs).match(word)?.length ?? 0;

// Chinese and Japanese have no spaces between words: there each character counts.
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_]|['’.-](?=[\p{L}\p{N}]))*/gu;

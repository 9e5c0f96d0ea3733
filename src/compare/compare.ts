import { limits } from '../model/limits.ts';
import { align } from './align.ts';
import { isSame, keptKeyOf, lengthOf, type Block } from './block.ts';
import { cellPairs, replacedCell, wholeCell } from './cells.ts';
import type { Cell, Comparison, Entry } from './comparison.ts';
import { addCounts, noCounts } from './counts.ts';
import { stepsBetween, type Step } from './entries.ts';
import { keySteps } from './keys.ts';
import { onlyCounts } from './only-counts.ts';
import { partsOf } from './parts.ts';
import { cutterFor, type Cutter } from './tokens.ts';
import { compareWords } from './words.ts';

/**
 * How one text became another: block by block, changed blocks word by word. `language` is the BCP 47 tag of the later text. Time and
 * memory are bounded by `limits.compare`; the same blocks give the same answer on every machine.
 */
export function compare(before: readonly Block[], after: readonly Block[], language: string): Comparison {
  const { blocks, text } = limits.compare;
  if (before.length + after.length > blocks || charactersOf(before) + charactersOf(after) > text) return onlyCounts(before, after);
  const [keys, body] = apart(before);
  const [laterKeys, laterBody] = apart(after);
  const [numbers, otherNumbers] = numbered(body, laterBody);
  const { partners, coarse, steps } = align(numbers, otherNumbers, limits.compare.steps);
  const between = stepsBetween({ before: body, after: laterBody, numbers, otherNumbers, partners }, limits.compare.steps);
  const all = [...keySteps(keys, laterKeys), ...between.steps];
  if (all.reduce((sum, it) => sum + changedCharacters(it), 0) > limits.compare.shown) return onlyCounts(before, after);
  const words = new ByWords(cutterFor(language));
  const parts = partsOf(all.map((it) => (it.change === 'changed' ? words.changed(it) : it)));
  const counts = noCounts();
  for (const part of parts) if (part.kind === 'hunk') addCounts(counts, part.counts);
  const detail = coarse || between.coarse || words.coarse ? 'blocks' : 'words';
  return { detail, counts, parts: parts.some((it) => it.kind === 'hunk') ? parts : [], steps: steps + between.taken + words.steps };
}

/** Compares changed blocks by their words, as long as there are not too many. */
class ByWords {
  coarse = false;
  steps = 0;
  #left: number = limits.compare.words;
  #stepsLeft: number = limits.compare.steps;
  readonly #cut: Cutter;

  constructor(cut: Cutter) {
    this.#cut = cut;
  }

  changed({ before, after }: Extract<Step, { change: 'changed' }>): Entry {
    const words = { added: 0, removed: 0 };
    const length = lengthOf(before) + lengthOf(after);
    const allowed = length <= limits.compare.block && length <= this.#left && this.#stepsLeft > 0;
    if (allowed) this.#left -= length;
    else this.coarse = true;
    const cells = cellPairs(before, after, limits.compare.steps).map((pair): Cell => {
      const whole = wholeCell(pair);
      if (whole !== null) return whole;
      if (!allowed) return replacedCell(pair);
      const change = compareWords(pair.before ?? [], pair.after ?? [], this.#cut, this.#stepsLeft);
      this.steps += change.steps;
      this.#stepsLeft = Math.max(0, this.#stepsLeft - change.steps);
      if (change.coarse) this.coarse = true;
      words.added += change.counts.added;
      words.removed += change.counts.removed;
      return { change: 'changed', pieces: change.pieces };
    });
    return { change: 'changed', before, after, cells, words };
  }
}

/** Keys of the front matter, and all else. */
function apart(blocks: readonly Block[]): [keys: Block[], body: Block[]] {
  return [blocks.filter((it) => it.kind === 'key'), blocks.filter((it) => it.kind !== 'key')];
}

/** A number for each block, the same for blocks that are the same. What both begin and end with needs no look at its whole words. */
function numbered(before: readonly Block[], after: readonly Block[]): [number[], number[]] {
  const shorter = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < shorter && isSame(before[start], after[start])) start++;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const numbers = new Map<string, number>();
  const numberOf = (block: Block, index: number, { length }: readonly Block[]): number => {
    if (index < start) return index;
    if (index >= length - end) return shorter + length - index;
    const key = keptKeyOf(block);
    const number = numbers.get(key) ?? 2 * shorter + 1 + numbers.size;
    if (number === 2 * shorter + 1 + numbers.size) numbers.set(key, number);
    return number;
  };
  return [before.map(numberOf), after.map(numberOf)];
}

function changedCharacters(step: Step): number {
  if (step.change === 'kept') return 0;
  return step.change === 'changed' ? lengthOf(step.before) + lengthOf(step.after) : lengthOf(step.block);
}

function charactersOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, it) => sum + lengthOf(it), 0);
}

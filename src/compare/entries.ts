import type { Block } from './block.ts';
import type { Entry } from './comparison.ts';
import { pairsAmong, stepsOf, type Known } from './pair.ts';
import { bagMaker } from './similar.ts';

/** What stands where in the later text, and what left the earlier one. A pair is not yet looked at by its words. */
export type Step = Exclude<Entry, { change: 'changed' }> | { change: 'changed'; before: Block; after: Block };

/** Two lists of blocks with a number for each, and what belongs together. */
export interface Aligned {
  before: readonly Block[];
  after: readonly Block[];
  numbers: readonly number[];
  otherNumbers: readonly number[];
  partners: Int32Array;
}

/** The blocks of both texts in one order; `coarse` where there were too many to look for blocks that were changed. */
export function stepsBetween(aligned: Aligned, limit: number): { steps: Step[]; coarse: boolean; taken: number } {
  const { before, after, partners } = aligned;
  const moved = movedIn(aligned);
  const bagOf = bagMaker();
  const result = { steps: [] as Step[], coarse: false, taken: 0 };
  let [from, otherFrom] = [0, 0];
  const emit = (to: number, otherTo: number): void => {
    const removed = knownIn(before, from, to, (place) => moved.from.has(place), bagOf);
    const added = knownIn(after, otherFrom, otherTo, (place) => moved.to.has(place), bagOf);
    const cost = stepsOf(removed, added);
    const affordable = result.taken + cost <= limit;
    if (affordable) result.taken += cost;
    else result.coarse = true;
    const pairs = affordable ? pairsAmong(removed, added).map(([i, j]) => [removed[i]?.place ?? 0, added[j]?.place ?? 0] as const) : [];
    for (const [place, other] of [...pairs, [to, otherTo] as const]) {
      for (; from < place; from++)
        result.steps.push({ change: moved.from.has(from) ? 'moved-from' : 'removed', block: before[from] as Block });
      for (; otherFrom < other; otherFrom++)
        result.steps.push({ change: moved.to.has(otherFrom) ? 'moved-to' : 'added', block: after[otherFrom] as Block });
      if (place < to) result.steps.push({ change: 'changed', before: before[from++] as Block, after: after[otherFrom++] as Block });
    }
  };
  partners.forEach((partner, place) => {
    if (partner < 0) return;
    if (from < place || otherFrom < partner) emit(place, partner);
    result.steps.push({ change: 'kept', block: after[partner] as Block });
    [from, otherFrom] = [place + 1, partner + 1];
  });
  emit(before.length, after.length);
  return result;
}

/** Blocks that may be one block changed; lines are kept or replaced as they are. */
function knownIn(
  list: readonly Block[],
  from: number,
  to: number,
  isMoved: (place: number) => boolean,
  bagOf: (block: Block) => Known['bag'],
): Known[] {
  const known: Known[] = [];
  for (let place = from; place < to; place++) {
    const block = list[place];
    if (block !== undefined && block.kind !== 'line' && block.kind !== 'rule' && !isMoved(place))
      known.push({ place, block, bag: bagOf(block) });
  }
  return known;
}

/** Places of blocks that are the same in both texts, once in what is left of each, and long enough to be recognised. */
function movedIn({ before, after, numbers, otherNumbers, partners }: Aligned): { from: Set<number>; to: Set<number> } {
  const kept = new Set(partners);
  const left = singlesOf(numbers, before, (place) => (partners[place] ?? -1) < 0);
  const here = singlesOf(otherNumbers, after, (place) => !kept.has(place));
  const moved = { from: new Set<number>(), to: new Set<number>() };
  for (const [number, place] of left) {
    const other = here.get(number) ?? -1;
    if (place < 0 || other < 0) continue;
    moved.from.add(place);
    moved.to.add(other);
  }
  return moved;
}

function singlesOf(numbers: readonly number[], blocks: readonly Block[], isLeft: (place: number) => boolean): Map<number, number> {
  const places = new Map<number, number>();
  blocks.forEach((block, place) => {
    if (!isLeft(place) || !mayMove(block)) return;
    const number = numbers[place] ?? -1;
    places.set(number, places.has(number) ? -1 : place);
  });
  return places;
}

const mayMove = ({ kind, cells }: Block): boolean =>
  kind !== 'line' && kind !== 'rule' && cells.some((runs) => runs.reduce((sum, it) => sum + it.text.length, 0) >= recognisable);

/** Characters that make a block more than a word that may stand anywhere. */
const recognisable = 4;

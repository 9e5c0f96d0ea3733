import { lengthOf, wordsOf, type Block } from './block.ts';

/** Words of a block as numbers in their order of size, which tells fast how much two blocks share. */
export type Bag = Int32Array;

/** Makes bags that can be compared with each other. */
export function bagMaker(): (block: Block) => Bag {
  const numbers = new Map<string, number>();
  return ({ cells }) => {
    const text = cells.map(wordsOf).join(' ').slice(0, enough);
    const bag = (text.match(word) ?? []).map((it) => {
      const number = numbers.get(it) ?? numbers.size;
      if (number === numbers.size) numbers.set(it, number);
      return number;
    });
    return Int32Array.from(bag).sort();
  };
}

// The start of a long block is enough to recognise it by.
const enough = 4000;
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{M}\p{N}_]+/gu;

/** How much two blocks are the same, 0 to 1; 0 for those that are never one block changed. */
export function similarity(one: Block, other: Block, bag: Bag, otherBag: Bag): number {
  if (one.kind !== other.kind) return 0;
  const shared = sharedIn(bag, otherBag);
  const all = bag.length + otherBag.length;
  const words = all === 0 ? Number(lengthOf(one) > 0 === lengthOf(other) > 0) : (2 * shared) / all;
  if (one.kind !== 'row') return words;
  // Rows of one table are told apart by their first cell.
  if (one.label !== other.label) return 0;
  const [name, otherName] = [wordsOf(one.cells[0] ?? []), wordsOf(other.cells[0] ?? [])];
  return one.label === 'head' || (name !== '' && name === otherName) ? Math.max(0.6, words) : words;
}

function sharedIn(bag: Bag, other: Bag): number {
  let [place, otherPlace, shared] = [0, 0, 0];
  while (place < bag.length && otherPlace < other.length) {
    const difference = (bag[place] ?? 0) - (other[otherPlace] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) place++;
    if (difference >= 0) otherPlace++;
  }
  return shared;
}

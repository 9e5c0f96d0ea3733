import type { Block } from './block.ts';
import { similarity, type Bag } from './similar.ts';

/** A block with its place and the words it is recognised by. */
export interface Known {
  place: number;
  block: Block;
  bag: Bag;
}

/** Blocks less alike than this are one removed and one added. */
const alike = 0.4;

/** Steps that `pairsAmong` takes for these. */
export function stepsOf(removed: readonly Known[], added: readonly Known[]): number {
  const words = (list: readonly Known[]): number => list.reduce((sum, it) => sum + it.bag.length + 1, 0);
  return added.length * words(removed) + removed.length * words(added);
}

/** Which removed blocks became which added ones: in the order of both, so that together they are as alike as can be. Places in the two lists. */
export function pairsAmong(removed: readonly Known[], added: readonly Known[]): [number, number][] {
  const width = added.length + 1;
  const best = new Float64Array((removed.length + 1) * width);
  const likeness = new Float64Array(removed.length * added.length);
  for (let i = removed.length - 1; i >= 0; i--)
    for (let j = added.length - 1; j >= 0; j--) {
      const like = likenessOf(removed[i] as Known, added[j] as Known);
      likeness[i * added.length + j] = like;
      const apart = Math.max(best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
      best[i * width + j] = like < alike ? apart : Math.max(apart, like + (best[(i + 1) * width + j + 1] ?? 0));
    }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < removed.length && j < added.length;) {
    const like = likeness[i * added.length + j] ?? 0;
    const here = best[i * width + j] ?? 0;
    if (like >= alike && here === like + (best[(i + 1) * width + j + 1] ?? 0)) pairs.push([i++, j++]);
    else if (here === best[(i + 1) * width + j]) i++;
    else j++;
  }
  return pairs;
}

const likenessOf = (one: Known, other: Known): number => similarity(one.block, other.block, one.bag, other.bag);

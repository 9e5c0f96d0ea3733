/** The longest selection of pairs whose second numbers increase too; the first ones do already. */
export function increasing(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  // For each length of a selection, the pair it ends with whose second number is smallest.
  const ends: number[] = [];
  const previous = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, second], index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < second) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const selected: (readonly [number, number])[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const pair = pairs[index];
    if (pair !== undefined) selected.push(pair);
  }
  return selected.toReversed();
}

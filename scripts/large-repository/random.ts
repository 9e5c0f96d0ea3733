/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  share(): number;
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  /** One of `list`, which is not empty. */
  of<Item>(list: readonly Item[]): Item;
}

/** The numbers that follow from `seed` (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(share() * end);
  return {
    share,
    below,
    of(list) {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}

/** `items` in another order. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, key: random.share() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

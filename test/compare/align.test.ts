import { expect, test } from 'vitest';
import { align, alignShortest } from '../../src/compare/align.ts';
import { numbersFrom } from './numbers.ts';

/** Length of the longest list that both hold in order, by the plain way. */
function longest(one: readonly number[], other: readonly number[]): number {
  let row = Array<number>(other.length + 1).fill(0);
  for (const value of one) {
    const next = [0];
    other.forEach((it, index) => next.push(it === value ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

test.each(Array.from({ length: 80 }, (_, index) => index))(
  'what belongs together is the same, in the order of both, and as much as can be: %i',
  (seed) => {
    const pick = numbersFrom(seed);
    const kinds = 1 + pick(12);
    const [one, other] = [0, 1].map(() => Array.from({ length: pick(40) }, () => pick(kinds))) as [number[], number[]];
    for (const found of [align(one, other, 1e6), alignShortest(one, other, 1e6)]) {
      const pairs = [...found.partners].flatMap((partner, place) => (partner < 0 ? [] : [{ place, partner }]));
      expect(pairs.filter(({ place, partner }) => one[place] !== other[partner])).toEqual([]);
      expect(pairs.map((it) => it.partner)).toEqual([...new Set(pairs.map((it) => it.partner))].toSorted((a, b) => a - b));
      expect(found.coarse).toBe(false);
    }
    expect(alignShortest(one, other, 1e6).partners.filter((it) => it >= 0)).toHaveLength(longest(one, other));
  },
);

test('what would take more steps than the limit belongs nowhere', () => {
  const pick = numbersFrom(1);
  const [one, other] = [0, 1].map(() => Array.from({ length: 500 }, () => pick(3))) as [number[], number[]];
  const found = alignShortest([-1, ...one, -2], [-1, ...other, -2], 1000);
  expect(found.coarse).toBe(true);
  expect([...found.partners].filter((it) => it >= 0)).toEqual([0, 501]);
});

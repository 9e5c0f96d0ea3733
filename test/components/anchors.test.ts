import { expect, test } from 'vitest';
import { anchors } from '../../src/components/anchors.ts';

test('an item has an anchor of its words, whatever stands before it', () => {
  const [before, after] = [anchors(), anchors()];
  const first = before('Show the amount still due?');
  expect(first).toMatch(/^item-[0-9a-f]{8}$/);
  expect(after('Something new above')).not.toBe(first);
  expect(after('Show the amount\n  still due?')).toBe(first);
});

test('of two items with the same words the first one has the anchor', () => {
  const place = anchors();
  expect([place('Run the tests'), place('Run the tests')].map((it) => typeof it)).toEqual(['string', 'undefined']);
});

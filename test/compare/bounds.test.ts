import { expect, test } from 'vitest';
import { lineBlocks, type Block } from '../../src/compare/block.ts';
import { compare } from '../../src/compare/compare.ts';
import { blocksOfText } from '../../src/compare/from-text.ts';
import { limits } from '../../src/model/limits.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { applied, shownOf } from './applied.ts';
import { numbersOf } from './notation.ts';

const blocksOf = (text: string): Block[] => blocksOfText(text as Redacted, 'a.md');
const times = (number: number, text: (index: number) => string): string =>
  Array.from({ length: number }, (_, index) => text(index)).join('');

/** What may be done for any two texts: to find blocks in order, pairs of blocks, and words; a step that ends one of these may go over its limit. */
const most = 5 * limits.compare.steps;

test('a line of a MiB is shown as blocks when it is changed within the limit of what is shown, else counted', () => {
  const long = times(60_000, (it) => `word${it % 100} `);
  const comparison = compare(blocksOf(long.slice(0, 200_000)), blocksOf(`${long.slice(0, 200_000)}more`), 'en');
  expect(comparison).toMatchObject({ detail: 'blocks', parts: [{ kind: 'hunk' }] });
  const larger = long.padEnd(2 ** 20, 'x');
  expect(numbersOf(compare(blocksOf(larger), blocksOf(`${larger} more`), 'en').counts)).toEqual({ paragraph: { added: 1, removed: 1 } });
  expect(compare(blocksOf(larger), blocksOf(`${larger} more`), 'en')).toMatchObject({ detail: 'counts', parts: [] });
});

test('200,000 equal lines are aligned without a search', () => {
  const before = lineBlocks('same\n'.repeat(99_990));
  const after = lineBlocks('same\n'.repeat(99_000));
  const comparison = compare(before, after, 'en');
  expect(numbersOf(comparison.counts)).toEqual({ line: { removed: 990 } });
  expect(comparison.steps).toBe(0);
  expect(compare(lineBlocks('same\n'.repeat(200_000)), after, 'en')).toMatchObject({ detail: 'counts', parts: [] });
});

test('100,000 short blocks that all differ cost no search', () => {
  const before = blocksOf(times(50_000, (it) => `a${it}\n\n`));
  const after = blocksOf(times(50_000, (it) => `b${it}\n\n`));
  const comparison = compare(before, after, 'en');
  expect(numbersOf(comparison.counts)).toMatchObject({ paragraph: { added: 50_000, removed: 50_000 } });
  expect(comparison.detail).not.toBe('words');
  expect(comparison.steps).toBeLessThanOrEqual(most);
});

test.each([
  ['two lines in turn', (it: number) => `${it % 2}`, (it: number) => `${(it + 1) % 2}`],
  ['two lines without order', (it: number) => `${(it * it * 7 + (it >> 3)) % 2}`, (it: number) => `${(it * it * 5 + (it >> 2) + 1) % 2}`],
  ['many lines in the other order', (it: number) => `${it % 5000}`, (it: number) => `${(40_000 - it) % 5000}`],
  ['single lines in the other order', (it: number) => `l${it % 20_000}`, (it: number) => `l${39_999 - it}`],
])('very repetitive texts cost no more than the limit, and nothing is lost: %s', (_, one, other) => {
  const before = lineBlocks(times(40_000, (it) => `${one(it)}\n`));
  const after = lineBlocks(times(40_000, (it) => `${other(it)}\n`));
  const comparison = compare(before, after, 'en');
  expect(comparison.steps).toBeLessThanOrEqual(most);
  expect(shownOf(applied(comparison, 'before'))).toEqual(shownOf(before));
  expect(shownOf(applied(comparison, 'after'))).toEqual(shownOf(after));
});

test('many blocks that are all a little changed are paired within the limit, and words compared within theirs', () => {
  const before = blocksOf(
    times(300, (it) => `The invoice ${it} is sent to the bank on day ${it} of the year, and the store is told of it.\n\n`),
  );
  const after = blocksOf(
    times(300, (it) => `The invoice ${it} is sent to the bank on day ${it + 1} of the year, and the owner is told of it.\n\n`),
  );
  const comparison = compare(before, after, 'en');
  expect(comparison.steps).toBeLessThanOrEqual(most);
  expect(numbersOf(comparison.counts)).toEqual({ words: { added: 600, removed: 600 }, paragraph: { changed: 300 } });
});

test('nesting without end is read as far as it goes', () => {
  const blocks = blocksOf(`${'> '.repeat(3000)}deep\n\n${'*a '.repeat(2000)}${'*'.repeat(2000)}`);
  expect(compare(blocks, blocksOf('deep'), 'en').detail).toBe('words');
});

const mixed =
  (seed: number) =>
  (it: number): string =>
    it % 1000 === 0 ? `anchor ${it}\n` : `${(it * seed + (it >> 4)) % 7}\n`;

test('many stretches without order share one limit, and so do many blocks of words without order', () => {
  const [before, after] = [lineBlocks(times(60_000, mixed(3))), lineBlocks(times(60_000, mixed(5)))];
  expect(compare(before, after, 'en').steps).toBeLessThanOrEqual(most);
  const words =
    (seed: number) =>
    (it: number): string =>
      `start${it} ${times(700, (at) => `w${(at * seed + it) % 50} `)}\n\n`;
  const comparison = compare(blocksOf(times(40, words(3))), blocksOf(times(40, words(7))), 'en');
  expect(comparison).toMatchObject({ detail: 'blocks' });
  expect(comparison.steps).toBeLessThanOrEqual(most);
});

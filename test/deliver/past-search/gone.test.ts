import { expect, test } from 'vitest';
import { goneOf } from '../../../src/deliver/past-search/gone.ts';

/** Texts of revisions by their numbers, each passage a word; a word that begins with `$` is a line of code. */
function gone(texts: Readonly<Record<number, string>>, standing = '') {
  const all = Object.entries(texts).map(([number, text]) => ({
    number: Number(number),
    passages: text.split(' ').flatMap((words) => (words === '' ? [] : [{ words, isLine: words.startsWith('$'), anchor: `at-${number}` }])),
  }));
  return goneOf(all, new Set(standing.split(' ')));
}

/** The same as words, each with its periods: first and last revision, and the one that took it away. */
const periods = (texts: Readonly<Record<number, string>>, standing = ''): string[] =>
  gone(texts, standing).map(
    (it) => `${it.words}: ${it.periods.map((at) => `${at.first}-${at.last}, gone in ${at.until}${at.longer ? ' or so' : ''}`).join('; ')}`,
  );

test('a passage is one, however many revisions had it, from the first to the one that took it away', () => {
  expect(periods({ 1: 'a', 2: 'a b', 3: 'a b', 4: 'b c', 5: 'c' }, 'c')).toEqual(['a: 1-3, gone in 4', 'b: 2-4, gone in 5']);
});

test('what stands is none, also when it was away for a while', () => {
  expect(periods({ 1: 'a b', 2: 'b', 3: 'a' }, 'a')).toEqual(['b: 1-2, gone in 3']);
});

test('what came back and went again has two periods', () => {
  expect(periods({ 1: 'a b', 2: 'b', 3: 'a b', 4: 'a b', 5: 'b' }, 'b')).toEqual(['a: 1-1, gone in 2; 3-4, gone in 5']);
});

test('a passage that a revision has twice stood once', () => {
  expect(periods({ 1: 'a a', 2: 'a b a', 3: 'b' }, 'b')).toEqual(['a: 1-2, gone in 3']);
});

test('a deletion ends every period, and begins none anew in what came back', () => {
  // The text that stood last is not past.
  expect(periods({ 1: 'a b', 2: 'b c', 3: '' }, 'b c')).toEqual(['a: 1-1, gone in 2']);
  expect(periods({ 1: 'a b', 2: '', 3: 'b', 4: 'c' }, 'c')).toEqual(['a: 1-1, gone in 2', 'b: 1-1, gone in 2; 3-3, gone in 4']);
});

test('where a text before or after cannot be read, a passage may have stood longer', () => {
  // Revisions 2 and 5 cannot be read.
  expect(periods({ 1: 'a', 3: 'b x', 4: 'c x', 6: 'x' }, 'x')).toEqual([
    'a: 1-1, gone in 3 or so',
    'b: 3-3, gone in 4 or so',
    'c: 4-4, gone in 6 or so',
  ]);
});

test('where no later text can be read, when a passage went is not known', () => {
  expect(periods({ 1: 'a b', 2: 'b' })).toEqual(['a: 1-1, gone in 2', 'b: 1-2, gone in null or so']);
});

test('the newest revision that had a passage says where it stood', () => {
  expect(gone({ 1: 'a', 2: 'b a', 3: 'b' }, 'b')).toMatchObject([{ words: 'a', last: 2, anchor: 'at-2' }]);
});

test('lines of code that came and went together are one passage, in their order', () => {
  const texts = { 1: '$a $b x $c', 2: '$a $b x $c $d $e', 3: 'x' };
  expect(periods(texts, 'x')).toEqual(['$a\n$b: 1-2, gone in 3', '$c: 1-2, gone in 3', '$d\n$e: 2-2, gone in 3']);
});

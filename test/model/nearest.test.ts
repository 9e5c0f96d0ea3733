import { expect, test } from 'vitest';
import { nearest } from '../../src/model/nearest.ts';

const known = ['title', 'repo', 'out', 'allowShallow'];

test.each([
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['repository', null],
  ['allow_shallow', 'allowShallow'],
  ['allow-shalow', 'allowShallow'],
  ['ot', 'out'],
  ['x', null],
  ['', null],
  ['colour', null],
])('%j is most likely %j', (word, meant) => {
  expect(nearest(word, known)).toBe(meant);
});

test('of two that are equally close the first is taken', () => {
  expect(nearest('HO30', ['HO301', 'HO302'])).toBe('HO301');
});

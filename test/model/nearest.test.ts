import { expect, test } from 'vitest';
import { mostAlike, nearest } from '../../src/model/nearest.ts';

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

test.each([
  ['specs reminders', 'specs/reminder.md'],
  ['0003 the job', 'docs-adr-0003-send-mail-from-the-job'],
  ['job', 'docs-adr-0003-send-mail-from-the-job'],
  ['zebra', null],
  ['', null],
])('%j shares most of its words with %j', (word, meant) => {
  expect(mostAlike(word, ['docs-plans-reminder', 'specs/reminder.md', 'docs-adr-0003-send-mail-from-the-job'])).toBe(meant);
});

test('of two that are equally close the first is taken', () => {
  expect(nearest('HO30', ['HO301', 'HO302'])).toBe('HO301');
});

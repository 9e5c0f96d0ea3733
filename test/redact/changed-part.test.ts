import { expect, test } from 'vitest';
import { changedPart } from '../../src/redact/changed-part.ts';

const before = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((it) => `paragraph ${it}\n\n`).join('');

test.each([
  ['a changed word', before.replace('five', 'FIVE'), 'paragraph four\n\nparagraph FIVE\n\nparagraph six\n\n'],
  ['a new first paragraph', `new\n\n${before}`, 'new\n\nparagraph one\n\nparagraph two\n\n'],
  ['a new last paragraph', `${before}new`, 'paragraph eight\n\nparagraph nine\n\nnew'],
  ['a removed paragraph', before.replace('paragraph five\n\n', ''), 'paragraph four\n\nparagraph six\n\n'],
])('of a text with %s the change and what stands beside it are looked at', (_, text, part) => {
  const { start, end, endBefore } = changedPart(before, text);
  expect(text.slice(start, end)).toContain(part);
  expect(end - start).toBeLessThanOrEqual(part.length + 40);
  expect(text.slice(0, start)).toBe(before.slice(0, start));
  expect(text.slice(end)).toBe(before.slice(endBefore));
});

test.each([
  ['the same text', before, before],
  ['nothing before', '', before],
  ['nothing left', before, ''],
  ['one line', 'aaaa', 'aaaaaa'],
])('stays inside the texts: %s', (_, old, text) => {
  const { start, end, endBefore } = changedPart(old, text);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeLessThanOrEqual(text.length);
  expect(endBefore).toBeLessThanOrEqual(old.length);
  expect(text.slice(0, start) + text.slice(end)).toBe(old.slice(0, start) + old.slice(endBefore));
});

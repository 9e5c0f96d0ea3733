import { expect, test } from 'vitest';
import { compare } from '../../src/compare/compare.ts';
import { blocksOfText } from '../../src/compare/from-text.ts';
import { sizeOf, sizeOfAll } from '../../src/compare/size.ts';
import type { Redacted } from '../../src/model/redacted.ts';

const size = (before: string, after: string, path = 'a.md') =>
  sizeOf(compare(blocksOfText(before as Redacted, path), blocksOfText(after as Redacted, path), 'en'));

test('the size of a change in prose is in words, those of whole paragraphs included', () => {
  expect(
    size('Send one letter to each of them today.\n\nStay.\n', 'Send two letters to each of them today.\n\nStay.\n\nEnd of it all.\n'),
  ).toEqual({
    unit: 'words',
    added: 6,
    removed: 2,
  });
});

test('what was moved is neither added nor removed', () => {
  expect(size('First of all.\n\nSecond of all.\n\nThird of all.\n', 'Second of all.\n\nThird of all.\n\nFirst of all.\n')).toMatchObject({
    added: 0,
    removed: 0,
  });
});

test('where only lines changed it is in lines', () => {
  expect(size('{\n "a": 1\n}\n', '{\n "a": 2,\n "b": 3\n}\n', 'a.json')).toEqual({ unit: 'lines', added: 2, removed: 1 });
});

test('a character of Chinese or Japanese counts as a word', () => {
  expect(sizeOfAll(blocksOfText('支払い\n' as Redacted, 'a.md'), 'added')).toEqual({ unit: 'words', added: 3, removed: 0 });
});

test('a text that came or went as a whole is counted whole', () => {
  expect(sizeOfAll(blocksOfText('a: 1\nb: 2\n' as Redacted, 'a.yml'), 'removed')).toEqual({ unit: 'lines', added: 0, removed: 2 });
});

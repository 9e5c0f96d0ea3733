import { expect, test } from 'vitest';
import { itemsOf, type Item } from '../../src/markdown/lists.ts';
import { parseMarkdown } from '../../src/markdown/parse.ts';
import { redacted } from './redacted.ts';

const read = (text: string): Item[] => itemsOf(parseMarkdown(redacted(text)).root.children);
const short = ({ text, line, checked, ordered, items }: Item): object => ({ text, line, checked, ordered, items: items.map(short) });

test('items have their words, line, state and place in the list', () => {
  expect(read('- [x] done\n- [ ] open\n- neither\n\n1. first\n').map(short)).toEqual([
    { text: 'done', line: 1, checked: true, ordered: false, items: [] },
    { text: 'open', line: 2, checked: false, ordered: false, items: [] },
    { text: 'neither', line: 3, checked: null, ordered: false, items: [] },
    { text: 'first', line: 5, checked: null, ordered: true, items: [] },
  ]);
});

test('items inside an item are no part of its words', () => {
  expect(read('- a\n  more\n  - b\n    1. c\n').map(short)).toEqual([
    {
      text: 'a more',
      line: 1,
      checked: null,
      ordered: false,
      items: [
        { text: 'b', line: 3, checked: null, ordered: false, items: [{ text: 'c', line: 4, checked: null, ordered: true, items: [] }] },
      ],
    },
  ]);
});

test('an item of several paragraphs is read as a whole', () => {
  expect(read('- a\n\n  b\n\n  ```\n  c\n  ```\n')[0]?.text).toBe('a b c');
});

test('text without a list has no items', () => {
  expect(read('a\n\n> - quoted\n')).toEqual([]);
});

test('lists nested without end are read as far as anybody nests', () => {
  expect(read(`${'- '.repeat(20_000)}a`)).toHaveLength(1);
});

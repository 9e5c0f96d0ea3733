import { expect, test } from 'vitest';
import { parseMarkdown } from '../../src/markdown/parse.ts';
import { lengthOf, lineOf, linksOf, plainText } from '../../src/markdown/text.ts';
import { redacted } from './redacted.ts';

const blocksOf = (text: string) => parseMarkdown(redacted(text)).root.children;

test.each([
  ['marks are dropped', 'a **b** *c* ~~d~~ `e` [f](g) f', 'a b c d e f f'],
  ['white space is one space', 'a  \nb\tc\nd', 'a b c d'],
  ['comments and HTML are left out', 'a <!-- no --> b <i>c</i>', 'a b c'],
  ['a line break in HTML stands between words', 'a<br>b<BR />c', 'a b c'],
  [
    'what a script, a style or a frame holds is left out',
    'a <script>run()</script> b <STYLE>p{}</STYLE > c <iframe src="x">no</iframe> d',
    'a b c d',
  ],
  ['a script that is left open, or closed elsewhere, holds nothing', '*a <script>* b </script> c <style> d', 'a b c d'],
  ['an image is its description', '![a plan](x.png)', 'a plan'],
  ['code blocks keep their text', 'a\n\n```\nb  c\n```', 'a b c'],
  ['entities are signs', 'a &amp; b', 'a & b'],
  ['blocks do not run together', '- a\n- b\n\n| c | d |\n|--|--|\n| e | f |', 'a b c d e f'],
])('%s', (_, text, words) => {
  expect(plainText(blocksOf(text))).toBe(words);
});

test('a text nested without end has words as far as anybody nests', () => {
  expect(plainText(blocksOf(`a\n\n${'> '.repeat(20_000)}b`))).toBe('a');
});

test('links come in their order with words, target and line', () => {
  expect(linksOf(blocksOf('[a **b**](x.md)\n\n- <https://y.test>\n'))).toEqual([
    { text: 'a b', url: 'x.md', line: 1 },
    { text: 'https://y.test', url: 'https://y.test', line: 3 },
  ]);
});

test('a node knows its line and length in the file', () => {
  const [, second] = blocksOf('a\n\nb **c**\n');
  expect(second && [lineOf(second), lengthOf(second)]).toEqual([3, 7]);
});

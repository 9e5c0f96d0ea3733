import { expect, test } from 'vitest';
import { asPart, belowTitle, fitting } from '../../src/components/print/plan.ts';

const pieces = (...lengths: number[]) => lengths.map((length, index) => ({ id: `${index}`, length }));

test.each([
  ['all fits', [pieces(10, 20), pieces(30)], 100, [['0', '1'], ['0']], [[], []]],
  ['a list that needs little leaves its room to one before it, too', [pieces(40, 30), pieces(10)], 80, [['0', '1'], ['0']], [[], []]],
  ['one list does not take the room of the next', [pieces(40, 40), pieces(30)], 80, [['0'], ['0']], [['1'], []]],
  ['what one list does not need goes to the next', [pieces(10), pieces(60)], 80, [['0'], ['0']], [[], []]],
  ['one that is too long lets those behind it fit', [pieces(500, 20)], 100, [['1']], [['0']]],
  ['there is nothing', [[]], 100, [[]], [[]]],
])('on paper %s', (_what, lists, room, shown, leftOut) => {
  const fitted = fitting(lists, room);
  expect(fitted.map((it) => it.shown)).toEqual(shown);
  expect(fitted.map((it) => it.leftOut)).toEqual(leftOut);
});

test('a record on a longer page has lower headings, no ids, and links to its own page', () => {
  expect(
    asPart(
      '<h2 id="doc-a">A</h2><p>2 &lt; 3, id="x"</p><h5 class="b">B</h5><a href="#doc-a" title="a > b">up</a><div role="region">',
      '/specs/a/',
    ),
  ).toBe('<h4>A</h4><p>2 &lt; 3, id="x"</p><h6 class="b">B</h6><a href="/specs/a/#doc-a" title="a > b">up</a><div role="group">');
});

test.each([
  ['<div class="heading"><h2 id="a">A</h2><a class="anchor" href="#a"></a></div>\n<h3>B</h3>', '\n<h4>B</h4>'],
  ['<h2 id="a">A</h2><h3>B</h3><h2>C</h2>', '<h5>B</h5><h4>C</h4>'],
  ['<h2>D</h2><h3>B</h3>', '<h4>D</h4><h5>B</h5>'],
])('the title of a record stands above its text once, and no level is left out: %s', (html, expected) => {
  expect(belowTitle(html, { title: 'A', url: '/specs/a/' })).toBe(expected);
});

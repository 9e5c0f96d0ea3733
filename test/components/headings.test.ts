import { expect, test } from 'vitest';
import { headingsOf, withoutTitle } from '../../src/components/headings.ts';

test('headings are listed with their words, without marks', () => {
  const html =
    '<h2 id="a">A <code>b</code> &lt;c&gt;</h2><h3>no id</h3><h3 id="d"><a href="x>y">D</a></h3><h4 id="e">E</h4><h2 id="f"><img src="x"></h2>';
  expect(headingsOf(html, 3)).toEqual([
    { id: 'a', level: 2, text: 'A b <c>' },
    { id: 'd', level: 3, text: 'D' },
  ]);
});

test.each([
  ['<h2 id="doc-a">A &amp; <em>B</em></h2>\n<p>Text</p>', '<h2 id="doc-a" class="hidden">A &amp; <em>B</em></h2>\n<p>Text</p>'],
  ['<div class="heading"><h2 id="doc-a">A &amp; B</h2></div>', '<div class="heading"><h2 id="doc-a" class="hidden">A &amp; B</h2></div>'],
  ['<h2 id="doc-a">1. A &amp; B</h2>', '<h2 id="doc-a" class="hidden">1. A &amp; B</h2>'],
  ['<h2 id="doc-a">ADR-0001: A &amp; B</h2>', '<h2 id="doc-a" class="hidden">ADR-0001: A &amp; B</h2>'],
  ['<h2 id="doc-a">Another</h2>', null],
  ['<h2 id="doc-a">Not A &amp; B</h2>', null],
  ['<p>Text</p><h2 id="doc-a">A &amp; B</h2>', null],
])('a first heading that says the title again is not shown: %s', (html, expected) => {
  expect(withoutTitle(html, 'A & B')).toBe(expected ?? html);
});

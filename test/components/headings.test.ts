import { expect, test } from 'vitest';
import { headingsOf } from '../../src/components/headings.ts';

test('headings are listed with their words, without marks', () => {
  const html =
    '<h2 id="a">A <code>b</code> &lt;c&gt;</h2><h3>no id</h3><h3 id="d"><a href="x>y">D</a></h3><h4 id="e">E</h4><h2 id="f"><img src="x"></h2>';
  expect(headingsOf(html, 3)).toEqual([
    { id: 'a', level: 2, text: 'A b <c>' },
    { id: 'd', level: 3, text: 'D' },
  ]);
});

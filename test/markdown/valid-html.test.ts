import { expect, test } from 'vitest';
import { asValid } from '../../src/markdown/valid-html.ts';

test('alignment of a text becomes data for the style sheet', () => {
  expect(asValid('<th align="right">Sum</th><td class="a" align="center">1</td><p align="left">x</p>')).toBe(
    '<th data-align="right">Sum</th><td class="a" data-align="center">1</td><p data-align="left">x</p>',
  );
});

test('heads of columns say that they are some, unless they say what they are', () => {
  expect(
    asValid('<thead><tr><td></td><th>A</th><th align="left">B</th><th scope="row">C</th></tr></thead><tbody><tr><th>D</th></tr></tbody>'),
  ).toBe(
    '<thead><tr><td></td><th scope="col">A</th><th scope="col" data-align="left">B</th><th scope="row">C</th></tr></thead><tbody><tr><th>D</th></tr></tbody>',
  );
});

test('what only looks like alignment stays', () => {
  const html = '<p title="&lt;td align=&quot;right&quot;">align="right"</p><code>td align="left"</code>';
  expect(asValid(html)).toBe(html);
});

test('a heading of a document without words says so, one of the page is left alone', () => {
  const said = '<span class="muted" lang="en">(a heading without words)</span>';
  expect(asValid('<h2 id="doc-section"></h2><h3 id="doc-a" dir="auto"> </h3><h2 id="doc-b">B</h2><h2 id="c"></h2>')).toBe(
    `<h2 id="doc-section">${said}</h2><h3 id="doc-a" dir="auto">${said}</h3><h2 id="doc-b">B</h2><h2 id="c"></h2>`,
  );
});

test('what can be folded has a head', () => {
  expect(asValid('<details open>\n<p>A</p></details><details><summary>B</summary></details>')).toBe(
    '<details open><summary lang="en">Details</summary>\n<p>A</p></details><details><summary>B</summary></details>',
  );
});

import { expect, test } from 'vitest';
import { relativeWithin } from '../../src/markdown/relative-within.ts';

test.each([
  ['index.html', '<a href="/">', '<a href="./">'],
  ['index.html', '<a href="/handoffs/">', '<a href="handoffs/">'],
  ['handoffs/a/index.html', '<a href="/">', '<a href="../../">'],
  ['handoffs/a/index.html', '<link rel="stylesheet" href="/_astro/x.css">', '<link rel="stylesheet" href="../../_astro/x.css">'],
  ['handoffs/a/index.html', '<a href="/handoffs/b/#doc-next">', '<a href="../b/#doc-next">'],
  ['handoffs/a/index.html', '<a href="/handoffs/a/#doc-next">', '<a href="#doc-next">'],
  ['handoffs/a/index.html', '<a href="/handoffs/a/">', '<a href="./">'],
  ['handoffs/a/index.html', '<a href="/handoffs/a/v/2-4f2a9c1/">', '<a href="v/2-4f2a9c1/">'],
  ['handoffs/a/index.html', '<a href="/handoffs/a/?q=1">', '<a href="?q=1">'],
  ['handoffs/a/index.html', '<a href="/handoffs/ab/">', '<a href="../ab/">'],
  ['handoffs/a/index.html', '<a href="/handoffs/a/b:c.png">', '<a href="./b:c.png">'],
  ['handoffs/a/v/2-4f2a9c1/index.html', '<a href="/handoffs/a/">', '<a href="../../">'],
  [
    'search/index.html',
    '<div data-root="/" data-offline="/offline/program.js">',
    '<div data-root="../" data-offline="../offline/program.js">',
  ],
  ['print/index.html', '<a href="/">', '<a href="../index.html">'],
  ['print/index.html', '<a href="/handoffs/b/#doc-next">', '<a href="../handoffs/b/index.html#doc-next">'],
  ['print/index.html', '<a href="/print/#doc-next">', '<a href="#doc-next">'],
  ['print/index.html', '<link href="/_astro/x.css">', '<link href="../_astro/x.css">'],
  ['a/index.html', '<a title="x>y" href="/b/?q=1&amp;r=/c">', '<a title="x>y" href="../b/?q=1&amp;r=/c">'],
])('on %s, %s becomes %s', (page, html, wanted) => {
  expect(relativeWithin(html, page)).toBe(wanted);
});

test.each([
  '<a href="https://example.com/">',
  '<a href="//example.com/">',
  '<a href="#top">',
  '<a href="other/">',
  '<code>&lt;a href="/x/"&gt;</code>',
  'text href="/x/"',
])('%s stays as it is', (html) => {
  expect(relativeWithin(html, 'a/index.html')).toBe(html);
});

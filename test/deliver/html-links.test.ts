import { expect, test } from 'vitest';
import { linksOf } from '../../src/deliver/html-links.ts';

test('links are read from tags, each once, in the order of the page', () => {
  const html = `<head><link rel="icon" href="/favicon.svg"><script type="module" src='/_astro/a.js'></script></head>
<a class="x" href="/a/">a</a> <a href="/b/" title="1 > 0">b</a> <a href=/c/>c</a> <a href="/a/">again</a>`;
  expect(linksOf(html)).toEqual(['/favicon.svg', '/_astro/a.js', '/a/', '/b/', '/c/']);
});

test('text that looks like a link is none', () => {
  expect(linksOf('<p>href="/no/" and &lt;a href="/no/"&gt;</p><code>src="/no.js"</code>')).toEqual([]);
});

test('an attribute that holds such a text is none', () => {
  expect(linksOf(`<p title='see href="/no/"' data-href="/no/">x</p><a aria-label=' href="/no/"' href="/yes/">y</a>`)).toEqual(['/yes/']);
});

test('character references are resolved', () => {
  expect(linksOf('<a href="/search/?q=a&amp;kind=b&#38;c=&#x27;d&quot;">x</a>')).toEqual(['/search/?q=a&kind=b&c=\'d"']);
});

import { expect, test } from 'vitest';
import { checkAnchors, checkLinks } from '../../src/deliver/check-links.ts';

function siteOf(files: Readonly<Record<string, string>>): () => void {
  const pages = Object.entries(files).flatMap(([page, html]) => (page.endsWith('.html') ? [{ page, html }] : []));
  return () => checkLinks(pages, Object.keys(files));
}

test('links to pages, files, places on a page and other sites are fine', () => {
  const check = siteOf({
    'index.html':
      '<a href="/a/">a</a><a href="/a/index.md">b</a><a href="#x">c</a><a href="https://example.org/no/">d</a><a href="mailto:a@b.example">e</a>',
    'a/index.html':
      '<a href="/">a</a><a href="../">b</a><a href="./index.md#y">c</a><a href="/a/?q=1">d</a><img src="data:image/png;base64,AA==">',
    'a/index.md': 'text',
    'ü/index.html': '<a href="/%C3%BC/">a</a><a href="/ü/">b</a>',
  });
  expect(check).not.toThrow();
});

test('a link that leads nowhere is named with its page', () => {
  const check = siteOf({ 'index.html': '', 'a/index.html': '<a href="/b/">b</a><a href="c.pdf">c</a>' });
  expect(check).toThrow('A link of the site leads nowhere: /a/ links to /b/; /a/ links to c.pdf.');
});

test('links up and down are followed from the folder of their page', () => {
  const check = siteOf({
    'index.html': '',
    'b/index.html': '',
    'a/c/index.html':
      '<a href="../../b/#x">1</a><a href="../b/">2</a><a href="../../../b/">3</a><a href="../../">4</a><a href="../../c.md">5</a><a href="d/">6</a>',
  });
  expect(check).toThrow('nowhere: /a/c/ links to ../b/; /a/c/ links to ../../c.md; /a/c/ links to d/.');
});

test('of many broken links ten are named and the rest counted', () => {
  const links = Array.from({ length: 12 }, (_, index) => `<a href="/${index}/">x</a>`);
  const check = siteOf({ '404.html': links.join('') });
  expect(check).toThrow(/leads nowhere: \/404\.html links to \/0\/; .*\/404\.html links to \/9\/; and 2 more\.$/);
});

test('a place that a page does not have is named with the page that links to it', () => {
  const files: Readonly<Record<string, string>> = {
    'open/index.html': '<h2 id="now">a</h2>',
    'notes/index.html': '<h2 id=\'doc-ü\'>a</h2><h2 id="doc-a&amp;b">b</h2>',
  };
  const check = (html: string) => (): void => checkAnchors([{ page: 'notes/index.html', html }], (path) => files[path] ?? null);
  expect(check('<a href="/open/#nix">a</a><a href="#doc-c">b</a><a href="../open/#now">c</a>')).toThrow(
    'A link of the site leads nowhere: /notes/ links to /open/#nix; /notes/ links to #doc-c.',
  );
  expect(
    check(
      '<a href="/open/#now">a</a><a href="#doc-%C3%BC">b</a><a href="#doc-a&amp;b">c</a><a href="/later/#x">d</a><a href="https://a.example/#x">e</a><a href="#">f</a><a href="#top">g</a><a href="/open/#:~:text=a">h</a>',
    ),
  ).not.toThrow();
});

import { expect, test } from 'vitest';
import { anchorsOf, resolverOf, withoutDeadAnchors, withoutIdleIds } from '../../src/collect/links.ts';
import { bytesKept } from '../bytes-kept.ts';

const { linkOf } = resolverOf(
  new Map([
    ['docs/adr/0001-a.md', '/decisions/docs-adr-0001-a/'],
    ['HANDOFF.md', '/handoffs/handoff/'],
    ['docs/why #1?.md', '/other-documents/docs-why-1/'],
  ]),
);

test.each([
  ['docs/adr/0002-b.md', '0001-a.md', '/decisions/docs-adr-0001-a/'],
  ['docs/adr/0002-b.md', './0001-a', '/decisions/docs-adr-0001-a/'],
  ['docs/adr/0002-b.md', '../../HANDOFF.md#next', '/handoffs/handoff/#doc-next'],
  ['docs/x.md', 'why %231%3F.md#b', '/other-documents/docs-why-1/#doc-b'],
  ['docs/x.md', '/HANDOFF.md', '/handoffs/handoff/'],
  ['docs/x.md', '../HANDOFF.md?plain=1', '/handoffs/handoff/'],
])('in %s the link %s leads to %s', (from, url, address) => {
  expect(linkOf(from, url)).toBe(address);
});

test.each(['https://x.test/HANDOFF.md', '//x.test/', '#next', 'missing.md', '../../../etc/passwd', 'mailto:a@x.test', ''])(
  'the link %s leads to no page',
  (url) => {
    expect(linkOf('docs/x.md', url)).toBeNull();
  },
);

test('a fragment that its target does not have is dropped, and the link stays', () => {
  const anchors = anchorsOf('<h2 id="doc-one">One</h2>');
  const isThere = (address: string, fragment: string): boolean | null => (address === '/a/' ? anchors.has(fragment) : null);
  const html = '<a href="/a/#doc-one">1</a> <a href="/a/#doc-two">2</a> <a href="/b/#x">3</a>';
  expect(withoutDeadAnchors(html, isThere)).toBe('<a href="/a/#doc-one">1</a> <a href="/a/">2</a> <a href="/b/#x">3</a>');
});

const linked = (id: string): string => `<a href="#doc-${encodeURIComponent('نظرة-عامة')}">1</a><h2 id="${id}">2</h2>`;

test('a link to a heading beyond ASCII finds it, in its own page and in another', () => {
  const anchors = anchorsOf('<h2 id="doc-目标">目标</h2>');
  const link = `<a href="/a/#doc-${encodeURIComponent('目标')}">1</a>`;
  expect(withoutDeadAnchors(link, (_, fragment) => anchors.has(fragment))).toBe(link);
  expect(withoutIdleIds(linked('doc-نظرة-عامة'))).toBe(linked('doc-نظرة-عامة'));
  expect(withoutIdleIds(linked('doc-other'))).toContain('<h2>2</h2>');
  expect(withoutIdleIds('<a href="#100%">1</a><h2 id="100%">2</h2>')).toContain('<h2 id="100%">');
});

const longPage = (number: number): string => `<h2 id="doc-a-heading-of-page-${number}">A heading</h2><p>${'word '.repeat(50_000)}</p>`;

test('the ids of a page do not keep the page in memory', () => {
  expect(bytesKept(() => Array.from({ length: 20 }, (_, number) => anchorsOf(longPage(number))))).toBeLessThan(1e6);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { relativePages } from '../../src/deliver/relative-links.ts';
import { writeSitemap } from '../../src/deliver/sitemap.ts';
import { newFolder, writeFiles } from './folder.ts';

const files = ['404.html', 'handoffs/a & b/index.html', 'index.html', 'index.md', 'search/ids.json'];

test('a sitemap names every page below the address of the site', () => {
  const folder = newFolder();
  writeSitemap(folder, files, 'https://acme.example/portal/');
  expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://acme.example/portal/handoffs/a%20&amp;%20b/</loc></url>
<url><loc>https://acme.example/portal/</loc></url>
</urlset>
`);
});

test('without an address there is no sitemap', () => {
  const folder = newFolder();
  writeSitemap(folder, files, null);
  expect(existsSync(join(folder, 'sitemap.xml'))).toBe(false);
});

test.each([
  [null, '<a href="/run/"><link href="/a.css"><i data-addresses="/addresses.json" data-root="/">'],
  [
    'https://acme.example/portal/',
    '<a href="/portal/run/"><link href="/portal/a.css"><i data-addresses="/portal/addresses.json" data-root="/portal/">',
  ],
])('the page that is shown at any address leads to the site at %s', (url, wanted) => {
  const folder = newFolder();
  const html = '<a href="/run/"><link href="/a.css"><i data-addresses="/addresses.json" data-root="/">';
  writeFiles(folder, { '404.html': html });
  const parts = [...relativePages(folder, ['404.html'], url)];
  expect(parts.map((it) => ('of' in it ? it.html() : it.html)).join('')).toBe(html);
  expect(readFileSync(join(folder, '404.html'), 'utf8')).toBe(wanted);
});

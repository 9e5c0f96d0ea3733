import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { close } from 'pagefind';
import { expect, test } from 'vitest';
import { filled, succeeded } from '../../../src/deliver/filled-index.ts';
import { filesBelow } from '../../../src/deliver/files.ts';
import { keepFolders } from '../../../src/deliver/kept-folders.ts';
import { searchedIn, type Searched } from '../../../src/deliver/main-search/parts.ts';
import { writeIndex } from '../../../src/deliver/main-search/write.ts';
import { newFolder, writeFiles } from '../folder.ts';
import { withoutPagefind } from '../without-pagefind.ts';
import { indexIn } from './decoded.ts';

const words = ['invoice', 'reminder', 'straße', 'naïve', 'naive', '請求書', 'customers', 'customer', 'café', 'FR-016', 'late', 'paid'];

/** A page as the site has it, with a part that is not searched. */
function pageOf(number: number, foot: string): string {
  const its = words.filter((_, index) => (index + number) % 3 !== 0 || index % 5 === number % 5);
  const text = Array.from({ length: 5 + (number % 7) }, (_, index) => its[(index * number) % its.length]).join(' ');
  return `<!DOCTYPE html><html lang="en"><head><meta name="search-index" content="en"><title>Page ${number}</title>
<meta name="handover-filter-kind" data-pagefind-filter="kind[content]" content="${number % 2 === 0 ? 'specs' : 'decisions > old'}">
<meta name="handover-date" data-pagefind-meta="date[content]" content="2026-05-${10 + (number % 20)}">
</head><body><header>Menu <a href="/">x</a></header><main id="content" data-pagefind-body><h1 data-pagefind-meta="title">Page ${number} of invoices</h1>
${number % 5 === 0 ? `<p data-pagefind-meta="status" data-pagefind-filter="status">Draft</p>` : ''}
<p>${text}</p><h2 id="doc-${number}">Part ${number}</h2><p>${its.join(', ')}</p><div data-pagefind-ignore>hidden</div>
<div id="source" data-pagefind-title="a.md" data-pagefind-weight="4" data-pagefind-index-attrs="data-words" data-words="docs/a${number}.md"></div>
</main><footer>${foot}</footer></body></html>`;
}

/** A site with `count` pages. */
function siteWith(count: number): string {
  const out = newFolder();
  writeFiles(
    out,
    Object.fromEntries(Array.from({ length: count }, (_, number) => [`p/${number}/index.html`, pageOf(number, 'Built today')])),
  );
  return out;
}

const pagesIn = (out: string): Searched[] =>
  filesBelow(join(out, 'p')).map((it) => ({ path: `p/${it}`, of: searchedIn(readFileSync(join(out, 'p', it), 'utf8')) }));

const english = { language: 'en', folder: 'pagefind', merged: false };

/** Writes the index of a site as a build does, and gives its files. */
async function written(out: string, cache: string | null = null, known = 'these secrets'): Promise<Map<string, string>> {
  const target = newFolder();
  const pages = pagesIn(out);
  const keeping = cache === null ? null : { cache, known };
  const made = await writeIndex(
    pages,
    { ...english, folder: join('..', target.slice(target.lastIndexOf('/') + 1)) },
    { out, work: newFolder(), keeping },
  );
  if (cache !== null) keepFolders(join(cache, 'search'), made);
  return new Map(filesBelow(target).map((it) => [it, readFileSync(join(target, it)).toString('base64')]));
}

/** The index that Pagefind makes of all pages at once. */
async function byPagefind(out: string): Promise<string> {
  const folder = newFolder();
  const index = await filled({ forceLanguage: 'en' }, pagesIn(out), (its, { path }) =>
    its.addHTMLFile({ sourcePath: path, content: readFileSync(join(out, path), 'utf8') }),
  );
  succeeded((await index.writeFiles({ outputPath: folder })).errors);
  await close();
  return folder;
}

test('an index put together of parts says what Pagefind says of all pages at once', async () => {
  const out = siteWith(150);
  const folder = newFolder();
  writeFiles(folder, Object.fromEntries([...(await written(out))].map(([path, base64]) => [path, base64])));
  for (const it of filesBelow(folder)) writeFileSync(join(folder, it), Buffer.from(readFileSync(join(folder, it), 'utf8'), 'base64'));
  const wanted = await byPagefind(out);
  expect(indexIn(folder)).toEqual(indexIn(wanted));
  expect(readdirSync(join(folder, 'fragment')).toSorted()).toEqual(readdirSync(join(wanted, 'fragment')).toSorted());
  for (const it of readdirSync(join(wanted, 'fragment')))
    expect(readFileSync(join(folder, 'fragment', it)).equals(readFileSync(join(wanted, 'fragment', it)))).toBe(true);
});

test('an index whose pages say the same is taken from the cache without Pagefind, byte by byte, whatever stands around them', async () => {
  const [out, cache] = [siteWith(70), newFolder()];
  const first = await written(out, cache);
  writeFiles(
    out,
    Object.fromEntries(Array.from({ length: 70 }, (_, number) => [`p/${number}/index.html`, pageOf(number, 'Built tomorrow')])),
  );
  withoutPagefind();
  expect(await written(out, cache)).toEqual(first);
});

test('where a page says another thing, its part alone is made anew, and all is as without the cache', async () => {
  const [out, cache] = [siteWith(140), newFolder()];
  await written(out, cache);
  const before = readdirSync(join(cache, 'search'));
  writeFiles(out, { 'p/7/index.html': pageOf(8, '') });
  expect(await written(out, cache)).toEqual(await written(out));
  const after = new Set(readdirSync(join(cache, 'search')));
  expect([after.size, before.filter((it) => after.has(it)).length]).toEqual([before.length, before.length - 1]);
});

test('a damaged part is made anew, and so are all once another secret is known', async () => {
  const [out, cache] = [siteWith(10), newFolder()];
  const first = await written(out, cache);
  const [part = ''] = readdirSync(join(cache, 'search'));
  writeFileSync(join(cache, 'search', part, 'pagefind-entry.json'), '{}');
  expect(await written(out, cache)).toEqual(first);
  expect(await written(out, cache, 'other secrets')).toEqual(first);
  expect(readdirSync(join(cache, 'search'))).not.toContain(part);
});

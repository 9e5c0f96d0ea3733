import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeSearchIndex } from '../../src/deliver/search-index.ts';
import { newFolder, writeFiles } from './folder.ts';

/** Indexes the site in `out`. */
const indexed = async (out: string) => await writeSearchIndex({ out, work: newFolder(), keeping: null, past: null });

const page = '<div data-engines="[{&quot;language&quot;:&quot;en&quot;,&quot;merged&quot;:[]}]"></div>';

/** A site to index, and in place of Pagefind's program one that runs `script`. */
function siteWith(script: string): string {
  const folder = newFolder();
  writeFiles(folder, { pagefind: `#!${process.execPath}\n${script}`, 'site/search/index.html': page });
  chmodSync(join(folder, 'pagefind'), 0o755);
  vi.stubEnv('PAGEFIND_BINARY_PATH', join(folder, 'pagefind'));
  onTestFinished(() => void vi.unstubAllEnvs());
  return join(folder, 'site');
}

test.each([
  ['ends at once', 'process.exit(101);'],
  ['is killed when it has work', "process.stdin.once('data', () => process.kill(process.pid, 'SIGKILL'));"],
])('an indexer that %s is a failure that says so', async (_, script) => {
  await expect(indexed(siteWith(script))).rejects.toMatchObject({
    code: 'HO505',
    exit: 'site',
    message: expect.stringMatching(/^The search index could not be made\. |^The making of the search index ended early \(.+\)\.$/),
    fix: ['Run the command again, on a machine with more memory if the site is large. If it fails again, report it with this message.'],
  });
});

/** A page of the index `index`. */
const record = (index: string, word: string): string =>
  `<html lang="en"><head><meta name="search-index" content="${index}"></head><body><main data-pagefind-body><h1>${word}</h1></main></body></html>`;

test('an index is made of each part that the search page names, and only the main one has a program', async () => {
  const folder = newFolder();
  writeFiles(folder, {
    'search/index.html': page.replace('[]', '[&quot;en-x-2&quot;]'),
    'a/index.html': record('en', 'invoices'),
    'b/index.html': record('en-x-2', 'reminders'),
    'c/index.html': record('en-x-2', 'receipts'),
    'd/index.html': '<html lang="en"><body><main><h1>Not searched</h1></main></body></html>',
  });
  expect(await indexed(folder)).toMatchObject({ pages: 3 });
  const files = (index: string): string[] => readdirSync(join(folder, index)).toSorted();
  const main = files('pagefind');
  expect(main).toEqual(expect.arrayContaining(['en-x-2', 'pagefind.js', 'wasm.en.pagefind']));
  expect(files('pagefind/fragment')).toEqual([expect.stringMatching(/^en_/)]);
  expect(files('pagefind/en-x-2').map((it) => it.replace(/_.*(?=\.)/, '_'))).toEqual([
    'fragment',
    'index',
    'pagefind-entry.json',
    'pagefind.en-x-2_.pf_meta',
  ]);
  expect(files('pagefind/en-x-2/fragment')).toEqual([expect.stringMatching(/^en-x-2_/), expect.stringMatching(/^en-x-2_/)]);
});

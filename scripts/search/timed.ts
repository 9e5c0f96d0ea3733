import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { serve } from '../../test/browser/serve.ts';

/** What a reader waits for, and what it costs. */
export interface SearchTimes {
  /** Milliseconds from the last key to the first result, in the middle of all runs: from a web server, and from a disk (null without the offline copy). */
  web: number;
  disk: number | null;
  /** Bytes of scripts and index that the first search asks a web server for, which compresses scripts; the index is compressed by itself. */
  bytes: number;
}

/** Runs of each kind, each with nothing in any cache. */
const runs = 5;

/** Searches the site in `folder` for a word of one of its titles, as a reader does who types at once. */
export async function searchTimes(folder: string, browser: Browser): Promise<SearchTimes> {
  const word = wordOf(folder);
  const server = await serve(folder);
  const web = await measured(browser, `${server.origin}/search/index.html`, word);
  await server.close();
  const isOffline = /\sdata-offline="/.test(readFileSync(join(folder, 'search/index.html'), 'utf8'));
  const disk = isOffline ? await measured(browser, pathToFileURL(join(folder, 'search/index.html')).href, word) : null;
  return { web: web.ms, disk: disk?.ms ?? null, bytes: web.bytes };
}

async function measured(browser: Browser, address: string, word: string): Promise<{ ms: number; bytes: number }> {
  const all: number[] = [];
  let bytes = 0;
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (it) => {
      if (/\/pagefind\/|\/search\.js$|\/ids\.json$/.test(it.url()))
        sizes.push(it.body().then((body) => (it.url().endsWith('.js') ? gzipSync(body) : body).length));
    });
    await page.goto(address);
    await page.locator('#words:focus').waitFor();
    await page.evaluate(observe);
    await page.keyboard.insertText(word);
    all.push(await page.evaluate(() => Reflect.get(globalThis, 'firstResult') as Promise<number>));
    await page.waitForLoadState('networkidle');
    bytes = (await Promise.all(sizes)).reduce((sum, it) => sum + it, 0);
    await context.close();
  }
  return { ms: all.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0, bytes };
}

/** Runs in the page: tells how long after the last key the first result stands there. */
function observe(): void {
  const hits = document.querySelector('#hits');
  const words = document.querySelector('#words');
  let typed = 0;
  words?.addEventListener('input', () => (typed = performance.now()));
  const first = new Promise<number>((resolve) => {
    if (hits === null) return;
    new MutationObserver(() => {
      if (hits.querySelector('a.hit') !== null) resolve(performance.now() - typed);
    }).observe(hits, { childList: true });
  });
  Reflect.set(globalThis, 'firstResult', first);
}

/** A word of the title of a record in the middle of the list. */
function wordOf(folder: string): string {
  const pages: { url: string; title: string }[] = JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8'));
  const title = pages.filter((it) => it.url.split('/').length > 3)[Math.floor(pages.length / 2)]?.title ?? '';
  return /\p{L}{5,}/u.exec(title)?.[0] ?? 'invoice';
}

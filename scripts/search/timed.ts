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
  /** Bytes of scripts and index that the first search asks a web server for, in the middle of all runs and at most; it compresses scripts, the index is compressed by itself. */
  bytes: number;
  most: number;
}

/** Runs of each kind, each with nothing in any cache, and for another word. */
const runs = 9;

/** Searches the site in `folder` for words of its titles, as a reader does who types at once. */
export async function searchTimes(folder: string, browser: Browser): Promise<SearchTimes> {
  const words = wordsOf(folder);
  const server = await serve(folder);
  const web = await measured(browser, `${server.origin}/search/index.html`, words);
  await server.close();
  const isOffline = /\sdata-offline="/.test(readFileSync(join(folder, 'search/index.html'), 'utf8'));
  const disk = isOffline ? await measured(browser, pathToFileURL(join(folder, 'search/index.html')).href, words) : null;
  return { web: web.ms, disk: disk?.ms ?? null, bytes: web.bytes, most: web.most };
}

async function measured(browser: Browser, address: string, words: readonly string[]): Promise<{ ms: number; bytes: number; most: number }> {
  const all: number[] = [];
  const bytes: number[] = [];
  for (const word of words) {
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
    bytes.push((await Promise.all(sizes)).reduce((sum, it) => sum + it, 0));
    await context.close();
  }
  return { ms: middle(all), bytes: middle(bytes), most: Math.max(...bytes) };
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

/** A word of the title of each of some records, as far from each other in the list as can be. */
export function wordsOf(folder: string): string[] {
  const pages: { url: string; title: string }[] = JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8'));
  const records = pages.filter((it) => it.url.split('/').length > 3);
  return Array.from({ length: runs }, (_, run) => {
    const title = records[Math.floor(((run + 0.5) / runs) * records.length)]?.title ?? '';
    return /\p{L}{5,}/u.exec(title)?.[0] ?? 'invoice';
  });
}

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

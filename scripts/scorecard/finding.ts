import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { linksOf } from '../../src/deliver/html-links.ts';
import { serve } from '../../test/browser/serve.ts';
import { visit } from '../../test/browser/visit.ts';
import { searchTimes, wordsOf } from '../search/timed.ts';
import { fileOf } from './addresses.ts';
import { atMost, everywhere, type Measured } from './measured.ts';

/** What the search finds, and where the site in `folder` works: points 12, 18, 24, 26, 27 (of Chromium) and 28. `types` is one page of each type. */
export async function finding(
  browser: Browser,
  folder: string,
  { addresses, types }: { addresses: readonly string[]; types: readonly string[] },
): Promise<Measured[]> {
  const { bytes } = await searchTimes(folder, browser);
  const [word = ''] = wordsOf(folder);
  const server = await serve(dirname(dirname(folder)));
  const below = await serve(dirname(folder));
  const [deep, shallow] = [`${server.origin}/${basename(dirname(folder))}/${basename(folder)}`, `${below.origin}/${basename(folder)}`];
  try {
    const { keys, same } = await searched(browser, `${shallow}/`, word);
    const pages = `${types.length} pages`;
    return [
      everywhere(12, 'links that lead to no page or no place on it', brokenLinks(folder, addresses), `${addresses.length} pages`),
      atMost(18, 'keys from the briefing by the search to a section', keys, 8, 'keys'),
      atMost(24, 'first search', bytes / 1000, 200, 'KB'),
      everywhere(26, 'links to a search that bring another list', same ? [] : [word], '1 search'),
      everywhere(27, 'pages with a fault, from a disk', await faults(browser, pathToFileURL(folder).href, types), pages),
      everywhere(28, 'pages with a fault, below a path', await faults(browser, shallow, types), pages),
      everywhere(28, 'pages with a fault, below a longer path', await faults(browser, deep, types), pages),
    ];
  } finally {
    await Promise.all([server.close(), below.close()]);
  }
}

/** Searches from the first page by keys alone: how many were pressed until a section stands in the window, and whether the link to the search finds the same. */
async function searched(browser: Browser, top: string, word: string): Promise<{ keys: number; same: boolean }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(top);
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('Control+k');
  await page.locator('#words:focus').waitFor();
  await page.keyboard.type(word);
  const hits = page.locator('#hits > li');
  await page.waitForURL((it) => it.searchParams.get('q') === word);
  await hits.first().waitFor();
  const before = await hits.allInnerTexts();
  await page.reload();
  await hits.first().waitFor();
  const same = JSON.stringify(await hits.allInnerTexts()) === JSON.stringify(before);
  await page.locator('#words').focus();
  await press('ArrowDown');
  if ((await hits.first().locator('a').count()) > 1) await press('Tab');
  await press('Enter');
  await page.waitForURL((it) => !it.pathname.includes('/search/'));
  await context.close();
  return { keys, same };
}

/** What goes wrong on pages below `top`, where the same folder lies at another address. */
async function faults(browser: Browser, top: string, types: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  // The page for what is not there may be shown at any depth, so it alone names the top of the host.
  for (const address of types.filter((it) => it !== '/404.html')) {
    const origin = new URL(top).origin === 'null' ? 'file://' : new URL(top).origin;
    const { trouble, close } = await visit(browser, origin, `${new URL(top).pathname}/${fileOf(address)}`);
    found.push(...trouble.map((it) => `${address}: ${it}`));
    await close();
  }
  return found;
}

/** Links within the site that name a page or a place that is not there. */
function brokenLinks(folder: string, addresses: readonly string[]): string[] {
  const ids = new Map<string, Set<string>>();
  const links = new Map<string, string[]>();
  for (const address of addresses) {
    const html = readFileSync(join(folder, fileOf(address)), 'utf8');
    ids.set(address, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)));
    links.set(address, linksOf(html));
  }
  const here = 'https://site.invalid';
  return [...links].flatMap(([from, all]) =>
    all.flatMap((link) => {
      if (!URL.canParse(link, here + from)) return [`${from}: ${link}`];
      const { origin, pathname, hash } = new URL(link, here + from);
      const known = ids.get(decodeURI(pathname));
      // Files beside the pages are looked at as the site is built.
      if (origin !== here || known === undefined || hash === '') return [];
      return known.has(decodeURIComponent(hash.slice(1))) ? [] : [`${from}: ${link}`];
    }),
  );
}

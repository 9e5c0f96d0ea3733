import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesBelow } from '../../src/deliver/files.ts';
import { inProcess } from '../cli/in-process.ts';
import { makeSearchable, type Query } from '../histories/searchable.ts';
import { startBrowser } from './chromium.ts';
import { firefoxPath, startFirefox } from './firefox.ts';
import { serve, type Served } from './serve.ts';
import { axeProblems, overflow } from './visit.ts';

// One built folder, as it is found on a web server, below two paths, and on a disk.

/** Milliseconds for one test, also on a machine with much else to do. */
const patience = 180_000;

let folder = '';
let offline = '';
let plain = '';
let queries: readonly Query[] = [];
let browser: Browser;
let served: Served;
let preview: Served;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-search-'));
  offline = join(folder, 'repo', 'site');
  plain = join(folder, 'plain');
  const made = await makeSearchable(join(folder, 'repository'));
  queries = made.queries;
  for (const [out, ...more] of [[offline, '--offline'], [plain]]) {
    const built = await inProcess(['build', '--quiet', '--repo', made.repository.folder, '--out', out ?? '', ...more], folder);
    if (built.code !== 0) throw new Error(built.stderr);
  }
  browser = await startBrowser();
  served = await serve(join(folder, 'repo', 'site'));
  preview = await serve(folder);
}, patience);

afterAll(async () => {
  await Promise.all([browser.close(), served.close(), preview.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Where the same folder is found: the address of its top, with a slash at its end. */
const places = {
  'a web server': () => `${served.origin}/`,
  'a web server below a path': () => `${preview.origin}/repo/site/`,
  'a disk': () => `${pathToFileURL(offline).href}/`,
};

/** A page that counts what went wrong on it. */
async function opened(address: string): Promise<{ page: Page; trouble: string[]; close(): Promise<void> }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('console', (it) => void (/error|warning/.test(it.type()) && trouble.push(`console: ${it.text()}`)));
  page.on('pageerror', (it) => trouble.push(`uncaught: ${it.message}`));
  page.on('requestfailed', (it) => trouble.push(`failed: ${it.url()}`));
  page.on('response', (it) => void (it.status() >= 400 && trouble.push(`${it.status()}: ${it.url()}`)));
  await page.goto(address);
  return { page, trouble, close: () => context.close() };
}

/** True when one of the first three results is the wanted page: by its address, or by the words of its title. */
async function found(page: Page, top: string, [words, wanted]: Query): Promise<boolean> {
  if (!page.url().includes('/search/')) await page.goto(`${top}search/index.html`);
  await page.locator('#words').fill(words);
  await page.waitForFunction((it) => new URLSearchParams(location.search).get('q') === it, words);
  await page
    .getByRole('status')
    .getByText(/result|Nothing found/)
    .waitFor();
  await page.locator('#hits a.hit').first().waitFor();
  const first = await page
    .locator('#hits a.hit')
    .evaluateAll((all) => all.slice(0, 3).map((it) => `${it.getAttribute('href')} ${it.textContent}`));
  return first.some((it) => it.includes(wanted));
}

describe.each(Object.entries(places))('on %s', (_, top) => {
  test(
    'the set queries find what they ask for among the first three results',
    async () => {
      const { page, trouble, close } = await opened(`${top()}index.html`);
      const missed: string[] = [];
      for (const query of queries) if (!(await found(page, top(), query))) missed.push(query[0]);
      expect(queries).toHaveLength(20);
      expect(missed).toEqual([]);
      expect(trouble).toEqual([]);
      await close();
    },
    patience,
  );

  test(
    'every page is whole: no request fails, no error is said, and every link leads to a page',
    async () => {
      const pages = filesBelow(offline).filter((it) => it.endsWith('.html') && it !== '404.html');
      const known = new Set(filesBelow(offline));
      const { page, trouble, close } = await opened(`${top()}index.html`);
      const lost: string[] = [];
      for (const path of pages) {
        await page.goto(top() + path.split('/').map(encodeURIComponent).join('/'));
        // Leaving while the index is on its way would end its requests.
        if (path === 'search/index.html') await page.getByRole('group', { name: 'Kind' }).waitFor();
        const links = await page.evaluate(() => [...document.links].map((it) => it.href.replace(/[?#].*$/, '')));
        for (const link of links.filter((it) => it.startsWith(top()))) {
          const target = decodeURIComponent(link.slice(top().length));
          const file = top().startsWith('file:') ? target : `${target}${target === '' || target.endsWith('/') ? 'index.html' : ''}`;
          if (!known.has(file)) lost.push(`${path}: ${link}`);
        }
      }
      expect(lost).toEqual([]);
      expect(trouble).toEqual([]);
      await close();
    },
    patience,
  );

  test(
    'a link to a search brings the same results back',
    async () => {
      const search = `${top()}search/index.html`;
      const { page, trouble, close } = await opened(search);
      await page.getByLabel('Words, identifiers or paths').fill('mail');
      await page.getByLabel('Decisions').check();
      await page.getByLabel('Sort').selectOption('oldest');
      await page.waitForURL('**/search/index.html?q=mail&kind=decisions&sort=oldest');
      await page.getByRole('status').getByText('2 results').waitFor();
      const results = await page.locator('#hits').innerText();
      const address = page.url();
      const again = await opened(address);
      await again.page.getByRole('status').getByText('2 results').waitFor();
      await expect.poll(() => again.page.locator('#hits').innerText()).toBe(results);
      expect(await again.page.getByLabel('Words, identifiers or paths').inputValue()).toBe('mail');
      expect(await again.page.getByLabel('Decisions').isChecked()).toBe(true);
      expect(await again.page.getByLabel('Sort').inputValue()).toBe('oldest');
      expect(again.page.url()).toBe(address);
      expect([...trouble, ...again.trouble]).toEqual([]);
      await Promise.all([close(), again.close()]);
    },
    patience,
  );

  test('from the first page a section is reached by few keys', async () => {
    const { page, trouble, close } = await opened(`${top()}index.html`);
    let keys = 0;
    const press = async (key: string): Promise<void> => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await press('Control+k');
    await page.waitForURL('**/search/**');
    await page.locator('#words:focus').waitFor();
    await page.keyboard.type('reminder fixture');
    await page.waitForURL(/q=reminder\+fixture$/);
    await page.getByRole('status').getByText('result').waitFor();
    await page.locator('#hits a.hit').first().waitFor();
    await press('ArrowDown');
    await page.locator('#hits > li:first-child a.hit:focus').waitFor();
    await press('Tab');
    const section = await page.locator(':focus').innerText();
    await press('Enter');
    await page.waitForURL(/#/);
    expect(await page.locator(':target').innerText()).toContain(section.replace('…', ''));
    expect(await page.locator(':target').evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('solid');
    expect(keys).toBeLessThanOrEqual(8);
    expect(trouble).toEqual([]);
    await close();
  });
});

test('the one script of every page but the one for paper is small, and no script is a module', () => {
  const text = (path: string): string => readFileSync(join(offline, path), 'utf8');
  expect(Buffer.byteLength(text('_astro/everywhere.js'))).toBeLessThanOrEqual(2048);
  const scripts = filesBelow(offline).filter((it) => it.startsWith('_astro/') && it.endsWith('.js'));
  expect(scripts).toEqual(['_astro/compare.js', '_astro/everywhere.js', '_astro/not-found.js', '_astro/search.js', '_astro/theme.js']);
  const modules = filesBelow(offline).filter((it) => it.endsWith('.html') && /<script[^>]*type="?module/.test(text(it)));
  expect([...modules, ...scripts.filter((it) => /^\s*(?:import|export)\b/m.test(text(it)))]).toEqual([]);
});

test('arrows go through the results and back, Enter goes to the first, Esc begins anew', async () => {
  const { page, close } = await opened(`${served.origin}/search/?q=mail&kind=decisions`);
  await page.locator('#hits a.hit').nth(1).waitFor();
  const at = (): Promise<number> =>
    page.evaluate(() => [...document.querySelectorAll('#hits a.hit')].findIndex((it) => it === document.activeElement));
  await page.locator('#words').press('Enter');
  await expect.poll(at).toBe(0);
  await page.keyboard.press('ArrowDown');
  expect(await at()).toBe(1);
  await page.keyboard.press('ArrowDown');
  expect(await at()).toBe(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('words');
  await page.keyboard.press('Escape');
  await page.getByText('Type a word to search').waitFor();
  expect([new URL(page.url()).search, await page.locator('#hits li').count()]).toEqual(['', 0]);
  await page.getByLabel('Decisions').and(page.locator(':not(:checked)')).waitFor();
  await close();
});

test('nothing of the index is loaded before the search is opened', async () => {
  const { page, close } = await opened(`${served.origin}/`);
  const asked: string[] = [];
  page.on('request', (it) => asked.push(new URL(it.url()).pathname));
  await page.goto(`${served.origin}/handoffs/`);
  expect(asked.filter((it) => it.includes('pagefind'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: 'Kind' }).waitFor();
  expect(asked.filter((it) => it.includes('pagefind'))).not.toEqual([]);
  await close();
});

test('filters list records by themselves, and only those with several values are shown', async () => {
  const { page, close } = await opened(`${served.origin}/search/`);
  await page.getByRole('group', { name: 'Kind' }).waitFor();
  expect(await page.locator('#facets legend').allInnerTexts()).toEqual(['Kind', 'Status', 'Language']);
  await page.getByLabel('German').check();
  await page.getByRole('status').getByText('2 results').waitFor();
  expect(await page.locator('#hits a.hit').allInnerTexts()).toEqual(['Mahnwesen', 'Übergabe: Zahlungserinnerungen']);
  expect(await page.locator('#hits .excerpt').first().innerText()).toContain('Mahnungen');
  await close();
});

test('where nothing is found, the filters are named, one click drops them, and the id that was meant is proposed', async () => {
  const { page, close } = await opened(`${served.origin}/search/?q=FR-0016&kind=handoffs&language=de`);
  await page.getByText('Searched only Kind: Handoffs, Language: German.').waitFor();
  await page.getByRole('button', { name: 'Did you mean FR-016?' }).waitFor();
  await page.getByRole('button', { name: /Search without filters \(\d+\)/ }).click();
  await page.waitForURL('**/search/?q=FR-0016');
  await page.getByRole('button', { name: 'Did you mean FR-016?' }).click();
  await page.waitForURL('**/search/?q=FR-016');
  await page.locator('#hits a.hit', { hasText: 'Payment reminder' }).first().waitFor();
  expect(await page.locator('#words').inputValue()).toBe('FR-016');
  await close();
});

test.each([1280, 320])('results and filters have no fault at %d pixels', async (width) => {
  const { page, trouble, close } = await opened(`${served.origin}/search/?q=mail`);
  await page.locator('#hits a.hit').first().waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect([colorScheme, await axeProblems(page), await overflow(page)]).toEqual([colorScheme, [], 0]);
  }
  expect(trouble).toEqual([]);
  await close();
});

test('from a disk without the offline copy, the page says what the search needs, and lists everything', async () => {
  const { page, trouble, close } = await opened(pathToFileURL(join(plain, 'search/index.html')).href);
  await page.getByText('The search needs a web server, and this page was opened from a disk.').waitFor();
  expect(await page.getByLabel('Words, identifiers or paths').count()).toBe(0);
  await page.locator('main').getByRole('link', { name: 'Handoffs' }).click();
  await page.getByRole('link', { name: 'Handoff: reminders' }).first().click();
  expect(await page.locator('h1').innerText()).toBe('Handoff: reminders');
  expect(trouble).toEqual([]);
  await close();
});

test(
  'the offline copy is in the list of files, and verifying builds it again',
  async () => {
    const { code, stdout } = await inProcess(['verify', offline, '--repo', join(folder, 'repository'), '--json'], folder);
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, ok: true, options: { offline: true } });
  },
  patience,
);

test.skipIf(firefoxPath === undefined)(
  'Firefox finds the same from a disk, and leads there',
  async () => {
    const other = await startFirefox(firefoxPath ?? '');
    try {
      const missed: string[] = [];
      for (const [words, wanted] of queries) {
        await other.open(`${places['a disk']()}search/index.html?q=${encodeURIComponent(words)}`);
        const first = (await other.all('#hits a.hit')).slice(0, 3).join();
        if (!first.includes(wanted)) missed.push(`${words}: ${first}`);
      }
      expect(missed).toEqual([]);
      await other.click('#hits a.hit');
      await expect.poll(() => other.all('main h1')).not.toEqual([' Search']);
      expect(other.trouble).toEqual([]);
    } finally {
      await other.close();
    }
  },
  patience,
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect } from '../../src/collect/collect.ts';
import { collections } from '../../src/collections/index.ts';
import { buildSite } from '../../src/deliver/build-site.ts';
import { byForm } from '../deliver/by-form.ts';
import { silent } from '../deliver/silent.ts';
import { demoPages, makeDemo } from '../histories/demo.ts';
import { readPages } from '../../src/config/pages.ts';
import { startBrowser } from './chromium.ts';
import { serve, type Served } from './serve.ts';
import { axeProblems, openAll, overflow, visit } from './visit.ts';

// The pages of a real, if small, repository, as its reader sees them.
let folder = '';
let browser: Browser;
let site: Served;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-demo-'));
  const repo = join(folder, 'repository');
  await makeDemo(repo);
  const content = join(folder, 'content');
  await collect({
    repo,
    content,
    allowShallow: false,
    title: null,
    generator: 'Handover',
    pages: await readPages(demoPages, demoPages),
    collections,
    progress: silent,
  });
  await buildSite({ content, out: join(folder, 'site'), work: join(folder, 'work'), secrets: byForm }, silent);
  browser = await startBrowser();
  site = await serve(join(folder, 'site'));
}, 180_000);

afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
] as const;

test.each([
  '/',
  '/specs/',
  '/decisions/',
  '/handoffs/',
  '/handoffs/handoff/',
  '/open/',
  '/open/unfinished/',
  '/print/',
  '/first-week/',
  '/release/',
  '/about/reading/',
  '/about/keys/',
  '/decisions/docs-adr-0003-send-mail-from-the-job/',
])(
  '%s of the demo has no fault, wide or narrow, light or dark',
  async (path) => {
    const { page, trouble, close } = await visit(browser, site.origin, path);
    await openAll(page);
    const faults: string[] = [];
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const wider = await overflow(page);
      const found = [...(await axeProblems(page)), ...(wider > 0 ? [`${wider} pixels too wide`] : [])];
      faults.push(...found.map((it) => `${colorScheme}, ${width}: ${it}`));
    }
    expect(faults).toEqual([]);
    expect(trouble).toEqual([]);
    await close();
  },
  60_000,
);

test('the page for paper holds the whole package in reading order, with contents that lead to it, and no script', async () => {
  const { page, close } = await visit(browser, site.origin, '/print/');
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  const chapters = page.locator('nav > ol > li > a');
  expect(await chapters.allInnerTexts()).toEqual(['Briefing', 'Pages', 'Open items', 'Run it', 'Specs', 'Decisions', 'Handoffs']);
  expect(await page.locator('main > section > h2').allInnerTexts()).toEqual(await chapters.allInnerTexts());
  const titles = await page.locator('article > h3[id]').allInnerTexts();
  expect(await page.locator('main nav ul a').allInnerTexts()).toEqual(titles);
  expect(titles).toContain('Send mail from the job');
  const targets = await contents.evaluateAll((links) => links.map((it) => document.querySelector(it.getAttribute('href') ?? '') !== null));
  expect(targets).not.toContain(false);
  expect(await page.locator('script').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header nav').isVisible()).toBe(false);
  expect(
    await page
      .locator('.chapter')
      .first()
      .evaluate((it) => getComputedStyle(it).breakBefore),
  ).toBe('page');
  await close();
});

test('on paper a snapshot is its fields in words, titles stand once, and no heading of a chapter is as high as the chapter', async () => {
  const { page, close } = await visit(browser, site.origin, '/print/');
  const snapshot = page.locator('article:has(> h3[id*="session-3"])');
  expect(await snapshot.locator('pre').count()).toBe(0);
  expect(await snapshot.locator('dt').allInnerTexts()).toContain('Progress');
  const chapters = await page.locator('section.chapter').count();
  expect(await page.locator('section.chapter h2').count()).toBe(chapters);
  expect(await page.locator('article :is(h4, h5)').allInnerTexts()).not.toContain('Send mail from the job');
  const markdown = await (await page.request.get(`${site.origin}/print/index.md`)).text();
  expect(markdown).toContain('#### Consequences');
  expect(markdown).not.toContain('[](');
  await close();
});

test('an address with a slip of the pen proposes the page that was meant', async () => {
  const { page, close } = await visit(browser, site.origin, '/handofs/handof/');
  const near = page.getByRole('region', { name: 'Did you mean' }).getByRole('link');
  await near.first().waitFor();
  expect(await near.first().innerText()).toBe('HANDOFF: FR-016 version 2');
  await near.first().click();
  expect(await page.locator('h1').innerText()).toBe('HANDOFF: FR-016 version 2');
  await close();
});

test('an id without a page leads to the search for it', async () => {
  const { page, close } = await visit(browser, site.origin, '/FR-016');
  await page.getByRole('link', { name: 'Search for “FR-016”' }).click();
  await page.waitForURL(/\/search\/\?q=FR-016$/);
  expect(await page.getByRole('searchbox').inputValue()).toBe('FR-016');
  await close();
});

test('decisions are drawn, and told in words', async () => {
  const { page, close } = await visit(browser, site.origin, '/decisions/');
  const part = page.getByRole('region', { name: 'How decisions replaced each other' });
  expect(await part.locator('svg a').count()).toBe(2);
  expect(await part.getByRole('listitem').allInnerTexts()).toEqual([
    '0003 Send mail from the job (accepted) replaces 0002 Send mail through a queue (superseded).',
  ]);
  await close();
});

test('a page written by hand shows records, what is needed and what is open, and leads on', async () => {
  const { page, trouble, close } = await visit(browser, site.origin, '/first-week/', { viewport: { width: 390, height: 800 } });
  expect(await page.locator('h1').allInnerTexts()).toEqual(['Your first week with the portal']);
  const words = await page.locator('article').innerText();
  for (const it of [
    'Handoff: HANDOFF: FR-016 version 2',
    'Decision: Send mail from the job',
    'Spec: Payment reminder',
    'DATABASE_URL',
    'Finance lead decides',
  ])
    expect(words).toContain(it);
  expect(words).not.toContain('[object');
  await page.getByRole('link', { name: 'Send mail from the job' }).click();
  expect(new URL(page.url()).pathname).toBe('/decisions/docs-adr-0003-send-mail-from-the-job/');
  await page.getByText('More', { exact: false }).first().click();
  await page.getByRole('link', { name: 'Your first week with the portal' }).click();
  await page.getByRole('link', { name: 'the release' }).click();
  expect(await page.locator('h1').innerText()).toBe('How a release is made');
  expect(trouble).toEqual([]);
  await close();
});

test('the search finds a page written by hand, and narrows to them', async () => {
  const { page, close } = await visit(browser, site.origin, '/search/?q=saves+the+most+time&kind=pages');
  await page.locator('#hits a.hit').first().waitFor();
  expect(await page.locator('#hits a.hit').allInnerTexts()).toEqual(['Your first week with the portal']);
  expect(await page.locator('#hits .kind').allInnerTexts()).toEqual(['Pages']);
  expect(await page.getByLabel('Pages').isChecked()).toBe(true);
  await close();
});

test('on a narrow screen a row of a list is a card whose cells say what they are, and the table is still heard as one', async () => {
  const { page, close } = await visit(browser, site.origin, '/decisions/', { viewport: { width: 390, height: 800 } });
  const cells = await page.locator('table.stack').first().locator('tbody tr').first().locator('th, td').all();
  const boxes = await Promise.all(cells.map((it) => it.boundingBox()));
  const tops = boxes.flatMap((it) => (it === null || it.height === 0 ? [] : [it.y]));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(tops.length);
  expect(await page.getByRole('table').first().getByRole('columnheader').count()).toBeGreaterThan(2);
  expect(
    await page
      .locator('.scroll:has(> table.stack)')
      .first()
      .evaluate((it) => it.scrollWidth - it.clientWidth),
  ).toBe(0);
  const label = await page
    .locator('td[data-label]')
    .first()
    .evaluate((it) => getComputedStyle(it, '::before').content);
  expect(label).toMatch(/: /);
  await close();
}, 60_000);

test('a reader chooses the colours once for all pages, in print they are light, and without a script nothing is offered', async () => {
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const colours = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const menu = page.locator('header summary');
  const button = page.locator('button.theme');
  await page.goto(`${site.origin}/`);
  const light = await colours();
  await menu.click();
  expect(await button.innerText()).toBe('Colours: as the system');
  await button.click();
  await button.click();
  expect(await button.innerText()).toBe('Colours: dark');
  const dark = await colours();
  expect(dark).not.toBe(light);
  await page.goto(`${site.origin}/decisions/`);
  expect(await colours()).toBe(dark);
  expect(await axeProblems(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await page.emulateMedia({ media: 'screen' });
  await menu.click();
  await button.click();
  expect([await button.innerText(), await colours()]).toEqual(['Colours: as the system', light]);
  await context.close();

  const scriptless = await browser.newContext({ javaScriptEnabled: false });
  const plain = await scriptless.newPage();
  await plain.goto(`${site.origin}/`);
  await plain.locator('header summary').click();
  expect(await plain.locator('button.theme').isVisible()).toBe(false);
  await scriptless.close();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../src/deliver/build-site.ts';
import { writeSample } from '../deliver/content.ts';
import { bareSample, fullSample, hostile } from '../deliver/samples.ts';
import { byForm } from '../deliver/by-form.ts';
import { silent } from '../deliver/silent.ts';
import { startBrowser } from './chromium.ts';
import { serve, type Served } from './serve.ts';
import { looks, pages } from './site-pages.ts';
import { axeProblems, openAll, overflow, visit } from './visit.ts';

let folder = '';
let browser: Browser;
let full: Served;
let bare: Served;

async function served(name: string, sample: typeof fullSample): Promise<Served> {
  const place = join(folder, name);
  writeSample(join(place, 'content'), sample);
  await buildSite({ content: join(place, 'content'), out: join(place, 'site'), work: join(place, 'work'), secrets: byForm }, silent);
  return await serve(join(place, 'site'));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-browser-'));
  browser = await startBrowser();
  full = await served('full', fullSample);
  bare = await served('bare', {
    ...bareSample,
    site: { ...bareSample.site, history: { commits: 1, merges: 0, authors: 1, firstAt: null, lastAt: null, shallow: true } },
  });
}, 180_000);

afterAll(async () => {
  await Promise.all([browser.close(), full.close(), bare.close()]);
  rmSync(folder, { recursive: true, force: true });
});

test.each(pages)(
  '%s has no fault, wide or narrow, light or dark',
  async (_name, path) => {
    const { page, trouble, close } = await visit(browser, full.origin, path);
    if (path.includes('?q=')) await page.locator('#hits a').first().waitFor();
    await openAll(page);
    const faults: string[] = [];
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const wider = await overflow(page);
      const cards = await page
        .locator('.scroll:has(> .stack)')
        .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).length);
      const found = [
        ...(await axeProblems(page)),
        ...(wider > 0 ? [`${wider} pixels too wide`] : []),
        ...(width < 480 && cards > 0 ? [`${cards} tables of cards are scrolled`] : []),
      ];
      faults.push(...found.map((it) => `${colorScheme}, ${width}: ${it}`));
    }
    expect(faults).toEqual([]);
    expect(trouble).toEqual([]);
    await close();
  },
  120_000,
);

test.each(['/', '/handoffs/', '/decisions/', '/run/', '/open/', '/print/', '/problems/', '/about/', '/about/redactions/', '/search/'])(
  '%s of a repository with nothing is honest and without fault',
  async (path) => {
    const { page, trouble, close } = await visit(browser, bare.origin, path, { viewport: { width: 320, height: 800 } });
    expect(await page.getByRole('region', { name: 'Incomplete history' }).innerText()).toContain('only 1 commit could be read');
    expect(await axeProblems(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|null|NaN|\[object/);
    expect(trouble).toEqual([]);
    await close();
  },
);

test('the redactions say what to rotate, and what was hidden for its place alone', async () => {
  const { page, close } = await visit(browser, full.origin, '/about/redactions/');
  expect(await page.locator('h2').allInnerTexts()).toEqual([
    'Rotate these',
    'Hidden for their place alone',
    'No secrets, says the operator',
    'Personal data that is hidden',
    'Personal data that is shown',
  ]);
  const rows = await page.locator('tbody tr').allInnerTexts();
  expect(rows.map((it) => it.replaceAll(/\s+/g, ' ').trim()).filter((it) => !it.includes('hacked'))).toEqual([
    'github token GitHub → Settings → Developer settings → Personal access tokens',
    'github token 1 HANDOFF.md:3 In current files ccccccc, 18 June 2026 2 places now, 14 versions in all',
    'password Where it was issued',
    'password A name or a commit message Only on a branch ccccccc, 18 June 2026 2 versions in all',
    'env value',
    'env value 1 .mcp.json:10 In current files ccccccc, 18 June 2026 1 place now, 2 versions in all',
    'secret',
    'e-mail address',
    'e-mail address 1 HANDOFF.md:3 In current files ccccccc, 18 June 2026 1 place now, 2 versions in all',
    'phone number',
    'phone number 1 HANDOFF.md:3 In current files ccccccc, 18 June 2026 1 place now, 2 versions in all',
  ]);
  expect(await page.locator('main').innerText()).toContain('1 further value was found as well and is not listed here.');
  await close();
});

test('the search counts what stands apart from what was deleted, and its filters tell the two apart', async () => {
  const { page, trouble, close } = await visit(browser, full.origin, '/search/?kind=decisions');
  const kind = page.locator('section').getByRole('listitem').filter({ hasText: 'Decision records' });
  expect(await kind.innerText()).toBe('Decision records (2, 1 deleted)');
  await page.getByRole('status').getByText('3 results').waitFor();
  await page.getByLabel('Deleted').check();
  await page.getByRole('status').getByText('1 result').waitFor();
  expect(await page.locator('#hits .kind').innerText()).toBe('Decision records, deleted');
  expect(trouble).toEqual([]);
  await close();
});

test('what a problem asks for is shown as code where it is code', async () => {
  const { page, close } = await visit(browser, full.origin, '/problems/');
  expect(await page.locator('main').innerText()).not.toContain('`');
  expect(await page.locator('td[data-label="What to do"] code').count()).toBeGreaterThan(0);
  await close();
});

test('a redaction in a text leads to its row, and the end of every page to the list', async () => {
  const { page, close } = await visit(browser, full.origin, '/decisions/0002-cents/');
  expect(await page.locator('footer').innerText()).toContain('Secret scan: 2 hidden in current files, 2 only in history');
  await page.locator('article a.redaction').first().click();
  expect(page.url()).toBe(`${full.origin}/about/redactions/#github-token-1`);
  expect(await page.locator(':target').innerText()).toBe('github token 1');
  await page.locator('footer a').first().click();
  expect(new URL(page.url()).pathname).toBe('/about/redactions/');
  await close();
});

test('where nothing was hidden, the list says that this proves nothing', async () => {
  const { page, close } = await visit(browser, bare.origin, '/about/redactions/');
  expect(await page.locator('main').innerText()).toContain('No secret was found by the rules in use. That is no proof that there is none.');
  expect(await page.locator('footer').innerText()).toContain('Secret scan: none found by the rules in use');
  await close();
});

test('an empty list says what was looked for and how to get the first', async () => {
  const { page, close } = await visit(browser, bare.origin, '/handoffs/');
  const words = await page.locator('main').innerText();
  expect(words).toContain('Nothing of this kind was found in 1 commit. Looked for:\n\nHANDOFF.md\ndocs/handoffs/*.md');
  expect(words).toContain('To get the first: Write a file.');
  await close();
});

test('without open items the page says which file would have them', async () => {
  const { page, close } = await visit(browser, bare.origin, '/open/');
  const words = await page.locator('main').textContent();
  expect(words).toContain('Nothing open was recorded. That is no proof that nothing is.');
  expect(words).toContain('Nothing was recorded as tried and failed. Looked through: 0 files of handoffs.');
  expect(words).toContain('Write a section "Tried and failed" in HANDOFF.md, with "because" and the reason in each item.');
  await close();
});

test.each([
  '/',
  '/handoffs/',
  '/handoffs/hostile/',
  '/handoffs/handoff-on-side/',
  '/decisions/0002-cents/',
  '/run/',
  '/open/',
  '/print/',
  '/problems/',
  '/about/',
  '/about/redactions/',
])('hostile text on %s is text', async (path) => {
  const { page, trouble, close } = await visit(browser, full.origin, path);
  expect(await page.title()).not.toBe('hacked');
  expect(await page.locator('img').count()).toBe(0);
  expect(await page.locator('body script:not([src$="/theme.js"], [src$="/everywhere.js"])').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('the briefing says where the work stopped', async () => {
  const { page, close } = await visit(browser, full.origin, '/');
  const words = await page.getByRole('region', { name: 'Where the work stopped' }).innerText();
  expect(words).toContain('Finish the fixture, then run case 4');
  const waiting = await page.getByRole('region', { name: 'Decisions waiting' }).innerText();
  expect(waiting).toContain('1 question of 3 names nobody who decides.');
  expect(waiting).toMatch(/Show the amount still due in the email\?\s+Finance lead\s+18 June 2026\s+HANDOFF.md:10/);
  await close();
});

test('the dots of a timeline are links with their version in words', async () => {
  const { page, close } = await visit(browser, full.origin, '/handoffs/');
  const versions = page.getByRole('list', { name: 'FR-016 version 2' }).getByRole('link');
  expect(await versions.allTextContents()).toEqual([
    expect.stringContaining('Version 1, 18 June 2026, 17:40'),
    expect.stringContaining('Version 2, 18 June 2026, 17:40'),
    expect.stringContaining('Version 3, 18 June 2026, 17:40'),
  ]);
  expect(await page.locator('main').innerText()).toContain('218 earlier versions');
  await versions.nth(1).click();
  expect(new URL(page.url()).hash).toBe('#revision-2');
  expect(await page.locator('#revision-2').innerText()).toContain('Write revision 2');
  await close();
});

const asked = 'Decisions waiting, Where the work stopped, Unfinished work, Tried and failed, How to run it, Changes, Whom to ask'.split(
  ', ',
);

test('the briefing answers the questions in their order', async () => {
  const { page, close } = await visit(browser, full.origin, '/');
  expect((await page.locator('main h2').allInnerTexts()).slice(0, asked.length)).toEqual(asked);
  await close();
});

test('a briefing without answers asks the same, and says which file would have them', async () => {
  const { page, close } = await visit(browser, bare.origin, '/');
  expect((await page.locator('main h2').allInnerTexts()).slice(0, asked.length)).toEqual(asked);
  const words = await page.locator('main').innerText();
  expect(words).toContain('No open question was recorded.');
  expect(words).toContain('Where the work stopped\n\nNot recorded. Write a file.');
  expect(words).toContain('under summary in handover.yaml');
  await close();
});

test('the search finds a word, shows it as text, and its address brings it back', async () => {
  const { page, trouble, close } = await visit(browser, full.origin, '/search/');
  expect(await page.getByRole('status').innerText()).toBe('Type a word to search the text of every record, or choose a filter.');
  await page.getByLabel('Words, identifiers or paths').fill('zebrafish');
  await page.locator('#hits a').first().waitFor();
  expect(await page.getByRole('status').innerText()).toBe('1 result');
  expect(await page.locator('#hits a.hit').innerText()).toBe('FR-016 version 2');
  expect(await page.locator('#hits mark').innerText()).toBe('Zebrafish');
  expect(await page.locator('#hits').innerText()).toContain('<img src=x onerror=alert(1)> stays text.');
  expect(new URL(page.url()).search).toBe('?q=zebrafish');
  await page.reload();
  await page.locator('#hits a.hit').click();
  expect(new URL(page.url()).pathname).toBe('/handoffs/handoff/');
  expect(trouble).toEqual([]);
  await close();
});

test('a hostile title among the results is text', async () => {
  const { page, trouble, close } = await visit(browser, full.origin, '/search/?q=hostile');
  const link = page.locator('#hits a').first();
  await link.waitFor();
  expect(await page.locator('#hits a').allInnerTexts()).toContain(hostile);
  expect(await page.title()).toBe('Search · Customer portal');
  expect(await page.locator('#hits img').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('the search narrows to one kind and says when nothing is found', async () => {
  const { page, close } = await visit(browser, full.origin, '/search/?q=text&kind=decisions');
  await page.locator('#hits a').first().waitFor();
  expect(await page.getByRole('status').innerText()).toBe('3 results');
  await page.getByLabel('Words, identifiers or paths').fill('quagga');
  await page.getByText('Nothing found for “quagga”.').waitFor();
  expect(await page.locator('#way').innerText()).toContain('Searched only Kind: Decision records.');
  expect(await page.locator('#hits li').count()).toBe(0);
  await close();
});

test('a search that cannot start says so and shows the way on', async () => {
  const { page, close } = await visit(browser, full.origin, '/');
  await page.route('**/pagefind/**', (it) => it.abort());
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByLabel('Words, identifiers or paths').fill('zebrafish');
  await page.getByText('The search could not start.').waitFor();
  expect(await page.getByRole('status').innerText()).toBe('The search could not start. Everything can be reached from the lists below.');
  await close();
});

test('without JavaScript every record can be reached and read', async () => {
  const { page, trouble, close } = await visit(browser, full.origin, '/search/', { javaScriptEnabled: false });
  expect(await page.locator('main').innerText()).toContain('The search needs JavaScript.');
  expect(await page.locator('#search').isVisible()).toBe(false);
  await page.locator('main').getByRole('link', { name: 'Handoffs' }).click();
  await page.getByRole('link', { name: 'FR-016 version 2' }).click();
  expect(await page.locator('article').innerText()).toContain('Zebrafish');
  expect(trouble).toEqual([]);
  await close();
});

test('the first key press reaches a link past the menu, and what has the focus is seen', async () => {
  const { page, close } = await visit(browser, full.origin, '/handoffs/handoff/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await skip.evaluate((it) => it === document.activeElement && it.getBoundingClientRect().left >= 0)).toBe(true);
  expect(await skip.evaluate((it) => getComputedStyle(it).outlineWidth)).toBe('3px');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await close();
});

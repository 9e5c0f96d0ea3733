import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProcess } from '../cli/in-process.ts';
import { makeRepository } from '../histories/repository.ts';
import { makeWithPast } from '../histories/with-past.ts';
import { startBrowser } from './chromium.ts';
import { serve, type Served } from './serve.ts';
import { axeProblems, overflow } from './visit.ts';

/** Milliseconds for one test, also on a machine with much else to do. */
const patience = 180_000;

let folder = '';
let browser: Browser;
let served: Served;
let above: Served;

async function build(repo: string, out: string, ...more: string[]): Promise<void> {
  const built = await inProcess(['build', '--quiet', '--repo', join(folder, repo), '--out', join(folder, out), ...more], folder);
  if (built.code !== 0) throw new Error(built.stderr);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-past-search-'));
  await makeWithPast(join(folder, 'repository'));
  await build('repository', 'below/site', '--offline');
  browser = await startBrowser();
  [served, above] = await Promise.all([serve(join(folder, 'below/site')), serve(folder)]);
}, patience);

afterAll(async () => {
  await Promise.all([browser.close(), served.close(), above.close()]);
  rmSync(folder, { recursive: true, force: true });
});

interface Opened {
  page: Page;
  trouble: string[];
  /** Paths of what the page asked for. */
  asked: string[];
  close(): Promise<void>;
}

async function opened(address: string): Promise<Opened> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const trouble: string[] = [];
  const asked: string[] = [];
  page.on('console', (it) => void (/error|warning/.test(it.type()) && trouble.push(`console: ${it.text()}`)));
  page.on('pageerror', (it) => trouble.push(`uncaught: ${it.message}`));
  page.on('requestfailed', (it) => trouble.push(`failed: ${it.url()}`));
  page.on('response', (it) => void (it.status() >= 400 && trouble.push(`${it.status()}: ${it.url()}`)));
  page.on('request', (it) => asked.push(new URL(it.url()).pathname));
  await page.goto(address);
  return { page, trouble, asked, close: () => context.close() };
}

const choice = (page: Page) => page.getByRole('checkbox', { name: 'Also search 5 older versions' });
const older = (page: Page) => page.getByRole('region', { name: 'Passages that no longer stand' });
const ofPast = (paths: readonly string[]): string[] => paths.filter((it) => /\/past[/.]/.test(it));
const search = (page: Page) => new URL(page.url()).search;

describe.each([
  ['a web server', () => `${served.origin}/`],
  ['a web server below a path', () => `${above.origin}/below/site/`],
  ['a disk', () => `${pathToFileURL(join(folder, 'below/site')).href}/`],
])('on %s', (_, top) => {
  test(
    'the keyboard asks for older versions, nothing of them is loaded before, and what is found leads to the text that had it',
    async () => {
      const { page, trouble, asked, close } = await opened(`${top()}search/index.html?q=customer+mails`);
      await page
        .getByRole('status')
        .getByText(/^3 results$/)
        .waitFor();
      expect(await choice(page).isChecked()).toBe(false);
      expect(ofPast(asked)).toEqual([]);
      await page.locator('#sort').focus();
      await page.keyboard.press('Tab');
      expect(await choice(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await page.keyboard.press('Space');
      await page.getByRole('status').getByText('3 results. In older versions, 2 passages that no longer stand.').waitFor();
      expect(ofPast(asked)).not.toEqual([]);
      expect(search(page)).toBe('?q=customer+mails&past=1');
      const items = older(page).getByRole('listitem');
      const said = (await items.allInnerTexts()).map((it) => it.replaceAll(/\s+/g, ' '));
      expect(said.toSorted()).toEqual([
        'Specs Sending mail Stood until 20 May 2026 A customer may send three mails an hour. Stood from 3 May 2026 to 20 May 2026, revision 1.',
        'Specs Sending mail Stood until 9 June 2026 A customer may send nine mails an hour. Stood from 20 May 2026 to 9 June 2026, revision 2.',
      ]);
      expect(await page.locator('#hits').innerText()).not.toContain('Stood');
      await items.filter({ hasText: 'nine mails' }).getByRole('link').click();
      await page.waitForURL(/\/specs\/specs-mail\/v\/2-[0-9a-f]{7}\//);
      expect(await page.locator('article.text').innerText()).toContain('A customer may send nine mails an hour.');
      expect(trouble).toEqual([]);
      await close();
    },
    patience,
  );

  test(
    'a link to such a search brings it back, with filters for both, in both languages',
    async () => {
      const { page, trouble, close } = await opened(`${top()}search/index.html?q=Fernschreiber&kind=handoffs&past=1`);
      await page
        .getByRole('status')
        .getByText(/^Nothing that stands today was found for “Fernschreiber”\. In older versions, 1 passage that no longer stands\.$/)
        .waitFor();
      expect(await choice(page).isChecked()).toBe(true);
      expect(await older(page).getByRole('listitem').innerText()).toContain('mit dem Fernschreiber verschickt');
      await page.getByLabel('Words, identifiers or paths').fill('heron');
      await page.getByRole('status').getByText('Nothing more in older versions.').waitFor();
      expect(await older(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Search without filters (1)' }).click();
      await page.getByRole('status').getByText('In older versions, 1 passage that no longer stands.').waitFor();
      expect(await older(page).getByRole('listitem').innerText()).toContain(
        'Stood from 3 May 2026 to 20 May 2026, revision 1. Stood from 9 June 2026 to 20 June 2026, revision 3.',
      );
      expect(trouble).toEqual([]);
      await close();
    },
    patience,
  );
});

test(
  'where nothing is found, older versions are offered, those of a document that is gone too',
  async () => {
    const { page, trouble, close } = await opened(`${served.origin}/search/?q=ostrich`);
    await page.getByRole('button', { name: 'Also search 5 older versions' }).click();
    await page.waitForURL('**/search/?q=ostrich&past=1');
    expect(await older(page).getByRole('listitem').innerText()).toContain('Stood from 3 May 2026 to 20 May 2026, revision 1.');
    await older(page).getByRole('link', { name: 'Use pigeons' }).click();
    expect(await page.locator('article.text').innerText()).toContain('The ostrich carries all mail.');
    expect(trouble).toEqual([]);
    await close();
  },
  patience,
);

test(
  'what went last comes first by date, and Esc puts the choice back',
  async () => {
    const { page, close } = await opened(`${served.origin}/search/?kind=specs&sort=date&past=1`);
    await older(page).getByRole('listitem').first().waitFor();
    expect(await older(page).locator('.excerpt').allInnerTexts()).toEqual([
      'The heron retries twice.',
      'A customer may send nine mails an hour.',
      'A customer may send three mails an hour.',
    ]);
    await page.locator('#words').press('Escape');
    await page.getByText('Type a word to search').waitFor();
    expect([search(page), await choice(page).isChecked(), await older(page).count()]).toEqual(['', false, 0]);
    await close();
  },
  patience,
);

test(
  'filters that past texts have no values for are named',
  async () => {
    const { page, close } = await opened(`${served.origin}/search/?q=mail&year=2026&past=1`);
    await page.getByRole('status').getByText('Older versions can be narrowed by Kind and Language alone: none are shown.').waitFor();
    expect(await older(page).count()).toBe(0);
    await close();
  },
  patience,
);

test.each([1280, 320])(
  'results of older versions have no fault at %d pixels',
  async (width) => {
    const { page, trouble, close } = await opened(`${served.origin}/search/?q=mail&past=1`);
    await older(page).getByRole('listitem').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect([colorScheme, await axeProblems(page), await overflow(page)]).toEqual([colorScheme, [], 0]);
    }
    expect(trouble).toEqual([]);
    await close();
  },
  patience,
);

test(
  'a site in German says it in German',
  async () => {
    await build('repository', 'german', '--language', 'de');
    const { page, trouble, close } = await opened(`${above.origin}/german/search/?q=mails&past=1`);
    await page.getByText('Stand da von 20. Mai 2026 bis 9. Juni 2026, Fassung 2.').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Auch in 5 älteren Fassungen suchen' }).isChecked()).toBe(true);
    expect(trouble).toEqual([]);
    await close();
  },
  patience,
);

test(
  'a site without older versions offers none, whatever the address asks for',
  async () => {
    const repository = await makeRepository(join(folder, 'single'));
    repository.write('README.md', '# Portal\n\nInvoices.\n');
    await repository.commit('Begin');
    await build('single', 'single-site');
    const { page, trouble, asked, close } = await opened(`${above.origin}/single-site/search/?q=zeppelin&past=1`);
    await page.getByRole('status').getByText('Nothing found').waitFor();
    expect([await page.locator('#past').count(), await page.getByText('older version').count(), ofPast(asked)]).toEqual([0, 0, []]);
    expect(trouble).toEqual([]);
    await close();
  },
  patience,
);

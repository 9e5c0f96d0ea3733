import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inProcess } from '../cli/in-process.ts';
import { makeSearchable } from '../histories/searchable.ts';
import { startBrowser } from './chromium.ts';
import { serve } from './serve.ts';

test('filters that a large site keeps closed are loaded when the reader opens them, and when an address names one; words that no page has are named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-filters-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { repository } = await makeSearchable(join(folder, 'repository'));
  const built = await inProcess(['build', '--quiet', '--repo', repository.folder, '--out', join(folder, 'site')], folder);
  expect(built).toMatchObject({ code: 0 });
  const [browser, served] = await Promise.all([startBrowser(), serve(join(folder, 'site'))]);
  const page = await browser.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (it) => trouble.push(it.message));
  const asked: string[] = [];
  page.on('request', (it) => asked.push(it.url()));
  const areLoaded = (): boolean => asked.some((it) => it.endsWith('.pf_filter'));
  await page.route(/\/search\/\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<div id="facets"[^>]*><\/div>/, '<details><summary>Filters</summary>$&</details>');
    await route.fulfill({ response, body });
  });
  await page.goto(`${served.origin}/search/?q=mail`);
  await page.locator('#hits a.hit').first().waitFor();
  expect([areLoaded(), await page.locator('#facets').isVisible()]).toEqual([false, false]);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Decisions').check();
  await page.getByRole('status').getByText('2 results').waitFor();
  expect(areLoaded()).toBe(true);
  await page.goto(`${served.origin}/search/?q=mail&kind=decisions`);
  await page.getByRole('status').getByText('2 results').waitFor();
  expect(await page.getByLabel('Decisions').isChecked()).toBe(true);
  // The beginning of a word that no page has finds pages all the same.
  await page.goto(`${served.origin}/search/?q=mailboxes`);
  await page.getByRole('status').getByText('No page has “mailboxes”: these have words that begin like it.').waitFor();
  await page.goto(`${served.origin}/search/?q=invoices`);
  await page
    .getByRole('status')
    .getByText(/^\d+ results$/)
    .waitFor();
  expect(trouble).toEqual([]);
  await Promise.all([browser.close(), served.close()]);
});

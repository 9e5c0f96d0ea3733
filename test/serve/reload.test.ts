import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pagePolicy } from '../../src/model/headers.ts';
import { liveReload } from '../../src/serve/live.ts';
import { startBrowser } from '../browser/chromium.ts';
import { visit } from '../browser/visit.ts';
import { folderWith } from '../cli/folders.ts';
import { serving } from './served.ts';

const patience = { timeout: 60_000 };

const page = (text: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${pagePolicy}"><title>T</title></head><body><p id="text">${text}</p></body></html>`;

test('under the policy of the pages an open page loads again after a build, and shows a bar after one that failed', async () => {
  const folder = folderWith({ 'index.html': page('first') });
  const live = liveReload('7');
  live.built();
  const server = await serving({ folder: () => folder, live });
  const browser = await startBrowser();
  onTestFinished(() => browser.close());
  const { page: open, trouble } = await visit(browser, new URL(server.url).origin, '/');
  const shown = async (selector: string): Promise<string | null> => (await open.locator(selector).allTextContents())[0] ?? null;
  expect(await shown('#text')).toBe('first');

  writeFileSync(join(folder, 'index.html'), page('second'));
  live.built();
  await expect.poll(() => shown('#text'), patience).toBe('second');

  live.failed('HO201: <b>handover.config.ts</b> is not valid');
  const bar = 'The last build failed; this is the site before it. HO201: <b>handover.config.ts</b> is not valid';
  await expect.poll(() => shown('[role=alert]'), patience).toBe(bar);
  expect(await shown('#text')).toBe('second');
  expect(await open.locator('[role=alert]').evaluate((it) => getComputedStyle(it).position)).toBe('fixed');

  live.built();
  await expect.poll(() => shown('[role=alert]'), patience).toBe(null);
  expect(trouble).toEqual([]);
}, 300_000);

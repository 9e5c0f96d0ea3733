import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProcess } from '../cli/in-process.ts';
import { makeRepository } from '../histories/repository.ts';
import { startBrowser } from './chromium.ts';
import { serve, type Served } from './serve.ts';
import { overflow, visit, type Visit } from './visit.ts';

/** A handoff in Hebrew: what is written from right to left stands on a page whose own words go the other way. */
const handoff = (where: string): string => `# מסירה: תזכורות תשלום

Status: on track

## Next

1. לסיים את הקובץ \`tests/invoices.py\` ולהריץ את מקרה ${where}

## Tried and failed

- סימון חשבוניות כ-"open": שובר את דוא"ל הקבלה

## Open questions

- האם להציג את הסכום שנותר? - Ada
`;

let folder = '';
let change = '';
let browser: Browser;
let served: Served;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-right-to-left-'));
  const repository = await makeRepository(join(folder, 'repository'));
  repository.write('HANDOFF.md', handoff('4'));
  await repository.commit('מסירה ראשונה');
  repository.write('HANDOFF.md', handoff('5'));
  const last = await repository.commit('עדכון המסירה');
  change = `/handoffs/handoff/v/2-${last.slice(0, 7)}/change/`;
  const { code } = await inProcess(['build', '--quiet', '--repo', repository.folder, '--out', join(folder, 'site')], folder);
  if (code !== 0) throw new Error('The site could not be built.');
  [browser, served] = await Promise.all([startBrowser(), serve(join(folder, 'site'))]);
}, 120_000);

afterAll(async () => {
  await Promise.all([browser.close(), served.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const onPhone = async (path: string): Promise<Visit> =>
  await visit(browser, served.origin, path, { viewport: { width: 390, height: 800 } });

test.each(['/', '/open/', '/handoffs/', '/handoffs/handoff/'])('%s is no wider than a phone', async (path) => {
  const { page, close } = await onPhone(path);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await close();
});

test('the words of the site keep their order within a text that is written the other way', async () => {
  const { page, close } = await onPhone('/handoffs/handoff/');
  const tag = page.locator('li:dir(rtl) .tag');
  expect(await tag.innerText()).toBe('Ada decides');
  expect(await tag.evaluate((it) => getComputedStyle(it).direction)).toBe('ltr');
  await close();
});

test('the title of the handoff on the briefing does not turn the path and the day behind it', async () => {
  const { page, close } = await onPhone('/');
  const title = page.locator('[aria-labelledby="stopped"] .source a');
  expect(await title.evaluate((it) => getComputedStyle(it).unicodeBidi)).toBe('isolate');
  await close();
});

test('the sign of a change stands inside the frame of the change', async () => {
  const { page, close } = await onPhone(change);
  const sign = page.locator('.new p:dir(rtl)').first();
  const [frame, its] = await Promise.all([page.locator('.change').first().boundingBox(), sign.boundingBox()]);
  expect((its?.x ?? 0) + (its?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
  // It begins where the frame of the text does, and the words leave room for it.
  expect(
    await sign.evaluate((it) => [getComputedStyle(it, '::before').content.slice(1, 2), getComputedStyle(it, '::before').right]),
  ).toEqual(['±', '0px']);
  await close();
});

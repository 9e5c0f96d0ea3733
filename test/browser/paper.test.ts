import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRepository } from '../histories/repository.ts';
import { startBrowser } from './chromium.ts';
import type { Served } from './serve.ts';
import { served } from './served.ts';
import { overflow, visit } from './visit.ts';

let folder = '';
let browser: Browser;
let site: Served;

const endless = 'Antidisestablishmentarianism'.repeat(11);
const row = (cells: string[]): string => `| ${cells.join(' | ')} |\n`;
const wide = Array.from({ length: 30 }, (_, it) => it);
const spec = `# Spec of reminders

${row(wide.map((it) => `Column ${it}`))}${row(wide.map(() => '---'))}${row(wide.map((it) => `implementation ${it}`))}
${row(['Number', 'Requirement', 'Responsible', 'Implementation', 'Superseded'])}${row(['-', '-', '-', '-', '-'])}${row(['1', 'Remind everybody who has not paid in full', 'Finance department', 'Not yet begun', 'Nothing'])}`;
const handoff = (it: number, state: string): string =>
  `# HANDOFF: ${endless}\n\nDate: 2026-06-0${it}\nStatus: ${state}\n\n## Done\n\n- Step ${it} of the reminders\n\n## Next\n\n- Implement step ${it + 1}\n\n## Tried and failed\n\n- Marking as open: breaks the receipt e-mail\n\n## Open questions\n\n- ${endless}? ${endless} decides.\n`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-paper-'));
  browser = await startBrowser();
  const repository = await makeRepository();
  repository.write('specs/reminders.md', spec);
  for (const [it, state] of [...'123'].entries()) {
    const status = ['Superseded by 2', 'Accepted', 'Deprecated'][it] ?? '';
    repository.write(
      `docs/adr/000${state}-a-very-long-name-of-a-decision/record.md`,
      `# ${state}. ${endless}\n\n## Status\n\n${status}\n\n## Decision\n\nYes.\n`,
    );
    repository.write(
      `docs/adr/000${state}-decision.md`,
      `# ${state}. ${endless}\n\nDate: 2026-06-01\n\n## Status\n\n${status}\n\n## Decision\n\nYes.\n`,
    );
    repository.write('HANDOFF.md', handoff(it + 1, 'in progress'));
    await repository.commit(`Write step ${state}, and say what is left to be done by those who come after`);
  }
  site = await served(repository, folder);
}, 180_000);

afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Columns of tables that are out of sight. */
const hidden = async (page: Page): Promise<string[]> =>
  await page.locator('.scroll, .text .table').evaluateAll((all) =>
    all.flatMap((it) => {
      const end = it.getBoundingClientRect().right + 1;
      return [...it.querySelectorAll('th, td')].filter((cell) => cell.getBoundingClientRect().right > end).map((cell) => cell.textContent);
    }),
  );

/** Words in tables that stand on several lines, but for the endless one and names in code. */
const broken = async (page: Page): Promise<string[]> =>
  await page.locator('th, td').evaluateAll((all) =>
    all.flatMap((cell) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.parentElement?.closest('code') !== null) continue;
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].filter((it) => it.width > 0).map((it) => Math.round(it.top)));
          if (lines.size > 1 && !word.startsWith('Antidis')) found.push(word);
        }
      }
      return found;
    }),
  );

const paths = ['/', '/decisions/', '/specs/', '/handoffs/handoff/'];

test.each(paths)('%s hides no column behind a title without end', async (path) => {
  const { page, close } = await visit(browser, site.origin, path, { viewport: { width: 1280, height: 900 } });
  expect(await page.locator('.scroll').count()).toBeGreaterThan(0);
  expect(await hidden(page)).toEqual([]);
  expect(await broken(page)).toEqual([]);
  await close();
});

test.each([...paths, '/specs/specs-reminders/'])('%s on paper has whole columns and whole words', async (path) => {
  const { page, close } = await visit(browser, site.origin, path, { viewport: { width: 718, height: 900 } });
  await page.emulateMedia({ media: 'print' });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await hidden(page)).toEqual([]);
  expect(await broken(page)).toEqual([]);
  await close();
});

test('a table of thirty columns is cards on paper, each cell with the name of its column', async () => {
  const { page, close } = await visit(browser, site.origin, '/specs/specs-reminders/', { viewport: { width: 718, height: 900 } });
  const cell = page.getByRole('cell', { name: 'implementation 29' });
  expect(await cell.evaluate((it) => getComputedStyle(it, '::before').content)).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('td[data-label="Column 29"]').evaluate((it) => getComputedStyle(it, '::before').content)).toBe('"Column 29: "');
  expect(await page.locator('td[data-label="Column 29"]').evaluate((it) => it.getBoundingClientRect().right)).toBeLessThan(718);
  await close();
});

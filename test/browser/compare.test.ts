import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Block } from '../../src/compare/block.ts';
import { compare } from '../../src/compare/compare.ts';
import { blocksOfText } from '../../src/compare/from-text.ts';
import { renderComparison } from '../../src/compare/render.ts';
import { renderMarkdown } from '../../src/markdown/render.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { wording } from '../compare/wording.ts';
import { startBrowser } from './chromium.ts';
import { serve, type Served } from './serve.ts';
import { axeProblems, overflow, visit } from './visit.ts';

const before = `# Portal

## Rules

Reminders go out for every open invoice that is 14 days overdue.

- Send the letter
- Call the bank
- [ ] Ask the store
  1. by mail
  2. by phone

> Nobody is called twice.

Unchanged one.

Unchanged two.

Unchanged three.

## Run

\`\`\`sh
npm ci
npm start

\`\`\`

| Service | Owner | State |
| --- | --- | --- |
| Mail | Ada | open |
| Queue | Ben | done |
| AVeryLongNameOfAServiceThatNobodyEverSplits | Cem | done |

See [the guide](docs/guide.md) and **this**.

![A form](form.png)

---
` as Redacted;
const after = before
  .replace('open invoice', 'invoice not paid in full')
  .replace('- Send the letter\n- Call the bank\n', '- Call the bank\n- Send the letter\n')
  .replace('[ ]', '[x]')
  .replace('npm start', 'npm start -- --port 80')
  .replace('| open |', '| closed for now |')
  .replace('| Queue | Ben | done |', '| Queue | Ben | done |\n| Store | Dan | new |')
  .replace('guide.md', 'start.md') as Redacted;

const pageWith = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Changes</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/styles.css"><link rel="icon" href="data:,"></head><body><main>${body}</main></body></html>`;

const blocksOf = (text: Redacted): Block[] => blocksOfText(text, 'a.md');

let folder = '';
let browser: Browser;
let site: Served;
let script = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-compare-'));
  browser = await startBrowser();
  const styles = ['tokens', 'base', 'frame', 'parts', 'compare', 'print']
    .map((it) => readFileSync(`src/styles/${it}.css`, 'utf8'))
    .join('\n');
  writeFileSync(join(folder, 'styles.css'), styles);
  const changes = renderComparison(compare(blocksOf(before), blocksOf(after), 'en'), { wording, unfold: 10_000 });
  const [old, now] = [before, after].map((it) => renderMarkdown(it, { linkOf: (url) => `/${url}` }).html);
  writeFileSync(join(folder, 'changes.html'), pageWith(`<h1>Changes</h1>${changes}`));
  writeFileSync(join(folder, 'texts.html'), pageWith(`<h1>Texts</h1><div id="old">${old}</div><div id="now">${now}</div>`));
  site = await serve(folder);
  script = await bundled();
}, 120_000);

afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** What a page would load to compare two others. */
async function bundled(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: join(folder, 'script'),
      rollupOptions: {
        input: ['src/compare/in-page.ts', 'src/compare/from-page.ts'],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  return readdirSync(join(folder, 'script'))
    .map((it) => readFileSync(join(folder, 'script', it), 'utf8'))
    .join('');
}

test.each(['light', 'dark'] as const)('changes have no fault in either view, wide or narrow: %s', async (colorScheme) => {
  const { page, trouble, close } = await visit(browser, site.origin, '/changes.html', { colorScheme });
  for (const width of [1280, 700, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const view of ['Inline', 'Side by side']) {
      await page.getByLabel(view).check();
      expect(await axeProblems(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  }
  expect(trouble).toEqual([]);
  await close();
});

test('without a script both views, the next change and what is left out are a key away', async () => {
  const { page, close } = await visit(browser, site.origin, '/changes.html', { javaScriptEnabled: false });
  const shown = page.locator('.pair .old >> text=open invoice');
  expect(await shown.isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(await shown.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#change-2');
  await page.getByText('Unchanged: 1 heading, 4 paragraph, 1 item').click();
  expect(await page.getByText('Unchanged two.').isVisible()).toBe(true);
  await close();
});

test('marks are seen without colour: added words are underlined, removed ones struck through', async () => {
  const { page, close } = await visit(browser, site.origin, '/changes.html');
  const line = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => getComputedStyle(it).textDecorationLine);
  expect([await line('.new ins'), await line('.new del')]).toEqual(['underline', 'line-through']);
  await close();
});

const blocks = z.array(z.custom<Block>());

/** Blocks without what differs by nature: a page names images in words, and moves headings below its own. */
function plain(list: readonly Block[]): string[] {
  return list.map(({ kind, within, label, cells }) => {
    const words = cells.map((cell) => cell.map(({ as, text }) => (as === '' ? text : `${as}(${text})`)).join('')).join(' | ');
    return `${kind} ${within} ${kind === 'heading' ? '' : label}: ${words.replace('link(image: A form)', 'image(A form)')}`;
  });
}

test('a page gives the blocks that its Markdown gives, but for addresses, images and levels of headings', async () => {
  const { page, close } = await visit(browser, site.origin, '/texts.html');
  await page.addScriptTag({ url: '/script/from-page.js', type: 'module' });
  const found = blocks.parse(
    await page.evaluate(`import('/script/from-page.js').then((it) => it.blocksOfPage(document.querySelector('#old')))`),
  );
  expect(plain(found)).toEqual(plain(blocksOf(before)));
  await close();
});

test('two pages compared in the browser show the changes that were found at build time', async () => {
  const { page, close } = await visit(browser, site.origin, '/texts.html');
  const html = await page.evaluate(`import('/script/in-page.js').then((it) => it.comparePages(
    document.querySelector('#old'), document.querySelector('#now'), 'en', { unfold: 0, wording: {
      change: (number) => 'Change ' + number, leftOut: () => '', added: 'added', removed: 'removed', next: 'next', previous: 'previous',
      movedFrom: 'from', movedTo: 'to', view: '', inline: '', sideBySide: '', before: '', after: '', image: 'image' } }))`);
  expect(html).toContain('Reminders go out for every <del><i>removed: </i>open </del>invoice<ins>');
  expect(String(html).match(/id="change-\d+"/g)).toHaveLength(2);
  await close();
});

test('the script for comparing in the browser stays small', () => {
  expect(gzipSync(script).length).toBeLessThan(10 * 1024);
});

test('on paper the marks stay, and nothing is cut off', async () => {
  const { page, close } = await visit(browser, site.origin, '/changes.html', {
    colorScheme: 'dark',
    viewport: { width: 640, height: 900 },
  });
  await page.emulateMedia({ media: 'print' });
  const marks = page.locator('.new :is(ins, del)');
  expect(await marks.evaluateAll((list) => list.filter((it) => getComputedStyle(it).textDecorationLine === 'none').length)).toBe(0);
  expect(
    await page.locator('.view, .steps').evaluateAll((list) => list.filter((it) => getComputedStyle(it).display !== 'none').length),
  ).toBe(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await close();
});

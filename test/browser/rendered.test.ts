import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pngOf } from '../git/png.ts';
import { makeRepository } from '../histories/repository.ts';
import { startBrowser } from './chromium.ts';
import type { Served } from './serve.ts';
import { served } from './served.ts';
import { axeProblems, overflow, visit } from './visit.ts';

let folder = '';
let browser: Browser;
let site: Served;

const guide = `# Guide

> [!WARNING]
> Careful with **this**.

![A wide picture](img/wide.png) and [![](img/small.png)](../README.md)

\`\`\`ts
// why
export const count = (name: string): number => name.length + 1; // ${'long '.repeat(40)}
\`\`\`

\`\`\`diff
-old
+new
\`\`\`

\`\`\`mermaid
flowchart LR
  A["Order & <pay>"] -->|"yes"| B{Paid?}
  B -. no .-> A
\`\`\`

\`\`\`mermaid
pie title Shares
  "One" : 1
\`\`\`

## Steps

- [ ] Do it

![Afar](https://x.test/a.png)

A claim[^1].

[^1]: Its proof.
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-rendered-'));
  browser = await startBrowser();
  const repository = await makeRepository();
  repository.write('README.md', '# Example\n');
  repository.write('docs/guide.md', guide);
  const parts = Array.from(
    { length: 7 },
    (_, it) => `## Section ${it}\n\nText of section ${it}\n\n### Part ${it}\n\n${'word '.repeat(4_000)}\n`,
  );
  repository.write('docs/long.md', `# Long\n\n${parts.join('\n')}`);
  repository.write('docs/img/wide.png', pngOf(1600, 40));
  repository.write('docs/img/small.png', pngOf(40, 40));
  await repository.commit('Write');
  site = await served(repository, folder);
}, 180_000);

afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const path = '/other-documents/docs-guide/';

test.each(['light', 'dark'] as const)('alerts, images, code and footnotes have no fault, wide or narrow: %s', async (colorScheme) => {
  const { page, trouble, close } = await visit(browser, site.origin, path, { colorScheme, javaScriptEnabled: true });
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeProblems(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  expect(trouble).toEqual([]);
  await close();
});

test('images are loaded from the site alone, and stay within the page', async () => {
  const { page, trouble, close } = await visit(browser, site.origin, path, { viewport: { width: 390, height: 2000 } });
  const image = page.getByRole('img', { name: 'A wide picture' });
  await image.scrollIntoViewIfNeeded();
  await page.waitForFunction('[...document.images].every((it) => it.complete && it.naturalWidth > 0)');
  expect(await image.evaluate((it) => (it instanceof HTMLImageElement ? [it.naturalWidth, it.naturalHeight] : []))).toEqual([1600, 40]);
  expect((await image.boundingBox())?.width).toBeLessThan(390);
  expect(trouble).toEqual([]);
  await close();
});

test('parts of code have colours, by class alone, and are black on paper', async () => {
  const { page, close } = await visit(browser, site.origin, path);
  const colours = async (): Promise<string[]> =>
    await page.locator('.text pre').evaluateAll((all) => {
      const parts = all.flatMap((it) => [it, ...it.querySelectorAll('span')]);
      return [...new Set(parts.map((it) => getComputedStyle(it).color))];
    });
  expect((await colours()).length).toBeGreaterThan(5);
  expect(await page.locator('.text [style]').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await colours()).toHaveLength(1);
  await close();
});

test('an image of another site is a link that loads nothing, and a footnote leads there and back', async () => {
  const { page, trouble, close } = await visit(browser, site.origin, path);
  const link = page.getByRole('link', { name: 'image: Afar (x.test, not loaded)' });
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  await page.locator('.text sup a').click();
  expect(new URL(page.url()).hash).toBe('#doc-fn-1');
  await page.locator('.text .footnotes a').last().click();
  expect(new URL(page.url()).hash).toBe('#doc-fnref-1');
  expect(trouble).toEqual([]);
  await close();
});

test('a diagram is drawn in the colours of the page, and its labels are readable in both themes', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, trouble, close } = await visit(browser, site.origin, path, { colorScheme, viewport: { width: 390, height: 2000 } });
    expect(await page.getByRole('img', { name: 'Flowchart, boxes: 2, lines: 2. Its source stands below.' }).count()).toBe(1);
    const labels = await page.locator('.drawing text').evaluateAll((all) => all.map((it) => [it.textContent, getComputedStyle(it).fill]));
    expect(labels.map(([words]) => words)).toEqual(['yes', 'no', 'Order & <pay>', 'Paid?']);
    const [ink, muted] = colorScheme === 'light' ? ['rgb(27, 31, 36)', 'rgb(84, 93, 105)'] : ['rgb(232, 235, 240)', 'rgb(165, 174, 187)'];
    expect(labels.map(([, fill]) => fill)).toEqual([muted, muted, ink, ink]);
    // Boxes are wide enough for their words.
    const spill = await page
      .locator('.drawing g:has(> rect):has(> text)')
      .evaluateAll((all) =>
        all.map(
          (it) =>
            (it.querySelector('text')?.getBoundingClientRect().width ?? 0) - (it.querySelector('rect')?.getBoundingClientRect().width ?? 0),
        ),
      );
    expect(Math.max(...spill)).toBeLessThan(0);
    const source = page.getByText('flowchart LR');
    expect(await source.isVisible()).toBe(false);
    await page.getByText('Source of the diagram').click();
    expect(await source.isVisible()).toBe(true);
    expect(await page.getByText('Diagram, as its Mermaid source:').count()).toBe(1);
    expect(trouble).toEqual([]);
    await close();
  }
});

test('a section has a link to itself, which copies its address where it may, and leads there without JavaScript too', async () => {
  const { page, trouble, close } = await visit(browser, site.origin, path);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  const link = page.getByRole('link', { name: 'Link to: Steps' });
  await link.focus();
  expect(await link.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('Enter');
  await page.getByText('Copied').waitFor();
  const address = `${site.origin}${path}#doc-steps`;
  expect([page.url(), await page.evaluate('navigator.clipboard.readText()')]).toEqual([address, address]);
  expect(trouble).toEqual([]);
  await close();
  const plain = await visit(browser, site.origin, path, { javaScriptEnabled: false });
  await plain.page.getByRole('link', { name: 'Link to: Steps' }).click();
  expect(plain.page.url()).toBe(address);
  expect(await plain.page.getByRole('checkbox', { name: 'not done' }).isDisabled()).toBe(true);
  await plain.close();
});

test('a very long document has its sections folded, and a link opens the one it leads to', async () => {
  const { page, trouble, close } = await visit(browser, site.origin, '/other-documents/docs-long/');
  const text = page.getByText('Text of section 4');
  expect(await text.isVisible()).toBe(false);
  await page.goto(`${site.origin}/other-documents/docs-long/#doc-part-4`);
  expect(await text.isVisible()).toBe(true);
  expect(await axeProblems(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Text of section 2').isVisible()).toBe(true);
  expect(trouble).toEqual([]);
  await close();
});

test('without JavaScript too a link opens the folded section it leads to', async () => {
  const { page, close } = await visit(browser, site.origin, '/other-documents/docs-long/', { javaScriptEnabled: false });
  expect(await page.getByText('Text of section 4').isVisible()).toBe(false);
  await page.goto(`${site.origin}/other-documents/docs-long/#doc-part-4`);
  expect(await page.getByText('Text of section 4').isVisible()).toBe(true);
  await close();
});

test('what is on the page stands beside the text where there is room, and is folded above it where there is none', async () => {
  const { page, close } = await visit(browser, site.origin, '/other-documents/docs-long/', { viewport: { width: 1280, height: 900 } });
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Section 4', exact: true });
  const edges = async (): Promise<number[]> => [
    (await link.boundingBox())?.x ?? 0,
    await page.locator('article').evaluate((it) => it.getBoundingClientRect().right),
  ];
  const [start = 0, end = 0] = await edges();
  expect(start).toBeGreaterThan(end);
  await page.mouse.wheel(0, 500);
  expect(await link.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1100, height: 900 });
  expect(await link.isVisible()).toBe(false);
  await page.getByText('On this page').click();
  expect(await link.isVisible()).toBe(true);
  await close();
});

test('Esc closes the list behind the menu, and on a phone the header is two lines', async () => {
  const { page, close } = await visit(browser, site.origin, path, { viewport: { width: 390, height: 800 } });
  expect(await page.getByRole('banner').evaluate((it) => it.getBoundingClientRect().height)).toBeLessThan(80);
  const more = page.locator('details.more');
  await more.locator('summary').click();
  const place = await more.locator('ul').evaluate((it) => it.getBoundingClientRect());
  expect([place.left >= 0, place.right <= 390]).toEqual([true, true]);
  await more.getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Escape');
  expect(await more.getAttribute('open')).toBe(null);
  expect(await more.locator('summary').evaluate((it) => it === document.activeElement)).toBe(true);
  await close();
});

test('an alert is told by a word', async () => {
  const { page, close } = await visit(browser, site.origin, path);
  expect(await page.getByRole('note').innerText()).toBe('Warning\n\nCareful with this.');
  await close();
});

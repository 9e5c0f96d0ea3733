import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A page as a reader sees it, with everything that went wrong while it was shown. */
export interface Visit {
  page: Page;
  /** Errors and warnings of the console (breaches of the content security policy among them), uncaught errors, requests to other hosts, failed requests. */
  trouble: string[];
  close(): Promise<void>;
}

/** Opens `path` of the site at `origin`. */
export async function visit(browser: Browser, origin: string, path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('console', (it) => {
    if (it.type() === 'error' || it.type() === 'warning') trouble.push(`console: ${it.text()}`);
  });
  page.on('pageerror', (it) => trouble.push(`uncaught: ${it.message}`));
  page.on('dialog', (it) => {
    trouble.push(`dialog: ${it.message()}`);
    void it.dismiss();
  });
  page.on('request', (it) => {
    if (!it.url().startsWith(`${origin}/`)) trouble.push(`request: ${it.url()}`);
  });
  page.on('response', (it) => {
    if (it.status() >= 400 && new URL(it.url()).pathname !== path) trouble.push(`${it.status()}: ${it.url()}`);
  });
  await page.goto(origin + path);
  return { page, trouble, close: () => context.close() };
}

/** Opens everything that is folded in the page. The menu stays closed: open, it lies over what is looked at. */
export async function openAll(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));
}

/** What axe finds wrong on a page, and in its menu when that is open, one line each. */
export async function axeProblems(page: Page): Promise<string[]> {
  const found = await axeIn(page, null);
  const menu = page.locator('details.more');
  if ((await menu.count()) === 0 || (await menu.getAttribute('open')) !== null) return found;
  await menu.evaluate((it) => it.setAttribute('open', ''));
  const inMenu = await axeIn(page, 'header.top');
  await menu.evaluate((it) => it.removeAttribute('open'));
  return [...new Set([...found, ...inMenu])];
}

async function axeIn(page: Page, within: string | null): Promise<string[]> {
  await page.evaluate(axeSource);
  // The size of targets is in WCAG 2.2, which axe looks at only when asked to.
  const results: AxeResults = await page.evaluate(
    `axe.run(${within === null ? 'document' : JSON.stringify(within)}, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })`,
  );
  return results.violations.flatMap(({ id, help, nodes }) => nodes.map((it) => `${id}: ${help}: ${it.html.slice(0, 200)}`));
}

/** How many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

import type { Browser, Page } from 'playwright-core';
import { axeProblems, openAll, overflow, visit, type Visit } from '../../test/browser/visit.ts';
import { everywhere, type Measured } from './measured.ts';

/** How a page is looked at; the third is a page at 400 % in a window of 1280 by 1024. */
const looks = [
  { name: 'light', width: 1280, height: 800, media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', width: 1280, height: 800, media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: '320 px', width: 320, height: 256, media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: '320 px, dark', width: 320, height: 800, media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', width: 1280, height: 800, media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;

/** What a browser finds on pages: points 10, 13, 14 (breaches), 20, 21, 22 and 29 (the same text without scripts). */
export async function live(browser: Browser, origin: string, addresses: readonly string[]): Promise<Measured[]> {
  const found: Record<'axe' | 'foreign' | 'console' | 'focus' | 'wide' | 'small' | 'still', string[]> = {
    axe: [],
    foreign: [],
    console: [],
    focus: [],
    wide: [],
    small: [],
    still: [],
  };
  let focusable = 0;
  for (const address of addresses) {
    const { page, trouble, close }: Visit = await visit(browser, origin, address);
    const say = (faults: readonly string[], look = ''): string[] => faults.map((it) => `${address}${look}: ${it}`);
    // What only offers to copy says nothing that would be missing.
    await page.locator('button.copy').evaluateAll((all) => all.forEach((it) => it.setAttribute('hidden', '')));
    const script = await page.locator('main').innerText();
    await page.locator('button.copy').evaluateAll((all) => all.forEach((it) => it.removeAttribute('hidden')));
    await openAll(page);
    for (const { name, width, height, media } of looks) {
      await page.emulateMedia(media);
      await page.setViewportSize({ width, height });
      const problems = await axeProblems(page);
      found.axe.push(
        ...say(
          problems.filter((it) => !isSize(it)),
          ` (${name})`,
        ),
      );
      found.small.push(...say(problems.filter(isSize), ` (${name})`));
      const wider = await overflow(page);
      if (wider > 0) found.wide.push(...say([`${wider} pixels too wide`], ` (${name})`));
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await page.setViewportSize({ width: 1280, height: 800 });
    const focus = await focusFaults(page);
    focusable += focus.seen;
    found.focus.push(...say(focus.faults));
    found.foreign.push(...say(trouble.filter((it) => it.startsWith('request: '))));
    found.console.push(...say(trouble.filter((it) => !it.startsWith('request: '))));
    await close();
    if (!isDynamic(address)) found.still.push(...say(await textWithoutScript(browser, origin, address, script)));
  }
  const pages = `${addresses.length} pages`;
  return [
    everywhere(10, 'faults found by axe, in 5 looks', found.axe, pages),
    everywhere(13, 'requests to others', found.foreign, pages),
    everywhere(14, 'errors in the console, breaches of the policy', found.console, pages),
    everywhere(20, 'elements whose focus is not seen', found.focus, `${focusable} elements`),
    everywhere(21, 'pages that scroll sideways, at 320 px and 400 %', found.wide, pages),
    everywhere(22, 'targets below 24 px', found.small, pages),
    everywhere(29, 'pages with another text without JavaScript', found.still, pages),
  ];
}

/** Pages whose script adds something: what they say without one is looked at by tests of their own. */
const isDynamic = (address: string): boolean => /^\/(?:search\/|404\.html)$|\/v\/compare\/$/.test(address);

const isSize = (problem: string): boolean => problem.startsWith('target-size');

async function textWithoutScript(browser: Browser, origin: string, address: string, expected: string): Promise<string[]> {
  const { page, close } = await visit(browser, origin, address, { javaScriptEnabled: false });
  const text = await page.locator('main').innerText();
  await close();
  return text === expected ? [] : ['another text without JavaScript'];
}

/** Presses of Tab on one page, at most. */
const presses = 150;

/** Goes through a page with Tab, and looks whether what has the focus shows it by an outline of two pixels or more. */
async function focusFaults(page: Page): Promise<{ seen: number; faults: string[] }> {
  const faults: string[] = [];
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    scrollTo(0, 0);
  });
  for (let seen = 0; seen < presses; seen++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const it = document.activeElement;
      if (it === null || it === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(it);
      const box = it.getBoundingClientRect();
      const inView = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
      return { html: it.outerHTML.slice(0, 120), good: inView && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
    });
    if (focused === null) return { seen, faults };
    if (!focused.good) faults.push(focused.html);
  }
  return { seen: presses, faults };
}

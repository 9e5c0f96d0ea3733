import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect } from '../../src/collect/collect.ts';
import { collections } from '../../src/collections/index.ts';
import { buildSite } from '../../src/deliver/build-site.ts';
import { languages } from '../../src/words/languages.ts';
import { byForm } from '../deliver/by-form.ts';
import { silent } from '../deliver/silent.ts';
import { makeDemo } from '../histories/demo.ts';
import { makeRepository } from '../histories/repository.ts';
import { startBrowser } from './chromium.ts';
import { serve, type Served } from './serve.ts';
import { axeProblems, openAll, overflow, visit } from './visit.ts';

// The demo, whose documents are English, on a German site; and documents of three languages on an English one.
let folder = '';
let browser: Browser;
let german: Served;
let mixed: Served;

async function built(name: string, repo: string, language: string): Promise<Served> {
  const content = join(folder, `${name}-content`);
  await collect({ repo, content, allowShallow: false, title: null, language, generator: 'Handover', collections, progress: silent });
  await buildSite({ content, out: join(folder, name), work: join(folder, `${name}-work`), secrets: byForm }, silent);
  return await serve(join(folder, name));
}

const arabic = `# تسليم العمل

## الهدف

إرسال تذكير لكل فاتورة لم تدفع بالكامل قبل نهاية الشهر القادم.

## الخطوة التالية

اكتب الاختبار للفاتورة المدفوعة جزئيا ثم شغل جميع الاختبارات مرة أخرى.
`;
const ofGermany = `# Übergabe

## Ziel

Für jede Rechnung, die nicht vollständig bezahlt ist, soll der Kunde vor dem Ende des Monats eine Erinnerung bekommen.

## Nächste Schritte

1. Den Test für die teilweise bezahlte Rechnung zu Ende schreiben.
`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-german-'));
  const demo = join(folder, 'demo');
  await makeDemo(demo);
  const repo = join(folder, 'mixed');
  const repository = await makeRepository(repo);
  repository.write('HANDOFF.ar.md', arabic);
  repository.write('docs/UEBERGABE.md', ofGermany);
  await repository.commit('Hand over');
  browser = await startBrowser();
  german = await built('german', demo, 'de');
  mixed = await built('mixed-site', repo, 'en');
}, 240_000);

afterAll(async () => {
  await Promise.all([browser.close(), german.close(), mixed.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Texts of English that are another in German, and are no words of paths. */
const english = Object.entries(languages.en.words).flatMap(([name, text]) =>
  typeof text === 'string' && text.length > 6 && /\s|^\p{Lu}/u.test(text.trim()) && !text.includes('{') && text !== languages.de.words[name]
    ? [text.trim()]
    : [],
);

/** Everything a reader gets to see or to hear of a page that is not marked as being in another language. */
const interfaceText = async (page: Page): Promise<string> =>
  await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    // What comes from documents is in their language, whether it could be told or not.
    // In texts of documents only what the site adds is; the label of a link to a section ends with the words of that section.
    const added = '[lang="de"]:not(:has(*), .anchor)';
    for (const article of copy.querySelectorAll('article')) article.replaceChildren(...article.querySelectorAll(added));
    for (const it of copy.querySelectorAll('[lang]:not([lang="de"], article), [dir="auto"], bdi, code, script, .path')) it.remove();
    const labels = [...copy.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((it) =>
      ['aria-label', 'title', 'placeholder'].map((name) => it.getAttribute(name) ?? ''),
    );
    return [copy.textContent, ...labels].join('\n').replaceAll(/\s+/g, ' ');
  });

test.each([
  '/',
  '/specs/',
  '/decisions/',
  '/handoffs/',
  '/agent-config/',
  '/other-documents/',
  '/handoffs/handoff/',
  '/decisions/docs-adr-0003-send-mail-from-the-job/',
  '/specs/docs-plans-reminder/',
  '/open/',
  '/open/unfinished/',
  '/run/',
  '/problems/',
  '/print/',
  '/about/',
  '/about/keys/',
  '/about/redactions/',
  '/search/',
  '/404.html',
])(
  '%s of a German site is German, has no fault and fits a narrow window',
  async (path) => {
    const { page, trouble, close } = await visit(browser, german.origin, path);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await openAll(page);
    const said = await interfaceText(page);
    expect(english.filter((it) => said.split(it).some((after, index) => index > 0 && !/^\p{L}/u.test(after)))).toEqual([]);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect([await axeProblems(page), Math.max(0, await overflow(page))]).toEqual([[], 0]);
    }
    expect(trouble).toEqual([]);
    await close();
  },
  60_000,
);

test('the search speaks German, and finds English words in English records', async () => {
  const { page, close } = await visit(browser, german.origin, '/search/?q=reminder');
  await page.locator('#hits li').first().waitFor();
  expect(await page.locator('#said').innerText()).toMatch(/^\d+ Treffer$/);
  expect(await page.locator('#hits .muted').first().innerText()).toMatch(/^\d+\. (?:Mai|Juni) 2026, \p{L}/u);
  await page.locator('#words').fill('zzzzqqq');
  await page.getByText('Nichts gefunden zu „zzzzqqq“.').waitFor();
  await close();
}, 60_000);

test('the search of a German site narrows in German, and to pages written by hand', async () => {
  const { page, trouble, close } = await visit(browser, german.origin, '/search/?q=Sitzung');
  await page.locator('#hits a.hit').first().waitFor();
  expect((await page.locator('#facets legend').allInnerTexts())[0]).toBe('Art');
  await page.getByLabel('Seiten').check();
  await page.waitForURL('**/search/?q=Sitzung&kind=pages');
  await page.getByRole('status').getByText('1 Treffer').waitFor();
  expect(await page.locator('#hits a.hit').allInnerTexts()).toEqual(['Wie man diese Website liest']);
  await page.goto(`${german.origin}/search/?q=zzzzqqq&kind=pages`);
  await page.getByText('Gesucht wurde nur mit diesen Filtern: Art: Seiten.').waitFor();
  expect(trouble).toEqual([]);
  await close();
}, 60_000);

test('what is copied is said in German', async () => {
  const { page, close } = await visit(browser, german.origin, '/run/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: german.origin });
  await page.getByRole('link', { name: 'Link zu dieser Seite' }).click();
  await page.getByText('Kopiert', { exact: true }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${german.origin}/run/`);
  await close();
}, 60_000);

/** How the text of a record of the mixed site is marked. */
async function seen(path: string) {
  const { page, close } = await visit(browser, mixed.origin, path);
  const text = page.locator('article.text');
  const its = {
    site: await page.locator('html').getAttribute('lang'),
    lang: await text.getAttribute('lang'),
    direction: await text.evaluate((it) => getComputedStyle(it).direction),
    title: await page.locator('h1').getAttribute('lang'),
    said: await page.getByText(/^This record is in /).allInnerTexts(),
  };
  expect(await axeProblems(page)).toEqual([]);
  await close();
  return its;
}

test('a record keeps its language and its direction, and says which when it is another one than that of the site', async () => {
  expect(await seen('/handoffs/handoff-ar/')).toEqual({
    site: 'en',
    lang: 'ar',
    direction: 'rtl',
    title: 'ar',
    said: ['This record is in Arabic.'],
  });
  expect(await seen('/handoffs/docs-uebergabe/')).toEqual({
    site: 'en',
    lang: 'de',
    direction: 'ltr',
    title: 'de',
    said: ['This record is in German.'],
  });
}, 60_000);

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../src/deliver/files.ts';
import { listen } from '../../src/serve/listen.ts';
import { inProcess } from '../cli/in-process.ts';
import { hostileWords, makeHostile, vectors } from '../histories/hostile.ts';
import { startBrowser } from './chromium.ts';
import { serve } from './serve.ts';

/** Milliseconds for one test, also on a machine with much else to do. */
const patience = 180_000;

let folder = '';
let site = '';
let browser: Browser;
/** The site as `preview` serves it, and the same without any content security policy. */
let guarded = { origin: '', close: async (): Promise<void> => undefined };
let bare = guarded;
const files = (ending: string): string[] => filesBelow(site).filter((it) => it.endsWith(ending) && !it.startsWith('pagefind/'));
const addressOf = (file: string): string => `/${file.split('/').map(encodeURIComponent).join('/')}`;
const withoutPolicy = (html: string): string => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-hostile-'));
  site = join(folder, 'site');
  const repository = await makeHostile();
  const built = await inProcess(['build', '--quiet', '--refs', '--repo', repository.folder, '--out', site], folder);
  repository.dispose();
  if (built.code !== 0) throw new Error(built.stderr);
  browser = await startBrowser();
  const server = await listen({ folder: () => site, base: '/', host: '127.0.0.1', live: null }, 0);
  guarded = { origin: new URL(server.url).origin, close: () => server.close() };
  bare = await serve(site, withoutPolicy);
}, patience);

afterAll(async () => {
  await Promise.all([browser.close(), guarded.close(), bare.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** A page that counts everything that must not happen on it. */
async function watched(origin: string): Promise<{ page: Page; seen: string[]; close(): Promise<void> }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const seen: string[] = [];
  await page.exposeFunction('ran', (place: unknown) => void seen.push(`ran: ${String(place)}`));
  await context.route(
    (url) => url.origin !== origin,
    (it) => {
      seen.push(`asked for ${it.request().url()}`);
      return it.abort();
    },
  );
  page.on('dialog', (it) => void (seen.push('dialog'), it.dismiss()));
  page.on('pageerror', (it) => seen.push(`error: ${it.message}`));
  page.on(
    'console',
    (it) => void (/error|warning/.test(it.type()) && !/status of 404/.test(it.text()) && seen.push(`console: ${it.text()}`)),
  );
  page.on(
    'framenavigated',
    (it) => void (new URL(it.url()).origin !== origin && it.url() !== 'about:blank' && seen.push(`went to ${it.url()}`)),
  );
  return { page, seen, close: () => context.close() };
}

/** What of a page's elements should not be there; every event that an attribute could wait for is sent to each. */
function judged(): string[] {
  document.querySelectorAll('details').forEach((it) => (it.open = true));
  document.addEventListener('click', (it) => it.preventDefault(), { once: false });
  const found: string[] = [];
  const own = 'link[rel~=stylesheet],link[rel~=icon],link[rel~=alternate],meta';
  for (const element of document.querySelectorAll('*')) {
    const tag = element.cloneNode(false);
    const shown = tag instanceof Element ? tag.outerHTML.slice(0, 160) : '';
    if (
      /^(?:script|style|link|meta|base|iframe|object|embed|svg|math|img|image|video|audio|source|form|template|template|slot|frame|frameset|applet|portal)$/i.test(
        element.tagName,
      ) &&
      !(element.closest('head') && element.matches(own)) &&
      !element.matches('body > script:is([src$="_astro/everywhere.js"],[src$="_astro/theme.js"])') &&
      !element.matches('body > main script:is([src$="_astro/search.js"],[src$="_astro/not-found.js"],[src$="_astro/compare.js"])')
    )
      found.push(shown);
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$|^formaction$|^action$|^ping$|^srcset$|^background$|^poster$|^xlink:|^is$|^accesskey$/.test(name))
        found.push(shown);
      if (name === 'href' && !/^(?:https?|mailto):$/.test(new URL(value, document.baseURI).protocol)) found.push(shown);
      if (
        name === 'href' &&
        new URL(value, document.baseURI).origin !== location.origin &&
        !/noreferrer/.test(element.getAttribute('rel') ?? '') &&
        !value.startsWith('mailto:')
      )
        found.push(shown);
    }
    if (
      element.closest('.text') &&
      (element.hasAttribute('name') ||
        (element.id !== '' && !element.id.startsWith('doc-')) ||
        [...element.attributes].some(
          (it) => it.name.startsWith('data-') && !/^data-align (?:left|right|center)$/.test(`${it.name} ${it.value}`),
        ))
    )
      found.push(shown);
    for (const type of ['mouseover', 'pointerenter', 'focus', 'toggle', 'click', 'animationstart', 'error', 'load', 'begin'])
      element.dispatchEvent(new Event(type, { bubbles: type === 'click', cancelable: true }));
  }
  const whole =
    document.forms.length === 0 &&
    document.body instanceof HTMLBodyElement &&
    typeof document.createElement === 'function' &&
    document.querySelectorAll('main').length === 1;
  return whole ? found : [...found, 'a part of the document was replaced'];
}

test(
  'on no page does anything of the repository run, load or lead away, with the policy and without it',
  async () => {
    const pages = files('.html');
    expect(pages.length).toBeGreaterThan(20);
    for (const [origin, policy] of [
      [guarded.origin, true],
      [bare.origin, false],
    ] as const) {
      const { page, seen, close } = await watched(origin);
      for (const file of pages) {
        await page.goto(origin + addressOf(file));
        const found = await page.evaluate(judged);
        const policies = await page.locator('meta[http-equiv="Content-Security-Policy"]').count();
        expect({ file, found, seen, policies }).toEqual({ file, found: [], seen: [], policies: policy ? 1 : 0 });
      }
      await close();
    }
  },
  patience,
);

const uncleaned = `<img src=x onerror="ran('x')"><img src=//evil.invalid/x><p style="color:red">x</p>`;
const insert = (html: string): void => document.body.insertAdjacentHTML('beforeend', html);

test(
  'the policy alone would stop what the cleaning let through, and this test would see it without a policy',
  async () => {
    const strict = await watched(guarded.origin);
    await strict.page.goto(`${guarded.origin}/`);
    await strict.page.evaluate(insert, uncleaned);
    await expect.poll(() => strict.seen.length).toBeGreaterThanOrEqual(3);
    expect(strict.seen.filter((it) => !it.startsWith('console: '))).toEqual([]);
    await strict.close();

    const open = await watched(bare.origin);
    await open.page.goto(`${bare.origin}/`);
    await open.page.evaluate(insert, uncleaned);
    await expect.poll(() => open.seen).toEqual(expect.arrayContaining(['ran: x', 'asked for http://evil.invalid/x']));
    await open.close();
  },
  patience,
);

test(
  'nothing between the vectors is swallowed, and no title is taken',
  async () => {
    const { page, close } = await watched(guarded.origin);
    await page.goto(`${guarded.origin}/handoffs/handoff/`);
    const words = await page.locator('article').innerText();
    expect([...vectors.keys()].filter((it) => !words.includes(`Mark${it}z`))).toEqual([]);
    expect(await page.title()).toMatch(/^Handoff: Ahoy"'><!--\s\{\{ran\('handoff'\)\}\}/);
    await close();
  },
  patience,
);

test(
  'footnotes, headings, tasks, tables and code work among them',
  async () => {
    const { page, seen, close } = await watched(guarded.origin);
    await page.goto(`${guarded.origin}/handoffs/handoff/`);
    const text = page.locator('article');
    await text.getByRole('link', { name: '1', exact: true }).first().click();
    expect(new URL(page.url()).hash).toBe('#doc-fn-one');
    expect(await page.locator(':target').innerText()).toContain('The text of the note.');
    await page.locator(':target').getByRole('link').first().click();
    expect(new URL(page.url()).hash).toBe('#doc-fnref-one');
    await text.getByRole('link', { name: 'link to a heading' }).click();
    expect(await page.locator(':target').innerText()).toBe('Working parts');
    expect(await text.getByRole('checkbox', { name: 'done', exact: true }).first().isChecked()).toBe(true);
    expect(await text.getByRole('checkbox', { name: 'not done' }).first().isChecked()).toBe(false);
    expect(await text.getByRole('cell', { name: 'two' }).getAttribute('data-align')).toBe('right');
    expect(await text.locator('pre code.language-js').first().innerText()).toBe('const answer = 42; // the answer\n');
    expect(await text.locator('details', { hasText: 'Text inside details' }).first().locator('strong').count()).toBe(1);
    expect(seen).toEqual([]);
    await close();
  },
  patience,
);

test(
  'the search shows hostile titles and excerpts as text, and takes hostile words',
  async () => {
    const { page, seen, close } = await watched(guarded.origin);
    await page.goto(`${guarded.origin}/search/?q=zebrafish&kind=${encodeURIComponent(hostileWords('kind'))}`);
    await page.goto(`${guarded.origin}/search/?q=zebrafish`);
    await page.locator('#hits a.hit').nth(3).waitFor();
    const elements = await page.locator('#hits *').evaluateAll((all) => [...new Set(all.map((it) => it.localName))]);
    expect(elements.toSorted()).toEqual(['a', 'li', 'mark', 'p', 'span', 'ul']);
    expect((await page.locator('#hits a').allInnerTexts()).join('\n')).toContain('<script>ran(');
    expect(await page.evaluate(judged)).toEqual([]);
    for (const word of ['onerror', 'script', hostileWords('query')]) {
      await page.getByLabel('Words, identifiers or paths').fill(word);
      await page
        .getByRole('status')
        .getByText(/result|Nothing found/)
        .waitFor();
      expect(await page.evaluate(judged)).toEqual([]);
    }
    expect(await page.title()).toMatch(/^Search · /);
    expect(seen).toEqual([]);
    await close();
  },
  patience,
);

test(
  'an address that is not there shows nothing of what it says',
  async () => {
    const { page, seen, close } = await watched(guarded.origin);
    for (const path of [
      hostileWords('path'),
      `"><script>ran('path')</script>`,
      '//evil.invalid/%2e%2e',
      '\\evil.invalid',
      `x?<img src=x onerror=ran(1)>#<img src=x onerror=ran(1)>`,
    ]) {
      await page.goto(`${guarded.origin}/${path.includes('?') ? path : encodeURIComponent(path)}`);
      expect(await page.locator('h1').innerText()).toBe('Page not found');
      expect(await page.locator('main').innerText()).not.toMatch(/evil|script|onerror/);
    }
    expect(seen).toEqual([]);
    await close();
  },
  patience,
);

test(
  'data and Markdown are sent as text that no browser takes for a page',
  async () => {
    const { page, seen, close } = await watched(guarded.origin);
    const sent = [...files('.json'), ...files('.md'), ...files('.txt')];
    expect(sent.filter((it) => it.startsWith('api/'))).not.toEqual([]);
    for (const file of sent) {
      const { headers } = await fetch(guarded.origin + addressOf(file));
      expect([file, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
        file,
        { json: 'application/json; charset=utf-8', md: 'text/markdown; charset=utf-8', txt: 'text/plain; charset=utf-8' }[
          file.split('.').at(-1) ?? ''
        ],
        'nosniff',
      ]);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    for (const file of files('.json')) {
      JSON.parse(readFileSync(join(site, file), 'utf8'));
      await page.goto(guarded.origin + addressOf(file));
      const shown = await page.locator('body *:not(pre, div)').evaluateAll((all) => all.map((it) => it.outerHTML));
      expect([file, shown]).toEqual([file, []]);
    }
    expect(seen).toEqual([]);
    await close();
  },
  patience,
);

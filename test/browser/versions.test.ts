import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect } from '../../src/collect/collect.ts';
import { collections } from '../../src/collections/index.ts';
import { buildSite } from '../../src/deliver/build-site.ts';
import { byForm } from '../deliver/by-form.ts';
import { silent } from '../deliver/silent.ts';
import { makeRepository } from '../histories/repository.ts';
import { startBrowser } from './chromium.ts';
import { serve, type Served } from './serve.ts';
import { axeProblems, overflow, visit } from './visit.ts';

// Past texts and changes of a real repository, as a reader meets them.
let folder = '';
let browser: Browser;
let site: Served;
let below: Served;
/** Names of the revisions of the spec, oldest first. */
let names: string[] = [];

const spec = (days: number, who: string, more = ''): string => `# Payment reminder

## Rules

Reminders go out for every ${who} that is ${days} days overdue.

Nobody is called twice.

${Array.from({ length: 6 }, (_, at) => `Rule ${at} stays as it was.\n`).join('\n')}
## Run

| Service | Days |
| --- | --- |
| Mail | ${days} |
| Queue | 3 |

${'```sh'}
npm start -- --days ${days}
${'```'}
${more}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-versions-'));
  const repository = await makeRepository();
  const texts = [
    spec(14, 'open invoice'),
    spec(7, 'open invoice'),
    spec(7, 'invoice not paid in full'),
    spec(5, 'invoice'),
    spec(4, 'invoice', '\n## End\n\nDone.\n'),
  ];
  for (const [index, text] of texts.entries()) {
    repository.write('specs/reminder.md', text);
    await repository.commit(`Agree on state ${index + 1}`);
  }
  const content = join(folder, 'content');
  await collect({
    repo: repository.folder,
    content,
    allowShallow: false,
    title: 'Portal',
    generator: 'Handover',
    collections,
    progress: silent,
  });
  repository.dispose();
  await buildSite({ content, out: join(folder, 'site'), work: join(folder, 'work'), secrets: byForm }, silent);
  mkdirSync(join(folder, 'host', 'clients'), { recursive: true });
  cpSync(join(folder, 'site'), join(folder, 'host', 'clients', 'a'), { recursive: true });
  names = readdirSync(join(folder, 'site/specs/specs-reminder/v'))
    .filter((it) => /^\d+-/.test(it))
    .toSorted();
  browser = await startBrowser();
  [site, below] = await Promise.all([serve(join(folder, 'site')), serve(join(folder, 'host'))]);
}, 240_000);

afterAll(async () => {
  await Promise.all([browser.close(), site.close(), below.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const record = '/specs/specs-reminder/';
const patience = 120_000;

/** Presses keys until the focus is on a link or a field of this name; how many it took. */
async function tabTo(page: Page, name: string): Promise<number> {
  for (let presses = 1; presses <= 12; presses++) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const it = document.activeElement;
      return (it instanceof HTMLInputElement ? it.closest('label') : it)?.textContent?.trim() ?? '';
    });
    if (words === name) return presses;
  }
  throw new Error(`${name} was not reached`);
}

const focused = async (page: Page): Promise<string> => await page.evaluate(() => document.activeElement?.id ?? '');

test.each([
  ['at the root of a host', () => site, record],
  ['below a path', () => below, `/clients/a${record}`],
])(
  'from a record to the next change it takes at most ten presses of keys, %s',
  async (_, served, path) => {
    const { page, trouble, close } = await visit(browser, served().origin, path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    let presses = 2 + (await tabTo(page, 'What changed last'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/change\/#change-1$/);
    expect(await focused(page)).toBe('change-1');
    await page.keyboard.press('j');
    presses += 2;
    expect(await focused(page)).toBe('change-2');
    expect(presses).toBeLessThanOrEqual(10);
    await page.keyboard.press('k');
    expect(await focused(page)).toBe('change-1');
    expect(trouble).toEqual([]);
    await close();
  },
  patience,
);

test.each([true, false])(
  'record, list, what changed, side by side, next change: by the keyboard alone, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page, trouble, close } = await visit(browser, site.origin, record, {
      javaScriptEnabled,
      viewport: { width: 1280, height: 800 },
    });
    await page.getByRole('link', { name: 'Revision 5 of 5' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#revisions$/);
    expect(await page.locator('.revisions tbody tr').count()).toBe(5);
    await page.locator('#revision-4').getByRole('link', { name: 'Change' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/change\/#change-1$/);
    await page.getByLabel('Inline').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByLabel('Side by side').isChecked()).toBe(true);
    expect(await page.locator('.pair .old').first().isVisible()).toBe(true);
    await tabTo(page, 'Next change');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#change-2$/);
    expect(await page.locator('#change-2').evaluate((it) => it.matches(':target'))).toBe(true);
    expect(await page.locator('ins, del').first().innerText()).toMatch(/^(?:added|removed):\s/);
    expect(trouble).toEqual([]);
    await close();
  },
  patience,
);

/** What the page of an older text says before all else. */
const text = (number: number): string => `You are reading revision ${number} of 5 (…). Go to the current text · What changed since`;

test(
  'every older text says so and leads to the text that stands; that one says nothing',
  async () => {
    const said: string[] = [];
    for (const name of names) {
      const { page, close } = await visit(browser, site.origin, `${record}v/${name}/`, { javaScriptEnabled: false });
      const banner = page.getByRole('region', { name: 'Older text' });
      const links = await banner
        .getByRole('link')
        .evaluateAll((all) => all.map((it) => new URL(it.getAttribute('href') ?? '', document.baseURI).pathname));
      const words = (await banner.allInnerTexts()).join('').replace(/\(.*?\)/, '(…)');
      said.push([words, ...links.map((it) => it.slice(record.length))].join(' | '));
      await close();
    }
    expect(said).toEqual([
      `${text(1)} |  | v/compare/`,
      `${text(2)} |  | v/${names[1]}/to-current/`,
      `${text(3)} |  | v/${names[2]}/to-current/`,
      `${text(4)} |  | v/${names[4]}/change/`,
      '',
    ]);
  },
  patience,
);

test(
  'any two are compared from their pages; without JavaScript the changes between them are listed',
  async () => {
    const address = `${record}v/compare/?from=${names[0]}&to=${names[2]}`;
    const { page, trouble, close } = await visit(browser, site.origin, address);
    await page.locator('.change').first().waitFor();
    expect(await page.getByRole('status').innerText()).toMatch(/^\d changes?$/);
    expect(await page.locator('.compare').innerText()).toContain('not paid in full');
    await page.getByLabel('To').selectOption(names[4] ?? '');
    await page.getByText('Done.').waitFor();
    expect(new URL(page.url()).search).toBe(`?from=${names[0]}&to=${names[4]}`);
    expect(await axeProblems(page)).toEqual([]);
    expect(trouble).toEqual([]);
    await close();
    const plain = await visit(browser, site.origin, address, { javaScriptEnabled: false });
    expect(await plain.page.locator('#through li').count()).toBe(5);
    await plain.close();
    const disk = await browser.newPage();
    await disk.goto(`file://${join(folder, 'site', record, 'v/compare/index.html')}?from=${names[0]}`);
    await disk.locator('#through a').first().click();
    expect(await disk.locator('h1').innerText()).toBe('What changed in revision 5: Payment reminder');
    await disk.close();
  },
  patience,
);

test(
  'an address from before the history was rewritten leads to the nearest text',
  async () => {
    const { page, close } = await visit(browser, site.origin, `${record}v/3-0000000/`);
    const near = page.getByRole('region', { name: 'Did you mean' }).getByRole('link');
    await near.first().waitFor();
    expect(await near.first().innerText()).toBe('The nearest text: revision 3');
    await near.first().click();
    expect(new URL(page.url()).pathname).toBe(`${record}v/${names[2]}/`);
    await close();
  },
  patience,
);

test(
  'pages of past texts have no fault, wide or narrow, light or dark',
  async () => {
    const faults: string[] = [];
    for (const path of ['', `v/${names[1]}/`, `v/${names[2]}/change/`, `v/${names[2]}/to-current/`, 'v/compare/']) {
      const { page, trouble, close } = await visit(browser, site.origin, record + path);
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of [1280, 320]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          const wider = await overflow(page);
          faults.push(
            ...[...(await axeProblems(page)), ...(wider > 0 ? [`${wider} pixels too wide`] : [])].map(
              (it) => `${path} ${colorScheme} ${width}: ${it}`,
            ),
          );
        }
      }
      faults.push(...trouble);
      await close();
    }
    expect(faults).toEqual([]);
  },
  patience,
);

test(
  'changes are printed with their marks, into a tagged PDF',
  async () => {
    const { page, close } = await visit(browser, site.origin, `${record}v/${names[2]}/change/`);
    const pdf = await page.pdf({ tagged: true, format: 'A4' });
    expect(pdf.toString('latin1')).toContain('/MarkInfo');
    await page.emulateMedia({ media: 'print' });
    const marks = await page.locator('ins, del').evaluateAll((all) => all.map((it) => getComputedStyle(it).textDecorationLine));
    expect(new Set(marks)).toEqual(new Set(['underline', 'line-through']));
    await close();
  },
  patience,
);

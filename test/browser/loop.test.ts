import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { realPipeline } from '../../src/cli/real-pipeline.ts';
import { fakeHost } from '../cli/fakes.ts';
import { makeRepository } from '../histories/repository.ts';
import { startBrowser } from './chromium.ts';
import { serve, type Served } from './serve.ts';
import { axeProblems, overflow, visit } from './visit.ts';

let folder = '';
let browser: Browser;
let site: Served;

const fixture = (path: string): string => readFileSync(join('test/fixtures', path), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-loop-'));
  const repository = await makeRepository(join(folder, 'repository'));
  repository.write('README.md', '# Portal\n\nShows invoices.\n');
  repository.write('src/read.ts', 'one\n');
  repository.write(
    'HANDOFF.md',
    '# HANDOFF: Import\n\nSee src/read.ts:1, src/gone.ts and deadbee1.\n\n## Next\n1. Go\n\n## Open questions\n- Which one?\n',
  );
  await repository.commit('Begin', { date: '2026-06-01T09:00:00+02:00' });
  const blob = (await repository.git('rev-parse', 'HEAD:HANDOFF.md')).trim();
  repository.write('TASK.md', fixture('handoffs/task-file/TASK.md'));
  repository.write('.handover/snapshots/s-17.json', fixture('handoffs/hook-snapshot/.handover/snapshots/s-17.json'));
  const said = fixture('acknowledgements/of-a-handoff/.handover/acknowledgements/handoff-md--session-4-1.json');
  repository.write('.handover/acknowledgements/a.json', said.replace(/"blob": "\w+"/, `"blob": "${blob}"`));
  const own = fixture('acknowledgements/of-a-snapshot/.handover/acknowledgements/2026-08-31T09_41_22-handoff--s-18-1.json');
  repository.write('.handover/acknowledgements/b.json', own);
  const answered =
    '# HANDOFF: Import\n\nSee src/read.ts:1, src/gone.ts and deadbee1.\n\n## Next\n1. Go\n\n## Decisions\n- Which one? The second\n';
  repository.write('HANDOFF.md', answered);
  await repository.commit('Go on', { date: '2026-06-20T09:00:00+02:00' });
  const host = fakeHost(folder);
  await main(['build', '-q', '--repo', 'repository', '--out', 'site'], { host, pipeline: realPipeline, version: '0.1.0' });
  site = await serve(join(folder, 'site'));
  browser = await startBrowser();
}, 180_000);

afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const pages = [
  '/handoffs/',
  '/handoffs/handoff/',
  '/handoffs/task/',
  '/handoffs/handover-snapshots-s-17-json/',
  '/acknowledgements/',
  '/acknowledgements/handover-acknowledgements-a-json/',
  '/open/',
  '/open/answered/',
  '/readiness/',
  '/readiness/claims/',
];

test.each(pages)('%s can be used by everybody, in light, dark and on a narrow screen', async (path) => {
  for (const options of [{ colorScheme: 'light' }, { colorScheme: 'dark', viewport: { width: 320, height: 640 } }] as const) {
    const { page, trouble, close } = await visit(browser, site.origin, path, options);
    expect([path, trouble, await axeProblems(page), await overflow(page)]).toEqual([path, [], [], 0]);
    await close();
  }
});

test('the versions of a piece of work stand in one row; each has a name that says which record it is of, and whether it was read', async () => {
  const { page, close } = await visit(browser, site.origin, '/handoffs/');
  const names = await page.locator('.versions a').allInnerTexts();
  expect(names.map((it) => it.trim())).toEqual([
    'TASK.md, Version 1, 20 June 2026, 09:00, not read yet',
    'session s-17, Version 1, 20 June 2026, 09:00, mid-step, no end recorded, not read yet',
    'Version 1, 1 June 2026, 09:00, read, confidence 0.9',
    'Version 2, 20 June 2026, 09:00, not read yet',
  ]);
  expect(await page.locator('.timeline h3').allInnerTexts()).toEqual(['Agent Handoff System Implementation', 'HANDOFF: Import']);
  expect(
    await page
      .locator('.versions a')
      .evaluateAll((all) => all.map((it) => new URL(it.getAttribute('href') ?? '', document.baseURI).pathname)),
  ).toEqual(['/handoffs/task/', '/handoffs/handover-snapshots-s-17-json/', '/handoffs/handoff/', '/handoffs/handoff/']);
  expect(await page.locator('.versions .gap').innerText()).toMatch(/^19 days, 0 commits\s+without a version$/);
  await close();
});

test('where no next action was written, that is said beside the step the work stands at, on its page', async () => {
  const { page, close } = await visit(browser, site.origin, '/handoffs/task/');
  const fields = await page.locator('dl.fields').first().innerText();
  expect(fields).toMatch(/Next action\s+Not recorded\s+Stands at\s+Step 3: Write stop hook/);
  expect(fields).toContain('Snapshot of s-17, Version 1');
  await close();
});

test('a question that was answered stands folded with the open ones, with its answer and the revision that gave it', async () => {
  const { page, close } = await visit(browser, site.origin, '/open/');
  await page.locator('summary', { hasText: 'Questions no longer open' }).click();
  const answered = page.locator('details', { hasText: 'Questions no longer open' });
  expect(await answered.innerText()).toMatch(
    /Which one\?\s+Written down with it: Which one\? The second\s+No longer asked in HANDOFF: Import, HANDOFF\.md, since 20 June 2026/,
  );
  await answered.locator('a.plain').click();
  expect(new URL(page.url()).hash).toBe('#revision-2');
  expect(await page.locator('#revision-2').count()).toBe(1);
  await close();
});

test('what the reader said stands on the page of the handoff, and what a writer said of itself does not count', async () => {
  const { page, close } = await visit(browser, site.origin, '/handoffs/handoff/');
  expect(await page.locator('.readers').innerText()).toMatch(
    /19 June 2026, 09:12, session-4 · claude-code: went on cleanly, confidence 0\.9 \(Version 1\)\s+Said back: .*I finish invoices\.py[^]*Missing: name of the test database/,
  );
  await page.locator('.readers .source a').first().click();
  expect(new URL(page.url()).pathname).toMatch(/^\/acknowledgements\/[^/]+\/$/);
  expect(await page.locator('main').innerText()).toContain('name of the test database');
  for (const path of ['/', '/print/']) {
    await page.goto(site.origin + path);
    expect(await page.locator('main').innerText()).toMatch(/Confidence\s+0\.9, written by a reader on 19 June 2026/);
  }
  await page.goto(`${site.origin}/handoffs/handover-snapshots-s-17-json/`);
  expect(await page.locator('.readers').innerText()).toContain('Wrote it itself, not counted');
  expect(await page.locator('dl').first().innerText()).toContain('Not yet read.');
  await close();
});

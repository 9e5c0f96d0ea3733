import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesOf, eachType } from '../../scripts/scorecard/addresses.ts';
import { hosted } from './serve.ts';
import { live } from '../../scripts/scorecard/live.ts';
import type { Measured } from '../../scripts/scorecard/measured.ts';
import { nextAction } from '../../scripts/scorecard/next-action.ts';
import { paper } from '../../scripts/scorecard/paper.ts';
import { still } from '../../scripts/scorecard/still.ts';
import { weights } from '../../scripts/scorecard/weight.ts';
import { inProcess } from '../cli/in-process.ts';
import { demoOperatorFile, makeDemo } from '../histories/demo.ts';
import { makeRepository } from '../histories/repository.ts';
import { startBrowser } from './chromium.ts';

// The points of the scorecard that are cheap to measure; `npm run scorecard` measures all of them, on real repositories too.
let folder = '';
let browser: Browser;
let host: Awaited<ReturnType<typeof hosted>>;

async function built(name: string): Promise<string> {
  const { code } = await inProcess(['build', '-q', '--repo', 'repository', '--out', 'site'], join(folder, name));
  expect(code).toBe(0);
  return join(folder, name, 'site');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-scorecard-'));
  mkdirSync(join(folder, 'demo', 'handover'), { recursive: true });
  await makeDemo(join(folder, 'demo', 'repository'));
  copyFileSync(demoOperatorFile, join(folder, 'demo', 'handover', 'handover.yaml'));
  host = await hosted(await built('demo'));
  browser = await startBrowser();
}, 180_000);

afterAll(async () => {
  await Promise.all([browser.close(), host.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The points that are missed, in words. */
const missed = (results: readonly Measured[]): string[] =>
  results.filter((it) => !it.good).map((it) => [`${it.point}: ${it.what}: ${it.value}, ${it.target}`, ...it.faults].join('\n'));

const record = '/handoffs/handoff/';

test('pages are light', async () => {
  const types = eachType(addressesOf(join(folder, 'demo', 'site')));
  expect(missed(await weights(browser, host.origin, record, types))).toEqual([]);
});

test('the next action is seen at once', async () => {
  expect(missed(await nextAction(browser, host.origin))).toEqual([]);
});

test('pages as PDF have tags and lose nothing', async () => {
  expect(missed(await paper(browser, host.origin, ['/', record]))).toEqual([]);
});

test('focus is seen, nothing is too wide or too small, and the text is the same without JavaScript', async () => {
  expect(missed(await live(browser, host.origin, ['/', record, '/run/', '/specs/']))).toEqual([]);
}, 120_000);

test('every page of the example is valid, reached by links, and says no word of machines', () => {
  const site = join(folder, 'demo', 'site');
  expect(missed(still(site, addressesOf(site), true))).toEqual([]);
});

const states: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['nothing to read', { 'main.c': 'int main;\n' }],
  [
    'documents that cannot be read',
    {
      'README.md': '',
      'HANDOFF.md': '\n\n',
      'handoff.json': '{ "status": ',
      'docs/handoffs/2026-01-02-x.md': '---\nstatus: [\n---\n',
      'DECISIONS.md': '# Decisions\n\n## \n\n##\n',
      'docs/adr/0001-a.md': '<<<<<<< ours\n# A\n=======\n# B\n>>>>>>> theirs\n',
      'docs/adr/0001-b.md': '# 1. B\n\nStatus: Superseded by 0009\n',
      'specs/001-x/spec.md': '',
      'specs/001-x/tasks.md': '- [ ]\n- [x]\n',
      '.mcp.json': '{ "mcpServers": { "a": {} , } }',
      '.claude/settings.json': '[]',
      'CLAUDE.md': '@missing.md\n',
      'package.json': '{ "scripts": 1 }',
      'docs/tasks/empty.md': '|a|b|\n|-|-|\n',
    },
  ],
];

test.each(states)('a repository with %s says so in whole sentences, and no part of it is blank', async (name, files) => {
  mkdirSync(join(folder, name));
  const repository = await makeRepository(join(folder, name, 'repository'));
  for (const [path, text] of Object.entries(files)) repository.write(path, text);
  await repository.commit('Start');
  const site = await built(name);
  expect(missed(still(site, addressesOf(site), true))).toEqual([]);
});

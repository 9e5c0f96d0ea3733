import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopAtSecrets } from '../../src/cli/blocked.ts';
import { settingsOf } from '../../src/config/settings.ts';
import type { Collected } from '../../src/collect/collect.ts';
import { deliver } from '../../src/deliver/deliver.ts';
import type { Browser } from 'playwright-core';
import { sampleFaults } from '../../scripts/scorecard/sample.ts';
import { startBrowser } from '../browser/chromium.ts';
import { handover } from '../cli/spawned.ts';
import { byForm } from '../deliver/by-form.ts';
import { silent } from '../deliver/silent.ts';
import { agentConfigAnswers } from './agent-config.ts';
import { everywhere, ofVersions, type Answer, type Entry } from './answers.ts';
import { checksOf, cloneOf, contentOf, hasBundles, type Content } from './content.ts';
import { decisionAnswers } from './decisions.ts';
import { handoffAnswers } from './handoffs.ts';
import { specAnswers } from './specs.ts';

/** Files of which plain `git log` shows a part only: a merge equals one side, and the other side's versions are left out. */
const simplified: Readonly<Record<string, readonly string[]>> = {
  skillmap: ['HANDOFF.md'],
  'claude-harness': ['handoff.json', 'claude-progress.txt'],
};
const small = [
  'sanad',
  'log4brains',
  'madr',
  'govuk-aws',
  'myapp-zh',
  'fable-team',
  'mnemonist',
  'contentkit',
  'skillmap',
  'webrtc',
  'claude-harness',
  'langgraph-app',
];
const large = ['ripr', 'chiero', 'cc-sdd', 'intellij-openspec', 'acm-ai', 'platformplatform', 'codex-lb', 'enhancements', 'ecc'];
/** Repositories of which the whole site is built, links checked. */
const sites = new Set(['sanad', 'myapp-zh', 'skillmap', 'langgraph-app']);
/** Repositories in whose built commit something stands that looks like a secret: by default nothing is built of them. */
const stopped = new Set(['acm-ai', 'codex-lb', 'enhancements']);
const everything = process.env['HANDOVER_BUNDLES'] === 'all';
const names = everything ? [...small, ...large] : small;

const tables: readonly Readonly<Record<string, Entry>>[] = [decisionAnswers, handoffAnswers, specAnswers, agentConfigAnswers];

/** The first table that compares; else the first that says why none does. */
function answerOf(bundle: string, what: string): Answer | undefined {
  const own = tables.flatMap((it) => it[bundle]?.counted[what] ?? []);
  const found = own.find((it) => typeof it === 'function') ?? own[0] ?? everywhere[what];
  return found ?? ofVersions(what, simplified[bundle]) ?? undefined;
}

let browser: Browser | null = null;
beforeAll(async () => {
  if (hasBundles && everything) browser = await startBrowser();
});
afterAll(async () => await browser?.close());

describe.runIf(hasBundles).each(names)('%s', (bundle) => {
  let folder: string;
  let content: Content;
  let found: Collected;
  beforeAll(async () => {
    folder = cloneOf(bundle);
    ({ content, found } = await contentOf(folder));
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const checks = hasBundles ? checksOf(bundle).map((it) => ({ ...it, answer: answerOf(bundle, it.what) })) : [];
  test('every counted answer is compared, or the table says why no record carries it', () => {
    expect(checks.filter((it) => it.answer === undefined).map((it) => it.what)).toEqual([]);
  });

  const compared = checks.flatMap(({ what, expected, answer }) => (typeof answer === 'function' ? [{ what, expected, answer }] : []));
  test.each(compared)('$what', ({ expected, answer }) => {
    expect(answer(content).trim()).toBe(expected);
  });

  test.runIf(everything || sites.has(bundle))(
    'builds to a site without a broken link',
    async () => {
      const work = join(folder, 'work');
      mkdirSync(work);
      const { pages } = await deliver({
        content: content.folder,
        out: join(folder, 'site'),
        work,
        secrets: byForm,
        kept: [],
        progress: silent,
      });
      const records = content.site.collections.reduce((sum, it) => sum + it.records, 0);
      expect(pages).toBeGreaterThan(records);
    },
    600_000,
  );

  test.runIf(everything)(
    'has no fault on a page of each type and on 40 others',
    async () => {
      if (browser === null) throw new Error('There is no browser.');
      const { pages, faults } = await sampleFaults(browser, join(folder, 'site'));
      expect(pages).toBeGreaterThan(10);
      expect(faults).toEqual([]);
    },
    1_200_000,
  );

  test.skipIf(stopped.has(bundle))('no secret stops a build', () => {
    expect(() => stopAtSecrets(found, settingsOf({}, {}, null))).not.toThrow();
  });

  test.runIf(stopped.has(bundle))(
    'by default a secret stops the build, and nothing is written',
    async () => {
      const args = ['build', '-q', '--repo', join(folder, 'clone'), '--out', join(folder, 'none', 'site')];
      const { code, stdout, stderr } = await handover(args, folder);
      expect([code, stdout, existsSync(join(folder, 'none'))]).toEqual([4, '', false]);
      expect(stderr).toMatch(/^error HO401 {2}(?:A secret|\d+ secrets) would be published\. Nothing was written\.\n {2}\S+:\d+:\d+ /);
    },
    600_000,
  );

  const byHand = Object.assign({}, ...tables.map((it) => it[bundle]?.byHand ?? {})) as Entry['byHand'];
  test.each(Object.entries(byHand))('read by hand: %s', (_what, [expected, answer]) => {
    expect(typeof answer === 'function' ? answer(content) : answer.none).toBe(expected);
  });
});

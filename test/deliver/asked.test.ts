import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../src/deliver/build-site.ts';
import { markedFiles } from '../../src/deliver/marker.ts';
import { recordOf, revisionOf, siteOf, writeSample, type Sample } from './content.ts';
import { handoffOf } from './samples.ts';
import { usualOptions } from '../model/options.ts';
import { byForm } from './by-form.ts';
import { markerFor } from './marked.ts';
import { silent } from './silent.ts';

const tips = ''.padStart(64, 'a');
const options = { ...usualOptions, at: 'v1.0', refs: { patterns: ['side/*'], count: 2, tips }, workingTree: { files: 1 } };
const none = { commit: null, committedAt: null, authoredAt: null, author: '' };
const sample: Sample = {
  site: { options },
  collections: [
    {
      name: 'handoffs',
      all: [
        recordOf('handoffs', 'handoff', {
          title: 'Reminders',
          origin: { path: 'HANDOFF.md', blob: ''.padStart(40, 'd'), ...none },
          revisions: [revisionOf(1), revisionOf(2, { ...none, subject: '' })],
          data: handoffOf({ nextAction: { text: 'Commit this', line: 3 } }),
        }),
        recordOf('handoffs', 'handoff-on-side', {
          title: 'Log in',
          branch: { name: 'side/login', others: ['origin/side/login'] },
          data: handoffOf({ nextAction: { text: 'Write the form', line: 3 } }),
        }),
        recordOf('handoffs', 'gone-on-side', {
          title: 'Log out',
          deleted: true,
          branch: { name: 'side/login', others: [] },
          revisions: [revisionOf(1), revisionOf(2, { change: 'deleted', blob: null })],
          data: handoffOf({}),
        }),
      ],
    },
  ],
};

let folder = '';
let out = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-asked-'));
  writeSample(join(folder, 'content'), sample);
  out = join(folder, 'site');
  await buildSite({ content: join(folder, 'content'), out, work: join(folder, 'work'), secrets: byForm }, silent);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Words of a page, without its markup. */
const words = (page: string): string =>
  readFileSync(join(out, page, 'index.html'), 'utf8')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.:])/g, '');

const everyPage = ['', 'about', 'problems', 'search', 'handoffs', 'handoffs/handoff', 'handoffs/handoff-on-side'];

test.each(everyPage)('page /%s says which state it shows and that something is not committed', (page) => {
  expect(words(page)).toContain(
    'This is the state of 18 June 2026, commit 4f2a9c1, asked for as v1.0. What was committed later is not in it.',
  );
  expect(words(page)).toContain('This site holds 1 uncommitted file, read from a working tree: no other clone has it.');
});

test('a record that only a branch has says so on its page and in the list', () => {
  expect(words('handoffs/handoff-on-side')).toContain(
    'The built commit does not hold this text. It stands on branch side/login, which is not merged into that commit. It or an earlier version of it is on origin/side/login too.',
  );
  expect(words('handoffs/gone-on-side')).toContain('It stood on branch side/login, which is not merged into that commit.');
  expect(words('handoffs')).toContain('1 record, and 2 records on branches that are not merged, from');
  expect(words('handoffs')).toContain('Log in on branch side/login, not merged');
});

test('a text that is not committed names no commit and no date', () => {
  expect(words('handoffs/handoff')).toContain('From HANDOFF.md, as it lies in the working tree, not committed');
  expect(words('handoffs/handoff')).toContain('2 no date Changed not committed');
  expect(words('')).toContain('From Reminders, HANDOFF.md, not committed');
});

test('what a branch alone has is not where the work stopped', () => {
  expect(words('')).not.toContain('Write the form');
});

test('handover.json says what was asked for, and that of an earlier version is still known', () => {
  const marker = readFileSync(join(out, 'handover.json'), 'utf8');
  expect(JSON.parse(marker)).toMatchObject({ options });
  const earlier = { schema: 'handover.site/1', generator: 'Handover 0.1.0', commit: 'c', files: ['index.html'] };
  expect(markedFiles(JSON.stringify(earlier))).toEqual(new Set(['handover.json', 'index.html']));
  expect(markedFiles(markerFor(siteOf(sample), { 'a.html': '' }))).toEqual(new Set(['handover.json', 'a.html']));
});

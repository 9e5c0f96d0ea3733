import { describe, expect, test } from 'vitest';
import { countsOf, entriesOf, receiptOf, shownAmong } from '../../src/collect/receipt.ts';
import type { Hidden } from '../../src/model/hidden.ts';
import { receipt } from '../../src/model/receipt.ts';
import { collected, newRepository } from './collected.ts';

const place = (its: Partial<Hidden> = {}): Hidden => ({
  rule: 'github token',
  number: 1,
  path: 'HANDOFF.md',
  line: 3,
  column: 1,
  commit: 'c2',
  current: true,
  byPlace: false,
  personal: null,
  digest: '',
  accepted: false,
  reason: null,
  ...its,
});
const commits = ['c1', 'c2', 'c3'];
const of = (hidden: readonly Hidden[]) =>
  receiptOf(
    entriesOf(hidden, {
      pageOf: ({ path, commit }) => (path === 'HANDOFF.md' ? { url: '/handoffs/handoff/', onBranch: commit === 'c3' } : null),
      committed: (it) => (commits.includes(it) ? { at: `2026-06-0${it.slice(1)}T10:00:00Z`, order: commits.indexOf(it) } : null),
    }),
  );

test('a secret has one row: where it stands now, the earliest commit, and how often', () => {
  const { entries, more } = of([
    place({ line: 9, commit: 'c1', current: false }),
    place({ line: 8 }),
    place(),
    place(),
    place({ path: 'b.json', commit: null }),
  ]);
  expect(entries).toEqual([
    {
      id: 'github-token-1',
      rule: 'github token',
      number: 1,
      group: 'rotate',
      revoke: 'GitHub → Settings → Developer settings → Personal access tokens, or the settings of the app that issued it',
      reason: null,
      stands: 'now',
      first: { path: 'HANDOFF.md', line: 3, url: '/handoffs/handoff/' },
      since: { commit: 'c1', at: '2026-06-01T10:00:00Z' },
      places: 3,
      texts: 3,
    },
  ]);
  expect(more).toBe(0);
});

test('what the operator accepts where it stands is no secret to rotate, and says why', () => {
  const accepted = { accepted: true, reason: 'A sample of the docs' };
  expect(of([place(accepted), place({ current: false, commit: 'c1' })]).entries).toMatchObject([
    { group: 'accepted', reason: 'A sample of the docs' },
  ]);
  expect(of([place(accepted), place({ line: 9 })]).entries).toMatchObject([{ group: 'rotate', reason: null }]);
});

test.each([
  ['only in history', [place({ current: false, commit: 'c1' })], 'history'],
  ['only on a branch', [place({ current: false, commit: 'c3' })], 'branch'],
  ['in current files although the history holds it too', [place({ current: false, commit: 'c1' }), place()], 'now'],
])('a secret that stands %s is said to', (_where, hidden, stands) => {
  expect(of(hidden).entries.map((it) => it.stands)).toEqual([stands]);
});

test('what is hidden for its place alone comes last, unless one of its places says more', () => {
  const { entries } = of([
    place({ rule: 'env value', byPlace: true }),
    place({ rule: 'env value', number: 2, byPlace: true }),
    place({ rule: 'env value', number: 2, path: 'b.json' }),
    place({ number: 10 }),
    place({ number: 2 }),
    place({ number: null }),
  ]);
  expect(entries.map((it) => [it.id, it.group])).toEqual([
    ['env-value-2', 'rotate'],
    ['github-token-2', 'rotate'],
    ['github-token-10', 'rotate'],
    ['github-token', 'rotate'],
    ['env-value-1', 'place'],
  ]);
});

test('personal data comes behind the secrets, what is shown of it last, and is not counted among them', () => {
  const { entries } = of([
    place({ rule: 'phone number', personal: 'reported' }),
    place({ rule: 'author name', personal: 'person' }),
    place({ rule: 'e-mail address', personal: 'masked' }),
    place({ rule: 'e-mail address', number: 2, personal: 'mapped' }),
    place(),
  ]);
  expect(entries.map((it) => [it.id, it.group])).toEqual([
    ['github-token-1', 'rotate'],
    ['author-name-1', 'personal'],
    ['e-mail-address-1', 'personal'],
    ['e-mail-address-2', 'personal'],
    ['phone-number-1', 'reported'],
  ]);
  expect(countsOf(entries)).toEqual({ now: 1, before: 0 });
});

test('a list has an end', () => {
  const { entries, more } = of(Array.from({ length: 2003 }, (_, index) => place({ number: index + 1 })));
  expect([entries.length, more]).toEqual([2000, 3]);
});

test('of names, those count whose redaction is shown', () => {
  const inNames = [place({ path: null, line: null }), place({ path: null, line: null, number: 2 })];
  expect(shownAmong(inNames, { title: 'Use [redacted: github token 2]' })).toEqual(inNames.slice(1));
});

const tokenOf = (index: number): string => `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0'}${String(index).padStart(6, '0')}`;
const handoff = (words: string): string => `# HANDOFF: Reminder\n\n## Next\n1. ${words}\n`;

describe('of a repository', () => {
  test('the receipt names file, line and first commit of what stands, and of what was removed', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff(`Use ${tokenOf(1)}`));
    const first = await repository.commit('Write');
    repository.write('HANDOFF.md', handoff(`Use ${tokenOf(2)}`));
    const second = await repository.commit('Change');
    repository.write('HANDOFF.md', `${handoff(`Use ${tokenOf(2)}`)}2. Again ${tokenOf(2)}\n`);
    await repository.commit('Repeat');
    const { files, site } = await collected(repository.folder);
    const { entries } = receipt.parse(JSON.parse(files.get('redactions.json') ?? ''));
    expect(
      entries.map(({ id, stands, first: at, since, places, texts }) => [id, stands, `${at.path}:${at.line}`, since?.commit, places, texts]),
    ).toEqual([
      ['github-token-1', 'now', 'HANDOFF.md:4', second, 2, 2],
      ['github-token-2', 'history', 'HANDOFF.md:4', first, 0, 1],
    ]);
    expect(entries.map((it) => it.first.url)).toEqual(['/handoffs/handoff/', '/handoffs/handoff/']);
    expect(site.secrets).toEqual({ now: 1, before: 1 });
    expect(countsOf(entries)).toEqual(site.secrets);
  });

  test('an audience gets no receipt for what it does not get', async () => {
    const repository = await newRepository();
    repository.write(`internal/${tokenOf(3)}/HANDOFF.md`, handoff(`Use ${tokenOf(1)}`));
    repository.write('HANDOFF.md', handoff(`Use ${tokenOf(2)}`));
    await repository.commit('Write');
    const { files, problems } = await collected(repository.folder, {
      audience: { name: 'client', internal: false, leaveOut: null, paths: [], known: ['client'] },
    });
    const { entries } = receipt.parse(JSON.parse(files.get('redactions.json') ?? ''));
    expect(entries.map((it) => it.first.path)).toEqual(['HANDOFF.md']);
    expect(problems.filter((it) => it.code === 'HO401' && it.path === null)).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { judge } from '../../src/check/judge.ts';
import { audienceOf } from '../../src/config/audience.ts';
import type { Order } from '../../src/collect/collect.ts';
import { acceptableOf } from '../../src/model/baseline.ts';
import { readiness as schema } from '../../src/model/readiness.ts';
import { collected as outcomeOf, newRepository } from './collected.ts';

async function collected(folder: string, asked: Partial<Order> = {}) {
  const outcome = await outcomeOf(folder, asked);
  return { ...outcome, readiness: schema.parse(JSON.parse(outcome.files.get('readiness.json') ?? '')) };
}

const handoff = (commit: string): string =>
  [
    '# HANDOFF: Import',
    '',
    `Done in ${commit}, not in deadbee1. Spec: specs/import.md, version 2; FR-001 holds, FR-009 too.`,
    'See src/read.ts:1, src/read.ts:2, src/gone.ts and never/there.ts; test "reads a header" passes, test "writes a row" too.',
    '',
    '## Next',
    '1. Go',
    '',
  ].join('\n');

async function repository() {
  const it = await newRepository();
  it.write('src/read.ts', 'one\ntwo\n');
  it.write('src/gone.ts', 'x\n');
  it.write('test/read.test.ts', 'test("reads a header", () => {});\n');
  it.write('specs/import.md', '# Import\nVersion: 2\n\n- FR-001: Rows come in whole.\n');
  const first = await it.commit('Begin');
  it.write('HANDOFF.md', handoff(first.slice(0, 8)));
  await it.commit('Hand over');
  it.write('src/read.ts', 'zero\none\nTWO\n');
  it.remove('src/gone.ts');
  it.write('specs/import.md', '# Import\nVersion: 3\n\n- FR-001: Rows come in whole.\n');
  await it.commit('Go on', { author: 'Ben Okafor' });
  return { it, first };
}

test('what a handoff says of its repository is looked up at its commit and in the built one', async () => {
  const { it, first } = await repository();
  const { records, readiness } = await collected(it.folder);
  const claims = records.find(({ origin }) => origin.path === 'HANDOFF.md')?.claims;
  expect(claims?.map(({ text, before, today, found }) => [text, before, today, found])).toEqual([
    [first.slice(0, 8), 'found', 'found', first],
    ['deadbee1', 'not-found', 'not-found', null],
    ['specs/import.md', 'found', 'changed', 'specs/import.md'],
    ['specs/import.md, version 2', 'found', 'changed', 'specs/import.md, version 3'],
    ['FR-001', 'found', 'found', 'specs/import.md'],
    ['FR-009', 'not-found', 'not-found', null],
    ['src/read.ts:1', 'found', 'changed', 'src/read.ts'],
    ['src/read.ts:2', 'found', 'changed', 'src/read.ts'],
    ['src/gone.ts', 'found', 'not-found', 'src/gone.ts'],
    ['never/there.ts', 'not-found', 'not-found', null],
    ['reads a header', 'found', 'found', null],
    ['writes a row', 'not-found', 'not-found', null],
  ]);
  expect(readiness.broken.map((one) => one.claim.text)).toEqual(['deadbee1', 'FR-009', 'src/gone.ts', 'never/there.ts', 'writes a row']);
});

test('the rules of the check are held against what stands, and name who can mend it; the problems say the same once', async () => {
  const { it } = await repository();
  it.write('.handover/settings.json', '{ "check": { "commits": 1 } }');
  await it.commit('Set');
  const { readiness, problems } = await collected(it.folder, { judge });
  expect(readiness.checked).toEqual([
    { url: '/handoffs/handoff/', title: 'HANDOFF: Import', path: 'HANDOFF.md', kept: expect.any(Number) },
  ]);
  expect(new Set(readiness.findings.map(({ person, path }) => `${person} ${path}`))).toEqual(new Set(['Ada Berg HANDOFF.md']));
  const codes = readiness.findings.map((one) => one.code);
  expect(codes).toEqual(expect.arrayContaining(['HO722', 'HO724', 'HO728', 'HO729', 'HO734']));
  expect(readiness.findings.find((one) => one.code === 'HO728')?.message).toBe('2 commits have come since the handoff was changed.');
  expect(problems.filter((one) => one.path === 'HANDOFF.md').map((one) => one.code)).toEqual(expect.arrayContaining(codes));
});

test('settings of the check that are not in force are a problem, with their place', async () => {
  const { it } = await repository();
  it.write('.handover/settings.json', '{\n  "check": { "commits": "1" }\n}\n');
  await it.commit('Set');
  const { readiness, problems } = await collected(it.folder, { judge });
  expect(readiness.findings.map((one) => one.code)).not.toContain('HO728');
  expect(problems.filter((one) => one.code === 'HO194')).toEqual([
    {
      code: 'HO194',
      path: '.handover/settings.json',
      line: 2,
      column: 14,
      message: 'A number of `handover check` is no whole number above 0, so that the usual one is in force.',
      fix: 'Write a whole number such as 200, without quotes.',
    },
  ]);
});

test('what a baseline accepts is no secret to the rules either', async () => {
  const it = await newRepository();
  it.write('HANDOFF.md', `# HANDOFF: Import\n\n## Next\n1. Go with ghp_${'a1B2c3D4e5F6g7H8i9J0'.repeat(2).slice(0, 36)}\n`);
  await it.commit('Begin');
  const before = await collected(it.folder, { judge });
  const secret = (all: typeof before) => all.readiness.findings.some((one) => one.code === 'HO730');
  const baseline = before.hidden.map((found) => ({ ...acceptableOf(found), reason: 'An example.', date: '2026-06-01' }));
  expect([secret(before), secret(await collected(it.folder, { judge, baseline }))]).toEqual([true, false]);
});

test('an audience that gets no problems gets neither', async () => {
  const { it } = await repository();
  const { records, readiness, problems } = await collected(it.folder, { judge, audience: audienceOf('client', {}) });
  expect(records.every((one) => one.claims === undefined)).toBe(true);
  expect([readiness.checked, readiness.findings, readiness.broken]).toEqual([[], [], []]);
  expect(problems.filter((one) => /^HO7[23]/.test(one.code))).toEqual([]);
});

test('a handoff without an own commit is only looked up in what is built', async () => {
  const { it } = await repository();
  it.write('docs/HANDOFF.md', '# HANDOFF: Other\n\nSee src/read.ts.\n\n## Next\n1. Go\n');
  const { records } = await collected(it.folder, { workingTree: true });
  expect(records.find(({ origin }) => origin.path === 'docs/HANDOFF.md')?.claims).toEqual([
    { kind: 'file', text: 'src/read.ts', line: 3, before: null, today: 'found', found: 'src/read.ts' },
  ]);
});

test('what came after a handoff was not there at its commit, and what went was', async () => {
  const it = await newRepository();
  it.write('test/a.test.ts', 'test("pays in part", () => {});\n');
  it.write('specs/a.md', '# A\nVersion: 1\n\n- FR-001: In.\n- FR-002: Out.\n');
  it.write(
    'HANDOFF.md',
    '# HANDOFF\n\nspecs/a.md version 2; FR-002, FR-0021 and FR-003; test "pays in part", test "pays late".\n\n## Next\n1. Go\n',
  );
  await it.commit('Hand over');
  it.write('test/a.test.ts', 'test("pays late", () => {});\n');
  it.write('specs/a.md', '# A\nVersion: 2\n\n- FR-001: In.\n- FR-003: Late.\n');
  await it.commit('Go on');
  const { records } = await collected(it.folder);
  const claims = records.find(({ origin }) => origin.path === 'HANDOFF.md')?.claims;
  expect(claims?.map(({ text, before, today }) => [text, before, today])).toEqual([
    ['specs/a.md', 'found', 'changed'],
    ['specs/a.md, version 2', 'not-found', 'found'],
    ['pays in part', 'found', 'not-found'],
    ['pays late', 'not-found', 'found'],
    ['FR-002', 'found', 'not-found'],
    ['FR-0021', 'not-found', 'not-found'],
    ['FR-003', 'not-found', 'found'],
  ]);
});

test('a branch is merged where a merge says so, and otherwise told only where branches are looked through', async () => {
  const it = await newRepository();
  it.write('a.ts', '1\n');
  await it.commit('Begin');
  await it.git('checkout', '-q', '-b', 'feature/old');
  it.write('b.ts', '1\n');
  await it.commit('Work');
  await it.git('checkout', '-q', 'main');
  await it.git('merge', '-q', '--no-ff', '-m', "Merge branch 'feature/old'", 'feature/old');
  await it.git('branch', '-q', '-D', 'feature/old');
  await it.git('branch', '-q', 'feature/open');
  it.write(
    'HANDOFF.md',
    '# HANDOFF\n\nBranch: `feature/open`\n\nAfter branch `feature/old`, not on branch `feature/none`.\n\n## Next\n1. Go\n',
  );
  await it.commit('Hand over');
  const told = async (asked: Partial<Order>) => {
    const { records } = await collected(it.folder, asked);
    return records.find(({ origin }) => origin.path === 'HANDOFF.md')?.claims?.map(({ text, today }) => `${text} ${today}`);
  };
  expect(await told({})).toEqual(['feature/old merged']);
  expect(await told({ refs: ['*'] })).toEqual(['feature/open found', 'feature/old merged', 'feature/none not-found']);
  expect(await told({ refs: ['feature/o*'] })).toEqual(['feature/open found', 'feature/old merged']);
});

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { realPipeline } from '../../src/cli/real-pipeline.ts';
import { makeRepository, type TestRepository } from '../histories/repository.ts';
import { fakeHost } from './fakes.ts';
import { folderWith } from './folders.ts';

async function check(folder: string, ...args: string[]) {
  const host = fakeHost(folder);
  const code = await main(['check', ...args], { host, pipeline: realPipeline, version: '0.1.0' });
  return { code, stdout: host.stdout.text, stderr: host.stderr.text };
}

const good = `# HANDOFF: FR-016 version 2
18 June 2026, 17:40 - session 3

Status: on track

## Goal
Reminders for every invoice not paid in full.
Spec: specs/reminder.md, version 2 (17 June).

## Done
- Task 1: selection uses "not paid in full" (commit COMMIT)

## In progress
- Test for case 4: written, failing, not committed; fixture half done in tests/invoices.py:2

## Next
1. Finish the fixture, run case 4

## Tried and failed
- Marking partly paid invoices as "open": breaks the receipt email

## Decisions
- One table for both, in the decision log

## Watch for
- If the job sends twice, then check the reminder record

## Open questions
- Show the amount still due in the email? - Finance lead

## Before you start
Read this file and the spec, say back what you will do next, then start.
`;

const spec = `# Reminder

Version: 2

The system sends a reminder for every invoice that is not paid in full on the day after it was due, and sends it again every seven days
until it is paid or until somebody of the finance team has marked the invoice as disputed, in which case no further reminder is sent at all.
`;

async function repositoryWith(handoff: string): Promise<TestRepository> {
  const files = { 'specs/reminder.md': spec, 'tests/invoices.py': 'a\nb\n' };
  const repository = await makeRepository(folderWith(files));
  const id = await repository.commit('Begin');
  repository.write('HANDOFF.md', handoff.replace('COMMIT', id.slice(0, 7)));
  await repository.commit('Hand over');
  return repository;
}

const codesIn = (stdout: string): string[] => [...stdout.matchAll(/^ {2}(HO\d{3})/gm)].map(([, code]) => code ?? '');

test('a handoff in the form of the guide keeps every rule', async () => {
  const { folder } = await repositoryWith(good);
  expect(await check(folder)).toEqual({ code: 0, stdout: 'HANDOFF.md  keeps 100% of the rules\n', stderr: '' });
});

test('a change log is told from a briefing', async () => {
  const { folder } = await repositoryWith(
    '# HANDOFF: portal\n\nbranch: main\nlast-commit: COMMIT chore: pre-compact checkpoint\nactive threads: Agent Fleet, Content Pipeline, task-in-progress\n',
  );
  const { code, stdout } = await check(folder);
  expect(code).toBe(5);
  expect(stdout)
    .toContain(`  HO720  The handoff reads like a change log: it has branch, commits or titles, and neither a step nor a next action.
         Write which step the work is at, and the very next action.
`);
  expect(codesIn(stdout)).toEqual(['HO701', 'HO720', 'HO721', 'HO722', 'HO723', 'HO724', 'HO725']);
});

test.each(['Where the work stopped', 'State of the work', 'Status', 'Wo die Arbeit steht'])(
  'a section "%s" says where the work is',
  async (heading) => {
    const section = `## ${heading}\nThe import reads CSV, half of the totals are missing. Nothing is uncommitted.\n`;
    const { folder } = await repositoryWith(good.replace(/## In progress\n.*\n/, section));
    expect(codesIn((await check(folder)).stdout)).not.toContain('HO721');
  },
);

test.each<[string, (text: string) => string, string, number | null]>([
  ['no next step', (it) => it.replace(/## Next\n.*\n/, ''), 'HO701', null],
  ['no place in the task', (it) => it.replace(/## In progress\n.*\n/, 'Nothing is uncommitted.\n'), 'HO721', null],
  ['nothing tried', (it) => it.replace(/## Tried and failed\n.*\n/, '').replace('written, failing, ', ''), 'HO722', null],
  ['no reason', (it) => it.replace(': breaks the receipt email', ''), 'HO726', 20],
  ['nothing on what is dirty', (it) => it.replace('not committed; fixture half done in', 'in'), 'HO723', null],
  ['no questions', (it) => it.replace(/## Open questions\n.*\n/, ''), 'HO724', null],
  ['nobody decides', (it) => it.replace(' - Finance lead', ''), 'HO702', 29],
  ['no decisions', (it) => it.replace(/## Decisions\n.*\n/, ''), 'HO725', null],
  ['copied spec text', (it) => `${it}\n## Notes\n${spec.split('\n').slice(4).join('\n')}`, 'HO727', 35],
  ['an older version', (it) => it.replace('version 2 (17 June)', 'version 1'), 'HO729', 8],
  ['too long', (it) => `${it}${'\nx'.repeat(200)}\n`, 'HO733', null],
  ['a commit that is not there', (it) => it.replace('COMMIT', '4f2a9c1'), 'HO734', 11],
  ['a file that is not there', (it) => it.replace('tests/invoices.py:2', 'tests/gone.py'), 'HO734', 14],
  ['a line that is not there', (it) => it.replace('invoices.py:2', 'invoices.py:200'), 'HO734', 14],
  ['a secret', (it) => it.replace('One table for both', `ghp_${'a1B2c3D4e5F6g7H8i9J0'.repeat(2).slice(0, 36)}`), 'HO730', 23],
])('%s: one rule is not kept, and its place is named', async (_, change, wanted, line) => {
  const { folder } = await repositoryWith(change(good));
  const { code, stdout } = await check(folder, '--json');
  const { handoffs } = JSON.parse(stdout);
  expect(handoffs[0].findings.map((it: { code: string; line: number | null }) => [it.code, it.line])).toEqual([[wanted, line]]);
  expect([code, handoffs[0].kept]).toEqual([5, 94]);
  expect((await check(folder, '--min', '94')).code).toBe(0);
});

test('what is not there is named, and what the next step is to make need not be there', async () => {
  const { folder } = await repositoryWith(
    good.replace('tests/invoices.py:2', 'tests/gone.py').replace('run case 4', 'create tests/new.py'),
  );
  expect((await check(folder)).stdout).toBe(`HANDOFF.md  keeps 94% of the rules, 1 finding
  HO734  line 14: The handoff names a file that is not there: tests/gone.py.
         Name the path it has now, from the top of the repository; of one that is yet to be made, say so ("create …").
`);
});

test('a handoff that is no text is said to be none, and one of another encoding is read', async () => {
  const { folder, write } = await repositoryWith(good);
  write('HANDOFF.md', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe, 1]));
  expect(await check(folder)).toEqual({
    code: 5,
    stdout: `HANDOFF.md  keeps 0% of the rules, 1 finding
  HO737  The handoff is not text, so that nothing of it can be read.
         Save it as UTF-8 text.
`,
    stderr: '',
  });
  const junit = (await check(folder, 'HANDOFF.md', '--format', 'junit')).stdout;
  expect(junit).toContain('<testsuite name="HANDOFF.md" tests="1" failures="1">');
  write('HANDOFF.md', Buffer.from(`\uFEFF${good.replace(' (commit COMMIT)', '')}`, 'utf16le'));
  expect(await check(folder)).toEqual({ code: 0, stdout: 'HANDOFF.md  keeps 100% of the rules\n', stderr: '' });
});

test('what a baseline accepts is no secret here either', async () => {
  const token = `ghp_${'a1B2c3D4e5F6g7H8i9J0'.repeat(2).slice(0, 36)}`;
  const repository = await repositoryWith(good.replace('One table for both', token));
  const { folder } = repository;
  expect(codesIn((await check(folder)).stdout)).toEqual(['HO730']);
  const scan = async (...args: string[]) => {
    const host = fakeHost(folder);
    await main(['scan', '-q', '--json', ...args], { host, pipeline: realPipeline, version: '0.1.0' });
    return JSON.parse(host.stdout.text);
  };
  const [{ id }] = (await scan()).findings;
  await scan('--baseline', 'accepted.json', '--accept', id, '--reason', 'An example.');
  expect((await check(folder, '--baseline', 'accepted.json')).code).toBe(0);
  repository.write('handover.config.mjs', "export default { secrets: { allow: ['accepted.json'] } };\n");
  expect(await check(folder)).toEqual({ code: 0, stdout: 'HANDOFF.md  keeps 100% of the rules\n', stderr: '' });
  expect((await check(folder, '--baseline', 'other.json')).stderr).toMatch(/^error HO281 {2}There is no baseline file other\.json\n/);
});

test('without git the handoff of the folder is checked, and nothing is said of what it names', async () => {
  const folder = folderWith({ 'HANDOFF.md': good });
  expect(await check(folder)).toEqual({ code: 0, stdout: 'HANDOFF.md  keeps 100% of the rules\n', stderr: '' });
});

test('a handoff that is a link is checked where it lies, and not at all outside of the repository', async () => {
  const { folder } = await repositoryWith(good.replace(' (commit COMMIT)', ''));
  const outside = folderWith({ 'HANDOFF.md': good });
  symlinkSync('HANDOFF.md', join(folder, 'HANDOVER.md'));
  symlinkSync(join(outside, 'HANDOFF.md'), join(folder, 'docs-HANDOFF.md'));
  expect((await check(folder)).stdout).toBe('HANDOFF.md  keeps 100% of the rules\n');
  expect((await check(folder, 'HANDOVER.md')).stdout).toMatch(/^HANDOVER\.md {2}keeps 100%/);
  expect((await check(folder, 'docs-HANDOFF.md')).stderr).toMatch(/^error HO735 {2}No handoff is at docs-HANDOFF\.md\.\n/);
});

test('a handoff that time has passed by is told: commits since, a merged branch, and a second one of the same work', async () => {
  const repository = await repositoryWith(good.replace('Status: on track', 'Status: on track\nBranch: feature/reminder'));
  await repository.git('branch', 'feature/reminder');
  for (let number = 0; number < 10; number += 1) await repository.commit(`Change ${number}`);
  repository.write('docs/HANDOFF.md', good.replace(' (commit COMMIT)', ''));
  const { stdout } = await check(repository.folder);
  expect(stdout).toContain('HO728  10 commits have come since the handoff was changed.');
  expect(codesIn(stdout)).toEqual(['HO728', 'HO731', 'HO732', 'HO731']);
  repository.write('.handover/settings.json', '{ "check": { "commits": 20 } }');
  expect(codesIn((await check(repository.folder, 'HANDOFF.md')).stdout)).toEqual(['HO732']);
});

test.each([
  ['as a label', 'Status: on track\nBranch: `feature/rows`'],
  ['as "handoff new" writes it', 'State of branch feature/rows, commit COMMIT.\n\nStatus: on track'],
])('a handoff that tells its branch %s is told to be merged, also when the branch is gone', async (_, told) => {
  const repository = await repositoryWith(good);
  await repository.git('switch', '--quiet', '-c', 'feature/rows');
  const head = (await repository.git('rev-parse', '--short', 'HEAD')).trim();
  repository.write('HANDOFF.md', good.replace(' (commit COMMIT)', '').replace('Status: on track', told.replace('COMMIT', head)));
  await repository.commit('Write the rows');
  expect(codesIn((await check(repository.folder)).stdout)).toEqual([]);
  await repository.git('switch', '--quiet', 'main');
  await repository.git('merge', '--quiet', '--no-ff', 'feature/rows');
  expect(codesIn((await check(repository.folder)).stdout)).toEqual(['HO732']);
  await repository.git('branch', '--quiet', '-d', 'feature/rows');
  expect(codesIn((await check(repository.folder)).stdout)).toEqual(['HO732']);
});

test('a handoff whose blanks nobody filled in keeps little', async () => {
  const { folder } = await repositoryWith(good);
  const host = fakeHost(folder);
  await main(['task', 'new', 'Import job', '--step', 'Read it'], { host, pipeline: realPipeline, version: '0.1.0' });
  await main(['handoff', 'new', '--force'], { host, pipeline: realPipeline, version: '0.1.0' });
  const { stdout } = await check(folder);
  expect(stdout).toMatch(/HO736 {2}line \d+: The handoff has \d+ blanks that nobody filled in\./);
  const codes = [...stdout.matchAll(/^ {2}(HO\d+)/gm)].map(([, it]) => it);
  expect(codes).toEqual(expect.arrayContaining(['HO736', 'HO722', 'HO724', 'HO725']));
});

test('every format tells the same findings', async () => {
  const { folder } = await repositoryWith(good.replace(' - Finance lead', ''));
  const format = async (name: string): Promise<string> => (await check(folder, '--format', name)).stdout;
  const message = 'An open question names nobody who decides it.';
  const fix = 'Write who decides behind the question, for example `- Keep the old address? - platform team`.';
  expect(await format('github')).toBe(`::warning file=HANDOFF.md,line=29,title=HO702::${message} ${fix}\n`);
  expect(JSON.parse(await format('gitlab'))).toEqual([
    {
      description: `${message} ${fix}`,
      check_name: 'HO702',
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      severity: 'minor',
      location: { path: 'HANDOFF.md', lines: { begin: 29 } },
    },
  ]);
  expect(JSON.parse(await format('sarif'))).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        results: [
          {
            ruleId: 'HO702',
            level: 'warning',
            locations: [{ physicalLocation: { artifactLocation: { uri: 'HANDOFF.md' }, region: { startLine: 29 } } }],
          },
        ],
      },
    ],
  });
  const junit = await format('junit');
  expect(junit).toContain('<testsuite name="HANDOFF.md" tests="18" failures="1">');
  expect(junit).toContain(`name="HO702 names who decides each open question"><failure message="${message}" type="HO702">HANDOFF.md:29 `);
  expect(junit.match(/<testcase /g)).toHaveLength(18);
});

test('what is named is checked, whatever its name and its text would tell', async () => {
  const { folder, write } = await repositoryWith(good);
  write('docs/handoff-notes.md', 'Some words.\n');
  write('notes.txt', 'Some words.\n');
  for (const path of ['docs/handoff-notes.md', 'notes.txt']) {
    const { code, stdout } = await check(folder, path);
    expect([code, codesIn(stdout)]).toEqual([5, ['HO701', 'HO721', 'HO722', 'HO723', 'HO724', 'HO725']]);
  }
  expect((await check(folder, 'docs')).stderr).toMatch(/^error HO735 {2}No handoff is at docs\.\n/);
});

test('a task file in a folder of handoffs is none of them, and is checked where it is named', async () => {
  const { folder, write } = await repositoryWith(good);
  const task =
    '## Invoices\nAgent: a | Started: 2026-08-31T09:14:00\n\n### Steps\n[x] Step 1: Read -- done 09:14\n[ ] Step 2: Write (IN PROGRESS -- 60%)\n';
  const path = 'docs/handoffs/invoices.md';
  write(path, task);
  expect((await check(folder)).stdout).toBe('HANDOFF.md  keeps 100% of the rules\n');
  expect((await check(folder, path)).stdout).toContain(`${path}  keeps`);
});

test('where there is no handoff, that is said; a path without one is misuse', async () => {
  const folder = folderWith({ 'README.md': '# x\n' });
  expect(await check(folder)).toEqual({ code: 0, stdout: '', stderr: 'HO735  There is no handoff to check.\n' });
  expect((await check(folder, 'HANDOFF.md')).stderr).toMatch(/^error HO735 {2}No handoff is at HANDOFF\.md\.\n/);
  expect((await check(folder, '--json', '--format', 'sarif')).code).toBe(2);
});

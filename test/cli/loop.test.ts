import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { templateOf } from '../../src/init/templates.ts';
import { git } from '../hooks/script.ts';
import { folderWith } from './folders.ts';
import { fine, repositoryWith, run } from './in-repository.ts';
import { handover } from './spawned.ts';

test('a task is begun, worked on and handed over from the command line', async () => {
  const folder = await repositoryWith({ 'README.md': '# Portal\n', 'src/a.ts': 'a\n' });
  const text = (): string => readFileSync(join(folder, 'TASK.md'), 'utf8');
  expect(
    await run(
      folder,
      'task',
      'new',
      'Import job',
      '--step',
      'Read it',
      '--step',
      'Write it',
      '--agent',
      'agent-1',
      '--spec',
      'specs/import.md, version 2',
    ),
  ).toEqual(fine('TASK.md\n'));
  expect(await run(folder, 'task', 'step', '1', '--percent', '20', '--file', 'src/a.ts', '--next', 'Read the header')).toEqual(
    fine('TASK.md\n'),
  );
  expect(await run(folder, 'task', 'tried', 'reading it whole', '--because', 'too much memory')).toEqual(fine('TASK.md\n'));
  expect(await run(folder, 'task', 'decide', 'in pieces', '--unguided')).toEqual(fine('TASK.md\n'));
  expect(await run(folder, 'task', 'gap', 'nothing on time zones', '--section', '4.2')).toEqual(fine('TASK.md\n'));
  expect(await run(folder, 'task', 'ask', 'Keep the old rows?', '--owner', 'finance lead')).toEqual(fine('TASK.md\n'));
  expect(await run(folder, 'task', 'step', 'Tell everybody')).toEqual(fine('TASK.md\n'));
  expect(
    text()
      .replace(/Started: [\dT:-]+/, 'Started: NOW')
      .replaceAll(/\d\d:\d\d(?= --)/g, 'HH:MM'),
  ).toBe(`## Import job
Agent: agent-1 | Started: NOW | Spec: specs/import.md, version 2

### Steps
[ ] Step 1: Read it (IN PROGRESS -- 20%)
    Working file: src/a.ts
    Next: Read the header
[ ] Step 2: Write it
[ ] Step 3: Tell everybody

### Tried and failed
reading it whole -- too much memory

### Decisions
HH:MM -- in pieces (without guidance)

### Spec gaps
[4.2] nothing on time zones

### Open questions
Keep the old rows? - finance lead
`);
  expect(await run(folder, 'task', 'done', '--json')).toEqual(fine('{"schema":"handover.task/1","ok":true,"exit":0,"path":"TASK.md"}\n'));
  expect(text()).toMatch(/\[x\] Step 1: Read it -- done \d\d:\d\d\n/);

  writeFileSync(join(folder, 'src/a.ts'), 'b\n');
  const brief = await run(folder, 'brief');
  expect(brief).toMatchObject({ code: 0, stderr: '' });
  expect(brief.stdout).toContain('step 2 of 3: «Write it»');
  expect(brief.stdout).toContain('Decided on the way: «in pieces (without guidance)»');
  expect(await run(folder, 'handoff', 'new')).toEqual({
    code: 0,
    stdout: 'HANDOFF.md\n',
    stderr: '  6 blanks are left for whoever knows.\n',
  });
  const handoff = readFileSync(join(folder, 'HANDOFF.md'), 'utf8');
  expect(
    handoff
      .replace(/^[\d: -]{16} - /m, 'NOW - ')
      .replace(/commit [0-9a-f]{7}/, 'commit ID')
      .replaceAll(/done \d\d:\d\d/g, 'done HH:MM'),
  ).toBe(`# HANDOFF: Import job
NOW - <!-- who or which session -->

State of branch main, commit ID.

<!-- Status: on track, blocked or broken -->

## Goal
<!-- one sentence -->
Spec: specs/import.md, version 2

## Done
- Step 1: Read it (done HH:MM)
<!-- for each, the commit or test that proves it -->

## In progress
- Not committed: src/a.ts
- Not committed: TASK.md (untracked)

## Next
1. Step 2: Write it <!-- the very next thing to do in it -->
2. Step 3: Tell everybody

## Tried and failed
- reading it whole, because too much memory

## Decisions
- in pieces (without guidance)

## Watch for
<!-- If this happens, then do that -->

## Open questions
- Keep the old rows? - finance lead

## Before you start
Read this file and specs/import.md, version 2, say back what you will do next, then start.
`);
  expect(await run(folder, 'handoff', 'new')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^error HO186 {2}HANDOFF\.md is there, with changes that are not committed\.\n/),
  });
  expect(await run(folder, 'handoff', 'new', '--force', '--by', 'session 4')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'HANDOFF.md'), 'utf8')).toContain(' - session 4\n');
});

test.each(['task new One --step a', 'brief', 'check'])(
  'settings that are not in force are told by "%s", which goes on',
  async (command) => {
    const folder = await repositoryWith({ 'README.md': '# Portal\n', '.handover/settings.json': '{\n  "taskFile": 3\n}\n' });
    const { stderr } = await run(folder, ...command.split(' '));
    expect(stderr).toContain(
      '! HO194  .handover/settings.json:2:3  The name of the task file is no path of a document below the top of the repository, so that TASK.md is read and written.  Write a path such as "TASK.md": without `..`, and not into `.git` or to a record of the loop in `.handover`.\n',
    );
  },
);

test('a bare repository has no place for a task, and nothing is written into it', async () => {
  const folder = folderWith({});
  git(await repositoryWith({ 'README.md': '# Portal\n' }), 'clone', '--quiet', '--bare', '.', folder);
  const names = readdirSync(folder);
  for (const [at, ...args] of [
    [folder, 'task', 'new', 'One', '--step', 'a'],
    [join(folder, 'hooks'), 'handoff', 'new'],
    [folder, 'hooks', 'install', '--tool', 'claude-code', '--yes'],
  ] as const)
    expect(await run(at, ...args)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^error HO193 {2}This is a bare repository: it has no working tree/),
    });
  expect(readdirSync(folder)).toEqual(names);
  git(folder, 'worktree', 'add', '--quiet', 'tree', 'main');
  expect(await run(join(folder, 'tree'), 'task', 'new', 'One', '--step', 'a')).toEqual(fine('TASK.md\n'));
});

test('what is not clear is refused with its code, and nothing is written', async () => {
  const folder = await repositoryWith({ 'README.md': '# Portal\n' });
  const refused = async (...args: string[]) => (await run(folder, ...args)).stderr.split('\n')[0];
  expect(await refused('task', 'done')).toBe('error HO180  TASK.md holds no such task.');
  expect(await refused('task', 'tried', 'x')).toBe("error HO212  Required option '--because <reason>' not specified.");
  expect((await run(folder, 'task', 'tried', 'x')).stderr).toContain('handover task tried --help');
  expect(await refused('task', 'step', '')).toMatch(/^error HO212/);
  await run(folder, 'task', 'new', 'One', '--step', 'a');
  expect(await refused('task', 'new', 'one')).toBe('error HO181  TASK.md holds a task of this title already.');
  expect(await refused('task', 'done', '7')).toBe('error HO180  TASK.md has no step of this number in that task.');
  await run(folder, 'task', 'new', 'Two', '--step', 'b');
  expect(await refused('task', 'done')).toBe('error HO180  TASK.md holds several tasks that are not complete.');
  expect(await refused('handoff', 'new')).toBe('error HO185  Several pieces of work are left here.');
  expect(await refused('brief', 'no-such')).toBe('error HO183  There is no snapshot of this id, and no piece of work of this title.');
  expect(await refused('ack', 'no-such', '--resumed', 'clean')).toBe(
    'error HO183  There is no snapshot of this id, and no handoff at this path.',
  );
  expect(await refused('ack', 'no-such', '--resumed', 'well')).toMatch(/^error HO212/);
  expect(await refused('ack', 'README.md', '--resumed', 'clean', '--confidence', '1.5')).toMatch(/^error HO212/);
  expect(await run(folder, 'task', 'done', '--task', 'two')).toEqual(fine('TASK.md\n'));
  expect((await run(folder, 'brief')).stdout).toContain('step 1 of 1: «a»');
});

test('the template of a task that nobody has filled in is no work, and in nobody’s way', async () => {
  const folder = await repositoryWith({ 'TASK.md': templateOf('task').text });
  expect(await run(folder, 'brief')).toEqual({
    code: 0,
    stdout: '',
    stderr: 'No work is left on this branch: no open task, no snapshot of one, and no handoff.\n',
  });
  await run(folder, 'task', 'new', 'Import job', '--step', 'Read it');
  expect(await run(folder, 'task', 'step', '1', '--next', 'Read the header')).toEqual(fine('TASK.md\n'));
  expect((await run(folder, 'brief')).stdout).toContain('«Import job» in «TASK.md», step 1 of 1');
});

test('commands that change the task file at once lose nothing, also where one was killed before', async () => {
  const folder = await repositoryWith({ 'TASK.md': '## Import job\n\n[ ] Step 1: Read it\n', '.TASK.md.lock': '' });
  utimesSync(join(folder, '.TASK.md.lock'), 1, 1);
  const numbers = [1, 2, 3, 4, 5, 6];
  await Promise.all(numbers.map(async (it) => await handover(['task', 'tried', `way ${it}`, '--because', 'slow'], folder)));
  const text = readFileSync(join(folder, 'TASK.md'), 'utf8');
  expect(numbers.filter((it) => !text.includes(`way ${it} -- slow\n`))).toEqual([]);
  expect(existsSync(join(folder, '.TASK.md.lock'))).toBe(false);
});

test('a handoff that git ignores is not written over, and who may read a file stays as it was', async () => {
  const folder = await repositoryWith({ '.gitignore': 'HANDOFF.md\n', 'TASK.md': '## Import job\n\n[ ] Step 1: Read it\n' });
  writeFileSync(join(folder, 'HANDOFF.md'), 'mine\n');
  expect((await run(folder, 'handoff', 'new')).stderr).toMatch(/^error HO186/);
  expect(readFileSync(join(folder, 'HANDOFF.md'), 'utf8')).toBe('mine\n');
  chmodSync(join(folder, 'TASK.md'), 0o600);
  await run(folder, 'task', 'done');
  expect(lstatSync(join(folder, 'TASK.md')).mode & 0o777).toBe(0o600);
});

test('a handoff that stands alone is what the briefing tells, in the words that the site has of it', async () => {
  const handoff =
    '# HANDOFF: Reminder\n\nStatus: blocked\n\n## Immediate next steps\n\n1. Run [case 4](tests/a.md)\n\n## Tried and failed\n- Two tables, because slow\n';
  const folder = await repositoryWith({ 'HANDOFF.md': handoff });
  const { code, stdout, stderr } = await run(folder, 'brief');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('1. Where the work is. «Reminder». Status: «blocked». Nothing is recorded as in progress.\n');
  expect(stdout).toContain('2. Tried without success:\n   - «Two tables, because slow»\n');
  expect(stdout).toContain('4. The recorded next action: «Run case 4»\n');
  const told = JSON.parse((await run(folder, 'brief', '--json')).stdout);
  expect(told).toMatchObject({ snapshot: null, handoff: 'HANDOFF.md', pieces: [] });
  writeFileSync(join(folder, 'HANDOFF.md'), templateOf('handoff').text);
  expect((await run(folder, 'brief')).stdout).toBe('');
});

test('a handoff can be acknowledged by its path, and its version is kept', async () => {
  const folder = await repositoryWith({ 'HANDOFF.md': '# HANDOFF: x\n' });
  const { code, stdout } = await run(folder, 'ack', 'HANDOFF.md', '--resumed', 'clean', '--confidence', '1', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    schema: 'handover.ack/1',
    acknowledgement: {
      about: { kind: 'handoff', path: 'HANDOFF.md', blob: expect.stringMatching(/^[0-9a-f]{40}$/) },
      counted: false,
      reader: { identified: false },
    },
  });
});

test('a task that was only begun is told to the next session, and nothing can be done of it', async () => {
  const folder = await repositoryWith({ 'README.md': '# Portal\n' });
  await run(folder, 'task', 'new', 'Import job');
  expect((await run(folder, 'brief')).stdout).toContain('«Import job» in «TASK.md», no steps are recorded.');
  const { code, stderr } = await run(folder, 'task', 'done');
  expect([code, stderr.split('\n')[0]]).toEqual([
    2,
    'error HO180  TASK.md has no step left in that task: every one is done, or none was added.',
  ]);
});

test('what is said back of a handoff is compared with what it tells, and what is no handoff cannot be acknowledged', async () => {
  const handoff =
    '# HANDOFF: Reminder\n\n## Next\n1. Run case 4\n\n## Tried and failed\n- Two tables, because slow\n\n## Open questions\n- Seven years? - Ada\n';
  const folder = await repositoryWith({ 'HANDOFF.md': handoff, 'README.md': '# Reminder\n\nSends mail.\n' });
  const { code, stderr } = await run(folder, 'ack', 'HANDOFF.md', '--resumed', 'clean', '--said', 'I run case 4.');
  expect(code).toBe(0);
  expect(stderr).toContain('Not mentioned in what was said back: the open question «Seven years? - Ada»');
  expect(stderr).toContain('Not mentioned in what was said back: what was tried and failed, «Two tables, because slow»');
  expect(stderr).not.toContain('next action');
  expect(await run(folder, 'ack', 'README.md', '--resumed', 'clean')).toMatchObject({ code: 2, stdout: '' });
});

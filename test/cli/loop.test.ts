import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { realPipeline } from '../../src/cli/real-pipeline.ts';
import { templateOf } from '../../src/init/templates.ts';
import { makeRepository } from '../histories/repository.ts';
import { fakeHost } from './fakes.ts';
import { folderWith } from './folders.ts';

async function run(cwd: string, ...args: string[]) {
  const host = fakeHost(cwd);
  const code = await main(args, { host, pipeline: realPipeline, version: '0.1.0' });
  return { code, stdout: host.stdout.text, stderr: host.stderr.text };
}

const fine = (stdout: string) => ({ code: 0, stdout, stderr: '' });

async function repositoryWith(files: Readonly<Record<string, string>>): Promise<string> {
  const repository = await makeRepository(folderWith(files));
  await repository.commit('Begin');
  return repository.folder;
}

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
- Step 2: Write it
- Not committed: src/a.ts
- Not committed: TASK.md (untracked)

## Next
<!-- 1. the very next step -->
2. Step 3: Tell everybody

## Tried and failed
- reading it whole, because too much memory

## Decisions
- in pieces

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

test('what is not clear is refused with its code, and nothing is written', async () => {
  const folder = await repositoryWith({ 'README.md': '# Portal\n' });
  const refused = async (...args: string[]) => (await run(folder, ...args)).stderr.split('\n')[0];
  expect(await refused('task', 'done')).toBe('error HO180  TASK.md holds no such task.');
  expect(await refused('task', 'tried', 'x')).toBe("error HO212  Required option '--because <reason>' not specified.");
  expect(await refused('task', 'step', '')).toMatch(/^error HO212/);
  await run(folder, 'task', 'new', 'One', '--step', 'a');
  expect(await refused('task', 'new', 'one')).toBe('error HO181  TASK.md holds a task of this title already.');
  expect(await refused('task', 'done', '7')).toBe('error HO180  TASK.md has no step of this number in that task.');
  await run(folder, 'task', 'new', 'Two', '--step', 'b');
  expect(await refused('task', 'done')).toBe('error HO180  TASK.md holds several tasks that are not complete.');
  expect(await refused('handoff', 'new')).toBe('error HO185  Several pieces of work are left here.');
  expect(await refused('brief', 'no-such')).toBe('error HO183  There is no snapshot of this id.');
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
    stderr: 'No work is left on this branch: no open task, and no snapshot of one.\n',
  });
  await run(folder, 'task', 'new', 'Import job', '--step', 'Read it');
  expect(await run(folder, 'task', 'step', '1', '--next', 'Read the header')).toEqual(fine('TASK.md\n'));
  expect((await run(folder, 'brief')).stdout).toContain('«Import job» in «TASK.md», step 1 of 1');
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

test('hooks are shown, installed, known to be there and removed, and every byte of the tool’s file comes back', async () => {
  const settings = '{\n    "model": "m",\n    "hooks": { "Stop": [] }\n}';
  const folder = await repositoryWith({ '.claude/settings.json': settings });
  const path = join(folder, '.claude/settings.json');
  const script = join(folder, '.claude/hooks/handover.mjs');
  const dry = await run(folder, 'hooks', 'install', '--dry-run');
  expect(dry).toMatchObject({ code: 0, stdout: '.claude/hooks/handover.mjs\n.claude/settings.json\n' });
  expect(dry.stderr).toContain('.claude/settings.json  is changed\n');
  expect(dry.stderr).toContain('+                         "${CLAUDE_PROJECT_DIR}/.claude/hooks/handover.mjs",');
  expect([readFileSync(path, 'utf8'), existsSync(script)]).toEqual([settings, false]);

  expect(await run(folder, 'hooks', 'install', '--local')).toMatchObject({
    code: 0,
    stdout: '.claude/hooks/handover.mjs\n.claude/settings.json\n.git/info/exclude\n',
  });
  expect(readFileSync(join(folder, '.git/info/exclude'), 'utf8')).toMatch(/\n\/\.handover\/\n$/);
  expect(await run(folder, 'hooks', 'install')).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringContaining('Nothing to change.'),
  });
  const status = await run(folder, 'hooks', 'status', '--tool', 'claude-code', '--tool', 'codex');
  expect(status).toEqual(fine('claude-code  installed in .claude/settings.json, script current\ncodex        not installed\n'));
  writeFileSync(script, 'old');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"model"', '"disableAllHooks": true, "model"'));
  expect((await run(folder, 'hooks', 'status', '--tool', 'claude-code')).stdout).toBe(
    'claude-code  installed in .claude/settings.json, script other version\n  "disableAllHooks" is set there: no hook runs.\n',
  );
  writeFileSync(path, readFileSync(path, 'utf8').replace('"disableAllHooks": true, "model"', '"model"'));
  await run(folder, 'hooks', 'install');
  expect(await run(folder, 'hooks', 'remove', '--local')).toMatchObject({
    code: 0,
    stdout: '.claude/settings.json\n.claude/hooks/handover.mjs\n.git/info/exclude\n',
  });
  expect([readFileSync(path, 'utf8'), existsSync(script)]).toEqual([settings, false]);
  expect(readFileSync(join(folder, '.git/info/exclude'), 'utf8')).not.toContain('.handover');
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

test('a rule of Cursor says where the briefing is, and one that was changed is left alone', async () => {
  const folder = folderWith({ '.cursor/': '' });
  await run(folder, 'hooks', 'install', '--tool', 'cursor');
  const rule = join(folder, '.cursor/rules/handover.mdc');
  expect(readFileSync(rule, 'utf8')).toMatch(/^---\n[^]*alwaysApply: true\n---\n[^]*TASK\.md[^]*handover\.mjs brief cursor/);
  writeFileSync(rule, 'mine\n');
  await run(folder, 'hooks', 'install', '--tool', 'cursor');
  await run(folder, 'hooks', 'remove');
  expect(readFileSync(rule, 'utf8')).toBe('mine\n');
});

test('files that hooks were installed into a clean folder with are gone when they are removed', async () => {
  const folder = folderWith({});
  const tools = ['claude-code', 'codex', 'gemini', 'cursor', 'copilot', 'kiro'].flatMap((it) => ['--tool', it]);
  expect((await run(folder, 'hooks', 'install', ...tools)).stdout.split('\n')).toHaveLength(14);
  expect((await run(folder, 'hooks', 'status')).stdout.match(/installed in \S+, script current/g)).toHaveLength(6);
  await run(folder, 'hooks', 'remove');
  expect(['.claude', '.codex', '.gemini', '.cursor', '.github', '.kiro'].filter((it) => existsSync(join(folder, it)))).toEqual([]);
});

async function firstLine(folder: string, ...args: string[]): Promise<string | undefined> {
  return (await run(folder, 'hooks', 'install', ...args)).stderr.split('\n')[0];
}

test('no hook is put where it is not clear for whom, and no file is changed that cannot be read or lies elsewhere', async () => {
  expect(await firstLine(folderWith({}))).toBe(
    'error HO188  No folder of a tool with hooks is here, so it is not clear for which one they are.',
  );
  expect(await firstLine(folderWith({ '.claude/settings.json': '{ // x\n}' }))).toBe(
    'error HO187  .claude/settings.json was not changed: it has comments or commas that the tool itself does not read.',
  );
  expect(await firstLine(folderWith({ '.claude/': '' }), '--local')).toBe(
    'error HO189  --local hides the records from git, and there is no git here.',
  );
  const [folder, other] = [folderWith({}), folderWith({ 'settings.json': '{}' })];
  symlinkSync(other, join(folder, '.claude'));
  expect(await firstLine(folder)).toBe('error HO187  .claude/settings.json was not changed: a symbolic link leads there.');
});

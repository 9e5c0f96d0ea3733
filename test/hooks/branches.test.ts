import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderWith } from '../cli/folders.ts';
import { call, git, installedScript, recordsIn } from './script.ts';

const task = `## Import job

### Steps
[x] Step 1: Read the file -- done 09:30
[ ] Step 2: Write the rows (IN PROGRESS -- 40%)
    Next: Open the table
`;
const complete = task.replace('[ ] Step 2: Write the rows (IN PROGRESS -- 40%)', '[x] Step 2: Write the rows -- done 10:00');

let script: string;
beforeAll(async () => void (script = await installedScript()), 60_000);

/** A repository whose task file is committed, or kept out of git. */
function repository(isCommitted: boolean): string {
  const folder = folderWith({ 'TASK.md': task, 'src/write.ts': 'export {};\n' });
  git(folder, 'init', '--quiet');
  git(folder, 'add', isCommitted ? '.' : 'src');
  git(folder, 'commit', '--quiet', '-m', 'Begin');
  writeFileSync(join(folder, 'src/write.ts'), 'export const half = 1;\n');
  return folder;
}

const stop = async (cwd: string, session: string): Promise<unknown> =>
  await call(script, ['snapshot'], { session_id: session, cwd }, { cwd });
const brief = async (cwd: string): Promise<string> => (await call(script, ['brief', 'kiro'], {}, { cwd })).stdout;
const commit = (folder: string, ...args: string[]): string => git(folder, 'commit', '--quiet', ...args);
const known = /^4\. The recorded next action: «Open the table»$/m;
const listed = /^ {3}- «Import job», step 2: «Write the rows»: just now, snapshot \S+-a-handoff; /m;

test.each<[string, (folder: string) => void]>([
  ['a new branch', (folder) => void git(folder, 'checkout', '--quiet', '-b', 'feature')],
  ['a branch that was renamed', (folder) => void git(folder, 'branch', '-m', 'trunk')],
  ['no branch', (folder) => void git(folder, 'checkout', '--quiet', '--detach')],
  [
    'the branch again after another one',
    (folder) => {
      git(folder, 'checkout', '--quiet', '-b', 'feature');
      git(folder, 'checkout', '--quiet', 'main');
    },
  ],
  [
    'a new branch behind a commit of the work',
    (folder) => {
      commit(folder, '-am', 'Half');
      git(folder, 'checkout', '--quiet', '-b', 'feature');
    },
  ],
])('%s: the session is briefed on the snapshot that was left at this commit', async (_, move) => {
  for (const isCommitted of [true, false]) {
    const folder = repository(isCommitted);
    await stop(folder, 'a');
    move(folder);
    const text = await brief(folder);
    expect(text).toMatch(/^Handover briefing, snapshot \S+-a-handoff\./);
    expect(text).toMatch(known);
  }
});

test('a branch in the middle of a rebase is the branch that is rebased', async () => {
  const folder = repository(false);
  commit(folder, '-am', 'Half');
  git(folder, 'checkout', '--quiet', '-b', 'other', 'HEAD~');
  writeFileSync(join(folder, 'src/write.ts'), 'export const other = 1;\n');
  commit(folder, '-am', 'Other');
  git(folder, 'checkout', '--quiet', 'main');
  await stop(folder, 'a');
  expect(() => git(folder, 'rebase', 'other')).toThrow('CONFLICT');
  rmSync(join(folder, 'TASK.md'));
  expect(await brief(folder)).toMatch(listed);
  await stop(folder, 'b');
  expect(recordsIn(folder, 'snapshots')['b.json']).toMatchObject({ branch: 'main', git: { detached: true, operation: 'rebase' } });
});

test.each<[string, boolean, (folder: string) => Promise<void> | void]>([
  [
    'completed it and took its file away in a commit',
    true,
    (folder) => {
      git(folder, 'rm', '--quiet', 'TASK.md');
      commit(folder, '-am', 'Done');
    },
  ],
  [
    'wrote a snapshot of it as completed, and took its file away',
    false,
    async (folder) => {
      writeFileSync(join(folder, 'TASK.md'), complete);
      await stop(folder, 'b');
      rmSync(join(folder, 'TASK.md'));
    },
  ],
  ['has another task in its file', false, (folder) => writeFileSync(join(folder, 'TASK.md'), complete.replace('Import', 'Other'))],
  [
    'completed it on a branch that is merged',
    false,
    async (folder) => {
      git(folder, 'checkout', '--quiet', '-b', 'feature');
      writeFileSync(join(folder, 'TASK.md'), complete);
      commit(folder, '-am', 'Whole');
      await stop(folder, 'b');
      rmSync(join(folder, 'TASK.md'));
      git(folder, 'checkout', '--quiet', 'main');
      git(folder, 'merge', '--quiet', 'feature');
    },
  ],
])('work that another session %s does not come back', async (_, isCommitted, finish) => {
  const folder = repository(isCommitted);
  await stop(folder, 'a');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await finish(folder);
  expect(await brief(folder)).not.toContain('Import job');
});

test.each<[string, boolean, (folder: string) => Promise<void> | void]>([
  ['is gone', false, (folder) => rmSync(join(folder, 'TASK.md'))],
  [
    'is gone, as a later session saw',
    false,
    async (folder) => {
      rmSync(join(folder, 'TASK.md'));
      await stop(folder, 'b');
    },
  ],
  [
    'is somewhere else',
    true,
    (folder) => {
      mkdirSync(join(folder, 'docs'));
      git(folder, 'mv', 'TASK.md', 'docs/WORK.md');
      commit(folder, '-am', 'Move');
    },
  ],
  ['holds nothing any more', false, (folder) => writeFileSync(join(folder, 'TASK.md'), '# No task\n')],
])('work whose task file %s is listed with its age, and nobody is sent to it', async (_, isCommitted, lose) => {
  const folder = repository(isCommitted);
  await stop(folder, 'a');
  await lose(folder);
  const text = await brief(folder);
  expect(text).toMatch(listed);
  expect(text).not.toMatch(known);
  expect((await call(script, ['brief', 'import job'], '', { cwd: folder })).stdout).toMatch(known);
});

const two = (alpha: string, beta: string): string =>
  `## Alpha\nStarted: 2026-06-18T09:00:00\n\n### Steps\n${alpha} Step 1: a\n    Next: go alpha\n\n## Beta\n\n### Steps\n${beta} Step 1: c\n    Next: go beta\n[ ] Step 2: d\n`;

test('of several open tasks a session is at the one with a step in progress, and stays there; where that cannot be told, none is guessed', async () => {
  const folder = repository(false);
  const write = (alpha: string, beta: string): void => writeFileSync(join(folder, 'TASK.md'), two(alpha, beta));
  const at = async (): Promise<unknown> => {
    await stop(folder, 'w');
    return recordsIn(folder, 'snapshots')['w.json']?.['task'];
  };
  const compacted = async (): Promise<string> =>
    (await call(script, ['brief', 'kiro'], { session_id: 'w', source: 'compact', cwd: folder }, { cwd: folder })).stdout;
  // Nothing tells which: the snapshot is of the branch, and both are listed.
  write('[ ]', '[ ]');
  expect(await at()).toBe('main');
  const text = await compacted();
  expect(text).toMatch(/^2 pieces of work are left on branch «main»:$/m);
  expect(text).toMatch(/^ {3}- «Alpha»: started \d+ days ago, no snapshot$/m);
  expect(text).toMatch(/^ {3}- «Beta»: no snapshot$/m);
  expect(text).toContain('Which of them this session goes on with is not recorded');
  write('[ ]', '[~]');
  expect(await at()).toBe('Beta');
  expect(await compacted()).toMatch(/by this session itself[^]*«Beta» in «TASK\.md»[^]*^4\. The recorded next action: «go beta»$/m);
  write('[ ]', '[x]');
  expect(await at()).toBe('Beta');
  // Another session has begun the other one.
  write('[~]', '[~]');
  expect(await at()).toBe('Beta');
  write('[~]', '[x]');
  expect(await at()).toBe('Alpha');
  write('[x]', '[x]');
  expect(await at()).toBe('Beta');
});

test('a task file with another name, by the settings or because it was renamed, is one piece of work with its snapshot', async () => {
  const folder = repository(false);
  await stop(folder, 'a');
  mkdirSync(join(folder, '.handover'), { recursive: true });
  writeFileSync(join(folder, '.handover/settings.json'), '{ "taskFile": "WORK.md" }');
  renameSync(join(folder, 'TASK.md'), join(folder, 'WORK.md'));
  expect(await brief(folder)).toMatch(
    /^Handover briefing, snapshot \S+-a-handoff\.[^]*«Import job»[^]*^4\. The recorded next action: «Open the table»$/m,
  );
  // The old one may have been left where it was.
  writeFileSync(join(folder, 'TASK.md'), task);
  expect(await brief(folder)).toMatch(/^Handover briefing, snapshot \S+-a-handoff\./);
});

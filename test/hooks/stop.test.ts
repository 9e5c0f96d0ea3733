import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { beforeAll, expect, test } from 'vitest';
import { writtenSnapshot } from '../../src/loop/snapshot-schema.ts';
import { folderWith } from '../cli/folders.ts';
import { call, git, installedScript, recordsIn, stops } from './script.ts';
import { claude, repository, silent, stop, task } from './work.ts';

let script: string;
beforeAll(async () => void (script = await installedScript()), 60_000);

test.each(Object.entries(stops))(
  '%s: the end of an answer writes one snapshot and is answered as the tool wants it',
  async (tool, { hint, session, payload, answer }) => {
    const folder = repository();
    expect(await call(script, ['snapshot', hint], payload(folder), { cwd: folder })).toEqual({ ...silent, stdout: answer });
    const [[name, written] = ['', {}], ...others] = Object.entries(recordsIn(folder, 'snapshots'));
    expect(others).toEqual([]);
    expect(name).toBe(`${session}.json`);
    expect(writtenSnapshot.parse(written)).toMatchObject({
      task: 'Import job',
      tool,
      session_id: session,
      sequence: 1,
      branch: 'main',
      head: git(folder, 'rev-parse', 'HEAD').trim(),
      spec: 'specs/import.md, version 2',
      rollout: 'one of two servers has it',
      execution: { steps_planned: 2, steps_completed: 1, interruption: null, current_step: { number: 2, percent: 40 } },
      recovery: { next_action: 'Open the table', uncommitted_state: ['src/write.ts (partial)'], confidence: null },
      open_questions: ['Keep the old rows? - finance lead'],
      tried_and_failed: [{ approach: 'one statement for all', reason: 'too large' }],
    });
    expect(JSON.stringify(written)).not.toMatch(/WORDS|acme/);
    expect(readdirSync(join(folder, '.handover'))).toEqual(['snapshots']);
  },
);

test('a snapshot is written again only when something has changed, and counts up', async () => {
  const folder = repository();
  const path = join(folder, '.handover/snapshots', `${claude?.session}.json`);
  await call(script, ['snapshot'], stop(folder), { cwd: folder });
  const first = readFileSync(path, 'utf8');
  await call(script, ['snapshot'], stop(folder), { cwd: folder });
  expect(readFileSync(path, 'utf8')).toBe(first);
  writeFileSync(join(folder, 'TASK.md'), task.replace('40%', '70%'));
  await call(script, ['snapshot'], stop(folder), { cwd: folder });
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ sequence: 2, execution: { current_step: { percent: 70 } } });
});

test('how an answer or a session ended is told', async () => {
  const folder = repository();
  const interruption = async (moment: string, more: object): Promise<unknown> => {
    expect(await call(script, [moment], stop(folder, more), { cwd: folder })).toEqual(silent);
    const [written] = Object.values(recordsIn(folder, 'snapshots'));
    return writtenSnapshot.parse(written).execution.interruption;
  };
  expect(await interruption('snapshot', { hook_event_name: 'StopFailure', error: 'rate_limit', error_details: 'WORDS' })).toEqual({
    kind: 'api-error',
    detail: 'rate_limit',
  });
  expect(await interruption('snapshot', { hook_event_name: 'PreCompact', trigger: 'auto' })).toEqual({
    kind: 'compaction',
    detail: 'auto',
  });
  expect(await interruption('snapshot', { hook_event_name: 'Interrupt' })).toEqual({ kind: 'user-interrupt', detail: null });
  expect(await interruption('snapshot', {})).toBe(null);
  expect(await interruption('close', { hook_event_name: 'SessionEnd', reason: 'logout' })).toEqual({
    kind: 'session-end',
    detail: 'logout',
  });
  expect(await interruption('snapshot', {})).toBe(null);
});

test('a session of Copilot that failed or was aborted is told as such, and one whose context was made shorter before by its end', async () => {
  const folder = repository();
  const end = async (session: string, moment: string, more: object): Promise<unknown> => {
    const payload = { sessionId: session, timestamp: 1_781_775_682_000, cwd: folder, ...more };
    expect(await call(script, [moment, 'copilot'], payload, { cwd: folder })).toEqual(silent);
    return recordsIn(folder, 'snapshots')[`${session}.json`]?.['execution'];
  };
  const error = { error: { name: 'RateLimitError', message: 'WORDS' }, errorContext: 'model_call', recoverable: false };
  expect(await end('a', 'snapshot', error)).toMatchObject({ interruption: { kind: 'api-error', detail: 'model_call' } });
  expect(await end('a', 'close', { reason: 'complete' })).toMatchObject({ interruption: { kind: 'api-error', detail: 'model_call' } });
  expect(await end('b', 'snapshot', { trigger: 'auto' })).toMatchObject({ interruption: { kind: 'compaction', detail: 'auto' } });
  expect(await end('b', 'close', { reason: 'user_exit' })).toMatchObject({ interruption: { kind: 'session-end', detail: 'user_exit' } });
  expect(await end('c', 'close', { reason: 'abort' })).toMatchObject({ interruption: { kind: 'user-interrupt', detail: null } });
});

test('sessions, worktrees and subagents do not overwrite each other, two at once neither', async () => {
  const folder = repository();
  const tree = join(folder, '..', `${folder.split('/').at(-1)}-tree`);
  git(folder, 'worktree', 'add', '--quiet', '-b', 'other', tree);
  const sessions = ['a', 'A', 'b/../c', 'b_.._c'];
  // More at once would take longer on a slow machine than a hook waits for git.
  for (const it of sessions)
    await Promise.all([it, it].map(async (id) => await call(script, ['snapshot'], stop(folder, { session_id: id }), { cwd: folder })));
  await call(script, ['snapshot'], stop(tree, { session_id: 'w' }), { cwd: folder, env: { CLAUDE_PROJECT_DIR: folder } });
  await call(script, ['snapshot'], stop(folder, { session_id: 'a', agent_id: 'sub', cwd: tree }), { cwd: folder });
  const all = Object.values(recordsIn(folder, 'snapshots')).map((it) => writtenSnapshot.parse(it));
  expect(all.map((it) => `${it.session_id} ${it.sequence} ${it.branch} ${it.worktree}`).toSorted()).toEqual([
    'A 1 main null',
    'a 1 main null',
    'b/../c 1 main null',
    'b_.._c 1 main null',
    `w 1 other ${tree.split('/').at(-1)}`,
  ]);
  expect(existsSync(join(tree, '.handover'))).toBe(false);
  git(folder, 'worktree', 'remove', '--force', tree);
});

test('what git is in the middle of, stashes and commits that no remote has are told', async () => {
  const folder = repository();
  git(folder, 'stash', '--quiet');
  git(folder, 'checkout', '--quiet', '-b', 'side');
  writeFileSync(join(folder, 'README.md'), '# Side\n');
  git(folder, 'commit', '--quiet', '-am', 'Side');
  git(folder, 'checkout', '--quiet', 'main');
  git(folder, 'clone', '--quiet', '--bare', '.', join(folder, '.git/far'));
  git(folder, 'remote', 'add', 'origin', join(folder, '.git/far'));
  git(folder, 'fetch', '--quiet');
  writeFileSync(join(folder, 'README.md'), '# Main\n');
  git(folder, 'commit', '--quiet', '-am', 'Main');
  expect(() => git(folder, 'merge', '--quiet', 'side')).toThrow('Automatic merge failed');
  await call(script, ['snapshot'], stop(folder), { cwd: folder });
  const [written] = Object.values(recordsIn(folder, 'snapshots'));
  expect(written).toMatchObject({
    git: { operation: 'merge', conflicts: 1, stashes: 1, unpushed: 1, detached: false },
    recovery: { uncommitted_state: ['README.md (conflict)'] },
  });
});

test.each(['follows a branch', 'follows one that is gone', 'follows none'])('unpushed commits: the branch %s', async (state) => {
  const folder = repository();
  git(folder, 'clone', '--quiet', '--bare', '.', join(folder, '.git/far'));
  git(folder, 'remote', 'add', '-f', 'origin', join(folder, '.git/far'));
  if (state !== 'follows none') git(folder, 'branch', '--quiet', '--set-upstream-to=origin/main');
  if (state === 'follows one that is gone') git(folder, 'config', 'branch.main.merge', 'refs/heads/gone');
  writeFileSync(join(folder, 'README.md'), '# Main\n');
  git(folder, 'commit', '--quiet', '-am', 'Main');
  await call(script, ['snapshot'], stop(folder), { cwd: folder });
  expect(Object.values(recordsIn(folder, 'snapshots'))).toMatchObject([{ git: { unpushed: 1 } }]);
});

test('secrets of the task file and addresses of people are hidden', async () => {
  const folder = repository();
  const token = `ghp_${'a1B2c3D4e5F6g7H8i9J0'.repeat(2).slice(0, 36)}`;
  writeFileSync(join(folder, 'TASK.md'), task.replace('too large', `${token} was refused, ask ada@acme.dev`));
  await call(script, ['snapshot'], stop(folder), { cwd: folder });
  const [written] = Object.values(recordsIn(folder, 'snapshots'));
  expect(written).toMatchObject({ tried_and_failed: [{ reason: '[redacted: github token 1] was refused, ask [e-mail address 1]' }] });
});

test.each<[string, string, (folder: string) => void]>([
  ['an empty payload', '', () => undefined],
  ['a payload that is no JSON', '{"session_id": "x', () => undefined],
  ['a payload with a byte order mark', '\uFEFF{"session_id":"x","later":{"a":1}}', () => undefined],
  [
    'a payload of five megabytes',
    JSON.stringify({ session_id: 'x', last_assistant_message: 'y'.repeat(5 * 1024 * 1024) }),
    () => undefined,
  ],
  ['a detached head', '{"session_id":"x"}', (folder) => void git(folder, 'checkout', '--quiet', '--detach')],
  ['no task file', '{"session_id":"x"}', (folder) => void git(folder, 'rm', '--quiet', 'TASK.md')],
  [
    'half a snapshot of before',
    '{"session_id":"x"}',
    (folder) => {
      mkdirSync(join(folder, '.handover/snapshots'), { recursive: true });
      writeFileSync(join(folder, '.handover/snapshots/x.json'), '{"id": "2026-0');
    },
  ],
])('%s: the snapshot is written, nothing is said, and the exit code is 0', async (_, payload, prepare) => {
  const folder = repository();
  prepare(folder);
  expect(await call(script, ['snapshot'], payload, { cwd: folder })).toEqual(silent);
  const [written] = Object.values(recordsIn(folder, 'snapshots'));
  expect(writtenSnapshot.parse(written)).toMatchObject({ sequence: 1, head: git(folder, 'rev-parse', 'HEAD').trim() });
});

test.each([
  ['', 'unnamed-session'],
  ['codex', 'unnamed-codex'],
])('where nothing comes on stdin the state is written all the same, with the argument "%s" as that of %s', async (hint, session) => {
  const folder = repository();
  expect(await call(script, ['snapshot', hint], '', { cwd: folder })).toEqual(silent);
  const written = recordsIn(folder, 'snapshots');
  expect(Object.entries(written)).toMatchObject([
    [`${session}.json`, { session_id: session, recovery: { next_action: 'Open the table' } }],
  ]);
});

test('a git that does not answer is not waited for, and what it would have told is not made up', async () => {
  const folder = repository();
  const programs = folderWith({ git: '#!/bin/sh\nsleep 60\n' });
  chmodSync(join(programs, 'git'), 0o755);
  expect(await call(script, ['snapshot'], stop(folder), { cwd: folder, env: { PATH: `${programs}:/usr/bin:/bin` } })).toEqual(silent);
  expect(Object.values(recordsIn(folder, 'snapshots'))).toMatchObject([
    {
      branch: 'main',
      head: git(folder, 'rev-parse', 'HEAD').trim(),
      git: null,
      git_unknown: 'not known: git did not answer in time',
      recovery: { next_action: 'Open the table', uncommitted_state: [] },
    },
  ]);
});

test('a git that does not answer takes nothing from what was known before', async () => {
  const folder = repository();
  await call(script, ['snapshot'], stop(folder), { cwd: folder });
  const before = recordsIn(folder, 'snapshots');
  expect(await call(script, ['snapshot'], stop(folder), { cwd: folder, env: { PATH: '/nonexistent' } })).toEqual(silent);
  expect(recordsIn(folder, 'snapshots')).toEqual(before);
});

test('what a session cannot wait for is written after it, by the script on its own', async () => {
  const folder = repository();
  // As on a machine so busy that the two seconds are over before the script begins.
  const busy = join(folderWith({ 'busy.cjs': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);\n' }), 'busy.cjs');
  const env = { NODE_OPTIONS: `--require=${busy}` };
  expect(await call(script, ['snapshot', 'cursor'], { conversation_id: 'c', workspace_roots: [folder] }, { cwd: folder, env })).toEqual({
    ...silent,
    stdout: '{}\n',
  });
  const path = join(folder, '.handover/snapshots/c.json');
  await expect.poll(() => existsSync(path), { timeout: 30_000 }).toBe(true);
  expect(recordsIn(folder, 'snapshots')['c.json']).toMatchObject({
    task: 'Import job',
    tool: 'cursor',
    session_id: 'c',
    git: { stashes: 0 },
  });
});

test('a tool that leaves its pipe open is not waited for', async () => {
  const folder = repository();
  const child = spawn(process.execPath, [script, 'snapshot'], { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin.write(JSON.stringify(stop(folder)).slice(0, -1));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(0);
  expect(Object.values(recordsIn(folder, 'snapshots'))).toMatchObject([{ task: 'Import job', session_id: 'unnamed-session' }]);
});

test('the task file may have another name, and lie in the folder the session stands in', async () => {
  const folder = repository();
  mkdirSync(join(folder, '.handover'));
  mkdirSync(join(folder, 'part/src'), { recursive: true });
  writeFileSync(join(folder, '.handover/settings.json'), '{ "taskFile": "WORK.md" }');
  writeFileSync(join(folder, 'part/WORK.md'), task.replace('Import job', 'Part job'));
  await call(script, ['snapshot'], stop(join(folder, 'part/src')), { cwd: folder, env: { CLAUDE_PROJECT_DIR: folder } });
  expect(Object.values(recordsIn(folder, 'snapshots'))).toMatchObject([{ task: 'Part job', task_file: 'part/WORK.md' }]);
});

test('nothing is written into the folder of a bare repository', async () => {
  const folder = folderWith({});
  git(repository(), 'clone', '--quiet', '--bare', '.', folder);
  const names = readdirSync(folder);
  expect(await call(script, ['snapshot'], stop(folder), { cwd: folder })).toEqual(silent);
  expect(readdirSync(folder)).toEqual(names);
});

test('without git the task file is there all the same', async () => {
  const folder = folderWith({ 'TASK.md': task });
  expect(await call(script, ['snapshot'], stop(folder), { cwd: folder })).toEqual(silent);
  expect(Object.values(recordsIn(folder, 'snapshots'))).toMatchObject([
    { task: 'Import job', branch: null, git: null, recovery: { next_action: 'Open the table' } },
  ]);
  expect(await call(script, ['snapshot'], stop(folder), { cwd: folder, env: { PATH: '/nonexistent' } })).toEqual(silent);
});

test('nothing is said where nothing can be written, and no link is followed', async () => {
  const [folder, other] = [repository(), folderWith({})];
  symlinkSync(other, join(folder, '.handover'));
  expect(await call(script, ['snapshot'], stop(folder), { cwd: folder })).toEqual(silent);
  expect(readdirSync(other)).toEqual([]);
  if (process.getuid?.() === 0) return;
  const closed = repository();
  chmodSync(closed, 0o555);
  expect(await call(script, ['snapshot'], stop(closed), { cwd: closed })).toEqual(silent);
  chmodSync(closed, 0o755);
});

test('the script needs nothing beside it, and nothing that Node 18 does not have', () => {
  const text = readFileSync(script, 'utf8');
  const imported = [...text.matchAll(/^import .*? from "([^"]+)"|\bimport\("([^"]+)"\)|__require\("([^"]+)"\)/gm)].map(
    (it) => it[1] ?? it[2] ?? it[3],
  );
  expect(imported.filter((it) => !isBuiltin(it ?? ''))).toEqual([]);
  const newer =
    /\.(?:toReversed|toSpliced|intersection|difference|symmetricDifference|isSubsetOf|isDisjointFrom|isWellFormed)\(|\b(?:Object|Map)\.groupBy\(|Promise\.(?:withResolvers|try)\(|RegExp\.escape\(|Array\.fromAsync\(|import\.meta\.(?:dirname|filename)|\bIterator\./g;
  expect(text.match(newer)).toBe(null);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderWith } from '../cli/folders.ts';
import { call, git, installedScript, recordsIn, type Called } from './script.ts';
import { repository, stop, task } from './work.ts';

let script: string;
beforeAll(async () => void (script = await installedScript()), 60_000);

const begin = (session: string, source = 'startup'): object => ({ session_id: session, hook_event_name: 'SessionStart', source });
const ack = async (cwd: string, what: string, session: string): Promise<Called> =>
  await call(script, ['ack', what, '--session', session, '--resumed', 'clean'], '', { cwd });
const counted = (folder: string): unknown[] => Object.values(recordsIn(folder, 'acknowledgements')).map((it) => it['counted']);

test('a session that asked for one of several pieces by the printed command is its reader', async () => {
  const folder = repository();
  await call(script, ['snapshot'], stop(folder), { cwd: folder });
  writeFileSync(join(folder, 'TASK.md'), `${task}\n## Export job\n\n### Steps\n[ ] Step 1: Begin\n`);
  const { stdout } = await call(script, ['brief', 'kiro'], begin('new-1'), { cwd: folder });
  expect(stdout).toContain('handover.mjs brief <snapshot, or "title"> --session new-1\n');
  const [{ id } = {}] = Object.values(recordsIn(folder, 'snapshots'));
  for (const wanted of [String(id), 'import job']) {
    const told = await call(script, ['brief', wanted, '--session', 'new-1'], '', { cwd: folder });
    expect(told.stdout).toContain(`handover.mjs ack ${String(id)} --session new-1 --resumed`);
  }
  const acked = await call(script, ['ack', String(id), '--session', 'new-1', '--resumed', 'clean'], '', { cwd: folder });
  expect(acked).toMatchObject({ code: 0, stderr: '' });
  expect(Object.values(recordsIn(folder, 'acknowledgements'))).toMatchObject([{ counted: true, reader: { tool: 'kiro' } }]);
});

const handoff = '# HANDOFF: Reminder\n\n## Next\n1. Run case 4\n';

test.each(['its first answer has no end yet', 'its answers end', 'the handoff is committed'])(
  'a session is no reader of the handoff that it wrote, however often it is briefed: %s',
  async (state) => {
    const folder = folderWith({ 'a.txt': 'a\n' });
    git(folder, 'init', '--quiet');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '-m', 'Begin');
    await call(script, ['brief'], begin('w'), { cwd: folder });
    writeFileSync(join(folder, 'HANDOFF.md'), handoff);
    if (state.startsWith('its answers')) await call(script, ['snapshot'], { session_id: 'w' }, { cwd: folder });
    if (state.startsWith('the handoff')) {
      git(folder, 'add', '.');
      git(folder, 'commit', '--quiet', '-m', 'Hand over');
    }
    for (const source of ['compact', 'startup']) {
      const { stdout } = await call(script, ['brief', 'kiro'], begin('w', source), { cwd: folder });
      expect(stdout).toContain('This session did not begin with this handoff: it may have written it');
      expect(stdout).not.toContain('handover.mjs ack');
    }
    expect((await ack(folder, 'HANDOFF.md', 'w')).stdout).toContain('Reader not identified');
    // Another one begins with it, and stays its reader when its context is made shorter.
    for (const source of ['startup', 'compact']) {
      const { stdout } = await call(script, ['brief', 'kiro'], begin('n', source), { cwd: folder });
      expect(stdout).toContain('handover.mjs ack HANDOFF.md --session n');
    }
    expect((await ack(folder, 'HANDOFF.md', 'n')).stdout).not.toContain('Reader not identified');
    expect(counted(folder)).toEqual([true, false]);
  },
);

test.each(['compact', 'resume'])('of a session whose beginning nobody saw it is not known what it wrote: %s', async (source) => {
  const folder = folderWith({ 'HANDOFF.md': handoff });
  git(folder, 'init', '--quiet');
  await call(script, ['brief'], begin('w', source), { cwd: folder });
  await ack(folder, 'HANDOFF.md', 'w');
  expect(counted(folder)).toEqual([false]);
});

test('a reader that stands in a worktree is known there and in the main working tree', async () => {
  const folder = repository();
  const tree = `${folder}-tree`;
  git(folder, 'worktree', 'add', '--quiet', '-b', 'other', tree);
  const env = { CLAUDE_PROJECT_DIR: folder };
  await call(script, ['snapshot'], { session_id: 'w', cwd: tree }, { cwd: folder, env });
  const { stdout } = await call(script, ['brief', 'kiro'], { ...begin('n'), cwd: tree }, { cwd: folder, env });
  const [{ id } = {}] = Object.values(recordsIn(folder, 'snapshots'));
  expect(stdout).toContain(`node ${script} ack ${String(id)} --session n`);
  for (const cwd of [tree, folder]) {
    expect(await ack(cwd, String(id), 'n')).toMatchObject({ code: 0, stderr: '' });
    expect(counted(cwd)).toEqual([true]);
    expect(await ack(cwd, String(id), 'w')).toMatchObject({ code: 2, stdout: '' });
  }
  git(folder, 'worktree', 'remove', '--force', tree);
});

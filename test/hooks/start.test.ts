import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { acknowledgement } from '../../src/loop/acknowledgement-schema.ts';
import { folderWith } from '../cli/folders.ts';
import { call, git, installedScript, recordsIn, stops } from './script.ts';

const task = `## Import job
Agent: agent-1 | Started: 2026-06-18T09:00:00

### Steps
[x] Step 1: Read the file -- done 09:30
[ ] Step 2: Write the rows (IN PROGRESS -- 40%)
    Working file: src/write.ts
    Next: Open the table

### Tried and failed
one statement for all -- too large
`;

let script: string;
beforeAll(async () => void (script = await installedScript()), 60_000);

function repository(): string {
  const folder = folderWith({ 'TASK.md': task, 'src/write.ts': 'export {};\n' });
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'Begin');
  writeFileSync(join(folder, 'src/write.ts'), 'export const half = 1;\n');
  return folder;
}

const starts: Readonly<Record<string, (cwd: string) => object>> = {
  'claude-code': (cwd) => ({
    session_id: 'new-1',
    transcript_path: '/t',
    cwd,
    hook_event_name: 'SessionStart',
    source: 'startup',
    model: 'm-1',
  }),
  codex: (cwd) => ({
    session_id: 'new-1',
    transcript_path: null,
    cwd,
    hook_event_name: 'SessionStart',
    model: 'm-1',
    permission_mode: 'default',
    source: 'startup',
  }),
  gemini: (cwd) => ({
    session_id: 'new-1',
    transcript_path: '/t',
    cwd,
    hook_event_name: 'SessionStart',
    timestamp: '2026-06-18T09:41:22Z',
    source: 'startup',
  }),
  cursor: (cwd) => ({ conversation_id: 'new-1', hook_event_name: 'sessionStart', workspace_roots: [cwd], user_email: 'ada@acme.dev' }),
  copilot: (cwd) => ({ sessionId: 'new-1', timestamp: 1_781_775_682_000, cwd, source: 'new', initialPrompt: 'WORDS' }),
  kiro: (cwd) => ({ hook_event_name: 'SessionStart', cwd, session_id: 'new-1' }),
};

/** What the tool's session reads of an answer. */
function contextIn(tool: string, stdout: string): string {
  if (tool === 'kiro') return stdout;
  const answer = JSON.parse(stdout);
  const keys = tool === 'cursor' ? ['additional_context'] : tool === 'copilot' ? ['additionalContext'] : ['hookSpecificOutput'];
  expect(Object.keys(answer)).toEqual(keys);
  if (tool === 'cursor') return answer.additional_context;
  if (tool === 'copilot') return answer.additionalContext;
  expect(Object.keys(answer.hookSpecificOutput)).toEqual(['hookEventName', 'additionalContext']);
  return answer.hookSpecificOutput.additionalContext;
}

test.each(Object.entries(starts))(
  '%s: a session that begins is told where the work stands, in the form the tool reads',
  async (tool, payload) => {
    const folder = repository();
    const { hint = '', payload: stop } = stops[tool] ?? {};
    await call(script, ['snapshot', hint], stop?.(folder) ?? {}, { cwd: folder });
    const [snapshot] = Object.values(recordsIn(folder, 'snapshots'));
    const { stdout, ...rest } = await call(script, ['brief', hint], payload(folder), { cwd: folder });
    expect(rest).toEqual({ code: 0, stderr: '' });
    const text = contextIn(tool, stdout);
    expect(text.length).toBeLessThanOrEqual(4000);
    for (const words of [
      'step 2 of 2: «Write the rows», 40% complete',
      '«one statement for all» because «too large»',
      '«src/write.ts (partial)»',
      '4. The recorded next action: «Open the table»',
      '5. Still unknown',
      `handover.mjs ack ${String(snapshot?.['id'])} --session new-1`,
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/WORDS|acme/);
  },
);

test('where nothing is left, where the session is a subagent and where the payload is broken, the session is told what is true', async () => {
  const folder = repository();
  const silent = { code: 0, stdout: '', stderr: '' };
  const begin = (more: object) => ({ ...starts['claude-code']?.(folder), ...more });
  expect(await call(script, ['brief'], begin({ agent_id: 'sub' }), { cwd: folder })).toEqual(silent);
  expect((await call(script, ['brief', 'kiro'], 'no JSON', { cwd: folder })).stdout).toContain('No snapshot of this work is there');
  git(folder, 'rm', '--quiet', '--force', 'TASK.md');
  expect(await call(script, ['brief'], begin({}), { cwd: folder })).toEqual(silent);
  expect(await call(script, ['brief', 'cursor'], starts['cursor']?.(folder) ?? {}, { cwd: folder })).toEqual({ ...silent, stdout: '{}\n' });
});

test('where only a handoff stands, the session is told its next action, and can acknowledge it', async () => {
  const folder = folderWith({ 'HANDOFF.md': '# HANDOFF: Reminder\n\n## Next\n1. Run case 4 as ada@acme.dev\n' });
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'Hand over');
  const { stdout } = await call(script, ['brief'], starts['claude-code']?.(folder) ?? {}, { cwd: folder });
  const text = contextIn('claude-code', stdout);
  expect(text).toContain(`from this handoff, committed just now in ${git(folder, 'rev-parse', '--short=7', 'HEAD').trim()}, and from git.`);
  expect(text).toMatch(/^4\. The recorded next action: «Run case 4 as \[(?!.*acme)/m);
  expect(text).toContain('handover.mjs ack HANDOFF.md --session new-1');
  const acked = await call(script, ['ack', 'HANDOFF.md', '--session', 'new-1', '--resumed', 'clean'], '', { cwd: folder });
  expect([acked.code, acked.stdout.includes('Reader not identified')]).toEqual([0, false]);
  expect(Object.values(recordsIn(folder, 'acknowledgements'))).toMatchObject([
    { about: { kind: 'handoff', path: 'HANDOFF.md' }, counted: true },
  ]);
});

test('beside a snapshot a session is briefed on the handoff that stands there too, and on no other file', async () => {
  const folder = repository();
  await call(script, ['snapshot'], stops['claude-code']?.payload(folder) ?? {}, { cwd: folder });
  writeFileSync(join(folder, 'HANDOFF.md'), '# HANDOFF: Reminder\n\n## Next\n1. Run case 4\n');
  const { stdout } = await call(script, ['brief'], starts['claude-code']?.(folder) ?? {}, { cwd: folder });
  expect(contextIn('claude-code', stdout)).toContain('A handoff stands in «HANDOFF.md»');
  for (const it of ['HANDOFF.md', 'TASK.md'])
    await call(script, ['ack', it, '--session', 'new-1', '--resumed', 'clean'], '', { cwd: folder });
  const kept = Object.values(recordsIn(folder, 'acknowledgements'));
  expect(kept.map(({ about, counted }) => [about, counted])).toMatchObject([
    [{ path: 'HANDOFF.md' }, true],
    [{ path: 'TASK.md' }, false],
  ]);
});

test('a handoff is acknowledged in the version that its reader began with, and not by the session that wrote it', async () => {
  const folder = folderWith({ 'HANDOFF.md': '# HANDOFF: Reminder\n\n## Next\n1. Run case 4\n' });
  git(folder, 'init', '--quiet');
  const first = git(folder, 'hash-object', 'HANDOFF.md').trim();
  const begin = async (more: object): Promise<unknown> =>
    await call(script, ['brief'], { ...starts['claude-code']?.(folder), ...more }, { cwd: folder });
  const ack = async (session: string): Promise<unknown> =>
    await call(script, ['ack', 'HANDOFF.md', '--session', session, '--resumed', 'clean'], '', { cwd: folder });
  await begin({});
  writeFileSync(join(folder, 'HANDOFF.md'), '# HANDOFF: Reminder\n\n## Next\n1. Run case 5\n');
  await begin({ source: 'compact' });
  await ack('new-1');
  await ack('writer');
  const second = git(folder, 'hash-object', 'HANDOFF.md').trim();
  const kept = Object.values(recordsIn(folder, 'acknowledgements'));
  expect(kept.map(({ about, counted }) => [about, counted])).toEqual([
    [{ kind: 'handoff', path: 'HANDOFF.md', blob: first }, true],
    [{ kind: 'handoff', path: 'HANDOFF.md', blob: second }, false],
  ]);
});

test('of several pieces of work the session asks for one, by the snapshot or the title that it was told', async () => {
  const folder = repository();
  writeFileSync(join(folder, 'TASK.md'), `${task}\n## Export job\n\n### Steps\n[ ] Step 1: Begin\n`);
  const { stdout } = await call(script, ['brief', 'kiro'], {}, { cwd: folder });
  expect(stdout).toContain('2 pieces of work are left');
  expect(stdout).toContain('handover.mjs brief <snapshot, or "title">\n');
  expect((await call(script, ['brief', 'export job'], '', { cwd: folder })).stdout).toContain('«Export job» in «TASK.md», step 1 of 1');
});

test('a session is briefed once where two tools run the same hooks, again after its context was made shorter, and in short after it was cleared', async () => {
  const folder = repository();
  await call(script, ['snapshot'], stops['claude-code']?.payload(folder) ?? {}, { cwd: folder });
  const begin = async (source: string): Promise<string> =>
    (await call(script, ['brief'], { ...starts['claude-code']?.(folder), source }, { cwd: folder })).stdout;
  expect(await begin('startup')).toContain('2. Tried');
  expect(await begin('compact')).toContain('2. Tried');
  expect(await begin('clear')).not.toContain('2. Tried');
  mkdirSync(join(folder, '.handover'), { recursive: true });
  writeFileSync(join(folder, '.handover/settings.json'), '{ "onClear": "nothing" }');
  expect(await begin('clear')).toBe('');
});

test('a prompt that was never answered to its end is told from a session that was killed between two', async () => {
  const folder = repository();
  const stop = { ...stops['claude-code']?.payload(folder), session_id: 'old' };
  await call(script, ['snapshot'], stop, { cwd: folder });
  const path = join(folder, '.handover/snapshots/old.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"written_at": "[^"]+"/, '"written_at": "2026-06-18T09:41:22+00:00"'));
  const brief = async (): Promise<string> => (await call(script, ['brief', 'kiro'], {}, { cwd: folder })).stdout;
  expect(await brief()).toContain('of which no end is recorded: it was killed, or it still runs.');
  const prompt = { session_id: 'old', cwd: folder, hook_event_name: 'UserPromptSubmit', prompt: 'WORDS OF THE USER' };
  expect(await call(script, ['prompt'], prompt, { cwd: folder })).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(readFileSync(join(folder, '.handover/local/sessions/old.json'), 'utf8')).not.toContain('WORDS');
  expect(await brief()).toContain('was asked something afterwards and never came to the end of its answer: it was interrupted or killed.');
  await call(script, ['close'], { ...stop, hook_event_name: 'SessionEnd', reason: 'logout' }, { cwd: folder });
  expect(await brief()).toContain('which ended («logout»).');
});

test('a worktree is briefed on its own branch, wherever the snapshot lies', async () => {
  const folder = repository();
  const tree = `${folder}-tree`;
  git(folder, 'worktree', 'add', '--quiet', '-b', 'other', tree);
  writeFileSync(join(tree, 'TASK.md'), task.replace('Import job', 'Export job'));
  await call(script, ['snapshot'], { ...stops['claude-code']?.payload(folder), session_id: 'a' }, { cwd: folder });
  await call(
    script,
    ['snapshot'],
    { ...stops['claude-code']?.payload(tree), session_id: 'b' },
    { cwd: folder, env: { CLAUDE_PROJECT_DIR: folder } },
  );
  expect(Object.keys(recordsIn(folder, 'snapshots'))).toEqual(['a.json', 'b.json']);
  const { stdout } = await call(script, ['brief'], starts['claude-code']?.(tree) ?? {}, { cwd: tree });
  expect(contextIn('claude-code', stdout)).toMatch(/by session «b».*«Export job» in «TASK\.md», step 2 of 2.*branch «other».*worktree/s);
  git(folder, 'worktree', 'remove', '--force', tree);
});

test('a reader acknowledges with the script alone; its writer cannot, and a stranger is kept and not counted', async () => {
  const folder = repository();
  await call(script, ['snapshot'], stops['claude-code']?.payload(folder) ?? {}, { cwd: folder });
  await call(script, ['brief'], starts['claude-code']?.(folder) ?? {}, { cwd: folder });
  const [{ id, session_id: writer } = {}] = Object.values(recordsIn(folder, 'snapshots'));
  const ack = async (...args: string[]) => await call(script, ['ack', String(id), ...args], '', { cwd: folder });
  expect(await ack('--session', String(writer), '--resumed', 'clean')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'This session wrote the snapshot: only another one can say whether it was enough.\n',
  });
  const [file = ''] = Object.keys(recordsIn(folder, 'snapshots'));
  const byPath = await call(script, ['ack', `.handover/snapshots/${file}`, '--session', String(writer), '--resumed', 'clean'], '', {
    cwd: folder,
  });
  expect([byPath.code, byPath.stdout]).toEqual([2, '']);
  expect((await ack('--session', 'new-1')).code).toBe(2);
  const said = ['--confidence', '0.9', '--said', 'I open the table next.', '--missing', 'the name of the test database', '--minutes', '2'];
  const read = await ack('--session', 'new-1', '--resumed', 'clean', ...said);
  expect(read).toMatchObject({ code: 0, stderr: '' });
  expect(read.stdout).toMatch(
    /^\.handover\/acknowledgements\/.*--new-1-1\.json\nNot mentioned in what was said back: what was tried and failed, «one statement for all»\n$/,
  );
  expect((await ack('--session', 'stranger', '--resumed', 'failed')).stdout).toContain('Reader not identified');
  expect((await ack('--session', 'new-1', '--resumed', 'with-effort')).stdout).toContain('--new-1-2.json');
  const all = Object.values(recordsIn(folder, 'acknowledgements')).map((it) => acknowledgement.parse(it));
  expect(all.map((it) => [it.reader.session_id, it.reader.model, it.reader.identified, it.counted, it.confidence, it.missing])).toEqual([
    ['new-1', 'm-1', true, true, 0.9, ['the name of the test database']],
    ['new-1', 'm-1', true, true, null, []],
    ['stranger', null, false, false, null, []],
  ]);
  expect(readdirSync(join(folder, '.handover')).toSorted()).toEqual(['acknowledgements', 'local', 'snapshots']);
  expect(git(folder, 'status', '--porcelain', '--untracked-files=all')).not.toContain('local');
});

test('what a reader says is kept without secrets', async () => {
  const folder = repository();
  await call(script, ['snapshot'], stops['claude-code']?.payload(folder) ?? {}, { cwd: folder });
  const [{ id } = {}] = Object.values(recordsIn(folder, 'snapshots'));
  const value = 'Zx9kQ2mPw7tLr';
  const said = ['--said', `I set DB_PASSWORD=${value} first.`, '--missing', `postgres://app:${value}@db.example/app`];
  await call(script, ['ack', String(id), '--session', 'b', '--resumed', 'clean', ...said], '', { cwd: folder });
  const [kept] = Object.values(recordsIn(folder, 'acknowledgements')).map((it) => acknowledgement.parse(it));
  expect(kept?.read_back).toMatch(/^I set DB_PASSWORD=\[redacted: /);
  expect(JSON.stringify(kept)).not.toContain(value);
});

test('the id that a session was told is acknowledged, whatever its writer has written since', async () => {
  const folder = repository();
  const { hint = '', payload: stop } = stops['claude-code'] ?? {};
  await call(script, ['snapshot', hint], stop?.(folder) ?? {}, { cwd: folder });
  const [told] = Object.values(recordsIn(folder, 'snapshots'));
  await call(script, ['brief'], starts['claude-code']?.(folder) ?? {}, { cwd: folder });
  await new Promise((resolve) => setTimeout(resolve, 1100));
  writeFileSync(join(folder, 'TASK.md'), `${task}\nMore.\n`);
  writeFileSync(join(folder, 'later.ts'), 'export {};\n');
  await call(script, ['snapshot', hint], stop?.(folder) ?? {}, { cwd: folder });
  const [now] = Object.values(recordsIn(folder, 'snapshots'));
  expect(now?.['id']).not.toBe(told?.['id']);
  for (const id of [told?.['id'], now?.['id']]) {
    const acked = await call(script, ['ack', String(id), '--session', 'new-1', '--resumed', 'clean'], '', { cwd: folder });
    expect(acked).toMatchObject({ code: 0, stderr: '' });
  }
  const kept = Object.values(recordsIn(folder, 'acknowledgements'));
  expect(kept.map(({ about, counted }) => [about, counted])).toMatchObject([
    [{ id: told?.['id'] }, true],
    [{ id: told?.['id'] }, true],
  ]);
});

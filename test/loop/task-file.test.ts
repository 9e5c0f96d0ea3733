import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statusOf } from '../../src/loop/git-state.ts';
import { loopSchemas } from '../../src/loop/json-schemas.ts';
import { snapshot, writtenSnapshot } from '../../src/loop/snapshot-schema.ts';
import { endedSnapshot, saysTheSame, snapshotOf } from '../../src/loop/snapshot.ts';
import { questionOf } from '../../src/loop/task-lines.ts';
import { isTaskText, readTaskFile } from '../../src/loop/task-file.ts';

const fixture = (path: string): string => readFileSync(join(import.meta.dirname, '../fixtures/loop', path), 'utf8');

const head = '4f2a9c1'.padEnd(40, '0');
const file = (change: string, path: string): string => `1 ${change} N... 100644 100644 100644 ${head} ${head} ${path}`;
const status = [
  `# branch.oid ${head}`,
  '# branch.head main',
  '# branch.upstream origin/main',
  '# branch.ab +2 -1',
  '# stash 1',
  file('.M', 'jobs/select.sh'),
  file('M.', 'README.md'),
  '? .handover/',
  '? notes.txt',
  '',
].join('\0');

const git = { ...statusOf(status), worktree: null, operation: null };
const unseen = { head: null, worktree: null, unknown: null };
const writer = { session: 's-4', tool: 'claude-code', model: null, now: '2026-06-18T09:41:22+02:00', interruption: null };

test('a task file in the form of the session handoff system gives the record that is expected from it', () => {
  const [task] = readTaskFile(fixture('seed-shape/TASK.md'));
  const written = snapshotOf({ task: task ?? null, taskFile: 'TASK.md', git, branch: 'main', ...unseen }, writer, null);
  expect(written).toEqual(JSON.parse(fixture('seed-shape/expected.json')));
  expect(writtenSnapshot.parse(written)).toEqual(written);
});

test('a task file is read however its steps, times, sections and line ends are written', () => {
  expect(readTaskFile(fixture('tolerant/TASK.md'))).toEqual(JSON.parse(fixture('tolerant/expected.json')));
});

test('a text without a task holds none', () => {
  expect(['', '# Notes\n\n- one\n', '<!-- [ ] Step 1: x -->', '```\n[ ] Step 1: x'].flatMap(readTaskFile)).toEqual([]);
});

test('what stands in code below a step is an example', () => {
  const code = '    ```\n    Next: never\n    Blocker: never\n    ```\n';
  const [task] = readTaskFile(`# Form\n\n[ ] Step 1: Draw\n    Approach: by hand\n${code}`);
  expect([task?.next, task?.steps[0]?.approach, task?.steps[0]?.blocker]).toEqual([null, 'by hand', null]);
  const [listed] = readTaskFile(`# Form\n\n- [ ] Step 1: Draw\n\n      ~~~\n      Next: never\n      ~~~\n\n  Next: the frame\n`);
  expect(listed?.next).toBe('the frame');
});

test('the shape of the session handoff system is a snapshot as it stands', () => {
  const seed = {
    id: '2026-06-18T09:41:22-handoff',
    task: 'Reminder For Part Payments',
    execution: { steps_planned: 5, steps_completed: 2, interruption: null },
    recovery: { next_action: 'Go on at line 42', uncommitted_state: ['jobs/select.sh (partial)'], confidence: null },
    open_questions: [],
  };
  expect(snapshot.parse(seed)).toEqual(seed);
  expect(writtenSnapshot.parse(seed)).toEqual(seed);
  expect(snapshot.parse({ ...seed, mood: 'good' })).toEqual({ ...seed, mood: 'good' });
});

test('the session that writes a snapshot cannot score it, and a reader can', () => {
  const written = snapshotOf({ task: null, taskFile: null, git: null, branch: null, ...unseen }, writer, null);
  const scored = { ...written, recovery: { ...written.recovery, confidence: 0.8 } };
  expect(writtenSnapshot.safeParse(written).success).toBe(true);
  expect(writtenSnapshot.safeParse(scored).success).toBe(false);
  expect(snapshot.safeParse(scored).success).toBe(true);
  expect(snapshot.safeParse({ ...scored, recovery: { ...scored.recovery, confidence: 1.2 } }).success).toBe(false);
});

test('a snapshot that only differs in when it was written says the same; the end of a session is a change', () => {
  const first = snapshotOf({ task: null, taskFile: null, git, branch: 'main', ...unseen }, writer, null);
  const second = snapshotOf(
    { task: null, taskFile: null, git, branch: 'main', ...unseen },
    { ...writer, now: '2026-06-18T09:50:00+02:00', tool: 'copilot' },
    first,
  );
  expect(second.sequence).toBe(2);
  expect(saysTheSame(first, second)).toBe(true);
  const ended = endedSnapshot(second, { reason: 'logout', interruption: null, now: '2026-06-18T10:00:00+02:00' });
  expect(saysTheSame(second, ended)).toBe(false);
  expect(ended.execution.interruption).toEqual({ kind: 'session-end', detail: 'logout' });
});

test('git says what is renamed, deleted, in conflict and untracked, and where there is neither branch nor commit', () => {
  const renamed = `2 R. N... 100644 100644 100644 ${head} ${head} R100 new name.ts`;
  const conflict = `u UU N... 100644 100644 100644 100644 ${head} ${head} ${head} both.ts`;
  const all = [
    '# branch.oid (initial)',
    '# branch.head (detached)',
    renamed,
    'old name.ts',
    file('.D', 'gone.ts'),
    file('A.', 'a b.ts'),
    conflict,
    '? x/',
    '',
  ];
  expect(statusOf(all.join('\0'))).toEqual({
    branch: null,
    head: null,
    detached: true,
    stashes: 0,
    unpushed: null,
    more: 0,
    dirty: [
      { path: 'new name.ts', status: 'renamed', staged: true },
      { path: 'gone.ts', status: 'deleted', staged: false },
      { path: 'a b.ts', status: 'added', staged: true },
      { path: 'both.ts', status: 'conflict', staged: true },
      { path: 'x/', status: 'untracked', staged: false },
    ],
  });
});

test('the schemas that are published say what the program checks', () => {
  const written = loopSchemas['written-snapshot'];
  expect(written).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    required: ['id', 'task', 'execution', 'recovery', 'open_questions'],
    properties: { recovery: { properties: { confidence: { type: 'null' } } } },
  });
  expect(loopSchemas['snapshot']).toMatchObject({
    properties: { recovery: { properties: { confidence: { anyOf: [{ type: 'number', minimum: 0, maximum: 1 }, { type: 'null' }] } } } },
  });
  expect(loopSchemas['acknowledgement']).toMatchObject({ additionalProperties: false });
});

test.each([
  ['Who may see it? - Berta', 'Who may see it?', 'Berta'],
  ['Who may see it? Finance lead.', 'Who may see it?', 'Finance lead'],
  ['Who may see it? (Berta)', 'Who may see it?', 'Berta'],
  ['Who may see it? - Finance lead (Jonas)', 'Who may see it?', 'Finance lead (Jonas)'],
  ['Who may see it? (owner: Finance lead (Jonas))', 'Who may see it?', 'Finance lead (Jonas)'],
  ['Who may see it (owner: Berta)', 'Who may see it', 'Berta'],
  ['Who may see it? Owner: Finance lead (Jonas)', 'Who may see it?', 'Finance lead (Jonas)'],
  ['Send it? - Finance lead. Task 3 waits.', 'Send it? Task 3 waits.', 'Finance lead'],
  ['Send it? - Dr. Meier.', 'Send it?', 'Dr. Meier'],
  ['(Seven? (Finance lead (Jonas)))', 'Seven?', 'Finance lead (Jonas)'],
  ['Which format? CSV or JSON - data team', 'Which format? CSV or JSON', 'data team'],
  ['Which format? CSV or JSON', 'Which format? CSV or JSON', null],
  ['Which colour? red or blue', 'Which colour? red or blue', null],
  ['Keep a - b? Ada.', 'Keep a - b?', 'Ada'],
  ['Drop the table - now?', 'Drop the table - now?', null],
  ['Who may see it? (urgent)', 'Who may see it? (urgent)', null],
  ['Who may see it? - low priority', 'Who may see it? - low priority', null],
  ['Who may see it? (decided by the head cook)', 'Who may see it?', 'the head cook'],
  ['Who may see it? - Jonas, by Friday', 'Who may see it? by Friday', 'Jonas'],
  ['Who may see it? Payroll prefers Excel.', 'Who may see it? Payroll prefers Excel.', null],
  ['Who may see it? Yes, since May (Ada)', 'Who may see it? Yes, since May (Ada)', null],
])('the question "%s" has no owner but the one it names', (item, question, owner) => {
  expect(questionOf(item)).toEqual({ question, owner });
});

test.each([
  ['src/read.ts:42', 42],
  ['`src/read.ts`, line 42', 42],
  ['src/read.ts#L42', 42],
  ['src/read.ts', null],
])('of the working file "%s" the snapshot has the line that is named', (name, line) => {
  const [task] = readTaskFile(`## Import\n\n[ ] Step 1: Read (IN PROGRESS)\n    Working file: ${name}\n`);
  const written = snapshotOf({ task: task ?? null, taskFile: 'TASK.md', git: null, branch: null, ...unseen }, writer, null);
  expect(written.execution.current_step).toMatchObject({ working_file: name, line });
});

test('a question of a task file that is written with its answer is decided', () => {
  const [task] = readTaskFile(
    '## Import\n\n[ ] Step 1: Read\n\n### Open questions\n- Blue? Yes, since May (Ada)\n- Red? - Ada\n- "Green? Yes."\n',
  );
  expect([task?.questions, task?.decisions]).toEqual([
    [
      { question: 'Red?', owner: 'Ada' },
      { question: 'Green? Yes.', owner: null },
    ],
    [{ at: null, text: 'Blue? Yes, since May (Ada)', guided: null }],
  ]);
});

const sample = '## Import\nAgent: claude | Started: 2026-05-01 09:00\n\n[ ] Step 1: Read the file\n';

test.each([
  ['a task alone', sample, true],
  ['a title and a line above it', `# Tasks\n\nKept by the agents. Newest below.\n\n${sample}`, true],
  ['an article that shows one', `# How we hand over\n\nChats vanish.\n\nThe code stays.\n\nThat is why tasks look so:\n\n${sample}`, false],
  ['steps without a task', '# Plan\n\n- [ ] Step 1: Read\n', false],
])('%s: known as a task file by its text: %#', (_, text, expected) => {
  expect(isTaskText(text)).toBe(expected);
});

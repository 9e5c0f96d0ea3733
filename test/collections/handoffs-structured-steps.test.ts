import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import type { Finding } from '../../src/model/problem.ts';
import { redact } from '../../src/redact/redact.ts';

function reading(value: unknown, path = 'handoff.json'): { data: Handoff | null; problems: Finding[]; leftOut: string | null } {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const { records, problems, leftOut } = handoffs.read({ path: redact(path, '').text, text: redact(text, path).text });
  return { data: records[0]?.data ?? null, problems, leftOut };
}

function read(value: unknown, path?: string): Handoff {
  const { data, leftOut } = reading(value, path);
  if (!data) throw new Error(`left out because it ${leftOut}`);
  return data;
}

const texts = (items: readonly { text: string }[]): string[] => items.map((it) => it.text);

const snapshot = (execution: object, next: string | null = 'Go on'): object => ({
  task: 'Move',
  execution,
  recovery: { next_action: next },
});

test.each([
  [
    'names of both',
    { steps_planned: ['A', 'B', 'C'], steps_completed: ['a'] },
    { done: ['a'], remaining: ['B', 'C'], plan: [], progress: { done: 1, total: 3 } },
  ],
  ['numbers', { steps_planned: 5, steps_completed: 2 }, { done: [], remaining: [], plan: [], progress: { done: 2, total: 5 } }],
  [
    'a number of those planned',
    { steps_planned: 3, steps_completed: ['A'] },
    { done: ['A'], remaining: [], plan: [], progress: { done: 1, total: 3 } },
  ],
  [
    'a number of those completed, which does not say which they are',
    { steps_planned: ['A', 'B'], steps_completed: 1 },
    { done: [], remaining: [], plan: ['A', 'B'], progress: { done: 1, total: 2 } },
  ],
  [
    'none completed',
    { steps_planned: ['A', 'B'], steps_completed: [] },
    { done: [], remaining: ['A', 'B'], plan: [], progress: { done: 0, total: 2 } },
  ],
  [
    'ids of those completed',
    {
      steps_planned: [
        { id: 's-1', name: 'A' },
        { id: 's-2', name: 'B' },
      ],
      steps_completed: ['s-1'],
    },
    { done: ['s-1'], remaining: ['s-2: B'], plan: [], progress: { done: 1, total: 2 } },
  ],
  [
    'steps that say their state',
    {
      steps_planned: [
        { name: 'A', status: 'done' },
        { name: 'B', status: 'todo' },
      ],
    },
    { done: ['A'], remaining: ['B'], plan: [], progress: { done: 1, total: 2 } },
  ],
])('steps of a snapshot by %s go where they belong', (_kind, execution, { done, remaining, plan, progress }) => {
  const data = read(snapshot(execution));
  expect([texts(data.done), texts(data.remaining), texts(data.plan), data.structured?.progress]).toEqual([done, remaining, plan, progress]);
  expect(data.nextAction?.text).toBe('Go on');
});

test('a snapshot without a next action names none: the first of the steps left to do is where it stands', () => {
  const data = read(snapshot({ steps_planned: ['A', 'B', 'C'], steps_completed: ['A'] }, null));
  expect([data.nextAction, data.step?.text, texts(data.next), texts(data.remaining)]).toEqual([null, 'B', ['B', 'C'], []]);
  expect(data.notRecorded).toContain('next');
  const over = read(snapshot({ steps_planned: ['A'], steps_completed: ['A'] }, null));
  expect([over.nextAction, over.step, over.notRecorded.includes('next')]).toEqual([null, undefined, false]);
});

test.each([
  ['limit', 'interruption: limit', 'in-progress'],
  [{ kind: 'usage_limit', detail: 'half of step 3 is written' }, 'interruption: usage_limit: half of step 3 is written', 'in-progress'],
  [{ kind: 'crash', at_step: 3 }, 'interruption: crash; at_step: 3', 'in-progress'],
  ['blocked by the review', 'interruption: blocked by the review', 'blocked'],
  ['limit, after all steps were done', 'interruption: limit, after all steps were done', 'in-progress'],
  [true, 'interruption', 'in-progress'],
])('the interruption %j is the status', (interruption, words, state) => {
  expect(read(snapshot({ interruption })).status).toMatchObject({ words, state });
});

test.each([null, false, 'none', ''])('the interruption %j is none', (interruption) => {
  expect(read(snapshot({ interruption })).status).toBeNull();
});

test('beside a status the interruption is to be watched', () => {
  const data = read({ ...snapshot({ interruption: 'limit' }), status: 'paused' });
  expect([data.status?.words, texts(data.watchFor), data.labels]).toEqual(['paused', ['interruption: limit'], []]);
});

test('a snapshot is asked only for what it has a place for', () => {
  expect(read(snapshot({ steps_planned: 2, steps_completed: 1 })).notRecorded).toEqual(['in progress', 'open questions']);
});

const gsd = (total: unknown): object => ({
  total_tasks: total,
  completed_tasks: [{ name: 'A', status: 'done' }],
  remaining_tasks: [{ name: 'B', status: 'not_started' }],
  next_action: 'Do B',
});

test.each([
  [7, { done: 1, total: 7 }],
  ['7', { done: 1, total: 7 }],
  [undefined, { done: 1, total: 2 }],
  ['many', { done: 1, total: 2 }],
])('with %j tasks in total the progress is %j', (total, progress) => {
  const { data, problems } = reading(gsd(total), '.planning/HANDOFF.json');
  expect([data?.structured?.progress, problems]).toEqual([progress, []]);
});

test('more tasks than are counted is a contradiction', () => {
  expect(reading(gsd(1), '.planning/HANDOFF.json').problems).toEqual([
    {
      code: 'HO709',
      line: 1,
      message: 'The handoff counts 1 task, and lists 2.',
      fix: 'Correct the value that is out of date.',
    },
  ]);
});

const entry = (attempt: number, fields: object): object => ({
  phase: 'build',
  attempt,
  session_id: `s${attempt}`,
  note: `Try ${attempt}`,
  ...fields,
});

test.each([
  ['an object', (entries: object[]): unknown => ({ entries })],
  ['a list', (entries: object[]): unknown => entries],
])('what earlier attempts put off or warned of stays open in %s of entries', (_kind, of) => {
  const data = read(
    of([
      entry(1, { deferred_criteria: ['Undo', 'Print'], known_risks: ['Slow', 'Leaks'] }),
      entry(2, { deferred_criteria: ['Print'], known_risks: [], resolved_risks: ['Leaks'] }),
      entry(3, { deferred_criteria: [], known_risks: ['Locks'] }),
    ]),
  );
  expect(data.remaining.map((it) => [it.group, it.text])).toEqual([
    ['build, attempt 1', 'Undo'],
    ['build, attempt 2', 'Print'],
  ]);
  expect(data.watchFor.map((it) => [it.group, it.text])).toEqual([
    ['build, attempt 1', 'Slow'],
    [null, 'Locks'],
  ]);
  expect([data.done, data.status?.words, data.log.at(-1)?.heading]).toEqual([[], 'Try 3', 'build, attempt 3: Try 3']);
});

test.each([
  ['docs/handoffs/2026-03-06.yaml', 'date: 2026-03-06\ngoal: Move\nnext_steps: [a\n', ['date', 'goal', 'next_steps']],
  ['docs/handoff-2026-03-06.yaml', 'date: 2026-03-06\nversion: 1.10\nnext_steps: [a\n', ['date', 'version', 'next_steps']],
  ['docs/handoffs/2026-03-06.yaml', 'next_steps: [a\n', ['next_steps']],
  ['docs/handoffs/2026-03-06.toml', 'goal = "Move"\nnext = ["a"\n\n[git]\nbranch = "x"\n', ['goal', 'git', 'branch', 'next']],
  ['docs/handoffs/2026-03-06.json', '{"goal": "Move", "next": ["a"', ['goal', 'next']],
  ['HANDOFF.yaml', 'date: [2026\n', ['date']],
])('%s with a broken value stays a record', (path, text, keys) => {
  const { data, problems } = reading(text, path);
  expect(data?.sections.map((it) => it.heading)).toEqual(keys);
  expect(new Set(problems.map((it) => it.code))).toEqual(new Set(['HO620']));
});

test('a broken file that only lies in a folder of snapshots is none', () => {
  expect(reading('columns: [a\n', 'snapshots/users.yaml').leftOut).toBe(
    'holds no handoff: none of its keys tells the state of a piece of work',
  );
});

test.each([
  [
    '.handoff/tasks/t1.toml',
    'id = "t1"\ntitle = "Ship"\nstatus = "done"\n',
    { shape: 'work order', topic: 'Ship', status: { words: 'done' }, nextAction: null },
  ],
  [
    '.handoff/tasks/t1-ship/_task.in_progress.json',
    '{"title": "Ship"}',
    { shape: 'work order', status: { words: 'in_progress', state: 'in-progress' } },
  ],
  ['.handoff/memory/m.json', '{"id": "m", "content": "Use tabs"}', { shape: 'free text', topic: 'm', readFirst: [{ text: 'Use tabs' }] }],
  ['.handoff/.active.json', '{"session": "s1"}', { session: 's1', notRecorded: [] }],
  [
    '.handoff/sessions/s1.toml',
    'status = "closed"\nsummary = "Half of it"\nnext_steps = ["a"]\n',
    { status: { words: 'Half of it', state: 'unknown' } },
  ],
])('%s of handoff-mcp is read', (path, text, expected) => {
  const { data, problems } = reading(text, path);
  expect(data).toMatchObject(expected);
  expect(problems).toEqual([]);
});

test.each(['.handoff/.active.json', '.handoff/tasks/t1.json', '.handoff/memory/injected/s1.json'])(
  '%s that holds nothing is none',
  (path) => {
    expect(reading('{}', path).leftOut).toBe('holds no handoff: none of its keys tells the state of a piece of work');
  },
);

import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import type { Finding } from '../../src/model/problem.ts';
import { redact } from '../../src/redact/redact.ts';

interface Outcome {
  data: Handoff | null;
  problems: Finding[];
  leftOut: string | null;
}

function reading(value: unknown, path = 'handoff.json'): Outcome {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const { records, problems, leftOut } = handoffs.read({ path: redact(path, '').text, text: redact(text, path).text });
  return { data: records[0]?.data ?? null, problems, leftOut };
}

function read(value: unknown, path = 'handoff.json'): Handoff {
  const { data, leftOut } = reading(value, path);
  if (!data) throw new Error(`left out because it ${leftOut}`);
  return data;
}

const texts = (items: readonly { text: string }[]): string[] => items.map((it) => it.text);

test.each(['next_action', 'nextAction', 'Next action', 'next-step', 'resume_at'])('%s is the next action', (key) => {
  expect(read({ [key]: 'Ship it' }).nextAction).toEqual({ text: 'Ship it', line: 1 });
});

test.each([
  ['next', 'remaining_tasks'],
  ['next', 'todo'],
  ['next', 'nextSteps'],
  ['done', 'done_this_session'],
  ['done', 'completedTasks'],
  ['blockers', 'blocked_by'],
  ['decisions', 'key_decisions_made'],
  ['triedAndFailed', 'failed'],
  ['triedAndFailed', 'deadEnds'],
  ['openQuestions', 'questions'],
  ['openQuestions', 'offene Fragen'],
  ['watchFor', 'known_risks'],
  ['verification', 'worked'],
  ['readFirst', 'context_notes'],
  ['next', '下一步'],
] as const)('%s takes the items of %s', (list, key) => {
  expect(texts(read({ goal: 'Move', [key]: ['One', 'Two'] })[list])).toEqual(['One', 'Two']);
});

test('a value of no known name is kept with its name, and an empty list is told as such', () => {
  const { labels, blockers, notRecorded } = read({ goal: 'Move', mood: 'calm', weather: { rain: true }, blockers: [], tags: [] });
  expect(labels.map(({ key, value }) => `${key}: ${value}`)).toEqual(['mood: calm', 'weather.rain: true', 'tags: none']);
  expect(blockers).toEqual([]);
  expect(notRecorded).not.toContain('goal');
});

test('what an unknown value holds is no status or name of the handoff', () => {
  const { status, topic, branch, labels } = read({
    next: ['Go'],
    services: { web: { name: 'shop', status: 'ACTIVE', branch: 'main' } },
  });
  expect([status, topic, branch]).toEqual([null, null, null]);
  expect(labels.map((it) => it.key)).toEqual(['services.web.name', 'services.web.status', 'services.web.branch']);
});

test('tasks go where their own state says, and count', () => {
  const data = read({
    tasks: [
      { title: 'A', status: 'done' },
      { title: 'B', status: 'in_progress' },
      { title: 'C', status: 'todo' },
      { title: 'D', status: 'parked' },
      { title: 'E', completed: true },
    ],
  });
  expect([texts(data.done), texts(data.inProgress), texts(data.next), texts(data.remaining)]).toEqual([['A', 'E'], ['B'], ['C'], ['D']]);
  expect(data.structured?.progress).toEqual({ done: 2, total: 5 });
  expect(data.nextAction?.text).toBe('B');
});

test('the list of versions tells the progress of each', () => {
  const data = read({
    meta: { phase: 'P1' },
    tasks: [
      { title: 'A', passes: true },
      { title: 'B', passes: false },
    ],
  });
  expect(handoffs.fieldsOf?.(data)).toMatchObject({ progress: '1 of 2', nextAction: 'B', done: 1, next: 1, status: null });
});

test('a list of tasks that all pass is asked for no next step', () => {
  expect(reading({ tasks: [{ title: 'A', passes: true }] }).problems).toEqual([]);
});

test('without a next step and with open work the writer is told', () => {
  expect(reading({ goal: 'Move', done: ['Packed'] }).problems).toEqual([
    {
      code: 'HO701',
      message: 'The handoff names no next step, so nobody can start from it.',
      fix: 'Add a value such as `next_action` with the very next step in one sentence.',
    },
  ]);
});

test.each([
  ['no number is no judgement', {}, { confidence: null }, 'not yet', null],
  [
    'a number with a reader of another session counts',
    { session_id: 'a' },
    { confidence: 0.7, read_by: { session_id: 'b' } },
    'by its reader',
    0.7,
  ],
  [
    'a number of the same session is its writer’s',
    { session_id: 'a' },
    { confidence: 0.7, read_by: { session_id: 'a' } },
    'by its writer',
    null,
  ],
  ['a number that nobody signed is its writer’s', { session_id: 'a' }, { confidence: 1 }, 'by its writer', null],
  ['a number that is no share is not taken', { session_id: 'a' }, { confidence: 90, read_by: { session_id: 'b' } }, 'by its writer', null],
])('%s', (_title, top, recovery, judged, value) => {
  const { data, problems } = reading({
    ...top,
    task: 'Move',
    execution: {},
    recovery: { next_action: 'Go', uncommitted_state: [], ...recovery },
  });
  expect(data?.structured?.confidence).toMatchObject({ judged, value });
  expect(problems.map((it) => it.code)).toEqual(judged === 'by its writer' ? ['HO707'] : []);
});

test('no number of a writer stands anywhere in the record', () => {
  const data = read({ task: 'Move', execution: {}, recovery: { next_action: 'Go', confidence: 0.123 } });
  expect(JSON.stringify(data)).not.toContain('0.123');
});

test('a list of very many items is cut, and says how long it is', () => {
  const data = read({ done: Array.from({ length: 5000 }, (_, index) => `Step ${index}`), next: ['Go'] });
  expect([data.done.length, data.cut['done']]).toEqual([100, 5000]);
  expect(handoffs.schema.parse(data)).toEqual(data);
});

test('very deep values are read to their end', () => {
  const deep = `{"next": ["Go"], "deep": ${'{"a":'.repeat(150)}1${'}'.repeat(150)}}`;
  expect(read(deep).nextAction?.text).toBe('Go');
  const deeper = `{"next": ["Go"], "deep": ${'['.repeat(5000)}${']'.repeat(5000)}}`;
  expect(reading(deeper).problems.map((it) => it.code)).toEqual(['HO626']);
});

test('a key that is a name of programs is an ordinary key', () => {
  const data = read('{"next": ["Go"], "__proto__": {"done": ["x"]}, "constructor": "c", "toString": "t"}');
  expect(data.labels.map((it) => it.key)).toEqual(['__proto__.done', 'constructor', 'toString']);
  expect(data.done).toEqual([]);
});

test('an empty file with the name of a handoff is one', () => {
  expect(reading('\n')).toMatchObject({ data: { shape: 'empty' }, problems: [{ code: 'HO703' }], leftOut: null });
});

test('a file with the name that cannot be read at all is shown all the same, and nothing is said of it', () => {
  const { data, problems } = reading('next: "unclosed\n', 'HANDOFF.yaml');
  expect(data).toMatchObject({ shape: 'session state', nextAction: null, notRecorded: [], sections: [{ heading: 'next', line: 1 }] });
  expect(problems.map((it) => it.code)).toEqual(['HO620']);
});

test.each([
  ['3/5', { done: 3, total: 5 }],
  ['2 of 7 steps', { done: 2, total: 7 }],
  [
    { completed: 4, total: 9 },
    { done: 4, total: 9 },
  ],
  ['60%', null],
])('progress %j is read', (progress, expected) => {
  const data = read({ goal: 'Move', next: ['Go'], progress });
  expect(data.structured?.progress).toEqual(expected);
  expect(data.labels).toEqual(expected === null ? [{ key: 'progress', value: '60%', line: 1 }] : []);
});

test('the transcript of a session is left out', () => {
  const line = JSON.stringify({
    type: 'user',
    parentUuid: null,
    timestamp: '2026-01-01T00:00:00Z',
    message: { role: 'user', content: 'Hi' },
  });
  expect(reading(`${line}\n`, 'session.jsonl')).toEqual({
    data: null,
    problems: [],
    leftOut: 'is the transcript of a session, not what it left for the next',
  });
});

test('numbers and truth values of YAML are no items', () => {
  const data = read('next: [Go]\nfiles: true\ndone: 3\nsteps_planned: 5\n', 'handoff.yaml');
  expect([data.files, data.done, data.structured?.progress]).toEqual([[], [], { done: 3, total: 5 }]);
});

test('lines of a second document and of a broken one count from the top of the file', () => {
  const text = 'session: a\n---\ngoal: Move\nbroken: [x\nnext:\n  - Go\n';
  const { data, problems } = reading(text, 'HANDOFF.yaml');
  expect([data?.session, data?.goal, data?.nextAction]).toEqual(['a', { text: 'Move', line: 3 }, { text: 'Go', line: 6 }]);
  expect(problems.map((it) => it.code)).toEqual(['HO620']);
});

const none = 'holds no handoff: none of its keys tells the state of a piece of work';

test.each([
  ['handoff.json', '{"type": "service_account", "client_id": "1"}'],
  ['handoff.json', '[1, 2, 3]'],
  ['handoff.json', '"text"'],
  ['handoff.toml', '[project]\nname = "A"\n\n[documents]\ndecisions = "docs/DECISIONS.md"\n'],
  ['session-state.json', '{"lastWorkspace": "", "lastSessionEnd": ""}'],
  ['session-state.json', '{"account": {"status": "ACTIVE"}, "session_status": "PRE_SESSION"}'],
  ['snapshots/a.json', '{"columns": [], "name": "users"}'],
  ['session.jsonl', '{"a": 1}\n'],
])('%s with %s is left out', (path, text) => {
  expect(reading(text, path)).toMatchObject({ data: null, leftOut: none });
});

test.each([
  ['handoff.json', '{ "pr_id": 1234567890123456789, "version": 1.10, "done": 3.0, "total_steps": 5e0, "task": "Go on" }'],
  ['handoff.toml', 'pr_id = 1234567890123456789\nversion = 1.10\ndone = 3.0\ntotal_steps = 5e0\ntask = "Go on"\n'],
])('numbers of %s are shown as they stand in the file, and count all the same', (path, text) => {
  const { labels, structured } = read(text, path);
  expect(labels.map((it) => `${it.key} ${it.value}`)).toEqual(['pr_id 1234567890123456789', 'version 1.10', 'done 3.0']);
  expect(structured?.progress).toEqual({ done: 3, total: 5 });
});

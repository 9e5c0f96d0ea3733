import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import { templateOf } from '../../src/init/templates.ts';
import type { Version } from '../../src/model/collection.ts';
import { fixture, linked, snapshotOf, textOf, version } from './linked.ts';

test('the sessions of a task are one piece of work with its task file, whatever the beginning of its name they wrote', () => {
  const { at, summary } = linked({
    'TASK.md': fixture('handoffs/task-file/TASK.md'),
    '.handover/snapshots/b.json': snapshotOf('s-18', {
      written_at: '2026-08-31T11:00:00+02:00',
      execution: { steps_planned: 5, steps_completed: 5, interruption: null },
      recovery: { next_action: null, uncommitted_state: [], confidence: null },
    }),
    '.handover/snapshots/a.json': snapshotOf('s-17', { spec_gaps: [{ section: 'Shells', text: 'which ones' }] }),
    '.handover/snapshots/c.json': snapshotOf('s-19', { task: 'Another one', ended_at: '2026-08-31T12:00:00+02:00' }),
  });
  expect(at('TASK.md').task).toMatchObject({
    title: 'Agent Handoff System Implementation',
    planned: 5,
    completed: 2,
    gaps: [{ section: 'Shells', text: 'which ones' }],
    sessions: [
      { session: 's-17', midStep: true, ended: false, step: 'Step 3: Write stop hook' },
      { session: 's-18', midStep: false, completed: 5 },
    ],
    file: 'TASK.md',
  });
  expect(at('.handover/snapshots/a.json').task).toEqual(at('TASK.md').task);
  expect(summary).toEqual({
    tasks: [
      {
        id: 'TASK.md',
        title: 'Agent Handoff System Implementation',
        done: 2,
        total: 5,
        sessions: 2,
        midStep: 0,
        noEnd: 2,
        step: 'Step 3: Write stop hook',
      },
      {
        id: '.handover/snapshots/c.json',
        title: 'Another one',
        done: 2,
        total: 5,
        sessions: 1,
        midStep: 1,
        noEnd: 0,
        step: 'Step 3: Write stop hook',
      },
    ],
    pauses: [],
    pieces: [['TASK.md', '.handover/snapshots/b.json', '.handover/snapshots/a.json']],
  });
});

test('a handoff goes on from the one that its text, its number or its session names', () => {
  const { at } = linked({
    'plans/handoffs/HANDOFF_import_2026-05-01.md': '# HANDOFF: Import\nSeq: 1\n\n## Next\n1. Go\n',
    'plans/handoffs/HANDOFF_import_2026-05-03.md': '# HANDOFF: Import\nParent: `HANDOFF_import_2026-05-01.md`\n\n## Next\n1. Go\n',
    'plans/handoffs/HANDOFF_import_2026-05-04.md': '# HANDOFF: Import\nSeq: 2\n\n## Next\n1. Go\n',
    'docs/handoffs/handoff-0139.md': '# Handoff #0139\n\n## Next\n1. Go\n',
    'docs/handoffs/handoff-0140.md': '# Handoff #0140\n\n## Next\n1. Go\n',
  });
  const before = (id: string) => at(id).continues?.map((it) => [it.id, it.by]);
  expect(before('plans/handoffs/HANDOFF_import_2026-05-03.md')).toEqual([['plans/handoffs/HANDOFF_import_2026-05-01.md', 'parent']]);
  expect(before('plans/handoffs/HANDOFF_import_2026-05-04.md')).toEqual([['plans/handoffs/HANDOFF_import_2026-05-01.md', 'sequence']]);
  expect(before('docs/handoffs/handoff-0140.md')).toEqual([['docs/handoffs/handoff-0139.md', 'sequence']]);
  expect(before('docs/handoffs/handoff-0139.md')).toBe(undefined);
  expect(at('docs/handoffs/handoff-0139.md').continuedBy?.map((it) => it.id)).toEqual(['docs/handoffs/handoff-0140.md']);
});

const handoffOf = (day: string, next: string): string => `# HANDOFF: Import\nUpdated: ${day}\n\n## Next\n1. ${next}\n`;
const one = (path: string, blob: string): Version[] => [version(1, { path, blob })];

test('copies, archives and the older one of two forms of a handoff name each other, by text and day and not by their place', () => {
  const { at } = linked(
    {
      'HANDOFF.md': handoffOf('2026-05-03', 'Go'),
      'docs/handoffs/2026-05-03-import.md': handoffOf('2026-05-03', 'Go'),
      'HANDOFF-ARCHIVE.md': '# Archive\n\n## 2026-05-01\nDone: a\n',
      'HANDOFF.json': '{ "updated_at": "2026-05-01", "status": "in progress", "next_action": "Stop" }',
    },
    {},
    {
      'HANDOFF.md': one('HANDOFF.md', 'a'),
      'docs/handoffs/2026-05-03-import.md': one('docs/handoffs/2026-05-03-import.md', 'a'),
      'HANDOFF-ARCHIVE.md': one('HANDOFF-ARCHIVE.md', 'b'),
      'HANDOFF.json': one('HANDOFF.json', 'c'),
    },
  );
  const twins = (id: string) => at(id).twins?.map((it) => `${it.as} ${it.path}`);
  expect(twins('HANDOFF.md')).toEqual(['copy docs/handoffs/2026-05-03-import.md', 'archive HANDOFF-ARCHIVE.md']);
  expect(twins('docs/handoffs/2026-05-03-import.md')).toEqual(['original HANDOFF.md']);
  expect(twins('HANDOFF.json')).toEqual(['newer HANDOFF.md']);
});

test.each([
  ['no end is recorded', null, {}, 'mid-step, no end recorded'],
  ['its last answer was interrupted', { kind: 'user-interrupt' }, {}, 'mid-step, no end recorded'],
  ['its context was made shorter', { kind: 'compaction' }, {}, 'mid-step, no end recorded'],
  ['its end is recorded', { kind: 'session-end' }, { ended_at: '2026-08-31T12:00:00+02:00' }, 'mid-step'],
  ['it ended after an interruption', { kind: 'user-interrupt' }, { ended_at: '2026-08-31T12:00:00+02:00' }, 'mid-step'],
  ['its writer says what ended it', 'usage limit', {}, 'mid-step'],
] as const)(
  'of a session in the middle of a step it is said that it ended there only where that is known: %s',
  (_, interruption, more, ended) => {
    const { execution } = JSON.parse(snapshotOf('s-17'));
    const path = '.handover/snapshots/a.json';
    const { at } = linked({ [path]: snapshotOf('s-17', { execution: { ...execution, interruption }, ...more }) });
    expect(handoffs.fieldsOf?.(at(path))).toMatchObject({ ended });
  },
);

test.each([
  ['in progress', '[ ] Step 2: Write the rows (IN PROGRESS -- 60%)', true, ['In progress']],
  ['not begun', '[ ] Step 2: Write the rows', false, ['Left to do']],
])('where nobody wrote a next action, the step the work stands at is a fact of its own: one that is %s', (_, line, begun, states) => {
  const { at } = linked({ 'TASK.md': `## Import\n\n### Steps\n[x] Step 1: Read the file\n${line}\n` });
  const data = at('TASK.md');
  expect([data.nextAction, data.next, data.step]).toEqual([null, [], { text: 'Step 2: Write the rows', line: 5, begun }]);
  expect(data.notRecorded).toContain('next');
  expect(handoffs.fieldsOf?.(data)).toMatchObject({ nextAction: null });
  expect(handoffs.trackedOf?.(data, '').fields).toMatchObject({ nextAction: null, step: 'Step 2: Write the rows' });
  const open = handoffs.open?.of({ title: 'Import', data }).filter((it) => it.kind === 'unfinished');
  expect(open?.map((it) => [it.state, it.text])).toEqual(states.map((it) => [it, 'Step 2: Write the rows']));
});

test('what somebody wrote as the next action stands beside the step', () => {
  const { at } = linked({ 'TASK.md': '## Import\n\n### Steps\n[ ] Step 1: Read the file\n    Next: open the table\n' });
  expect(at('TASK.md')).toMatchObject({
    nextAction: { text: 'open the table' },
    step: { text: 'Step 1: Read the file', begun: false },
    remaining: [{ text: 'Step 1: Read the file' }],
  });
  expect(at('TASK.md').notRecorded).not.toContain('next');
});

test('the snapshots of a task file that has another name by now belong to it, and those of another one do not', () => {
  const snapshot = '.handover/snapshots/a.json';
  const work = { 'WORK.md': fixture('handoffs/task-file/TASK.md'), [snapshot]: snapshotOf('s-17', { task_file: 'TASK.md' }) };
  const told = linked(work);
  expect(told.at('WORK.md').task?.sessions.map((it) => it.session)).toEqual(['s-17']);
  expect(told.at(snapshot).task?.file).toBe('WORK.md');
  const both = linked({ ...work, 'TASK.md': fixture('handoffs/task-file/TASK.md') });
  expect([both.at(snapshot).task?.file, both.at('WORK.md').task?.sessions]).toEqual(['TASK.md', []]);
});

const readTask = (text: string) => handoffs.read({ path: textOf('TASK.md', 'TASK.md'), text: textOf('TASK.md', text) });

test('a task file that nobody has filled in is no record, and one that was only begun is', () => {
  expect(readTask(templateOf('task').text)).toEqual({ records: [], problems: [], leftOut: 'is a task file that nobody has filled in' });
  expect(readTask('## Import job\nStarted: 2026-08-31T09:14:00\n\n### Steps\n').records).toMatchObject([
    { title: 'Import job', data: { shape: 'task', nextAction: null, task: { planned: 0 } } },
  ]);
  expect(readTask('# Task\n\nBuild the importer.\n').records).toMatchObject([{ title: 'Task', data: { shape: 'free text' } }]);
});

test.each([
  [
    'the file was committed later and has moved on',
    '2026-09-01T09:00:00+02:00',
    /\[ \] Step 3: .*/,
    '[x] Step 3: Write stop hook -- done 12:00',
    'TASK.md',
  ],
  ['the file was committed with it, and nothing has moved', '2026-09-01T09:00:00+02:00', 'nothing', '', null],
  [
    'the file is older than the snapshot',
    '2026-08-31T09:00:00+02:00',
    /\[ \] Step 3: .*/,
    '[x] Step 3: Write stop hook -- done 12:00',
    null,
  ],
  ['the file is not committed', null, /\[ \] Step 3: .*/, '[x] Step 3: Write stop hook -- done 12:00', 'TASK.md'],
  ['the file was cut off', '2026-09-01T09:00:00+02:00', /\[ \] Step 5: [^]*/, '', null],
])('where the work stands is told by the newer of a task file and its snapshot: %s', (_, at, from, to, expected) => {
  const path = '.handover/snapshots/a.json';
  const text = fixture('handoffs/task-file/TASK.md').replace(from, to);
  const it = linked({ 'TASK.md': text, [path]: snapshotOf('s-17') }, {}, { 'TASK.md': [version(1, { path: 'TASK.md', at })] }).at(path);
  expect(it.snapshot?.toldBy).toBe(expected);
  const left = handoffs.open?.of({ title: 'Task', data: it }).flatMap(({ kind, state }) => (kind === 'unfinished' ? (state ?? '') : []));
  expect(left?.filter((state) => state !== 'Not committed when written').length === 0).toBe(expected !== null);
  expect(left).toContain('Not committed when written');
});

test('a decision that nothing and nobody guided says so, in a task file and in the snapshot of it', () => {
  const { at } = linked({
    'TASK.md': '## Import\n\n### Steps\n[ ] Step 1: Go\n\n### Decisions\n09:22 -- in pieces (without guidance)\n09:30 -- by night\n',
    '.handover/snapshots/a.json': snapshotOf('s-17', {
      decisions: [
        { at: '09:22', text: 'in pieces', guided: false },
        { at: '09:30', text: 'by night', guided: null },
      ],
    }),
  });
  expect(at('TASK.md').decisions.map((it) => it.text)).toEqual(['09:22: in pieces (without guidance)', '09:30: by night']);
  expect(at('.handover/snapshots/a.json').decisions.map((it) => it.text)).toEqual(['in pieces (without guidance)', 'by night']);
});

test('only what the hooks write is read from .handover, whatever its name', () => {
  const owned = ['.handover/snapshots/s-17.json', 'app/.handover/snapshots/x.json', 'TASK.md', 'app/TASK.md'];
  const others = [
    '.handover/acknowledgements/2026-handoff.json',
    '.handover/settings.json',
    '.handover/local/handoff.json',
    'templates/TASK.md',
    'task.md',
  ];
  expect(owned.filter((it) => !handoffs.owns(it))).toEqual([]);
  expect(others.filter((it) => handoffs.owns(it) || handoffs.excludes(it) !== null)).toEqual([]);
});

test.each([
  ['open', null, []],
  ['open', 0, []],
  ['open', 30, ['Write the rows']],
  ['in progress', null, ['Write the rows']],
] as const)(
  'a step of a snapshot that is %s, at %s per cent, is in progress only where something of it was begun',
  (state, percent, expected) => {
    const snapshot = {
      id: 'a',
      session_id: 'a',
      task: 'Import',
      execution: {
        steps_planned: 1,
        steps_completed: 0,
        interruption: null,
        current_step: { number: 1, title: 'Write the rows', percent },
        steps: [{ number: 1, title: 'Write the rows', state }],
      },
      recovery: { next_action: null, uncommitted_state: [], confidence: null },
      open_questions: [],
    };
    const { at } = linked({ '.handover/snapshots/a.json': JSON.stringify(snapshot) });
    expect(at('.handover/snapshots/a.json').inProgress.map((it) => it.text)).toEqual(expected);
  },
);

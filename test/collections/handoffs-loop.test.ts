import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { handoffs } from '../../src/collections/handoffs/index.ts';
import type { Handoff } from '../../src/collections/handoffs/schema.ts';
import { templateOf } from '../../src/init/templates.ts';
import type { Sibling, Version } from '../../src/model/collection.ts';
import { redact } from '../../src/redact/redact.ts';
import { treeOfFiles } from './tree.ts';

const textOf = (path: string, text: string) => redact(text, path).text;

/** The records of texts as they are linked in a tree that holds them and `others`. */
function linked(
  texts: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = {},
  versions: Readonly<Record<string, Version[]>> = {},
) {
  const siblings = Object.entries(texts).flatMap(([path, text]) =>
    handoffs.read({ path: textOf(path, path), text: textOf(path, text) }).records.map((it): Sibling<Handoff> => ({
      id: it.key === null ? path : `${path}#${it.key}`,
      title: it.title,
      path,
      line: it.line,
      versions: versions[path] ?? [],
      data: it.data,
    })),
  );
  const tree = {
    ...treeOfFiles([...Object.keys(texts), ...Object.keys(others)].toSorted()),
    textOf: (path: string) => (Object.hasOwn(others, path) ? textOf(path, others[path] ?? '') : null),
  };
  const { data } = handoffs.link(siblings, tree);
  for (const it of data.values()) expect(handoffs.schema.parse(it)).toEqual(it);
  const at = (id: string): Handoff => {
    const it = data.get(id);
    if (it === undefined) throw new Error(`no record ${id}`);
    return it;
  };
  const summary = handoffs.summaryOf?.(
    siblings.map((it) => ({ ...it, data: at(it.id) })),
    tree,
  );
  return { at, summary };
}

const fixture = (path: string): string => readFileSync(`test/fixtures/${path}`, 'utf8');
const version = (number: number, more: Partial<Version> = {}): Version => ({
  number,
  path: 'HANDOFF.md',
  blob: `blob-${number}`,
  at: `2026-06-${10 + number}T10:00:00Z`,
  fields: null,
  ...more,
});
const ackOf = (about: object, more: object = {}, reader: object = {}): string =>
  JSON.stringify({
    schema: 'handover.acknowledgement/1',
    about,
    reader: { session_id: 'session-4', tool: 'codex', model: null, identified: true, ...reader },
    counted: true,
    at: '2026-06-19T09:12:00+02:00',
    resumed: 'clean',
    confidence: 0.9,
    read_back: 'I finish invoices.py.',
    missing: ['name of the test database'],
    reconstruction: { minutes: null, steps: null },
    compared: null,
    ...more,
  });
const snapshotOf = (session: string, more: object = {}): string => {
  const it = JSON.parse(fixture('handoffs/hook-snapshot/.handover/snapshots/s-17.json'));
  return JSON.stringify({ ...it, id: `2026-08-31T09:41:22-${session}-handoff`, session_id: session, ...more });
};

test('the words of a reader stand at the version of the handoff that was read, and nobody has read the others', () => {
  const handoff = { kind: 'handoff', path: 'HANDOFF.md', blob: 'blob-1' };
  const { at } = linked(
    { 'HANDOFF.md': '# HANDOFF: Reminder\n\n## Next\n1. Run case 4\n', 'docs/HANDOFF.md': '# HANDOFF: Other\n\n## Next\n1. Go\n' },
    { '.handover/acknowledgements/a.json': ackOf(handoff), '.handover/acknowledgements/b.json': ackOf({ ...handoff, blob: 'gone' }) },
    { 'HANDOFF.md': [version(1), version(2)] },
  );
  expect(at('HANDOFF.md').readers).toMatchObject([
    { version: 1, session: 'session-4', tool: 'codex', counted: true, confidence: 0.9, missing: ['name of the test database'] },
    { version: null },
  ]);
  expect(at('docs/HANDOFF.md').readers).toEqual([]);
});

test('a reader that is not identified, and one that wrote the snapshot itself, do not count', () => {
  const path = '.handover/snapshots/s-17.json';
  const about = { kind: 'snapshot', id: '2026-08-31T09:41:22-s-17-handoff', path, session_id: 's-17', sequence: 4 };
  const { at } = linked(
    { [path]: snapshotOf('s-17') },
    {
      '.handover/acknowledgements/a.json': ackOf(about, { counted: false }, { session_id: null, identified: false }),
      '.handover/acknowledgements/b.json': ackOf(about, {}, { session_id: 's-17' }),
      '.handover/acknowledgements/c.json': ackOf({ ...about, id: 'older', sequence: 3 }),
      '.handover/acknowledgements/d.json': '{',
    },
    { [path]: [version(1, { path, fields: { sequence: 3 } }), version(2, { path, fields: { sequence: 4 } })] },
  );
  expect(at(path).readers?.map((it) => [it.path.slice(-6), it.version, it.counted])).toEqual([
    ['a.json', 2, false],
    ['b.json', 2, false],
    ['c.json', 1, true],
  ]);
});

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

const readTask = (text: string) => handoffs.read({ path: textOf('TASK.md', 'TASK.md'), text: textOf('TASK.md', text) });

test('a task file that nobody has filled in is no record, and one that was only begun is', () => {
  expect(readTask(templateOf('task').text)).toEqual({ records: [], problems: [], leftOut: 'is a task file that nobody has filled in' });
  expect(readTask('## Import job\nStarted: 2026-08-31T09:14:00\n\n### Steps\n').records).toMatchObject([
    { title: 'Import job', data: { shape: 'task', nextAction: null, task: { planned: 0 } } },
  ]);
  expect(readTask('# Task\n\nBuild the importer.\n').records).toMatchObject([{ title: 'Task', data: { shape: 'free text' } }]);
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

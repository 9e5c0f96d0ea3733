import { expect, test } from 'vitest';
import { acknowledgements } from '../../src/collections/acknowledgements/index.ts';
import type { Reader } from '../../src/loop/heard.ts';
import { ackOf, fixture, linked, snapshotOf, textOf, version } from './linked.ts';
import { treeOfFiles } from './tree.ts';

const toldOf = ({ path, counted, replacedBy }: Reader) => [path.slice(27), counted, replacedBy?.slice(27) ?? null];

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

test('of what one session said of one text the last counts, and what it said before is shown as replaced', () => {
  const path = '.handover/snapshots/s-17.json';
  const about = { kind: 'snapshot', id: '2026-08-31T09:41:22-s-17-handoff', path, session_id: 's-17', sequence: 4 };
  const later = { at: '2026-06-19T10:00:00+02:00', confidence: 0.4 };
  const others = {
    '.handover/acknowledgements/s--a-2.json': ackOf(about, later),
    '.handover/acknowledgements/s--a-10.json': ackOf(about, { ...later, confidence: 0.3 }),
    '.handover/acknowledgements/s--a-1.json': ackOf(about),
    '.handover/acknowledgements/s--a-11.json': ackOf(
      about,
      { ...later, at: '2026-06-20T10:00:00+02:00', counted: false },
      { identified: false },
    ),
    '.handover/acknowledgements/s--b-1.json': ackOf(about, {}, { session_id: 'session-5' }),
    '.handover/acknowledgements/older--a-1.json': ackOf({ ...about, id: 'older', sequence: 3 }),
  };
  const { at } = linked({ [path]: snapshotOf('s-17') }, others);
  expect(at(path).readers?.map(toldOf)).toEqual([
    ['older--a-1.json', true, null],
    ['s--a-1.json', false, 's--a-10.json'],
    ['s--b-1.json', true, null],
    ['s--a-2.json', false, 's--a-10.json'],
    ['s--a-10.json', true, null],
    ['s--a-11.json', false, null],
  ]);
  const records = Object.entries(others).flatMap(([file, text]) =>
    acknowledgements.read({ path: textOf(file, file), text: textOf(file, text) }).records.map((it) => ({ ...it, id: file, path: file })),
  );
  const { data } = acknowledgements.link(records, treeOfFiles([]));
  expect([...data.values()].map(({ said }) => toldOf(said)).toSorted()).toEqual(at(path).readers?.map(toldOf).toSorted());
});

const path = (name: string) => `.handover/snapshots/${name}.json`;

test('what was said of the snapshots of a task stands at its task file too, each with the snapshot and the version that was read', () => {
  const about = (session: string) => ({
    kind: 'snapshot',
    id: `2026-08-31T09:41:22-${session}-handoff`,
    path: path(session),
    session_id: session,
    sequence: 4,
  });
  const { at } = linked(
    {
      'TASK.md': fixture('handoffs/task-file/TASK.md'),
      'other/TASK.md': '## Another one\n\n### Steps\n[ ] Step 1: Go\n',
      [path('s-17')]: snapshotOf('s-17'),
      [path('s-18')]: snapshotOf('s-18'),
      [path('s-19')]: snapshotOf('s-19', { task: 'Something else' }),
    },
    {
      '.handover/acknowledgements/a.json': ackOf(about('s-18')),
      '.handover/acknowledgements/b.json': ackOf(about('s-17'), { at: '2026-06-18T09:00:00+02:00' }),
      '.handover/acknowledgements/c.json': ackOf(about('s-19')),
    },
    {
      [path('s-18')]: [
        version(1, { path: path('s-18'), fields: { sequence: 3 } }),
        version(2, { path: path('s-18'), fields: { sequence: 4 } }),
      ],
    },
  );
  expect(at('TASK.md').readers?.map((it) => [it.path.slice(-6), it.of, it.version])).toEqual([
    ['b.json', { id: path('s-17'), session: 's-17' }, null],
    ['a.json', { id: path('s-18'), session: 's-18' }, 2],
  ]);
  expect(at(path('s-18')).readers?.map((it) => it.of)).toEqual([undefined]);
  expect(at('other/TASK.md').readers).toBe(undefined);
});

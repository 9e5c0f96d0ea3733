import { expect, test } from 'vitest';
import { namingOf, rowsOf, tellerOf } from '../../src/collections/handoffs/loop/rows.ts';
import { timelineOf, type Mark } from '../../src/collections/handoffs/timeline.ts';
import { revisionOf } from '../deliver/content.ts';
import { fixture, linked, snapshotOf } from './linked.ts';

const session = (name: string, more: object = {}) => ({ [`.handover/snapshots/${name}.json`]: snapshotOf(name, more) });
const task = { 'TASK.md': fixture('handoffs/task-file/TASK.md') };
const piecesOf = (texts: Readonly<Record<string, string>>): string[][] => {
  const { pieces } = linked(texts).summary as { pieces: string[][] };
  return pieces.map((it) => it.toSorted());
};
const [one, two] = ['.handover/snapshots/s-1.json', '.handover/snapshots/s-2.json'];

test('the sessions of a task, its task file and the handoff that has its title are one piece of work', () => {
  const handoff = { 'HANDOFF.md': '# HANDOFF: Agent Handoff System\n\n## Next\n1. Go\n' };
  expect(piecesOf({ ...task, ...session('s-1'), ...session('s-2'), ...handoff })).toEqual([[one, two, 'HANDOFF.md', 'TASK.md']]);
});

test.each([
  ['of another title', '# HANDOFF: Invoices\n\n## Next\n1. Go\n'],
  ['of no title', '# Handoff\n\n## Next\n1. Go\n'],
  ['on the branch of everybody', '# HANDOFF: Invoices\nBranch: main\n\n## Next\n1. Go\n'],
])('a handoff %s stays apart', (_, text) => {
  expect(piecesOf({ ...task, ...session('s-1', { branch: 'main' }), 'HANDOFF.md': text })).toEqual([[one, 'TASK.md']]);
});

test('a handoff on the branch that one task alone is on belongs to it, and to none where two are', () => {
  const handoff = { 'HANDOFF.md': '# Handoff\nBranch: feature/hooks\n\n## Next\n1. Go\n' };
  const on = { branch: 'feature/hooks' };
  expect(piecesOf({ ...task, ...session('s-1', on), ...handoff })).toEqual([[one, 'HANDOFF.md', 'TASK.md']]);
  expect(piecesOf({ ...task, ...session('s-1', on), ...session('s-2', { ...on, task: 'Other' }), ...handoff })).toEqual([[one, 'TASK.md']]);
});

test('what a handoff says it goes on from is the same piece of work; a running number alone does not say so', () => {
  const chain = {
    'handoffs/HANDOFF_a.md': '# HANDOFF: Read\n\n## Next\n1. Go\n',
    'handoffs/HANDOFF_b.md': '# HANDOFF: Write\nParent: `HANDOFF_a.md`\n\n## Next\n1. Go\n',
    'docs/handoffs/handoff-0139.md': '# Handoff #0139: Read\n\n## Next\n1. Go\n',
    'docs/handoffs/handoff-0140.md': '# Handoff #0140: Write\n\n## Next\n1. Go\n',
  };
  expect(piecesOf(chain)).toEqual([['handoffs/HANDOFF_a.md', 'handoffs/HANDOFF_b.md']]);
});

const bare = (branch: string) => ({
  task: branch,
  branch,
  task_file: null,
  execution: { steps_planned: 0, steps_completed: 0, interruption: null, current_step: null, steps: [] },
});

test('sessions without a task file are one piece of work on a branch of their own, and apart on that of everybody', () => {
  expect(piecesOf({ ...session('s-1', bare('feature/x')), ...session('s-2', bare('feature/x')) })).toEqual([[one, two]]);
  expect(piecesOf({ ...session('s-1', bare('main')), ...session('s-2', bare('main')) })).toEqual([]);
});

const inWords = (marks: readonly Mark<{ id: string }>[]): string[] =>
  marks.map((it) => (it.kind === 'gap' ? `${it.days} days` : `${it.of.id}:${it.number}`));
const record = (id: string, ...days: (string | null)[]) => ({
  id,
  data: {},
  revisions: days.map((day, index) =>
    revisionOf(index + 1, { authoredAt: day === null ? null : `2026-${day}T10:00:00Z`, ...(day === null ? { commit: null } : {}) }),
  ),
});

test('the versions of one piece of work stand in one row in the order of time, each with the record that it leads to', () => {
  const [month] = timelineOf([[record('b', '06-03', '06-04', null), record('a', '06-01', '06-02', '06-14')]], []);
  expect(inWords(month?.rows[0]?.marks ?? [])).toEqual(['a:1', 'a:2', 'b:1', 'b:2', '10 days', 'a:3', 'b:3']);
  expect(month?.rows[0]?.versions).toBe(6);
});

test('a version that says it is older than the one before it keeps its place', () => {
  const [month] = timelineOf([[record('b', '06-04'), record('a', '06-05', '06-01')]], []);
  expect(inWords(month?.rows[0]?.marks ?? [])).toEqual(['b:1', 'a:1', 'a:2']);
});

test('a row is made for each piece of work of which something stands, where its newest record is', () => {
  const its = [{ id: 'c' }, { id: 'b' }, { id: 'gone', deleted: true }, { id: 'a' }].map((it) => ({ deleted: false, ...it }));
  const rows = rowsOf(its, [
    ['a', 'c', 'gone'],
    ['x', 'y'],
  ]);
  expect(rows.map((row) => row.map(({ id }) => id))).toEqual([['c', 'gone', 'a'], ['b']]);
  expect(rowsOf([{ id: 'gone', deleted: true }], [])).toEqual([]);
});

const told = (id: string, more: object = {}, data: object = {}) => ({
  id,
  deleted: false,
  origin: { commit: 'c-1' },
  ...more,
  data: { shape: 'session state', nextAction: null, ...data },
});

test('a piece of work is named by its task file, and stands where its newest record says that tells of it', () => {
  const file = told('TASK.md', {}, { shape: 'task' });
  const old = told('s-1', {}, { nextAction: {}, snapshot: { toldBy: 'TASK.md' } });
  const handoff = told('HANDOFF.md', {}, { nextAction: {} });
  expect(namingOf([old, handoff, file])?.id).toBe('TASK.md');
  expect(namingOf([told('gone', { deleted: true }), handoff])?.id).toBe('HANDOFF.md');
  expect(tellerOf([old, file, handoff])?.id).toBe('HANDOFF.md');
  expect(tellerOf([file, told('HANDOFF.md', { origin: { commit: 'c-0' } }, { nextAction: {} })])?.id).toBe('TASK.md');
  expect(tellerOf([old])?.id).toBe('s-1');
});

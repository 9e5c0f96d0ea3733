import { expect, test } from 'vitest';
import { pausesOf } from '../../src/collections/handoffs/loop/pauses.ts';
import { timelineOf as rowsOf, type Mark } from '../../src/collections/handoffs/timeline.ts';
import type { StoredRecord } from '../../src/model/record.ts';
import { revisionOf } from '../deliver/content.ts';

type Shown = { revisions: StoredRecord['revisions']; data?: object };

const versionsOf = (records: readonly Shown[]) =>
  records.map(({ revisions }) => ({ versions: revisions.map((it) => ({ ...it, at: it.authoredAt ?? it.committedAt })) }));
const timelineOf = (records: readonly Shown[], commitsBetween?: (from: number, to: number) => number) =>
  rowsOf(
    records.map((it) => [{ data: {}, ...it }]),
    pausesOf(versionsOf(records), commitsBetween === undefined ? {} : { commitsBetween }),
  );

const written = (...days: (string | null)[]) => ({
  revisions: days.map((day, index) =>
    revisionOf(index + 1, { authoredAt: day === null ? null : `2026-${day}T10:00:00Z`, committedAt: null }),
  ),
});
const inWords = (marks: readonly Mark<unknown>[] = []): (number | string)[] =>
  marks.map((it) => (it.kind === 'gap' ? `${it.days} days` : it.number));

test('pieces of work stand in the months of their newest version, in their order', () => {
  const months = timelineOf([written('06-18'), written('05-01', '06-02'), written('05-30'), written(null)]);
  expect(months.map((it) => [it.month, it.rows.length])).toEqual([
    ['2026-06', 2],
    ['2026-05', 1],
    [null, 1],
  ]);
});

test('a week without a version of a piece of work is named between its dots', () => {
  const [month] = timelineOf([written('06-01', '06-07', '06-19', '06-20')]);
  expect(inWords(month?.rows[0]?.marks)).toEqual([1, 2, '12 days', 3, 4]);
});

test('versions beyond twelve are counted, the newest are shown', () => {
  const days = Array.from({ length: 20 }, (_, index) => `06-${String(index + 1).padStart(2, '0')}`);
  const row = timelineOf([written(...days)])[0]?.rows[0];
  expect(row).toMatchObject({ earlier: 8, versions: 20, at: '2026-06-20T10:00:00Z' });
  expect(inWords(row?.marks)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
});

test('a deletion is no version, and what is not committed is one', () => {
  const gone = {
    revisions: [
      revisionOf(1),
      revisionOf(2, { change: 'deleted', blob: null }),
      revisionOf(3, { commit: null, authoredAt: null, committedAt: null }),
    ],
  };
  expect(inWords(timelineOf([gone])[0]?.rows[0]?.marks)).toEqual([1, 3]);
});

test('a time without any handoff is told once, above what came before it', () => {
  const rows = timelineOf([written('05-01', '06-20'), written('06-19'), written('06-05'), written('05-30'), written('04-01')]).flatMap(
    (it) => it.rows,
  );
  expect(rows.map((it) => it.quiet?.days ?? null)).toEqual([null, null, 14, null, 30]);
});

test('a time without any handoff says how many commits were made meanwhile', () => {
  const instants = ['06-07', '06-10', '06-15', '06-19'].map((day) => Date.parse(`2026-${day}T12:00:00Z`));
  const months = timelineOf([written('06-19'), written('06-05')], (from, to) => instants.filter((it) => it > from && it < to).length);
  expect(months.flatMap((it) => it.rows).map((it) => it.quiet)).toEqual([null, { days: 14, commits: 3 }]);
});

const reader = (version: number, more: object = {}) => ({
  version,
  at: '2026-06-19T09:00:00Z',
  session: 's-4',
  tool: null,
  model: null,
  identified: true,
  counted: true,
  resumed: 'clean',
  confidence: 0.9,
  readBack: null,
  missing: [],
  minutes: null,
  steps: null,
  notMentioned: [],
  contradicted: [],
  path: '.handover/acknowledgements/a.json',
  ...more,
});

test('a dot says whether a reader that counts has read that version, whether a session stood in the middle of a step, and whether it ended there', () => {
  const record = {
    revisions: [
      revisionOf(1),
      revisionOf(2, { fields: { ended: 'mid-step' } }),
      revisionOf(3, { fields: { ended: 'mid-step, no end recorded' } }),
    ],
    data: { readers: [reader(1), reader(1, { confidence: null }), reader(3, { counted: false })] },
  };
  const marks = timelineOf([record])[0]?.rows[0]?.marks;
  expect(marks).toMatchObject([
    { read: { confidence: 0.9 }, midStep: null },
    { read: null, midStep: 'ended' },
    { read: null, midStep: 'no-end' },
  ]);
});

test('a dot has the state that its author gave that version', () => {
  const record = { revisions: [revisionOf(1, { fields: { state: 'blocked' } }), revisionOf(2, { fields: null })] };
  expect(timelineOf([record])[0]?.rows[0]?.marks).toMatchObject([{ state: 'blocked' }, { state: null }]);
});

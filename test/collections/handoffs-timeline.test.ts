import { expect, test } from 'vitest';
import { timelineOf, type Mark } from '../../src/collections/handoffs/timeline.ts';
import { revisionOf } from '../deliver/content.ts';

const written = (...days: (string | null)[]) => ({
  revisions: days.map((day, index) =>
    revisionOf(index + 1, { authoredAt: day === null ? null : `2026-${day}T10:00:00Z`, committedAt: null }),
  ),
});
const inWords = (marks: readonly Mark[] = []): (number | string)[] =>
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
  expect(rows.map((it) => it.quiet)).toEqual([null, null, 14, null, 30]);
});

test('a dot has the state that its author gave that version', () => {
  const record = { revisions: [revisionOf(1, { fields: { state: 'blocked' } }), revisionOf(2, { fields: null })] };
  expect(timelineOf([record])[0]?.rows[0]?.marks).toMatchObject([{ state: 'blocked' }, { state: null }]);
});

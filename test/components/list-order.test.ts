import { expect, test } from 'vitest';
import { daysInList, newestFirst } from '../../src/components/list-order.ts';

interface Told {
  number?: number;
  day?: string;
  committed?: string;
  path?: string;
}

const daysOf = (...told: readonly Told[]): (string | undefined)[] => {
  const records = told.map(({ number = null, day = null, committed = '2026-06-18', path }, index) => ({
    number,
    day,
    committed,
    path: path ?? `docs/adr/${number ?? index}.md`,
  }));
  const days = daysInList(records);
  return records.map((it) => days.get(it));
};

test('a record stands by the day that its text names, whenever it was committed', () => {
  expect(daysOf({ number: 1, day: '2024-05-01' }, { number: 2, day: '2023-01-01' }, { day: '2099-01-01' })).toEqual([
    '2024-05-01',
    '2023-01-01',
    '2099-01-01',
  ]);
});

test('one without a day stands beside the next lower number, and before the first day beside that', () => {
  expect(daysOf({ number: 4, day: '2025-01-01' }, { number: 3 }, { number: 2, day: '2024-01-01' }, { number: 1 })).toEqual([
    '2025-01-01',
    '2024-01-01',
    '2024-01-01',
    '2024-01-01',
  ]);
});

test('where no number has a day all stand together, by the last commit of them', () => {
  expect(daysOf({ number: 1, committed: '2026-06-20' }, { number: 2 })).toEqual(['2026-06-20', '2026-06-20']);
});

test('one without day and number stands by its commit', () => {
  expect(daysOf({ committed: '2026-06-20' }, { number: 1, day: '2024-01-01' })).toEqual(['2026-06-20', '2024-01-01']);
});

test('numbers of another folder or another log say nothing', () => {
  expect(daysOf({ number: 1, day: '2024-01-01' }, { number: 2, path: 'web/adr/2.md' })).toEqual(['2024-01-01', '2026-06-18']);
  const [one, other] = [{ path: 'A.md' }, { path: 'B.md' }];
  expect(daysOf({ number: 1, day: '2024-01-01', ...one }, { number: 2, ...one }, { number: 3, ...other }, { number: 4, ...other })).toEqual(
    ['2024-01-01', '2024-01-01', '2026-06-18', '2026-06-18'],
  );
});

const changed = (path: string, committedAt: string, written: string | null, commit: string | null = 'c') => ({
  id: path,
  line: 1,
  origin: { path, commit, committedAt },
  written,
});

test('records of one commit stand by the day that they tell, then by their path, and never before a later commit', () => {
  const records = [
    changed('handoffs/a.md', '2026-10-16T17:30:00Z', null),
    changed('handoffs/2026-09-03-scanners.md', '2026-10-16T17:30:00Z', '2026-09-03 '),
    changed('handoffs/2026-10-15-order.md', '2026-10-16T17:30:00Z', '2026-10-15 '),
    changed('handoffs/2026-10-15-late.md', '2026-10-16T17:30:00Z', '2026-10-15 09:00'),
    changed('handoffs/old.md', '2026-10-17T17:30:00Z', '2026-01-01 '),
    changed('handoffs/now.md', '', null, null),
    changed('handoffs/b.md', '2026-10-16T17:30:00Z', null),
  ];
  expect(records.toSorted((a, b) => newestFirst(a, b, (it) => it.written)).map((it) => it.id)).toEqual([
    'handoffs/now.md',
    'handoffs/old.md',
    'handoffs/2026-10-15-late.md',
    'handoffs/2026-10-15-order.md',
    'handoffs/2026-09-03-scanners.md',
    'handoffs/a.md',
    'handoffs/b.md',
  ]);
});

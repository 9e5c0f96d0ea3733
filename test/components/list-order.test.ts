import { expect, test } from 'vitest';
import { daysInList } from '../../src/components/list-order.ts';

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

import { expect, test } from 'vitest';
import { readDate, readDateInName, readImpossibleDate, readUnclearDate } from '../../src/markdown/dates.ts';

const short = (text: string): string | null => {
  const found = readDate(text);
  return found && [found.date ?? `--${found.monthDay}`, found.time, found.zone].filter((it) => it !== null).join(' ');
};

test.each([
  ['2026-08-01', '2026-08-01'],
  ['2026/8/1', '2026-08-01'],
  ['2026.08.01.', '2026-08-01'],
  ['Last updated 2026-08-01T14:32:05Z by ada', '2026-08-01 14:32:05 Z'],
  ['2026-08-01T14:32:05.123+09:00', '2026-08-01 14:32:05 +09:00'],
  ['2026-08-01 14:32:05 +0900', '2026-08-01 14:32:05 +0900'],
  ['2026-08-01 14:32 KST', '2026-08-01 14:32 KST'],
  ['2026-08-01 14:30 UTC+8', '2026-08-01 14:30 UTC+8'],
  ['2026-08-01 14:30 (America/New_York)', '2026-08-01 14:30 America/New_York'],
  ['2026-08-01 (Asia/Singapore)', '2026-08-01 Asia/Singapore'],
  ['2026-08-01 THE END', '2026-08-01'],
  ['2026-08-01, 9:05 a.m.', '2026-08-01 09:05'],
  ['2026-08-01 12:05 am', '2026-08-01 00:05'],
  ['17.06.2026', '2026-06-17'],
  ['Stand 12.08.2026, 14:30 Uhr', '2026-08-12 14:30'],
  ['25/12/2026', '2026-12-25'],
  ['25-12-2026', '2026-12-25'],
  ['18 June 2026', '2026-06-18'],
  ['June 18, 2026', '2026-06-18'],
  ['June 18th, 2026 at 3:05 pm', '2026-06-18 15:05'],
  ['Fri Jun 18 2026', '2026-06-18'],
  ['Sept. 5, 2026', '2026-09-05'],
  ['18. Juni 2026', '2026-06-18'],
  ['1. März 2026', '2026-03-01'],
  ['1er août 2026', '2026-08-01'],
  ['18 de agosto de 2026', '2026-08-18'],
  ['18 June', '--06-18'],
  ['le 3 mars', '--03-03'],
  ['May 3', '--05-03'],
  ['session 06-18', '--06-18'],
  ['2026年8月1日', '2026-08-01'],
  ['2026年8月1日 下午3点20分', '2026-08-01 15:20'],
  ['２０２６年８月１日', '2026-08-01'],
  ['二〇二六年十二月三十一日', '2026-12-31'],
  ['十月二十日', '--10-20'],
  ['2026년 8월 1일 14시 30분', '2026-08-01 14:30'],
  ['8월 1일', '--08-01'],
])('%s is read', (text, expected) => {
  expect(short(text)).toBe(expected);
});

test.each([
  ['nothing'],
  ['you may 3 times'],
  ['06/07/2026'],
  ['2026-02-30'],
  ['2026-13-01'],
  ['31.04.2026'],
  ['v1.2.3 and 0.10.0'],
  ['10-12-14'],
  ['d41d8cd9-8f00-0b20-98e9-800998ecf842'],
  ['files 12-345'],
  ['range 10-1234'],
  ['today'],
])('%s is no date', (text) => {
  expect(readDate(text)).toBeNull();
});

test('dots stand in dates of countries that write the day first, so nothing has to be guessed', () => {
  expect(['01.02.2026', '1.2.2026', '1. 2. 2026', '12.11.2026'].map((it) => readDate(it)?.date)).toEqual([
    '2026-02-01',
    '2026-02-01',
    '2026-02-01',
    '2026-11-12',
  ]);
  expect(['02.13.2026', '12.31.2026', '1.2.2026.3'].map(readDate)).toEqual([null, null, null]);
});

test('a date that is June in one country and July in another has its words only', () => {
  expect(readUnclearDate('le 06/07/2026 à Brest')).toEqual({
    text: '06/07/2026',
    date: null,
    monthDay: null,
    time: null,
    zone: null,
    index: 3,
  });
  expect(['25/12/2026', '06/06/2026', '2026/06/07', '1/06/07/2026'].map(readUnclearDate)).toEqual([null, null, null, null]);
});

test('a full date comes before an earlier one without a year', () => {
  expect(readDate('06-18 (revised 2026-06-20)')).toEqual({
    text: '2026-06-20',
    date: '2026-06-20',
    monthDay: null,
    time: null,
    zone: null,
    index: 15,
  });
});

test('the first of several dates is the one', () => {
  expect(readDate('June 18, 2026 and 2025-01-01')?.date).toBe('2026-06-18');
});

test('a date is told with its words and place', () => {
  expect(readDate('on 2026-08-01 14:30 KST.')).toMatchObject({ text: '2026-08-01 14:30 KST', index: 3 });
});

test.each([
  ['docs/20260801-slug.md', '2026-08-01', null],
  ['HANDOFF_20260801.md', '2026-08-01', null],
  ['20260801-1432-x.md', '2026-08-01', '14:32'],
  ['2026-08-01_14-32-05_x.md', '2026-08-01', '14:32:05'],
  ['2026-08-01-1430-x.md', '2026-08-01', '14:30'],
  ['2026-08-31T09-41-22-handoff.json', '2026-08-31', '09:41:22'],
  ['slug-2026-08-01.md', '2026-08-01', null],
  ['2026_08_01.md', '2026-08-01', null],
])('the name %s has a date', (name, date, time) => {
  expect(readDateInName(name)).toMatchObject({ date, time });
});

test.each([['HANDOFF.md'], ['RELEASE_0.10.0.md'], ['handoff-12345678.md'], ['0001-use-git.md'], ['20261301-x.md']])(
  'the name %s has none',
  (name) => {
    expect(readDateInName(name)).toBeNull();
  },
);

test('a long line of digits and months takes no long time', () => {
  expect(readDate(`${'1 '.repeat(100_000)}x ${'May '.repeat(50_000)}${'2026-'.repeat(50_000)}`)).toBeNull();
});

test.each([
  ['2024-13-45', '2024-13-45'],
  ['on 2026/02/30, at noon', '2026/02/30'],
  ['31.04.2026', '31.04.2026'],
  ['2023-02-29', '2023-02-29'],
  ['2024-02-29', null],
  ['1850-01-01', null],
  ['February 2026', null],
  ['06/07/2026', null],
  ['192.168.13.45', null],
  ['2026-06', null],
])('%s is written as a day that no calendar has: %s', (text, written) => {
  expect(readImpossibleDate(text)).toBe(written);
});

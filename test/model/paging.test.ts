import { expect, test } from 'vitest';
import { addressOfRow, furtherPages, lastPage, pageOf } from '../../src/model/paging.ts';

const rows = Array.from({ length: 201 }, (_, index) => index);

test('a list of up to 100 rows has one page, an empty one too', () => {
  expect([lastPage(0), lastPage(100), furtherPages(100)]).toEqual([1, 1, []]);
});

test('a longer list has as many pages as it needs', () => {
  expect([lastPage(201), furtherPages(201)]).toEqual([3, ['2', '3']]);
});

test('every row stands on exactly one page', () => {
  expect([1, 2, 3].flatMap((page) => pageOf(rows, page))).toEqual(rows);
  expect(pageOf(rows, 3)).toEqual([200]);
});

test('a row is found on its page', () => {
  expect([0, 99, 100, 200].map((it) => addressOfRow('/problems/', it))).toEqual([
    '/problems/',
    '/problems/',
    '/problems/page/2/',
    '/problems/page/3/',
  ]);
});

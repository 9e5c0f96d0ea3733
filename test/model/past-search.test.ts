import { expect, test } from 'vitest';
import { passageIn, passageUrl } from '../../src/model/past-search.ts';

test('the address of a passage says where it stands and how long it stood', () => {
  const page = '/specs/mail/v/7-4f2a9c1/';
  const periods = [
    { first: 2, last: 4, until: 5, longer: false },
    { first: 6, last: 7, until: null, longer: true },
  ];
  const url = passageUrl({ page, anchor: 'doc-größe', number: 3, periods });
  expect(url).toBe('/specs/mail/v/7-4f2a9c1/?passage=3&stood=2-4-5.6-7-~#doc-gr%C3%B6%C3%9Fe');
  expect(passageIn(url)).toEqual({ page: `${page}#doc-gr%C3%B6%C3%9Fe`, document: '/specs/mail/', periods });
  const plain = passageUrl({ page, anchor: '', number: 0, periods: periods.slice(0, 1) });
  expect(passageIn(plain)).toEqual({ page, document: '/specs/mail/', periods: periods.slice(0, 1) });
});

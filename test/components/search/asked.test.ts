import { expect, test } from 'vitest';
import { addressOf, askedIn, indexWords } from '../../../src/components/search/asked.ts';

test('an address gives query, filters, sort and whether past texts are searched, and the same address comes of them', () => {
  const address = 'q=part+paid&kind=handoffs&kind=specs&status=On+track&year=2026&language=de&sort=date&past=1';
  const asked = askedIn(`?${address}`);
  expect(asked).toEqual({
    query: 'part paid',
    filters: new Map([
      ['kind', ['handoffs', 'specs']],
      ['status', ['On track']],
      ['year', ['2026']],
      ['language', ['de']],
    ]),
    sort: 'date',
    past: true,
  });
  expect(addressOf(asked)).toBe(address);
});

test('what an address says that is not known counts for nothing', () => {
  expect(askedIn('?sort=size&colour=red&kind=&any=x&past=yes')).toEqual({ query: '', filters: new Map(), sort: '', past: false });
  expect(addressOf(askedIn(''))).toBe('');
});

test.each([
  ['4f2a9c1d00000000000000000000000000000000', '4f2a9c1d0000'],
  ['in 4F2A9C1D000000 and 4f2a', 'in 4F2A9C1D0000 and 4f2a'],
  [' FR-016 ', 'FR-016'],
])('of the id of a commit in %j the index is asked for the digits it holds', (query, words) => {
  expect(indexWords(query)).toBe(words);
});

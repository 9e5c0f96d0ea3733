import { expect, test } from 'vitest';
import { looksLikeId, nearId } from '../../../src/components/search/near-id.ts';

const known = ['FR-015', 'FR-016', 'REQ-AUTH-002'];

test.each([
  ['FR-0166', 'FR-016'],
  ['fr 0016', 'FR-016'],
  ['FE-015', 'FR-015'],
  ['req auth 003', 'REQ-AUTH-002'],
])('for %j the id %j is proposed', (query, id) => {
  expect(nearId(query, known)).toBe(id);
});

test.each(['FR-016', 'fr016', 'FR 016', 'QUITE-OTHER-99'])('for %j none is proposed', (query) => {
  expect(nearId(query, known)).toBeNull();
});

test('letters and digits may be an id, words and numbers are none', () => {
  expect(['FR-016', 'fr016', 'REQ_AUTH_2'].map(looksLikeId)).toEqual([true, true, true]);
  expect(['reminder', '2026', 'specs/reminder.md', '4f2a9c1', ''].map(looksLikeId)).toEqual([false, false, false, false, false]);
});

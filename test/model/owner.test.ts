import { expect, test } from 'vitest';
import { names, nearestOwners } from '../../src/model/owner.ts';

test.each([
  ['Finance lead', 'finance LEAD', true],
  ['Finance  lead (Anna)', 'Finance lead', true],
  ['Anna, finance lead', 'Anna', true],
  ['@anna', 'anna', true],
  ['ＡＮＮＡ', 'anna', true],
  ['Leadership', 'lead', false],
  ['Finance team lead', 'Finance lead', false],
  ['Finance lead', '()', false],
  [null, 'Anna', false],
])('the owner %j is meant by %j: %j', (owner, asked, expected) => {
  expect(names(owner, asked)).toBe(expected);
});

test('who has a word in common comes near, and a slip of the pen', () => {
  const owners = ['Finance lead (Anna)', 'finance lead (ANNA)', 'Platform team', 'Legal'];
  expect(nearestOwners('Finance team', owners)).toEqual(['finance lead (ANNA)', 'Platform team']);
  expect(nearestOwners('Leagl', owners)).toEqual(['Legal']);
  expect(nearestOwners('Nobody', owners)).toEqual([]);
});

import { expect, test } from 'vitest';
import { standing, stands } from '../../src/model/standing.ts';

test('what is counted is what the lists show first', () => {
  const records = [
    { deleted: false, branch: null },
    { deleted: true, branch: null },
    { deleted: false, branch: {} },
    { deleted: true, branch: {} },
  ];
  expect(records.map(stands)).toEqual([true, false, false, false]);
  // A record that a branch deleted counts as one of branches alone.
  expect(standing({ records: 4, deleted: 1, unmerged: 2 })).toBe(1);
});

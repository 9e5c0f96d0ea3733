import { expect, test } from 'vitest';
import { notRead } from '../../src/collect/not-read.ts';

test('changes that are in no commit are told where there are some', () => {
  expect([notRead(null), notRead(0)]).toEqual([[], []]);
  expect(notRead(1)[0]?.message).toBe('1 file in the working tree is not as committed; only what is committed was read.');
  expect(notRead(1200)[0]?.message).toBe('1,200 files in the working tree are not as committed; only what is committed was read.');
});

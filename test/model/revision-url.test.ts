import { expect, test } from 'vitest';
import { revisionUrl } from '../../src/model/revision-url.ts';

const record = { url: '/handoffs/handoff/' };

test('the address of a revision holds its number and the first digits of its commit', () => {
  expect(revisionUrl(record, { number: 7, commit: '4f2a9c1d'.repeat(5) })).toBe('/handoffs/handoff/v/7-4f2a9c1/');
});

test('what is not committed is shown on the page of the record', () => {
  expect(revisionUrl(record, { number: 8, commit: null })).toBe('/handoffs/handoff/');
});

import { expect, test } from 'vitest';
import { revisionRowUrl } from '../../src/model/version-addresses.ts';

const revisions = Array.from({ length: 130 }, (_, index) => ({ number: index + 1 }));

test.each([
  [130, '/handoffs/handoff/#revision-130'],
  [126, '/handoffs/handoff/#revision-126'],
  [125, '/handoffs/handoff/v/#revision-125'],
  [31, '/handoffs/handoff/v/#revision-31'],
  [30, '/handoffs/handoff/v/page/2/#revision-30'],
])('the row of revision %i stands at %s', (number, url) => {
  expect(revisionRowUrl('/handoffs/handoff/', revisions, number)).toBe(url);
});

test('few revisions are all listed with their document', () => {
  expect(revisionRowUrl('/a/', revisions.slice(0, 5), 1)).toBe('/a/#revision-1');
});

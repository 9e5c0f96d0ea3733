import { expect, test } from 'vitest';
import { tellsAttempts } from '../../src/check/attempts.ts';

test.each([
  'Tried one statement for all rows, but it is too large.',
  'I tried a worker: it failed because the file is locked.',
  '- Attempted to mock the clock; did not help',
  'The first approach failed: the receipt email broke.',
  'Nothing has failed so far.',
  'No failed attempts.',
  'Tried and failed: none',
  '**Dead ends:** none',
  'Versucht, den Index zu sperren, aber der Export scheitert daran.',
])('"%s" tells of an attempt with its outcome, or that there is none', (text) => {
  expect(tellsAttempts(text)).toBe(true);
});

test.each([
  'Tests tried on CI.',
  '412 passed, 0 failed.',
  'Tests tried on CI, 0 failed.',
  'The build failed on Monday.',
  'Login does not work on Safari.',
  'Case 4 is failing.',
  'Retry the upload when it failed.',
  'We tried.\n\nIt is too slow.',
])('"%s" tells of none', (text) => {
  expect(tellsAttempts(text)).toBe(false);
});

import { expect, test } from 'vitest';
import { count, duration, printable } from '../../src/model/wording.ts';

test('a number goes with its noun', () => {
  expect([count(0, 'handoffs'), count(1, 'handoffs'), count(1, 'summaries'), count(1, 'agent setup'), count(12345, 'pages')]).toEqual([
    'no handoffs',
    '1 handoff',
    '1 summary',
    '1 agent setup',
    '12,345 pages',
  ]);
});

test('a time is as exact as a person needs', () => {
  expect([0, 949, 9940, 9950, 59_400, 59_600, 125_000].map(duration)).toEqual([
    '0.0 s',
    '0.9 s',
    '9.9 s',
    '10 s',
    '59 s',
    '1 min 0 s',
    '2 min 5 s',
  ]);
});

test('control characters and marks that turn the writing direction are written out, letters are left alone', () => {
  expect(printable('a\tb\r\nc\u001b[31md\u009be\u2028f\u2066g')).toBe('a\\u0009b\\u000d\\u000ac\\u001b[31md\\u009be\\u2028f\\u2066g');
  expect(printable('日本語 – é 👩‍💻')).toBe('日本語 – é 👩‍💻');
});

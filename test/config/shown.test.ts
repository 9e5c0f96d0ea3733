import { expect, test } from 'vitest';
import { shownError, shownValue } from '../../src/config/shown.ts';

test.each([
  ['Portal', ['title'], '"Portal"'],
  ['a'.repeat(80), ['title'], `"${'a'.repeat(58)}…`],
  ['two\nlines', ['title'], '"two\\nlines"'],
  [42, ['title'], '42'],
  [null, ['title'], 'null'],
  [undefined, ['title'], 'nothing'],
  [['Portal'], ['title'], 'a list'],
  [{ a: 1 }, ['title'], 'an object'],
  [() => 1, ['title'], 'a function'],
  ['hunter2', ['apiToken'], 'a value that is not shown'],
  ['hunter2', ['auth', 'user'], 'a value that is not shown'],
])('%j at %j is named as %s', (value, path, shown) => {
  expect(shownValue(value, path)).toBe(shown);
});

test('an error is named by its first line', () => {
  expect(shownError(new TypeError('no\nsecond line'))).toBe('TypeError: no');
  expect(shownError('text')).toBe('It threw something that is not an Error.');
});

test('a token in a value or an error is hidden', () => {
  const token = `ghp_${'aB3dE5gH7'.repeat(4)}`;
  expect(shownValue(token, ['title'])).toBe('"[redacted: github token]"');
  expect(shownError(new Error(`no ${token}`))).toBe('Error: no [redacted: github token]');
});

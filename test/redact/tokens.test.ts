import { expect, test } from 'vitest';
import { tokensIn } from '../../src/redact/tokens.ts';

const token = `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2'}`;

test('a token goes on to its last character, however far that is', () => {
  const text = `${token}${'-a'.repeat(5_000_000)} and a word`;
  expect(tokensIn(text)).toMatchObject([{ start: 0, end: token.length + 10_000_000 }]);
});

test('signs that no letter follows are no part of a token', () => {
  expect(tokensIn(`${token}-- x`)).toMatchObject([{ start: 0, end: token.length }]);
});

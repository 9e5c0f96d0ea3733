import { expect, test } from 'vitest';
import { findersOf } from '../../src/redact/finder.ts';
import { redact } from '../../src/redact/redact.ts';
import { opinionWords, secondOpinionOn } from '../../src/redact/second-opinion.ts';

const find = findersOf([opinionWords]);
const opinionOn = (text: string) => secondOpinionOn(text, find(text)[0] ?? []);
const mixed = 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2';

test.each([
  ['github token', `gh${'p_'}${mixed}`],
  ['aws key', `AK${'IA'}Q3EGRT7XYZ2LMN4P`],
  ['aws key', `AR${'OA'}Q3EGRT7XYZ2LMN4P`],
  ['npm token', `npm${'_'}${mixed}`],
  ['slack token', `xox${'b-'}123456789012-1234567890123-${mixed.slice(0, 24)}`],
  ['shopify token', `shp${'at_'}0f1e2d3c4b5a69788796a5b4c3d2e1f0`],
])('a %s is found by rules of others', (rule, token) => {
  const text = `${'a word '.repeat(500)}${token} b`;
  const at = text.indexOf(token);
  expect(opinionOn(text)).toEqual([{ rule, certain: true, start: at, end: at + token.length }]);
});

test('comments that would switch them off do not', () => {
  const text = `<!-- secretlint-disable -->\n// secretlint-disable\nAR${'OA'}Q3EGRT7XYZ2LMN4P\n<!-- secretlint-enable -->`;
  expect(redact(text, 'a.md').text).toContain('[redacted: aws key]');
});

test('they are not asked where none of their keywords stands', () => {
  expect(opinionOn('Text with a token, a key and https://x.test.')).toEqual([]);
});

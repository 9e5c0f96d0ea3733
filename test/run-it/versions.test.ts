import { expect, test } from 'vitest';
import { excludeEachOther, versionKey } from '../../src/run-it/versions.ts';

test.each([
  ['18', 'v24.1.0', true],
  ['>=18', '24.1.0', false],
  ['18.x', '18.20.4', false],
  ['^20.9', '22', true],
  ['^20.9 || >=22', '22.1', false],
  ['>=3.11,<3.13', '3.12', false],
  ['>=3.11,<3.13', '3.13', true],
  ['~=3.11', '3.12', false],
  ['==3.12.*', '3.12.4', false],
  ['~> 3.2', '3.4.1', false],
  ['~> 3.2.0', '3.4', true],
  ['1.75.0', '1.75', false],
  ['>=1.75', '1.70', true],
  ['18 - 20', '21', true],
  ['>= 18 < 21', '21', true],
  ['lts/*', '24', false],
  ['latest', '18', false],
  ['', '18', false],
  ['^0.2.3', '0.3.0', true],
])('%s and %s exclude each other: %s', (one, other, expected) => {
  expect(excludeEachOther(one, other)).toBe(expected);
  expect(excludeEachOther(other, one)).toBe(expected);
});

test.each([
  ['22', '22.x', true],
  ['>=22', '>= 22.0.0', true],
  ['v22.1.0', '22.1.0', true],
  ['22', '>=22', false],
  ['22.1', '22.1.0', false],
  ['22-alpine', '22', false],
  ['latest', 'lts/*', false],
])('"%s" and "%s" mean the same: %j', (one, other, same) => {
  expect(versionKey(one) === versionKey(other)).toBe(same);
});

import { expect, test } from 'vitest';
import { isReceived } from '../../src/model/operator.ts';

test.each([
  [true, true],
  [false, false],
  [undefined, false],
  ['yes, 18 June 2026, by Finance lead', true],
  ['am 3. März 2026 von Frau Weiß', true],
  ['notary, 2 May', true],
  ['not yet', false],
  ['Expected in July', false],
  ['noch nicht', false],
  ['- nein', false],
])('an account with %j is received: %j', (received, is) => {
  expect(isReceived(received === undefined ? {} : { received })).toBe(is);
});

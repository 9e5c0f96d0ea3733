import { expect, test } from 'vitest';
import { tokenRules } from '../../src/redact/rules.ts';
import { whereToRevoke } from '../../src/redact/where-to-revoke.ts';

test('a token of a well-known vendor is revoked in its menu', () => {
  expect(whereToRevoke('npm token')).toBe('npmjs.com → Access Tokens');
});

test('of others only whoever issued them knows', () => {
  expect(whereToRevoke('password')).toBeNull();
});

test('at least the most common rules have a place', () => {
  expect(tokenRules.filter((it) => whereToRevoke(it.rule) !== null).length).toBeGreaterThan(35);
});

import { expect, test } from 'vitest';
import { isOwnHost } from '../../src/serve/own-hosts.ts';

test.each(['127.0.0.1:4321', 'localhost:4321', 'localhost', '[::1]:4321', '127.0.0.9', 'portal.localhost:80', 'LOCALHOST:1'])(
  '%s is this machine',
  (header) => {
    expect(isOwnHost(header, '127.0.0.1')).toBe(true);
  },
);

test.each([
  'evil.example',
  'evil.example:4321',
  '127.0.0.1.evil.example',
  'localhost.evil.example:4321',
  '192.168.0.7:4321',
  '',
  undefined,
])('%s is not', (header) => {
  expect(isOwnHost(header, '127.0.0.1')).toBe(false);
});

test('on an address that other machines reach every name is answered', () => {
  expect(isOwnHost('build.lan:4321', '0.0.0.0')).toBe(true);
});

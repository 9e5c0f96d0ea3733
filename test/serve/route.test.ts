import { expect, test } from 'vitest';
import { routeOf } from '../../src/serve/route.ts';

test.each([
  ['/', { kind: 'file', names: [], folder: true, query: '' }],
  ['/about/', { kind: 'file', names: ['about'], folder: true, query: '' }],
  ['/about?x=1', { kind: 'file', names: ['about'], folder: false, query: '?x=1' }],
  ['/handoffs/%E5%BC%95/index.md', { kind: 'file', names: ['handoffs', '引', 'index.md'], folder: false, query: '' }],
  ['/a%20b', { kind: 'file', names: ['a b'], folder: false, query: '' }],
  ['http://other.example/', { kind: 'malformed' }],
  ['/%zz', { kind: 'malformed' }],
  ['/%ff', { kind: 'malformed' }],
])('%s is understood', (address, route) => {
  expect(routeOf(address, '/')).toEqual(route);
});

test.each([
  '/../etc/passwd',
  '/%2e%2e/etc/passwd',
  '/a/..%2f..%2fetc/passwd',
  '/a\\..\\b',
  '/a%5c..%5cb',
  '//evil.example/x',
  '/a//b',
  '/.git/config',
  '/a/.env',
  '/a%00b',
  '/c:/x',
  '/_headers',
  '/%5fheaders',
])('%s names no file of a site', (address) => {
  expect(routeOf(address, '/')).toEqual({ kind: 'nothing' });
});

test('below a sub-path the top leads there, the path without its slash too, and all else lies outside', () => {
  expect(routeOf('/', '/repo/')).toEqual({ kind: 'redirect', to: '/repo/' });
  expect(routeOf('/repo?a', '/repo/')).toEqual({ kind: 'redirect', to: '/repo/?a' });
  expect(routeOf('/repo/about/', '/repo/')).toEqual({ kind: 'file', names: ['about'], folder: true, query: '' });
  for (const address of ['/about/', '/repository/', '/_astro/a.css', '//repo/']) {
    expect(routeOf(address, '/repo/')).toEqual({ kind: 'outside' });
  }
});

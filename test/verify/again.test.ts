import { expect, test } from 'vitest';
import type { Options } from '../../src/model/site.ts';
import { askedAgain, changedOptions, optionsOf, otherVersions } from '../../src/verify/again.ts';
import { recordOf } from '../../src/deliver/marker.ts';
import { siteOf } from '../deliver/content.ts';
import { usualOptions } from '../model/options.ts';

const versions = { node: '24.0.0', astro: '7.0.0', pagefind: '1.0.0' };
const record = recordOf(siteOf({ collections: [] }), versions, []);

test('options of another form than those of this version are none', () => {
  expect(optionsOf(record)).toEqual(usualOptions);
  expect(optionsOf({ ...record, options: { ...usualOptions, later: true } })).toBe(null);
  expect(optionsOf({ ...record, options: null })).toBe(null);
});

test('a build is asked for the commit itself, and for what pages say of it', () => {
  const refs = { patterns: ['side/*'], count: 2, tips: 'a' };
  const was = {
    ...usualOptions,
    at: 'v1',
    refs,
    since: { name: 'v1.3', commit: 'd' },
    title: 'T',
    shallow: true,
    offline: true,
    url: 'https://a.example/',
  };
  expect(askedAgain(was, 'c')).toEqual({
    commit: 'c',
    at: 'v1',
    refs: ['side/*'],
    since: 'v1.3',
    tags: [],
    milestones: [],
    asOf: 25,
    workingTree: false,
    title: 'T',
    language: 'en',
    allowShallow: true,
    address: null,
    offline: true,
    textLimit: 50_000_000,
    url: 'https://a.example/',
  });
});

test('every option that came out otherwise is named with the reason', () => {
  expect(changedOptions(usualOptions, usualOptions)).toEqual([]);
  const is: Options = {
    at: 'v2',
    refs: { patterns: ['*'], count: 1, tips: 'b' },
    since: { name: 'v1', commit: 'c' },
    milestones: [{ name: 'Pilot', date: '2026-06-18' }],
    asOf: 3,
    tags: [{ name: 'v1', commit: 'c'.repeat(40) }],
    workingTree: { files: 1 },
    audience: 'client',
    language: 'de',
    title: 'Other',
    shallow: true,
    repository: { address: 'https://github.com/o/r', forge: 'github' },
    offline: true,
    textLimit: 1000,
    url: 'https://a.example/',
    operator: { answers: 'x', audience: false, personal: false, baseline: false, pages: null },
  };
  expect(changedOptions(usualOptions, is).map(([name]) => name)).toEqual(Object.keys(usualOptions));
});

test('programs of other versions are named with both', () => {
  expect(otherVersions(versions, versions)).toEqual([]);
  expect(otherVersions(versions, { ...versions, node: '24.1.0', pagefind: '2.0.0' })).toEqual([
    'The site was built with Node 24.0.0, and again with Node 24.1.0.',
    'The site was built with Pagefind 1.0.0, and again with Pagefind 2.0.0.',
  ]);
});

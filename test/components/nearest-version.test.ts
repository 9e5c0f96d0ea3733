import { expect, test } from 'vitest';
import { askedVersion, nearestVersion } from '../../src/components/not-found/nearest-version.ts';

test('an address of a past text says which number of which document is meant', () => {
  const paths = [
    'specs/a/v/7-4f2a9c1/',
    'specs/a/v/7-4f2a9c1/change/index.html',
    'specs/a/v/7/',
    'specs/a/v/',
    'specs/a/v/compare/',
    'v/7-4f2a9c1/',
  ];
  expect(paths.map(askedVersion)).toEqual([
    { list: 'specs/a/v/', number: 7 },
    { list: 'specs/a/v/', number: 7 },
    { list: 'specs/a/v/', number: 7 },
    null,
    null,
    null,
  ]);
});

test('the nearest one is that of the nearest number, the older of two', () => {
  const names = ['1-aaaaaaa', '3-ccccccc', '5-eeeeeee'];
  expect([1, 3, 4, 9].map((it) => nearestVersion(names, it))).toEqual(['1-aaaaaaa', '3-ccccccc', '3-ccccccc', '5-eeeeeee']);
  expect(nearestVersion([], 1)).toBeNull();
});

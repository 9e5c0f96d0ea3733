import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openLooked } from '../../src/deliver/looked.ts';
import { newFolder } from './folder.ts';

describe('files that were looked at', () => {
  let cache: string;
  beforeEach(() => {
    cache = newFolder();
  });
  const keep = (...files: readonly string[]): void => {
    const looked = openLooked(cache, 'these secrets');
    for (const it of files) looked.add(it);
    looked.keep();
  };

  test('are known to a later build that knows the same secrets', () => {
    keep('b', 'a');
    expect(openLooked(cache, 'these secrets').has('a')).toBe(true);
    expect(openLooked(cache, 'these secrets').has('c')).toBe(false);
  });

  test.each([
    ['one that knows others', 'other secrets'],
    ['one that keeps nothing', null],
  ])('are not known to %s', (_, known) => {
    keep('a');
    expect(openLooked(cache, known).has('a')).toBe(false);
  });

  test('are forgotten once they are not there any more', () => {
    keep('a', 'b');
    const second = openLooked(cache, 'these secrets');
    second.has('b');
    second.keep();
    expect(['a', 'b'].filter((it) => openLooked(cache, 'these secrets').has(it))).toEqual(['b']);
  });

  test.each([
    ['a file that was put into it', (text: string) => text.replace('"a"', '"a","c"')],
    ['a cut off list', (text: string) => text.slice(0, -5)],
    ['no list', () => '[]'],
  ])('are looked at again after damage: %s', (_, damage) => {
    keep('a');
    const list = join(cache, 'looked-over.json');
    writeFileSync(list, damage(readFileSync(list, 'utf8')));
    expect(openLooked(cache, 'these secrets').has('a')).toBe(false);
  });
});

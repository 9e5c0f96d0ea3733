import { expect, test } from 'vitest';
import type { Kind } from '../../src/model/recorded.ts';
import { deliveredDifferences, rebuiltDifferences } from '../../src/verify/differences.ts';
import { listed } from '../deliver/marked.ts';

const list = listed({ 'a/b/index.html': 'b', 'index.html': 'a' });
const whole: readonly (readonly [string, Kind])[] = [
  ['a', 'folder'],
  ['a/b', 'folder'],
  ['a/b/index.html', 'file'],
  ['index.html', 'file'],
];
const found = (...more: [string, Kind][]): Map<string, Kind> => new Map([...whole, ...more]);
const rows = (kinds: Map<string, Kind>, changed = ''): string[][] =>
  deliveredDifferences(list, kinds, (it) => it !== changed).map(({ how, path }) => [how, path]);

test('a folder that holds the files of the list and nothing else has no differences', () => {
  expect(rows(found())).toEqual([]);
});

test('what was changed, is missing or was added is named in the order of the paths', () => {
  const kinds = found(['z.js', 'file'], ['0', 'folder'], ['0/0', 'folder'], ['0/0/x', 'file'], ['empty', 'folder']);
  kinds.delete('a/b/index.html');
  expect(rows(kinds, 'index.html')).toEqual([
    ['added', '0/0/x'],
    ['missing', 'a/b/index.html'],
    ['added (a folder)', 'empty'],
    ['changed', 'index.html'],
    ['added', 'z.js'],
  ]);
});

test('what is no file is named as what it is, in the place of a file or beside it', () => {
  expect(rows(found(['index.html', 'link'], ['a/b/index.html', 'other'], ['away', 'link'], ['pipe', 'other']))).toEqual([
    ['no file', 'a/b/index.html'],
    ['added (a link)', 'away'],
    ['a link', 'index.html'],
    ['added (no file)', 'pipe'],
  ]);
  const linked = new Map<string, Kind>([
    ['a', 'link'],
    ['index.html', 'folder'],
  ]);
  expect(rows(linked)).toEqual([
    ['added (a link)', 'a'],
    ['missing', 'a/b/index.html'],
    ['a folder', 'index.html'],
  ]);
});

test('a path of the list that leads out of the site is a file that is missing', () => {
  const out = listed({ '../index.html': '', '/etc/hosts': '', 'a/../index.html': '', __proto__: '' });
  expect(deliveredDifferences(out, new Map(), () => true).map((it) => it.how)).toEqual(['missing', 'missing', 'missing']);
});

test('two builds differ where bytes, or the files themselves, are others', () => {
  const again = listed({ 'index.html': 'other', 'new.html': '' });
  expect(rebuiltDifferences(list, again)).toEqual([
    { how: 'not built', path: 'a/b/index.html' },
    { how: 'differs', path: 'index.html' },
    { how: 'not delivered', path: 'new.html' },
  ]);
  expect(rebuiltDifferences(list, list)).toEqual([]);
});

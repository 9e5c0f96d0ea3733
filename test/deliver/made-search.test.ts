import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { forgetOthers, keepSearch } from '../../src/deliver/made-search.ts';
import { newFolder, writeFiles } from './folder.ts';

const keys = { part: 'a'.repeat(64), shard: 'b'.repeat(64) };
let cache: string;

beforeEach(() => {
  const [out, part] = [newFolder(), newFolder()];
  cache = join(newFolder(), 'cache');
  writeFiles(part, { 'index/en_1.pf_index': 'words' });
  writeFiles(out, { 'pagefind/past/en-x-past/documents.json': '{}' });
  keepSearch({ cache, known: 'these secrets' }, out, {
    parts: [{ key: keys.part, folder: part, taken: false }],
    past: { shards: [{ name: 'en-x-past', key: keys.shard, taken: false }], sizes: {} },
  });
});

const kept = (): boolean[] => [join('search', keys.part), join('past-search', keys.shard)].map((it) => existsSync(join(cache, it)));

test('what was kept of a search is there for a build that knows the same secrets', () => {
  forgetOthers(cache, 'these secrets');
  expect(kept()).toEqual([true, true]);
});

test.each([
  ['one that knows others', 'other secrets', null],
  ['one that keeps nothing', null, null],
  ['any where what says so is damaged', 'these secrets', '{}'],
])('it is gone before anything is looked through by %s', (_, known, damage) => {
  if (damage !== null) writeFileSync(join(cache, 'search.json'), damage);
  forgetOthers(cache, known);
  expect(kept()).toEqual([false, false]);
});

import { expect, test } from 'vitest';
import { shardsOf } from '../../../src/deliver/past-search/shards.ts';

/** A document with so many characters. */
const sized = (id: number, size: number) => ({ url: `/specs/${id}/`, size });
const all = Array.from({ length: 40 }, (_, id) => sized(id, 10));
const namesOf = (documents: typeof all): Map<string, string> =>
  new Map([...shardsOf(documents, 'en-x-past', 100)].flatMap(([name, its]) => its.map(({ url }) => [url, name])));

test('few documents are one shard, and many go to as many as keep each small', () => {
  expect([...shardsOf(all.slice(0, 10), 'en-x-past', 100).keys()]).toEqual(['en-x-past']);
  const shards = shardsOf(all, 'en-x-past', 100);
  expect(shards.size).toBeGreaterThan(4);
  expect([...shards.values()].filter((it) => it.length > 10)).toEqual([]);
  expect([...shards.keys()].filter((it) => !/^en-x-past-[01]{1,6}$/.test(it))).toEqual([]);
  expect([...shards.values()].flat().toSorted((a, b) => (a.url < b.url ? -1 : 1))).toEqual(
    all.toSorted((a, b) => (a.url < b.url ? -1 : 1)),
  );
});

test('where one document grows, only its own shard becomes others', () => {
  const before = namesOf(all);
  const grown = namesOf(all.map((it) => (it.url === '/specs/7/' ? sized(7, 95) : it)));
  const own = before.get('/specs/7/');
  const moved = [...grown].filter(([url, name]) => before.get(url) !== name);
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.filter(([url]) => before.get(url) !== own)).toEqual([]);
});

test('a document that is too large alone does not make shards without end', () => {
  const shards = shardsOf([sized(1, 5000), ...all], 'en-x-past', 100);
  expect([...shards.keys()].every((it) => it.length <= 'en-x-past-'.length + 6)).toBe(true);
});

import { expect, test } from 'vitest';
import { openItemsOf } from '../../src/collect/open-items.ts';
import { collections } from '../../src/collections/index.ts';
import { recordOf } from '../deliver/content.ts';
import { handoffOf, itemOf } from '../deliver/samples.ts';

function entryOf(path: string, tried: readonly string[], asked: readonly string[] = []) {
  const collection = collections.find((it) => it.name === 'handoffs');
  if (collection === undefined) throw new Error('There are no handoffs.');
  const { record } = recordOf('handoffs', path.toLowerCase());
  const data = handoffOf({
    triedAndFailed: tried.map((it, at) => ({ ...itemOf(it, 5 + at), because: null })),
    openQuestions: asked.map((it, at) => ({ ...itemOf(it, 50 + at), owner: null })),
  });
  return { collection, record: { ...record, origin: { ...record.origin, path }, data } };
}

const openIn = (...entries: ReturnType<typeof entryOf>[]) =>
  openItemsOf(collections, entries).items.map(({ kind, text, also }) => [kind, text, also.map((it) => it.path)]);

test('what a handoff and its translation say is one item, that of the file without a language', () => {
  expect(
    openIn(entryOf('HANDOFF.ja.md', ['全部 Opus', '後で記録']), entryOf('HANDOFF.md', ['Everything on Opus', 'Record it later'])),
  ).toEqual([
    ['tried-and-failed', 'Everything on Opus', ['HANDOFF.ja.md']],
    ['tried-and-failed', 'Record it later', ['HANDOFF.ja.md']],
  ]);
});

test('of translations alone the first is taken', () => {
  expect(openIn(entryOf('HANDOFF.zh-CN.md', ['全部']), entryOf('HANDOFF.de.md', ['Alles']))).toEqual([
    ['tried-and-failed', 'Alles', ['HANDOFF.zh-CN.md']],
  ]);
});

test('where one of the two lists more, nothing tells which items are alike, and all of that kind stand', () => {
  expect(openIn(entryOf('HANDOFF.de.md', ['Alles'], ['Blau?']), entryOf('HANDOFF.md', ['Everything', 'Nothing'], ['Blue?']))).toEqual([
    ['question', 'Blue?', ['HANDOFF.de.md']],
    ['tried-and-failed', 'Alles', []],
    ['tried-and-failed', 'Everything', []],
    ['tried-and-failed', 'Nothing', []],
  ]);
});

test('a file of another folder or another name is no translation', () => {
  expect(
    openIn(entryOf('docs/HANDOFF.de.md', ['Alles']), entryOf('HANDOFF.md', ['Everything']), entryOf('HANDOFF-2.md', ['More'])),
  ).toHaveLength(3);
});

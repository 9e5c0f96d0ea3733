import { expect, test } from 'vitest';
import type { Asked } from '../../../src/components/search/asked.ts';
import { find } from '../../../src/components/search/find.ts';
import type { Pagefind } from '../../../src/components/search/pagefind.ts';

type Its = readonly [id: string, score: number, date: string];

/** The ids of `all` by their dates. */
const byAge =
  (...all: readonly Its[]) =>
  async (): Promise<string[]> =>
    all.toSorted(([, , a], [, , b]) => (a < b ? -1 : 1)).map(([id]) => id);
/** No list by date. */
const unasked = (): Promise<string[]> => Promise.reject(new Error('The dates were not to be asked for.'));

/** An index that finds `all`, in this order, and counts what was loaded and asked. */
function indexOf(all: readonly Its[], kinds: Record<string, number>, log: unknown[] = []): Pagefind {
  return {
    mergeIndex: async () => undefined,
    filters: async () => ({}),
    search: async (words, options) => {
      log.push([words, options]);
      return {
        unfilteredResultCount: all.length + 1,
        filters: { kind: kinds },
        results: all.map(([id, score, date]) => ({
          id,
          score,
          data: async () => {
            log.push(id);
            return { url: id, excerpt: '', content: '', meta: { date }, sub_results: [] };
          },
        })),
      };
    },
  };
}

const asked = (its: Partial<Asked>): Asked => ({ query: 'x', filters: new Map(), sort: '', past: false, ...its });
const english: Its[] = [
  ['en_1', 9, '2026-06-03'],
  ['en_2', 5, '2026-06-01'],
];
const german: Its[] = [
  ['de_1', 7, '2026-06-04'],
  ['ja_1', 6, '2026-06-05'],
  ['de_2', 1, '2026-06-02'],
];

test('results of several indexes stand by relevance, and only those shown are loaded', async () => {
  const log: unknown[] = [];
  const found = await find([indexOf(english, { specs: 2 }, log), indexOf(german, { specs: 1, handoffs: 2 }, log)], asked({}), unasked);
  expect([found.count, found.unfiltered, found.counts]).toEqual([5, 7, { kind: { specs: 3, handoffs: 2 } }]);
  expect((await found.next(3)).map((it) => it.url)).toEqual(['en_1', 'de_1', 'ja_1']);
  expect(log.filter((it) => typeof it === 'string')).toEqual(['en_1', 'de_1', 'ja_1']);
  expect((await found.next(3)).map((it) => it.url)).toEqual(['en_2', 'de_2']);
});

test('results of several indexes stand by date, those of merged ones too', async () => {
  const log: unknown[] = [];
  const found = await find([indexOf(english, {}, log), indexOf(german, {})], asked({ sort: 'date' }), byAge(...english, ...german));
  expect((await found.next(2)).map((it) => it.url)).toEqual(['ja_1', 'de_1']);
  expect((await found.next(9)).map((it) => it.url)).toEqual(['en_1', 'de_2', 'en_2']);
  expect(await found.next(9)).toEqual([]);
  expect(log[0]).toEqual(['x', { filters: {} }]);
});

test('results of several indexes of one language stand by date', async () => {
  const parts: Its[] = [
    ['en_1', 1, '2026-06-05'],
    ['en-x-2_1', 1, '2026-06-02'],
    ['en_2', 0.5, '2026-06-04'],
    ['en-x-2_2', 0.5, '2026-06-01'],
    ['en_3', 0.3, '2026-06-03'],
  ];
  const found = await find([indexOf(parts, {})], asked({ sort: 'oldest' }), byAge(...parts));
  expect((await found.next(9)).map((it) => it.url)).toEqual(['en-x-2_2', 'en-x-2_1', 'en_3', 'en_2', 'en_1']);
});

test('without words the filters alone are asked for, the newest first, and a filter in use says what its other values would give', async () => {
  const log: unknown[] = [];
  const kinds = asked({ query: ' ', filters: new Map([['kind', ['specs', 'handoffs']]]) });
  const found = await find([indexOf(english.toReversed(), {}, log)], kinds, byAge(...english));
  expect(log).toEqual([
    [null, { filters: { kind: { any: ['specs', 'handoffs'] } } }],
    [null, { filters: {} }],
  ]);
  expect((await found.next(9)).map((it) => it.url)).toEqual(['en_1', 'en_2']);
});

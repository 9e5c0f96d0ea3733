import { expect, test } from 'vitest';
import { notItself } from '../../../src/components/search/not-itself.ts';
import type { Pagefind, Result } from '../../../src/components/search/pagefind.ts';

/** An index that knows these words, in one ending alone. */
const index = (...known: string[]): Pick<Pagefind, 'search'> => ({
  search: async (words) => ({
    results: known.some((it) => `"${it}"` === words) ? [{} as Result] : [],
    unfilteredResultCount: 0,
    filters: {},
  }),
});
const hit = (excerpt: string) => ({ excerpt });

test('a word of which the index has the beginning alone is named', async () => {
  expect(await notItself([index('all')], 'alligator', [hit('it is <mark>all</mark> there')])).toEqual(['alligator']);
  expect(await notItself([index('heron'), index('all')], 'Alligator heron', [hit('<mark>all</mark>')])).toEqual(['Alligator']);
});

test('what is still typed, what has another ending, and what any index knows counts as found', async () => {
  expect(await notItself([index()], 'Allig', [hit('an <mark>alligator</mark>')])).toEqual([]);
  expect(await notItself([index()], 'resume', [hit('a <mark>Résumé</mark>')])).toEqual([]);
  expect(await notItself([index(), index('running')], 'running', [hit('to <mark>run</mark>')])).toEqual([]);
});

test('short words, quotes, scripts without spaces and empty lists are left alone', async () => {
  expect(await notItself([index()], 'ant', [hit('<mark>an</mark>')])).toEqual([]);
  expect(await notItself([index()], '"alligator"', [hit('<mark>all</mark>')])).toEqual([]);
  expect(await notItself([index()], '交接文档', [hit('<mark>交接</mark>')])).toEqual([]);
  expect(await notItself([index()], 'alligator', [])).toEqual([]);
});

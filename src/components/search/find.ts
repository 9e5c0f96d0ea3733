import { filterNames, indexWords, type Asked, type FilterName } from './asked.ts';
import type { Counts, Filters, Hit, Pagefind, Result } from './pagefind.ts';

/** A result with the id that its index gives it. */
export type FoundHit = Hit & Pick<Result, 'id'>;

/** What was found in all indexes. */
export interface Found {
  count: number;
  /** How many there are without the filters. */
  unfiltered: number;
  /** For each filter, how many results each value would give beside the other filters. */
  counts: Counts;
  /** Loads the next results; fewer than `count` at the end. */
  next(count: number): Promise<FoundHit[]>;
}

/** Searches all indexes for what is asked. `byAge` gives the ids of all pages, the oldest first; it is only asked for a list by date. */
export async function find(
  engines: readonly Pagefind[],
  { query, filters, sort }: Pick<Asked, 'query' | 'filters' | 'sort'>,
  byAge: () => Promise<readonly string[]>,
): Promise<Found> {
  const words = indexWords(query) || null;
  const order = sort === '' && words !== null ? '' : sort || 'date';
  const options = { filters: pagefindFilters(filters) };
  const answers = await Promise.all(engines.map((it) => it.search(words, options)));
  // A filter that is in use says what its other values would give.
  const beside = await Promise.all(
    [...filters.keys()].map(async (name) => {
      const others = new Map([...filters].filter(([it]) => it !== name));
      const alone = await Promise.all(engines.map((it) => it.search(words, { filters: pagefindFilters(others) })));
      return [name, added(alone.map((it) => it.filters))[name] ?? {}] as const;
    }),
  );
  const results = answers.flatMap((it) => it.results);
  const waiting = order === '' ? results.toSorted((a, b) => b.score - a.score) : inOrder(results, await byAge(), order === 'oldest');
  return {
    count: results.length,
    unfiltered: answers.reduce((sum, it) => sum + it.unfilteredResultCount, 0),
    counts: { ...added(answers.map((it) => it.filters)), ...Object.fromEntries(beside) },
    next: async (count) => await Promise.all(waiting.splice(0, count).map(async (it) => ({ ...(await it.data()), id: it.id }))),
  };
}

/** Counts of several indexes together. */
export function added(all: readonly Counts[]): Counts {
  const sums: Counts = {};
  for (const counts of all) {
    for (const [name, values] of Object.entries(counts)) {
      const sum = (sums[name] ??= {});
      for (const [value, count] of Object.entries(values)) sum[value] = (sum[value] ?? 0) + count;
    }
  }
  return sums;
}

function pagefindFilters(filters: ReadonlyMap<FilterName, readonly string[]>): Filters {
  return Object.fromEntries(filterNames.flatMap((name) => (filters.has(name) ? [[name, { any: filters.get(name) ?? [] }]] : [])));
}

/** The results by the place of their pages among all; Pagefind's own order by date would be loaded with every first search. */
function inOrder(results: readonly Result[], byAge: readonly string[], oldestFirst: boolean): Result[] {
  const places = new Map(byAge.map((id, at) => [id, at]));
  const placeOf = ({ id }: Result): number => (places.get(id) ?? -1) * (oldestFirst ? 1 : -1);
  return results.toSorted((a, b) => placeOf(a) - placeOf(b));
}

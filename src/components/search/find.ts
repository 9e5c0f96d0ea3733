import { filterNames, indexWords, type Asked, type FilterName } from './asked.ts';
import type { Counts, Filters, Hit, Pagefind, Result } from './pagefind.ts';

/** What was found in all indexes. */
export interface Found {
  count: number;
  /** How many there are without the filters. */
  unfiltered: number;
  /** For each filter, how many results each value would give beside the other filters. */
  counts: Counts;
  /** Loads the next results; fewer than `count` at the end. */
  next(count: number): Promise<Hit[]>;
}

/** Searches all indexes for what is asked. */
export async function find(engines: readonly Pagefind[], { query, filters, sort }: Asked): Promise<Found> {
  const words = indexWords(query) || null;
  const order = sort === '' && words !== null ? '' : sort || 'date';
  const options = { filters: pagefindFilters(filters), sort: order === '' ? {} : ({ date: order === 'oldest' ? 'asc' : 'desc' } as const) };
  const answers = await Promise.all(engines.map((it) => it.search(words, options)));
  // A filter that is in use says what its other values would give.
  const beside = await Promise.all(
    [...filters.keys()].map(async (name) => {
      const others = new Map([...filters].filter(([it]) => it !== name));
      const alone = await Promise.all(engines.map((it) => it.search(words, { filters: pagefindFilters(others), sort: {} })));
      return [name, added(alone.map((it) => it.filters))[name] ?? {}] as const;
    }),
  );
  const results = answers.flatMap((it) => it.results);
  return {
    count: results.length,
    unfiltered: answers.reduce((sum, it) => sum + it.unfilteredResultCount, 0),
    counts: { ...added(answers.map((it) => it.filters)), ...Object.fromEntries(beside) },
    next: order === '' ? byScore(results) : byDate(results, order === 'oldest' ? 1 : -1),
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

function byScore(results: readonly Result[]): Found['next'] {
  const waiting = results.toSorted((a, b) => b.score - a.score);
  return async (count) => await Promise.all(waiting.splice(0, count).map((it) => it.data()));
}

/** Each index gives its results in the order of their dates; only their data says how they stand to those of another one. */
function byDate(results: readonly Result[], direction: 1 | -1): Found['next'] {
  const streams = [...Map.groupBy(results, (it) => it.id.split('_')[0] ?? '').values()].map((waiting) => ({
    waiting,
    loaded: [] as Hit[],
  }));
  return async (count) => {
    await Promise.all(
      streams.map(async ({ waiting, loaded }) => {
        const missing = Math.max(0, count - loaded.length);
        loaded.push(...(await Promise.all(waiting.splice(0, missing).map((it) => it.data()))));
      }),
    );
    const next: Hit[] = [];
    while (next.length < count) {
      const [first] = streams
        .filter((it) => it.loaded.length > 0)
        .toSorted((a, b) => direction * (instantOf(a.loaded[0]) - instantOf(b.loaded[0])));
      const hit = first?.loaded.shift();
      if (hit === undefined) break;
      next.push(hit);
    }
    return next;
  };
}

function instantOf(hit: Hit | undefined): number {
  const instant = Date.parse(hit?.meta['date'] ?? '');
  return Number.isNaN(instant) ? 0 : instant;
}

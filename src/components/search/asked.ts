/** What results can be narrowed by, in the order of the page. */
export const filterNames = ['kind', 'status', 'tool', 'year', 'author', 'owner', 'language'] as const;

export type FilterName = (typeof filterNames)[number];

/** By relevance, or by date: the newest or the oldest first. */
export const sorts = ['', 'date', 'oldest'] as const;

type Sort = (typeof sorts)[number];

/** What is searched for. */
export interface Asked {
  query: string;
  /** Values chosen of each filter; one of them is enough. */
  filters: ReadonlyMap<FilterName, readonly string[]>;
  sort: Sort;
  /** True to search what no longer stands too. */
  past: boolean;
}

/** What the query of an address asks for; what is not known is left out. */
export function askedIn(address: string): Asked {
  const given = new URLSearchParams(address);
  const filters = filterNames.flatMap((name) => {
    const values = [...new Set(given.getAll(name))].filter((it) => it !== '');
    return values.length === 0 ? [] : [[name, values] as const];
  });
  return {
    query: given.get('q') ?? '',
    filters: new Map(filters),
    sort: sorts.find((it) => it === given.get('sort')) ?? '',
    past: given.get('past') === '1',
  };
}

/** The query of an address that asks for the same, without `?`; empty for nothing. */
export function addressOf({ query, filters, sort, past }: Asked): string {
  const words = query.trim();
  const values = filterNames.flatMap((name) => (filters.get(name) ?? []).map((it) => [name, it]));
  const order = sort === '' ? [] : [['sort', sort]];
  return new URLSearchParams([...(words === '' ? [] : [['q', words]]), ...values, ...order, ...(past ? [['past', '1']] : [])]).toString();
}

/** The words for the index: it holds the first digits of commits, and finds words that begin with what is typed. */
export function indexWords(query: string): string {
  return query.trim().replaceAll(/\b[0-9a-f]{13,64}\b/gi, (it) => it.slice(0, 12));
}

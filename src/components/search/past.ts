import type { Asked, FilterName } from './asked.ts';
import { added, find, type Found, type FoundHit } from './find.ts';
import type { Given } from './given.ts';
import { pastHitItem } from './past-hit.ts';
import type { Counts } from './pagefind.ts';

/** What passages of past texts can be narrowed by. */
const narrowing: readonly FilterName[] = ['kind', 'language'];

/** Where the passages that no longer stand are shown, apart from what does. */
interface Place {
  section: HTMLElement;
  hits: HTMLElement;
  more: HTMLButtonElement;
}

/** What was found in past texts. */
export interface FoundPast {
  /** What is said of it beside the other results. */
  said: string;
  /** How many passages are shown, or can be. */
  count: number;
  counts: Counts;
  /** How many passages there are without the filters. */
  unfiltered: number;
  /** Shows the first of it; where there is nothing, the place goes. */
  show(): void;
}

/** The search in past texts. Nothing of its index is loaded before it is asked for the first time. */
export interface PastSearch {
  /** Searches for what is asked; `withCounts` where the numbers beside the filters are shown. `first` passages are loaded. */
  find(asked: Asked, how: { withCounts: boolean; first: number }): Promise<FoundPast>;
  hide(): void;
}

/** Makes the search in past texts, which shows what it finds in `place`, `further` passages more at a time. */
export function pastSearch({ section, hits, more }: Place, given: Given, further: number): PastSearch {
  const { say, listOf, nameOf, past } = given;
  let opening: ReturnType<typeof past.open> | null = null;
  let filtering: Promise<unknown> | null = null;
  let shown: Found | null = null;
  const documents = new Map<string, ReturnType<typeof past.documentsOf>>();

  const hide = (): void => {
    shown = null;
    section.hidden = true;
    hits.replaceChildren();
  };
  // A failed load may be tried again.
  const opened = (): ReturnType<typeof past.open> => {
    opening ??= past.open();
    opening.catch(() => (opening = null));
    return opening;
  };
  const documentsOf = (shard: string): ReturnType<typeof past.documentsOf> => {
    const its = documents.get(shard) ?? past.documentsOf(shard);
    documents.set(shard, its);
    its.catch(() => documents.delete(shard));
    return its;
  };
  const itemOf = async (hit: FoundHit): Promise<HTMLLIElement> =>
    pastHitItem(hit, await documentsOf(hit.id.slice(0, hit.id.indexOf('_'))), given);
  const nextOf = async (found: Found, count: number): Promise<HTMLLIElement[]> => await Promise.all((await found.next(count)).map(itemOf));
  const add = (found: Found, next: readonly HTMLLIElement[]): void => {
    hits.append(...next);
    more.hidden = hits.children.length >= found.count;
  };
  const showMore = async (): Promise<void> => {
    const found = shown;
    if (found === null) return;
    const next = await nextOf(found, further);
    if (shown === found) add(found, next);
  };
  more.addEventListener('click', () => void showMore());

  return {
    hide,
    find: async (asked, { withCounts, first }) => {
      if ([...asked.filters.keys()].some((it) => !narrowing.includes(it)))
        return {
          said: say('search.past.narrowed', { filters: listOf(narrowing.map(nameOf)) }),
          count: 0,
          counts: {},
          unfiltered: 0,
          show: hide,
        };
      const { shards, all } = await opened();
      if (withCounts) await (filtering ??= Promise.all(all.map((it) => it.filters())));
      const byAge = async (): Promise<string[]> => idsByDay(await Promise.all(shards.map(past.daysOf)));
      const found = await find(all, asked, byAge);
      const next = await nextOf(found, first);
      return {
        said: found.count === 0 ? say('search.past.nothing') : say('search.past.results', { count: found.count }),
        count: found.count,
        counts: found.counts,
        unfiltered: found.unfiltered,
        show: () => {
          hide();
          if (found.count === 0) return;
          shown = found;
          add(found, next);
          section.hidden = false;
        },
      };
    },
  };
}

/** The ids of all shards, those that went first in front. */
function idsByDay(all: readonly Readonly<Record<string, string>>[]): string[] {
  const days = all.flatMap((it) => Object.entries(it));
  return days.toSorted(([a, day], [b, other]) => (day === other ? (a < b ? -1 : 1) : day < other ? -1 : 1)).map(([id]) => id);
}

/** Counts with those of past texts. */
export const withPast = (counts: Counts, past: FoundPast | null): Counts => (past === null ? counts : added([counts, past.counts]));

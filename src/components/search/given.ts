import { speakerOf, type Speaker, type Spoken } from '../../words/speaker.ts';
import type { FilterName } from './asked.ts';
import { pastList, shardFolder, shardList, type PastDocument, type PastEngine } from '../../model/past-search.ts';
import { searchList } from '../../model/search-lists.ts';
import { fromDisk, partFromDisk } from './from-disk.ts';
import type { Shown } from './hit.ts';
import type { Engine } from './indexes.ts';
import { fromServer, opened, openedPast, type Pagefind } from './pagefind.ts';
import { onThisSite } from './site-address.ts';

/** What the page gives to the search. */
export interface Given extends Pick<Speaker, 'say' | 'numberOf' | 'listOf'> {
  shown: Shown;
  /** Name of a filter, and how a value of it is called. */
  nameOf(filter: FilterName): string;
  valueOf(filter: FilterName, value: string): string;
  /** False where the page was opened from a disk and the site has no offline copy of the index. */
  canSearch: boolean;
  open(): Promise<readonly Pagefind[]>;
  /** Ids that the pages hold. */
  knownIds(): Promise<readonly string[]>;
  /** Ids of Pagefind of all pages, the oldest first. */
  byAge(): Promise<readonly string[]>;
  past: GivenPast;
}

/** What the page gives to the search in past texts: nothing of it is loaded before it is asked for. */
interface GivenPast {
  /** How many texts there are that no longer stand. */
  texts: number;
  /** The names of all shards, and what searches them. */
  open(): Promise<{ shards: readonly string[]; all: readonly Pagefind[] }>;
  /** The documents of one shard, by their address. */
  documentsOf(shard: string): Promise<Readonly<Record<string, PastDocument>>>;
  /** The day each passage of one shard went, by its id. */
  daysOf(shard: string): Promise<Readonly<Record<string, string>>>;
}

/** Reads what stands in the attributes of `box`. */
export function givenBy(box: HTMLElement): Given {
  const spoken: Spoken = JSON.parse(box.dataset['spoken'] ?? '{}');
  const { say, numberOf, listOf, dayOf, named } = speakerOf(spoken);
  const kinds: Readonly<Record<string, string>> = JSON.parse(box.dataset['kinds'] ?? '{}');
  const engines: readonly Engine[] = JSON.parse(box.dataset['engines'] ?? '[]');
  const at = (name: string): URL => new URL(box.dataset[name] ?? './', document.baseURI);
  const isDisk = location.protocol === 'file:';
  const part = async (path: string) =>
    isDisk
      ? JSON.parse(new TextDecoder().decode(await partFromDisk(path, at('offline'))))
      : await (await fetch(new URL(path, at('root')))).json();
  const list = async (name: 'ids' | 'dates'): Promise<readonly string[]> => await part(searchList(name));
  const bundle = isDisk ? 'disk:/pagefind/' : new URL('pagefind/', at('root')).href;
  const load = isDisk ? fromDisk(at('offline')) : fromServer;
  const languages = new Intl.DisplayNames(spoken.locale, { type: 'language' });
  return {
    say,
    numberOf,
    listOf,
    shown: {
      addressOf: (url) => onThisSite(url, at('root')),
      dateOf: (time) => dayOf(time) ?? '',
      sections: say('search.sections'),
    },
    nameOf: (filter) => named('search.filter', filter) ?? filter,
    valueOf: (filter, value) => {
      if (filter === 'kind') return kinds[value] ?? value;
      return filter === 'language' && /^[a-z]{2,3}$/.test(value) ? (languages.of(value) ?? value) : value;
    },
    canSearch: !isDisk || box.dataset['offline'] !== undefined,
    open: async () => await opened(engines, bundle, load),
    knownIds: async () => await list('ids'),
    byAge: async () => await list('dates'),
    past: {
      texts: Number(box.dataset['older'] ?? 0),
      open: async () => {
        const past: readonly PastEngine[] = await part(pastList);
        return { shards: past.flatMap((it) => it.shards), all: await openedPast(past, { engines, bundle, load }) };
      },
      documentsOf: async (shard) => await part(`${shardFolder(shard)}/${shardList('documents')}`),
      daysOf: async (shard) => await part(`${shardFolder(shard)}/${shardList('days')}`),
    },
  };
}

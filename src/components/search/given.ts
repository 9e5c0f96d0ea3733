import { speakerOf, type Speaker, type Spoken } from '../../words/speaker.ts';
import type { FilterName } from './asked.ts';
import { searchList } from '../../model/search-lists.ts';
import { fromDisk, partFromDisk } from './from-disk.ts';
import type { Shown } from './hit.ts';
import type { Engine } from './indexes.ts';
import { fromServer, opened, type Pagefind } from './pagefind.ts';
import { onThisSite } from './site-address.ts';

/** What the page gives to the search. */
export interface Given extends Pick<Speaker, 'say' | 'numberOf'> {
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
}

/** Reads what stands in the attributes of `box`. */
export function givenBy(box: HTMLElement): Given {
  const spoken: Spoken = JSON.parse(box.dataset['spoken'] ?? '{}');
  const { say, numberOf, dayOf, named } = speakerOf(spoken);
  const kinds: Readonly<Record<string, string>> = JSON.parse(box.dataset['kinds'] ?? '{}');
  const engines: readonly Engine[] = JSON.parse(box.dataset['engines'] ?? '[]');
  const at = (name: string): URL => new URL(box.dataset[name] ?? './', document.baseURI);
  const isDisk = location.protocol === 'file:';
  const list = async (name: 'ids' | 'dates'): Promise<readonly string[]> =>
    isDisk
      ? JSON.parse(new TextDecoder().decode(await partFromDisk(searchList(name), at('offline'))))
      : await (await fetch(new URL(searchList(name), at('root')))).json();
  const languages = new Intl.DisplayNames(spoken.locale, { type: 'language' });
  return {
    say,
    numberOf,
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
    open: async () =>
      await (isDisk
        ? opened(engines, 'disk:/pagefind/', fromDisk(at('offline')))
        : opened(engines, new URL('pagefind/', at('root')).href, fromServer)),
    knownIds: async () => await list('ids'),
    byAge: async () => await list('dates'),
  };
}

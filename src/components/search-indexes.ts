import { byHand, openItems, site } from '../deliver/page-content.ts';
import { recordsOf } from './records.ts';
import { language } from './say.ts';
import { indexesOf } from './search/indexes.ts';
import { langOf } from './words.ts';

const records = site.collections.flatMap(({ name }) => recordsOf(name));
const searched = [...records, ...byHand.pages];
const languages = new Set(searched.map((it) => langOf(it.lang)?.split('-')[0]));

/** How records and pages written by hand are spread over search indexes. */
export const searchIndexes = indexesOf(searched, language);

/** What the filter for kinds calls pages written by hand; records have the name of their collection. */
export const handKind = 'pages';

/** Records from which on the filters are loaded only when they are wanted: by then they are a fifth of what the first search costs. */
const many = 1500;

/** True where the filters are loaded only when the reader opens them. */
export const filtersLater = records.length > many;

/** Language by which a record can be filtered; nothing where all have the same one, because a filter costs whoever searches. */
export const languageFilter = (lang: string): string | undefined => (languages.size < 2 ? undefined : langOf(lang)?.split('-')[0]);

/** Name of the search index of a page of the site itself. */
export const ownIndex = (url: string): string => searchIndexes.indexOf({ url, lang: language });

const owners = new Map<string, Set<string>>();
for (const { url, owner } of openItems.items) {
  const [page = url] = url.split('#');
  if (owner !== null) owners.set(page, (owners.get(page) ?? new Set()).add(owner));
}

/** Who decides the open questions of the record at `url`. */
export const ownersOf = (url: string): readonly string[] => [...(owners.get(url) ?? [])];

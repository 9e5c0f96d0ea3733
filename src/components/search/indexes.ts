/**
 * One part of the search with rules of its own for endings of words, and the parts that are searched by the same rules. A part is called by
 * its language; the further ones of a large language by a private tag of it, so that Pagefind takes them for the same one: `en-x-2`.
 */
export interface Engine {
  language: string;
  merged: readonly string[];
}

/** How the records are spread over search indexes. */
interface Indexes {
  /** The first one holds every page whose language has no index of its own. */
  engines: readonly Engine[];
  /** The index for a page. */
  indexOf(page: Searched): string;
}

/** A page that is searched: its address, and its language (BCP 47). */
export interface Searched {
  url: string;
  lang: string;
}

/** Languages with words that no space ends: an index of their own costs no further program. */
const segmented: ReadonlySet<string> = new Set(['ja', 'th', 'zh']);
/** Languages whose endings Pagefind knows. */
const stemmed: ReadonlySet<string> = new Set(
  'ar ca da de el en es et eu fi fr ga hi hu hy id it lt nb ne nl nn no pl pt ro ru sr sv ta tr'.split(' '),
);
/** A language of less than this part of all pages is searched as one of the main language: its own program costs the reader 100 KB. */
const least = 0.05;
/** Programs beside the main one at most. */
const most = 2;
/** Records in one index at most: Pagefind takes 0.45 MB of memory for each while it makes an index, and each further index adds 20 to 50 KB to a search. */
const largest = 2600;

/** The indexes for `records`, neighbours in one where there are several of a language, on pages in the language `own`. */
export function indexesOf(records: readonly Searched[], own: string): Indexes {
  // The briefing and how to run it are pages of the site itself.
  const counts = new Map([[baseOf(own), 2]]);
  for (const { lang } of records) counts.set(baseOf(lang), (counts.get(baseOf(lang)) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, it) => sum + it, 0);
  const found = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const withEndings = found.filter(([lang]) => stemmed.has(lang));
  const [main = ['en', 0]] = withEndings;
  const apart = withEndings.slice(1).filter(([, pages]) => pages >= total * least);
  const merged = found.filter(([lang]) => segmented.has(lang)).map(([lang]) => lang);
  const others = apart.slice(0, most).map(([language]) => language);
  const known = new Set([main[0], ...merged, ...others]);
  const languageOf = ({ lang }: Searched): string => (known.has(baseOf(lang)) ? baseOf(lang) : main[0]);
  const parts = new Map([...Map.groupBy(records, languageOf)].map(([language, its]) => [language, spread(language, its)]));
  const further = (language: string): string[] => [...new Set(parts.get(language)?.values())].slice(1);
  return {
    engines: [
      { language: main[0], merged: [...further(main[0]), ...merged.flatMap((it) => [it, ...further(it)])] },
      ...others.map((language) => ({ language, merged: further(language) })),
    ],
    indexOf: (page) => parts.get(languageOf(page))?.get(page.url) ?? languageOf(page),
  };
}

/** The index of each page of one language, by its address: as few as hold all, about as large as each other. */
function spread(language: string, pages: readonly Searched[]): ReadonlyMap<string, string> {
  const size = Math.ceil(pages.length / Math.ceil(pages.length / largest));
  const name = (at: number): string => (at < size ? language : `${language}-x-${Math.floor(at / size) + 1}`);
  return new Map(pages.map(({ url }, at) => [url, name(at)]));
}

/** The language of a tag, without script and region. */
const baseOf = (lang: string): string => lang.split('-')[0]?.toLowerCase() ?? lang;

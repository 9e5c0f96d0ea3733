/** One part of the search with rules of its own for endings of words, and the parts that are searched by the same rules. */
export interface Engine {
  language: string;
  merged: readonly string[];
}

/** How the records are spread over search indexes. */
interface Indexes {
  /** The first one holds every page whose language has no index of its own. */
  engines: readonly Engine[];
  /** The index for a record of a language. */
  indexOf(lang: string): string;
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

/** The indexes for records of `langs` (BCP 47, one per record) on pages in the language `own`. */
export function indexesOf(langs: Iterable<string>, own: string): Indexes {
  // The briefing and how to run it are pages of the site itself.
  const counts = new Map([[baseOf(own), 2]]);
  for (const lang of langs) counts.set(baseOf(lang), (counts.get(baseOf(lang)) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, it) => sum + it, 0);
  const found = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const withEndings = found.filter(([lang]) => stemmed.has(lang));
  const [main = ['en', 0]] = withEndings;
  const apart = withEndings.slice(1).filter(([, pages]) => pages >= total * least);
  const merged = found.filter(([lang]) => segmented.has(lang)).map(([lang]) => lang);
  const others = apart.slice(0, most).map(([language]) => ({ language, merged: [] }));
  const engines = [{ language: main[0], merged }, ...others];
  const known = new Set(engines.flatMap((it) => [it.language, ...it.merged]));
  return { engines, indexOf: (lang) => (known.has(baseOf(lang)) ? baseOf(lang) : main[0]) };
}

/** The language of a tag, without script and region. */
const baseOf = (lang: string): string => lang.split('-')[0]?.toLowerCase() ?? lang;

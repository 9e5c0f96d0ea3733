/** File that says into which shards the passages of past texts went. The search page loads it when a reader asks for them, and nothing of them before. */
export const pastList = 'search/past.json';

/** What lies beside the files of Pagefind in the folder of a shard: its documents, or the day each passage went. */
export const shardList = (name: 'documents' | 'days') => `${name}.json` as const;

/** Folder of a shard, from the root of the site. */
export const shardFolder = (shard: string): string => `pagefind/past/${shard}`;

/** The shards that are searched by the rules of one language, as `pastList` holds them: the first of them has the program. */
export interface PastEngine {
  /** That of the engine for the texts that stand. */
  language: string;
  shards: readonly string[];
}

/** A document as its shard names it, by the address of its page. */
export interface PastDocument {
  title: string;
  lang: string;
  collection: string;
  /** When each revision was written that a period begins or ends with, as far as git knows. */
  days: Readonly<Record<string, string>>;
}

/** How long a passage stood, in numbers of revisions. */
export interface Period {
  first: number;
  last: number;
  /** The revision that no longer had it; null where no later text can be read. */
  until: number | null;
  /** True where a text before or after it cannot be read, so that it may have stood longer. */
  longer: boolean;
}

/**
 * Address of a passage on the page of a past text, with its number among those of its document, since no two may have the same address, and
 * with the periods in which it stood: there they are not searched.
 */
export function passageUrl({
  page,
  anchor,
  number,
  periods,
}: {
  page: string;
  anchor: string;
  number: number;
  periods: readonly Period[];
}): string {
  const stood = periods.map((it) => `${it.first}-${it.last}-${it.until ?? ''}${it.longer ? '~' : ''}`).join('.');
  return `${page}?passage=${number}&stood=${stood}${anchor === '' ? '' : `#${encodeURI(anchor)}`}`;
}

/** What such an address says: the page, the document it is of, and the periods. */
export function passageIn(url: string): { page: string; document: string; periods: Period[] } {
  const [, page = url, stood = '', anchor = ''] = /^([^?#]*)\?passage=\d+&stood=([^#]*)(#.*)?$/.exec(url) ?? [];
  const periods = [...stood.matchAll(/(\d+)-(\d+)-(\d*)(~?)/g)].map(([, first, last, until, longer]) => ({
    first: Number(first),
    last: Number(last),
    until: until === '' ? null : Number(until),
    longer: longer === '~',
  }));
  return { page: page + anchor, document: page.slice(0, page.lastIndexOf('/v/') + 1), periods };
}

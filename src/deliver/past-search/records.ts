import { hash } from 'node:crypto';
import type { CustomRecord } from 'pagefind';
import { passageUrl, type PastDocument } from '../../model/past-search.ts';
import type { Index } from '../searched-indexes.ts';
import type { Weighed } from './documents.ts';
import { shardsOf } from './shards.ts';

/** One index of passages, before its documents are read. */
export interface Planned {
  /** Its name, which is a private tag of its language. */
  name: string;
  /** The language whose rules search it: that of one of the engines. */
  engine: string;
  its: readonly Weighed[];
}

/** The same with all that goes into it. */
export interface Shard extends Pick<Planned, 'name'> {
  records: readonly Pick<CustomRecord, 'url' | 'content' | 'language' | 'filters'>[];
  /** By the address of the document. */
  documents: Readonly<Record<string, PastDocument>>;
}

/** The shards of `documents`, searched by the same rules as the texts that stand: `indexes` are theirs. Those of one engine follow each other. */
export function shardsIn(documents: readonly Weighed[], indexes: readonly Index[]): Planned[] {
  const engines = enginesOf(indexes);
  const main = indexes[0]?.language ?? 'en';
  const byLanguage = Map.groupBy(documents, ({ lang }) => (engines.has(baseOf(lang)) ? baseOf(lang) : main));
  return [...engines].flatMap(([language, engine]) =>
    [...shardsOf(byLanguage.get(language) ?? [], `${language}-x-past`)].map(([name, its]) => ({ name, engine, its })),
  );
}

/** All that makes a shard what it is, as one short text: the same one, the same files. `makers` are what makes them. */
export function digestOf({ name, its }: Planned, makers: readonly string[]): string {
  return hash('sha256', JSON.stringify([makers, name, its.map((it) => it.of)]));
}

/** The language whose rules search each language, in the order of the engines. */
function enginesOf(indexes: readonly Index[]): Map<string, string> {
  const engines = new Map<string, string>();
  let engine = '';
  for (const { language, merged } of indexes) {
    if (!merged) engine = language;
    if (!language.includes('-x-')) engines.set(language, engine);
  }
  return engines;
}

/** What goes into a shard. */
export function shardOf({ name, its }: Planned): Shard {
  const read = its.map((it) => it.searched());
  return {
    name,
    records: read.flatMap(({ collection, lang, passages }) => {
      const filters = { kind: [collection], ...(lang === 'und' ? {} : { language: [baseOf(lang)] }) };
      return passages.map(({ page, gone: { words, anchor, periods } }, number) => ({
        url: passageUrl({ page, anchor, number, periods }),
        content: words,
        language: name,
        filters,
      }));
    }),
    documents: Object.fromEntries(read.map(({ url, title, lang, collection, days }) => [url, { title, lang, collection, days }])),
  };
}

/** The language of a tag, without script and region. */
const baseOf = (lang: string): string => lang.split('-')[0]?.toLowerCase() ?? lang;

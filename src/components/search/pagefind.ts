import type { PastEngine } from '../../model/past-search.ts';
import type { Engine } from './indexes.ts';

/** What the search page uses of Pagefind's interface for browsers. */
export interface Pagefind {
  search(words: string | null, options: { filters: Filters }): Promise<Answer>;
  filters(): Promise<Counts>;
  mergeIndex(folder: string, options: { language: string; baseUrl: string }): Promise<void>;
}

export type Filters = Record<string, { any: readonly string[] }>;
/** For each filter, how many pages each of its values has. */
export type Counts = Record<string, Record<string, number>>;

interface Answer {
  results: Result[];
  /** How many there were without the filters. */
  unfilteredResultCount: number;
  filters: Counts;
}

export interface Result {
  /** Begins with the language of its index. */
  id: string;
  score: number;
  /** Loads what is shown of the page. */
  data(): Promise<Hit>;
}

/** `url`, `meta` and titles are raw text; `excerpt` has `<` and `>` of the page's text escaped, and found words in `<mark>`. */
export interface Hit {
  url: string;
  excerpt: string;
  meta: Readonly<Record<string, string | undefined>>;
  /** The whole text. */
  content: string;
  sub_results: readonly { title: string; url: string; anchor?: object }[];
}

/** A loaded program with the data of no language yet. */
export interface Program {
  createInstance(options: { basePath: string; baseUrl: string; noWorker: true; language?: string }): Pagefind;
}

/** Loads the program that lies in a folder of the index, for one language only: its rules are those of the first it is used for. */
export type Load = (folder: string) => Promise<Program>;

/** Opens the indexes below `bundle`, which ends with a slash. */
export async function opened(engines: readonly Engine[], bundle: string, load: Load): Promise<Pagefind[]> {
  return await Promise.all(
    engines.map(async ({ language, merged }, at) => {
      const folder = at === 0 ? bundle : `${bundle}${language}/`;
      const { createInstance } = await load(folder);
      const its = createInstance({ basePath: folder, baseUrl: '/', noWorker: true });
      await Promise.all(merged.map((it) => its.mergeIndex(`${bundle}${it}/`, { language: it, baseUrl: '/' })));
      return its;
    }),
  );
}

/** Opens the indexes of past texts below `bundle`, each by the program of the engine for the texts that stand. */
export async function openedPast(
  past: readonly PastEngine[],
  { engines, bundle, load }: { engines: readonly Engine[]; bundle: string; load: Load },
): Promise<Pagefind[]> {
  return await Promise.all(
    past.map(async ({ language, shards: [first = '', ...others] }) => {
      const { createInstance } = await load(language === engines[0]?.language ? bundle : `${bundle}${language}/`);
      const its = createInstance({ basePath: `${bundle}past/${first}/`, baseUrl: '/', noWorker: true, language: first });
      await Promise.all(others.map((it) => its.mergeIndex(`${bundle}past/${it}/`, { language: it, baseUrl: '/' })));
      return its;
    }),
  );
}

/** From a web server: Pagefind's own module. */
export const fromServer: Load = (folder) => import(/* @vite-ignore */ `${folder}pagefind.js`);

import { z } from 'zod';
import { unescaped } from './html-links.ts';

/** The page that searches, from the root of the site. It names the indexes in its attribute `data-engines`. */
export const searchPage = 'search/index.html';

/** One search index. */
export interface Index {
  language: string;
  /** Its folder, from the root of the site. */
  folder: string;
  /** True when it is searched by the program and the rules of the main one. */
  merged: boolean;
}

const engines = z.array(z.strictObject({ language: z.string(), merged: z.array(z.string()) })).min(1);

/** The search indexes that the search page asks for, the main one first. */
export function indexesIn(page: string): Index[] {
  const said = unescaped(/\sdata-engines="([^"]*)"/.exec(page)?.[1] ?? '');
  return engines
    .parse(JSON.parse(said))
    .flatMap(({ language, merged }, at) => [
      { language, folder: at === 0 ? 'pagefind' : `pagefind/${language}`, merged: false },
      ...merged.map((it) => ({ language: it, folder: `pagefind/${it}`, merged: true })),
    ]);
}

/** Language of the index that a page belongs to; null for one that is not searched. In text every `<` is escaped, so that no document can name one. */
export const indexOfPage = (html: string): string | null =>
  /<meta name="search-index" content="([a-z]{2,3}(?:-x-\d+)?)"/.exec(html)?.[1] ?? null;

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { runApart } from './apart.ts';
import type { Keeping } from './kept-list.ts';
import { madeName, madeSearch, type MadeSearch } from './made-search.ts';
import { indexesIn, searchPage } from './searched-indexes.ts';

/** What the search of a site is made with. */
export interface SearchOrder {
  out: string;
  /** An empty folder, or one that is not there yet, for what is needed meanwhile. */
  work: string;
  /** Null where no build keeps anything. */
  keeping: Keeping | null;
  /** The content folder whose past texts are searched as well; null for none. */
  past: { content: string } | null;
}

/**
 * Indexes the pages in `out` for the search page, and what no longer stands in past texts; gives how many pages it finds, the version of
 * Pagefind, and what a later build can take. Throws a Failure when that fails.
 */
export async function writeSearchIndex(order: SearchOrder): Promise<{ pages: number; version: string; made: MadeSearch }> {
  const { out, work } = order;
  mkdirSync(work, { recursive: true });
  await runApart({
    module: new URL('./pagefind-build.ts', import.meta.url),
    order,
    cwd: out,
    out,
    work,
    onProgress: () => undefined,
    failed: (message) => failure(`The search index could not be made. ${message}`),
    ended: (how) => failure(`The making of the search index ended early (${how}).`),
  });
  const entries = indexesIn(readFileSync(join(out, searchPage), 'utf8')).map(({ folder }) =>
    entry.parse(JSON.parse(readFileSync(join(out, folder, 'pagefind-entry.json'), 'utf8'))),
  );
  const pages = entries.flatMap((it) => Object.values(it.languages)).reduce((sum, it) => sum + it.page_count, 0);
  return { pages, version: entries[0]?.version ?? '', made: madeSearch.parse(JSON.parse(readFileSync(join(work, madeName), 'utf8'))) };
}

const entry = z.looseObject({ version: z.string(), languages: z.record(z.string(), z.looseObject({ page_count: z.number() })) });

/** A failure of the search index. */
export const failure = (message: string): Failure =>
  new Failure('HO505', 'site', message, [
    'Run the command again, on a machine with more memory if the site is large. If it fails again, report it with this message.',
  ]);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { runApart } from './apart.ts';
import { madeSearch, type Keeping } from './past-search/kept.ts';
import { indexesIn, searchPage } from './searched-indexes.ts';

/** What the search in past texts is made of: see `writePastSearch`. */
export interface PastOrder {
  /** A content folder. */
  content: string;
  keeping: Keeping | null;
  /** File for what was made. */
  made: string;
}

/**
 * Indexes the pages in `out` for the search page, and with `past` what no longer stands; gives how many pages it finds, the version of
 * Pagefind, and what was made of past texts. Throws a Failure when that fails.
 */
export async function writeSearchIndex(
  out: string,
  past: PastOrder | null = null,
): Promise<{ pages: number; version: string; made: z.infer<typeof madeSearch> }> {
  await runApart({
    module: new URL('./pagefind-build.ts', import.meta.url),
    order: { out, past },
    cwd: out,
    out,
    onProgress: () => undefined,
    failed: (message) => failure(`The search index could not be made. ${message}`),
    ended: (how) => failure(`The making of the search index ended early (${how}).`),
  });
  const entries = indexesIn(readFileSync(join(out, searchPage), 'utf8')).map(({ folder }) =>
    entry.parse(JSON.parse(readFileSync(join(out, folder, 'pagefind-entry.json'), 'utf8'))),
  );
  const pages = entries.flatMap((it) => Object.values(it.languages)).reduce((sum, it) => sum + it.page_count, 0);
  const made = past === null ? { shards: [], sizes: {} } : madeSearch.parse(JSON.parse(readFileSync(past.made, 'utf8')));
  return { pages, version: entries[0]?.version ?? '', made };
}

const entry = z.looseObject({ version: z.string(), languages: z.record(z.string(), z.looseObject({ page_count: z.number() })) });

/** A failure of the search index. */
export const failure = (message: string): Failure =>
  new Failure('HO505', 'site', message, [
    'Run the command again, on a machine with more memory if the site is large. If it fails again, report it with this message.',
  ]);

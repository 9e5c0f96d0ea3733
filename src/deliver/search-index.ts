import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { runApart } from './apart.ts';
import { indexesIn, searchPage } from './searched-indexes.ts';

/** Indexes the pages in `out` for the search page; gives how many it finds, and the version of Pagefind. Throws a Failure when that fails. */
export async function writeSearchIndex(out: string): Promise<{ pages: number; version: string }> {
  await runApart({
    module: new URL('./pagefind-build.ts', import.meta.url),
    order: { out },
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
  return { pages, version: entries[0]?.version ?? '' };
}

const entry = z.looseObject({ version: z.string(), languages: z.record(z.string(), z.looseObject({ page_count: z.number() })) });

/** A failure of the search index. */
export const failure = (message: string): Failure =>
  new Failure('HO505', 'site', message, [
    'Run the command again, on a machine with more memory if the site is large. If it fails again, report it with this message.',
  ]);

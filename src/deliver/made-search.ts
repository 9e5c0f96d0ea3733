import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pastShards } from '../model/past-texts.ts';
import { keepFolders } from './kept-folders.ts';
import { readKept, writeKept, type Keeping } from './kept-list.ts';
import { keptParts } from './main-search/write.ts';
import { keepShards, madePast } from './past-search/kept.ts';

/** What making the search of a site gave beside its files: what the next build can take. */
export const madeSearch = z.strictObject({
  parts: z.array(z.strictObject({ key: z.string().regex(/^[0-9a-f]{64}$/), folder: z.string(), taken: z.boolean() })),
  past: madePast,
});
export type MadeSearch = z.infer<typeof madeSearch>;

/** Its file in the folder for what is needed meanwhile. */
export const madeName = 'made.json';

/** Tells with which secrets it was made; goes last in time. */
const madeWith = (cache: string): string => join(cache, 'search.json');

/** Keeps it for a later build. */
export function keepSearch(keeping: Keeping, out: string, { parts, past }: MadeSearch): void {
  keepFolders(join(keeping.cache, keptParts), parts);
  keepShards(keeping, out, past);
  writeKept(madeWith(keeping.cache), keeping.known, true);
}

/** Forgets what a build kept that knew other secrets: it may show one that is known by now. */
export function forgetOthers(cache: string, known: string | null): void {
  if (known !== null && readKept(madeWith(cache), known, z.literal(true)) === true) return;
  for (const it of [keptParts, pastShards]) rmSync(join(cache, it), { recursive: true, force: true });
}

import { join } from 'node:path';
import { z } from 'zod';
import { keepFolders } from './kept-folders.ts';
import type { Keeping } from './kept-list.ts';
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

/** Keeps it for a later build. */
export function keepSearch(keeping: Keeping, out: string, { parts, past }: MadeSearch): void {
  keepFolders(join(keeping.cache, keptParts), parts);
  keepShards(keeping, out, past);
}

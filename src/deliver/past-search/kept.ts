import { join } from 'node:path';
import { z } from 'zod';
import { pastShards } from '../../model/past-texts.ts';
import { shardFolder } from '../../model/past-search.ts';
import { keepFolders, takeFolder } from '../kept-folders.ts';
import { readKept, writeKept, type Keeping } from '../kept-list.ts';

/** A shard of the site with the digest of all that went into it. */
const madeShard = z.strictObject({ name: z.string(), key: z.string().regex(/^[0-9a-f]{64}$/), taken: z.boolean() });
export type MadeShard = z.infer<typeof madeShard>;

/** Characters of what no longer stands in a document, by the digest of all its texts: what tells which shard it belongs to. */
const sizes = z.record(z.string(), z.int());
const sizesAt = (cache: string): string => join(cache, pastShards, 'sizes.json');

/** The sizes that an earlier build found. */
export const keptSizes = ({ cache, known }: Keeping): Map<string, number> =>
  new Map(Object.entries(readKept(sizesAt(cache), known, sizes) ?? {}));

/** What a build keeps for the next one. */
export const madePast = z.strictObject({ shards: z.array(madeShard), sizes });

/** Copies the shard kept under `key` to `target`. False when there is none as it was kept: then it is made anew. */
export const takeShard = ({ cache }: Keeping, key: string, target: string): boolean => takeFolder(join(cache, pastShards), key, target);

/** Keeps the shards of the site in `out` for a later build, and forgets all others. */
export function keepShards({ cache, known }: Keeping, out: string, { shards, sizes: found }: z.infer<typeof madePast>): void {
  // Their program is that of the site.
  keepFolders(
    join(cache, pastShards),
    shards.map(({ name, ...its }) => ({ ...its, folder: join(out, shardFolder(name)) })),
    /[/\\]wasm\.[^/\\]*$/,
  );
  writeKept(sizesAt(cache), known, found);
}

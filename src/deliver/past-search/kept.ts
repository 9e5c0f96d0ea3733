import { hash, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { atPath, ifReadable, toPath } from '../../model/at-path.ts';
import { pastShards } from '../../model/past-texts.ts';
import { shardFolder } from '../../model/past-search.ts';
import { filesBelow } from '../files.ts';
import { readKept, writeKept } from '../kept-list.ts';

/** The folder for what the next build can take, and what it was made with: a state of this program, and all the secrets that it knew. */
export const keeping = z.strictObject({ cache: z.string(), known: z.string() });
export type Keeping = z.infer<typeof keeping>;

/** A shard of the site with the digest of all that went into it. */
const madeShard = z.strictObject({ name: z.string(), key: z.string().regex(/^[0-9a-f]{64}$/) });
export type MadeShard = z.infer<typeof madeShard>;

/** Characters of what no longer stands in a document, by the digest of all its texts: what tells which shard it belongs to. */
const sizes = z.record(z.string(), z.int());
const sizesAt = (cache: string): string => join(cache, pastShards, 'sizes.json');

/** The sizes that an earlier build found. */
export const keptSizes = ({ cache, known }: Keeping): Map<string, number> =>
  new Map(Object.entries(readKept(sizesAt(cache), known, sizes) ?? {}));

/** What a build keeps for the next one. */
export const madeSearch = z.strictObject({ shards: z.array(madeShard), sizes });

/** What the files of a kept shard are: each with its digest. */
const list = z.record(z.string(), z.string());
const listName = 'files.json';

/** Copies the shard kept under `key` in the folder `cache` to `target`. False when there is none, or not one as it was kept: then it is made anew. */
export function takeShard(cache: string, key: string, target: string): boolean {
  const files = ifReadable(() => shardIn(join(cache, pastShards, key)));
  if (files === null) return false;
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), bytes);
  }
  return true;
}

/** The files of a kept shard; null where they are not those that were kept. */
function shardIn(folder: string): { path: string; bytes: Buffer }[] | null {
  const wanted = listIn(readFileSync(join(folder, listName), 'utf8'));
  if (wanted === null) return null;
  const paths = filesBelow(folder).filter((it) => it !== listName);
  const files = paths.map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
  const isWhole = paths.length === Object.keys(wanted).length && files.every(({ path, bytes }) => wanted[path] === hash('sha256', bytes));
  return isWhole ? files : null;
}

/** Keeps the shards of the site in `out` for a later build, and forgets all others. Another build may read meanwhile: it finds a whole shard or none. */
export function keepShards({ cache, known }: Keeping, out: string, { shards, sizes: found }: z.infer<typeof madeSearch>): void {
  const all = join(cache, pastShards);
  mkdirSync(all, { recursive: true });
  for (const { name, key } of shards) {
    const written = join(all, `${key}.${randomUUID()}`);
    try {
      atPath(written, () => copyShard(join(out, shardFolder(name)), written));
      rmSync(join(all, key), { recursive: true, force: true });
      toPath(join(all, key), () => renameSync(written, join(all, key)));
    } catch (error) {
      // Another build has put the same shard there.
      if (!(error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST'))) throw error;
    } finally {
      rmSync(written, { recursive: true, force: true });
    }
  }
  const keys = new Set(shards.map((it) => it.key));
  // With a dot: another build is writing it.
  for (const name of readdirSync(all))
    if (!keys.has(name) && !name.includes('.')) rmSync(join(all, name), { recursive: true, force: true });
  writeKept(sizesAt(cache), known, found);
}

/** Copies the files of a shard, with a list of them. Its program is that of the site. */
function copyShard(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (it) => !isProgram.test(it) });
  const digests = filesBelow(to).map((path) => [path, hash('sha256', readFileSync(join(to, path)))]);
  writeFileSync(join(to, listName), `${JSON.stringify(Object.fromEntries(digests))}\n`);
}

const isProgram = /[/\\]wasm\.[^/\\]*$/;

function listIn(text: string): Record<string, string> | null {
  try {
    const read = list.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    // A damaged list is a shard that is made again.
    return null;
  }
}

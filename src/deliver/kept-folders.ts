import { hash, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { atPath, ifReadable, toPath } from '../model/at-path.ts';
import { filesBelow } from './files.ts';

/** A folder with the digest of all that went into it, which is its name among what is kept. */
export interface MadeFolder {
  key: string;
  folder: string;
  /** True where it was taken from what is kept. */
  taken: boolean;
}

/** What the files of a kept folder are: each with its digest. */
const list = z.record(z.string(), z.string());
const listName = 'files.json';

/** Copies the folder kept under `key` in the folder `all` to `target`. False when there is none, or not one as it was kept: then it is made anew. */
export function takeFolder(all: string, key: string, target: string): boolean {
  const files = ifReadable(() => filesIn(join(all, key)));
  if (files === null) return false;
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), bytes);
  }
  return true;
}

/** The files of a kept folder; null where they are not those that were kept. */
function filesIn(folder: string): { path: string; bytes: Buffer }[] | null {
  const wanted = listIn(readFileSync(join(folder, listName), 'utf8'));
  if (wanted === null) return null;
  const paths = filesBelow(folder).filter((it) => it !== listName);
  const files = paths.map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
  const isWhole = paths.length === Object.keys(wanted).length && files.every(({ path, bytes }) => wanted[path] === hash('sha256', bytes));
  return isWhole ? files : null;
}

/**
 * Keeps folders in `all` for a later build, without files that `leftOut` names, and forgets all others. Another build may read meanwhile:
 * it finds a whole folder or none.
 */
export function keepFolders(all: string, folders: readonly MadeFolder[], leftOut?: RegExp): void {
  mkdirSync(all, { recursive: true });
  for (const { key, folder, taken } of folders) {
    if (taken) continue;
    const written = join(all, `${key}.${randomUUID()}`);
    try {
      atPath(written, () => copy(folder, written, leftOut));
      rmSync(join(all, key), { recursive: true, force: true });
      toPath(join(all, key), () => renameSync(written, join(all, key)));
    } catch (error) {
      // Another build has put the same folder there.
      if (!(error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST'))) throw error;
    } finally {
      rmSync(written, { recursive: true, force: true });
    }
  }
  const keys = new Set(folders.map((it) => it.key));
  // With a dot: another build is writing it.
  for (const name of readdirSync(all))
    if (!keys.has(name) && !name.includes('.')) rmSync(join(all, name), { recursive: true, force: true });
}

/** Copies the files of a folder, with a list of them. */
function copy(from: string, to: string, leftOut?: RegExp): void {
  cpSync(from, to, { recursive: true, filter: (it) => leftOut?.test(it) !== true });
  const digests = filesBelow(to).map((path) => [path, hash('sha256', readFileSync(join(to, path)))]);
  writeFileSync(join(to, listName), `${JSON.stringify(Object.fromEntries(digests))}\n`);
}

function listIn(text: string): Record<string, string> | null {
  try {
    const read = list.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    // A damaged list is a folder that is made again.
    return null;
  }
}

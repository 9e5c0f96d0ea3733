import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '../model/recorded.ts';

/** Paths of all files below `folder`, with `/`, in code-point order; everything that is no folder counts as one. */
export function filesBelow(folder: string): string[] {
  return [...kindsBelow(folder)].flatMap(([path, kind]) => (kind === 'folder' ? [] : [path])).toSorted(onCodePoints);
}

/** Paths of all folders below `folder`, in the same way. */
export function foldersBelow(folder: string): string[] {
  return [...kindsBelow(folder)].flatMap(([path, kind]) => (kind === 'folder' ? [path] : [])).toSorted(onCodePoints);
}

/** Everything below `folder` by path. No link is followed: the recursive reading of Node follows them. */
export function kindsBelow(folder: string): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  const left = [''];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      const kind = kindOf(entry);
      kinds.set(path, kind);
      if (kind === 'folder') left.push(path);
    }
  }
  return kinds;
}

/** Order of texts by their code units, the same everywhere. */
export const onCodePoints = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function kindOf(entry: Dirent): Kind {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}

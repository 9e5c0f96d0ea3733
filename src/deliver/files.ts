import { readdirSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of all files below `folder`, with `/`, in code-point order. */
export function filesBelow(folder: string): string[] {
  return below(folder, (it) => !it.isDirectory());
}

/** Paths of all folders below `folder`, in the same way. */
export function foldersBelow(folder: string): string[] {
  return below(folder, (it) => it.isDirectory());
}

/** Order of texts by their code units, the same everywhere. */
export const onCodePoints = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function below(folder: string, wanted: (entry: Dirent) => boolean): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(wanted)
    .map((it) => relative(folder, join(it.parentPath, it.name)).replaceAll(sep, '/'))
    .toSorted(onCodePoints);
}

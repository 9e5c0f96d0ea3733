import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of all files below `folder`, with `/`, in code-point order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => !it.isDirectory())
    .map((it) => relative(folder, join(it.parentPath, it.name)).replaceAll(sep, '/'))
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

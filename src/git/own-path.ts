import { sep } from 'node:path';
import { Failure } from '../model/failure.ts';
import type { Location } from './locate.ts';
import { workTreeRoot } from './work-tree.ts';

/** Tells the path in the repository of a file on the disk, given in full and without symbolic links; null for one outside of its working tree. */
export async function ownPaths(path: string, location: Location): Promise<(real: string) => string | null> {
  const root = await workTreeRoot(path, location).catch((error: unknown) => {
    // A bare repository has no working tree, so no file lies in it.
    if (error instanceof Failure) return null;
    throw error;
  });
  return (real) => (root !== null && real.startsWith(`${root}${sep}`) ? real.slice(root.length + 1).replaceAll(sep, '/') : null);
}

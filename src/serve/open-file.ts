import { closeSync, constants, fstatSync, openSync, realpathSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** A file open for reading; whoever gets it closes it. */
export interface OpenFile {
  descriptor: number;
  stats: Stats;
}

/**
 * Opens the file at `names` below `root`; for a folder gives `folder`, null when nothing stands there. A link, anywhere on the
 * way, is nothing: a host is given files, not what they may point at on this machine. Nor is a name in other capitals, which
 * some file systems would find and a host would not.
 */
export function openBelow(root: string, names: readonly string[]): OpenFile | 'folder' | null {
  return asked(() => {
    const path = join(realpathSync.native(root), ...names);
    if (realpathSync.native(path) !== path) return null;
    if (statSync(path).isDirectory()) return 'folder';
    const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    const stats = fstatSync(descriptor);
    if (stats.isFile()) return { descriptor, stats };
    closeSync(descriptor);
    return null;
  });
}

const notThere = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM', 'EINVAL']);

function asked<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string' && notThere.has(error.code)) return null;
    throw error;
  }
}

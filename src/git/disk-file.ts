import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What stands at a path of a working tree. */
type Standing = 'file' | 'link' | 'folder' | 'other' | null;

/** The files of one working tree, read without leaving it. */
export interface Disk {
  standingAt(path: string): Standing;
  /** True for a file its owner may run. */
  isExecutable(path: string): boolean;
  /** The bytes of a regular file of at most `largest` bytes; null for one that cannot be read. */
  read(path: string, largest: number): Buffer | 'too large' | null;
}

/** The disk at `root`, an absolute folder without symbolic links on its way. A path behind a symbolic link is not there. */
export function diskAt(root: string): Disk {
  const folders = new Map<string, boolean>();
  const isWithin = (path: string): boolean => {
    const folder = dirname(join(root, path));
    const known = folders.get(folder) ?? isPlain(folder);
    folders.set(folder, known);
    return known;
  };
  const statOf = (path: string) => {
    try {
      return isWithin(path) ? lstatSync(join(root, path), { throwIfNoEntry: false }) : undefined;
    } catch {
      // A folder that may not be entered, a name that is too long.
      return undefined;
    }
  };
  return {
    standingAt(path) {
      const it = statOf(path);
      if (it === undefined) return null;
      return it.isFile() ? 'file' : it.isSymbolicLink() ? 'link' : it.isDirectory() ? 'folder' : 'other';
    },
    isExecutable: (path) => ((statOf(path)?.mode ?? 0) & 0o100) !== 0,
    read(path, largest) {
      let file: number | null = null;
      try {
        file = openSync(join(root, path), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
        const it = fstatSync(file);
        // Looked at again once it is open: a folder may have become a link meanwhile.
        if (!it.isFile() || !isPlain(dirname(join(root, path)))) return null;
        return it.size > largest ? 'too large' : bytesOf(file, it.size);
      } catch {
        // Access was refused, or the file went away; the caller names the file as not read.
        return null;
      } finally {
        if (file !== null) closeSync(file);
      }
    },
  };
}

/** True for a folder that is reached through no symbolic link. */
function isPlain(folder: string): boolean {
  try {
    return realpathSync(folder) === folder;
  } catch {
    // It is not there, or cannot be looked at.
    return false;
  }
}

function bytesOf(file: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let length = 0;
  for (let got = -1; got !== 0 && length < size; length += got) got = readSync(file, bytes, length, size - length, length);
  return bytes.subarray(0, length);
}

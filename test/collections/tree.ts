import { posix } from 'node:path';
import type { Tree } from '../../src/model/collection.ts';

/** A tree that holds `files`, those of `executable` marked so. */
export function treeOfFiles(files: readonly string[] = [], executable: readonly string[] = []): Tree {
  const folders = new Set<string>();
  for (const file of files) for (let it = posix.dirname(file); it !== '.'; it = posix.dirname(it)) folders.add(it);
  return {
    files,
    kindOf: (path) => (folders.has(path) ? 'folder' : files.includes(path) ? 'file' : null),
    isExecutable: (path) => executable.includes(path),
  };
}

import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedFile } from '../model/recorded.ts';

/** Read at once, whatever the size of the file. */
const chunk = 1024 * 1024;

/** Files of `folder` with their sizes and digests. */
export function listFiles(folder: string, paths: readonly string[]): ListedFile[] {
  return paths.map((path) => ({ path, ...measured(join(folder, path)) }));
}

function measured(path: string): { bytes: number; sha256: string } {
  const file = openSync(path, 'r');
  try {
    return digest(file);
  } finally {
    closeSync(file);
  }
}

function digest(file: number): { bytes: number; sha256: string } {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(chunk);
  let bytes = 0;
  for (;;) {
    const read = readSync(file, buffer, 0, chunk, null);
    if (read === 0) return { bytes, sha256: hash.digest('hex') };
    hash.update(buffer.subarray(0, read));
    bytes += read;
  }
}

import { createHash } from 'node:crypto';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedFile } from '../model/recorded.ts';

/** Read at once, whatever the size of the file. */
const chunk = 1024 * 1024;

/** Files of `folder` with their sizes and digests. */
export function listFiles(folder: string, paths: readonly string[]): ListedFile[] {
  return paths.map((path) => ({ path, ...measured(join(folder, path)) }));
}

/**
 * SHA-256 of a file of exactly `bytes` bytes; null for a file of another size, which is then not read, and for what is no file. A link is
 * not followed, and nothing waits for what is at the other end of a pipe. Ends early, with null, once `stop` has fired.
 */
export async function digestOfSize(path: string, bytes: number, stop: AbortSignal): Promise<string | null> {
  const file = await opened(path);
  if (file === null) return null;
  try {
    const its = await file.stat();
    if (!its.isFile() || its.size !== bytes) return null;
    const hash = createHash('sha256');
    const buffer = Buffer.allocUnsafe(Math.min(chunk, bytes + 1));
    let left = bytes;
    // A file that grows meanwhile is another one.
    while (left >= 0 && !stop.aborted) {
      const { bytesRead } = await file.read(buffer);
      if (bytesRead === 0) return left === 0 ? hash.digest('hex') : null;
      hash.update(buffer.subarray(0, bytesRead));
      left -= bytesRead;
    }
    return null;
  } finally {
    await file.close();
  }
}

/** Null for what is gone by now or has become a link. */
async function opened(path: string) {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO'].includes(String(error.code))) return null;
    throw error;
  }
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

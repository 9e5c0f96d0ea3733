import { createHash, hash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ListedFile } from '../model/recorded.ts';

/** Read at once, whatever the size of the file. */
const chunk = 1024 * 1024;

/** A file of these bytes as a site lists it. */
export function listedAs(path: string, bytes: Buffer): ListedFile {
  return { path, bytes: bytes.length, sha256: hash('sha256', bytes) };
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
    const digest = createHash('sha256');
    const buffer = Buffer.allocUnsafe(Math.min(chunk, bytes + 1));
    let left = bytes;
    // A file that grows meanwhile is another one.
    while (left >= 0 && !stop.aborted) {
      const { bytesRead } = await file.read(buffer);
      if (bytesRead === 0) return left === 0 ? digest.digest('hex') : null;
      digest.update(buffer.subarray(0, bytesRead));
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

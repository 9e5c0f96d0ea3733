import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Digest of the program itself, so that nothing an earlier state of it has read is taken for what this one would read. */
export function programDigest(): string {
  const folder = fileURLToPath(new URL('../', import.meta.url));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && /\.(?:js|ts)$/.test(it.name))
    .map((it) => join(it.parentPath, it.name))
    .toSorted();
  const digest = createHash('sha256');
  for (const file of files) digest.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0');
  return digest.digest('base64url');
}

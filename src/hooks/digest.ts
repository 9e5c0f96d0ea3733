import type * as Crypto from 'node:crypto';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** A digest as hexadecimal digits. Node takes long to load what makes it, and a session's stop seldom needs it: it is not loaded before. */
export function digestOf(algorithm: 'sha1' | 'sha256', ...parts: readonly (string | Uint8Array)[]): string {
  const { createHash }: typeof Crypto = load('node:crypto');
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** The name that git gives a text. */
export function blobOf(text: string): string {
  const bytes = Buffer.from(text);
  return digestOf('sha1', `blob ${bytes.length}\0`, bytes);
}

import { createHash } from 'node:crypto';

/**
 * Tells lines apart by what is shown of them: SHA-256 of a line in which secrets are hidden, without the numbers of its labels and the
 * spaces around it. The same line has the same one in every run; nothing of a hidden value goes into it.
 */
export function lineDigest(line: string): string {
  return createHash('sha256')
    .update(line.trim().replaceAll(/\[redacted: ([^\]]*?) \d+\]/g, '[redacted: $1]'))
    .digest('hex');
}

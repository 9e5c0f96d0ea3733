import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/** Where the first byte of a file stands that is no UTF-8, and that writing the file as text would destroy; null where there is none. */
export function notUtf8At(path: string): { line: number; column: number } | null {
  const bytes = readFileSync(path);
  if (isUtf8(bytes)) return null;
  const kept = Buffer.from(bytes.toString('utf8'));
  const at = bytes.findIndex((it, index) => it !== kept[index]);
  // A letter that was begun before it is a part of what is broken.
  const lines = bytes
    .subarray(0, at)
    .toString('utf8')
    .replace(/\uFFFD$/, '')
    .split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

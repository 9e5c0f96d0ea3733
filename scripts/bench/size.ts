import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of all files below a folder. */
export function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  return files.reduce((sum, it) => sum + statSync(join(it.parentPath, it.name)).size, 0);
}

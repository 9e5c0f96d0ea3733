import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { onTestFinished, vi } from 'vitest';
import { newFolder, writeFiles } from './folder.ts';

/** In place of Pagefind's program one that fails. */
export function withoutPagefind(): void {
  const folder = newFolder();
  writeFiles(folder, { pagefind: `#!${process.execPath}\nprocess.exit(101);` });
  chmodSync(join(folder, 'pagefind'), 0o755);
  vi.stubEnv('PAGEFIND_BINARY_PATH', join(folder, 'pagefind'));
  onTestFinished(() => void vi.unstubAllEnvs());
}

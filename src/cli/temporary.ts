import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

const names = ['TMPDIR', 'TEMP', 'TMP'] as const;

/**
 * Runs `work` with a new folder in which all temporary files of this process and of its children lie meanwhile. The
 * folder is removed however the work ends, the end of the whole process by a signal included.
 */
export async function withTemporary<Result>(parent: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(parent, 'handover-'));
  const before = names.map((name) => [name, process.env[name]] as const);
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  for (const name of names) process.env[name] = folder;
  try {
    return await work(folder);
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    process.off('exit', remove);
    remove();
  }
}

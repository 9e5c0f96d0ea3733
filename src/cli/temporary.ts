import { join } from 'node:path';
import process from 'node:process';
import { leftOfUser, makeRunFolder, removeWorkFolder } from '../deliver/work-folder.ts';

/** Begin of the names of our folders for temporary files. */
export const temporaryName = 'handover-tmp';

const names = ['TMPDIR', 'TEMP', 'TMP'] as const;

/**
 * Runs `work` with a new folder in which all temporary files of this process and of its children lie meanwhile. The
 * folder is removed however the work ends, the end of the whole process by a signal included; what a killed process left, by the next command.
 */
export async function withTemporary<Result>(parent: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const start = join(parent, temporaryName);
  removeLeft(start);
  const folder = makeRunFolder(start, 0o700);
  const before = names.map((name) => [name, process.env[name]] as const);
  const remove = (): void => removeWorkFolder(folder);
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

function removeLeft(start: string): void {
  try {
    for (const it of leftOfUser(start)) removeWorkFolder(it);
  } catch {
    // Another command may be at it as well, and what stays does not keep this one from its work.
  }
}

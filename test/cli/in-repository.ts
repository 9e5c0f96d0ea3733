import { makeRepository } from '../histories/repository.ts';
import { folderWith } from './folders.ts';
import { inProcess } from './in-process.ts';
import type { Ended } from './spawned.ts';

/** Runs a command in this process, as somebody who stands in `cwd`. */
export const run = async (cwd: string, ...args: string[]): Promise<Ended> => await inProcess(args, cwd);

/** What a command gives that went well and has nothing to say beside its result. */
export const fine = (stdout: string) => ({ code: 0, stdout, stderr: '' });

/** A repository of one commit with these files. */
export async function repositoryWith(files: Readonly<Record<string, string>>): Promise<string> {
  const repository = await makeRepository(folderWith(files));
  await repository.commit('Begin');
  return repository.folder;
}

import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Failure } from '../model/failure.ts';

/** The folder a command runs for: `given` with -C, else `cwd`. Throws a Failure when there is none. */
export async function currentFolder(cwd: string, given: string | undefined): Promise<string> {
  const folder = resolve(cwd, given ?? '.');
  const there = await stat(folder).then(
    (it) => it.isDirectory(),
    () => false,
  );
  if (there) return folder;
  throw new Failure('HO216', 'usage', `There is no folder ${given ?? folder}`, ['Correct the path after -C.']);
}

import { readdir, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { makeFolders, obstacleTo } from '../deliver/place.ts';
import { Failure } from '../model/failure.ts';

/** What a collection run writes into its folder. */
const own = new Set(['problems.json', 'records', 'site.json', 'sources']);

/**
 * Makes `folder` ready for collected content: it exists, and nothing of an earlier run is left. Throws a Failure, and
 * removes nothing, when it holds things of those names that no earlier run can have written, when it lies in `out`, or when
 * it cannot be made. `folder` and `out` are full paths, `shown` is the folder as given.
 */
export async function prepareContent(folder: string, out: string, shown: string): Promise<void> {
  if (`${folder}${sep}`.startsWith(`${out}${sep}`)) {
    throw new Failure('HO231', 'usage', `The content folder ${shown} lies in the output folder, which is replaced as a whole.`, [
      'Name a folder outside of it with --keep-content.',
    ]);
  }
  const obstacle = obstacleTo(folder, 'in');
  if (obstacle !== null) {
    throw new Failure('HO230', 'usage', `The content folder ${shown} cannot be used: ${obstacle}.`, [
      'Name another folder with --keep-content.',
    ]);
  }
  makeFolders(folder);
  const there = (await readdir(folder)).filter((name) => own.has(name));
  if (there.length > 0 && !there.includes('site.json')) {
    throw new Failure('HO230', 'usage', `The content folder ${shown} holds something else: ${there.join(', ')}`, [
      'Name an empty folder, or one that an earlier build has written, with --keep-content.',
    ]);
  }
  await Promise.all(there.map((name) => rm(join(folder, name), { recursive: true })));
}

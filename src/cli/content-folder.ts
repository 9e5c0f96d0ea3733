import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { makeFolders, obstacleTo } from '../deliver/place.ts';
import { Failure } from '../model/failure.ts';

/** What a collection run writes into its folder. */
const own = new Set(['pages', 'pages.json', 'problems.json', 'records', 'site.json', 'sources', 'versions']);

/** The files and folders of a content folder, which need not be there. */
export const keptFiles = (folder: string): string[] => [...own].map((it) => join(folder, it));

/**
 * Throws a Failure when `folder` cannot take collected content: it holds things of those names that no earlier run can have written,
 * it lies in `out`, or it cannot be made. Changes nothing. `folder` and `out` are full paths, `shown` is the folder as given.
 */
export async function checkContent(folder: string, out: string, shown: string): Promise<void> {
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
  const there = await ownIn(folder);
  if (there.length > 0 && !there.includes('site.json')) {
    throw new Failure('HO230', 'usage', `The content folder ${shown} holds something else: ${there.join(', ')}`, [
      'Name an empty folder, or one that an earlier build has written, with --keep-content.',
    ]);
  }
}

/** Makes a folder that was checked ready for collected content: it exists, and nothing of an earlier run is left. */
export async function emptyContent(folder: string): Promise<void> {
  makeFolders(folder);
  await Promise.all((await ownIn(folder)).map((name) => rm(join(folder, name), { recursive: true })));
}

async function ownIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).filter((name) => own.has(name)) : [];
}

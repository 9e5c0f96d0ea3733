import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** The nearest folder, from `path` upwards, in which `.git` lies; null when there is none. */
export function holderOf(path: string): string | null {
  for (let folder = realpathSync(resolve(path)); ; folder = dirname(folder)) {
    if (lstatSync(join(folder, '.git'), { throwIfNoEntry: false }) !== undefined) return folder;
    if (folder === dirname(folder)) return null;
  }
}

/**
 * True when git went past a damaged `.git` on its way up and found the repository of another folder: `data` is where it found one,
 * `holder` the nearest folder with a `.git`.
 */
export function wentPast(holder: string, data: string): boolean {
  if (lstatSync(join(holder, '.git'), { throwIfNoEntry: false })?.isDirectory() !== true) return false;
  return !`${realpathSync(data)}${sep}`.startsWith(`${holder}${sep}`);
}

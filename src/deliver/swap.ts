import { existsSync, lstatSync, realpathSync, renameSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { checkTarget } from './check-target.ts';
import { writing } from './failures.ts';
import { fill, isImmovable, restore } from './fill.ts';
import { holdLock, type Lock } from './lock.ts';
import { makeFolders } from './place.ts';
import { besides, leftFolders, makeWorkFolder, removeWorkFolder } from './work-folder.ts';

/** The place of a site, held by this process until `close`. */
export interface Target {
  /** A new folder beside the target, on the same file system; gone after `close`. */
  readonly folder: string;
  /** Puts the folder `site`, which lies in `folder`, in the place of the target. Until the last moment the previous site stands there. */
  publish(site: string): Promise<void>;
  /** Removes everything but the target. Also done when the process ends before. */
  close(): void;
}

/**
 * Prepares to write `out`, relative to the current folder. Removes what earlier runs left when they were killed. Throws a
 * Failure when `out` may not be replaced, another run is at it, or the file system does not let it be written.
 */
export async function openTarget(out: string): Promise<Target> {
  return await writing(out, () => {
    checkTarget(out);
    makeFolders(dirname(resolve(out)));
    const target = placeOf(out);
    const folder = makeWorkFolder(target);
    let lock: Lock | null = null;
    const close = (): void => {
      process.off('exit', close);
      removeWorkFolder(folder);
      lock?.release();
    };
    process.once('exit', close);
    try {
      lock = holdLock(besides(target, 'lock'), folder);
      recover(target);
    } catch (error) {
      close();
      throw error;
    }
    const { check } = lock;
    return {
      folder,
      close,
      publish: (site) =>
        writing(out, () => {
          check();
          checkTarget(target);
          swap(site, target, join(folder, previous));
        }),
    };
  });
}

/** Name of the folder in which the site that stood before waits while the new one takes its place. */
const previous = 'previous';

/** Name of the folder in which the files of that site wait where their folder cannot be moved. */
const held = 'held';

/** The folder meant by `out`: where it is a link, what the link leads to. */
function placeOf(out: string): string {
  const path = resolve(out);
  return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
}

function swap(site: string, target: string, aside: string): void {
  const stood = isThere(target);
  // Who stands in a folder that is moved away does not see the new one.
  if (stood && isCurrent(target)) {
    fill(site, target, join(dirname(aside), held));
    return;
  }
  try {
    if (stood) renameSync(target, aside);
  } catch (error) {
    if (!isImmovable(error)) throw error;
    fill(site, target, join(dirname(aside), held));
    return;
  }
  try {
    renameSync(site, target);
  } catch (error) {
    if (stood) renameSync(aside, target);
    throw error;
  }
}

/** Removes folders of runs that were killed; one killed between the two renames left the previous site in its folder. */
function recover(target: string): void {
  for (const left of leftFolders(target)) {
    const stood = join(left, previous);
    const waiting = join(left, held);
    if (isThere(waiting)) restore(target, waiting, join(left, 'torn'));
    if (!isThere(target) && isThere(stood)) renameSync(stood, target);
    removeWorkFolder(left);
  }
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** True for the current folder of this process, which is most often that of the shell as well. */
function isCurrent(target: string): boolean {
  try {
    return realpathSync(process.cwd()) === target;
  } catch {
    // The current folder has been removed, so it is another one.
    return false;
  }
}

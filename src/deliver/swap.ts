import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { checkTarget } from './check-target.ts';
import { writing } from './failures.ts';
import { holdLock, isRunning } from './lock.ts';

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
    mkdirSync(dirname(resolve(out)), { recursive: true });
    const target = placeOf(out);
    const lock = holdLock(`${target}.lock`);
    const folder = `${target}.tmp-${process.pid}`;
    const close = (): void => {
      process.off('exit', close);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      lock.release();
    };
    process.once('exit', close);
    try {
      recover(target);
      mkdirSync(folder);
    } catch (error) {
      close();
      throw error;
    }
    return {
      folder,
      close,
      publish: (site) =>
        writing(out, () => {
          lock.check();
          checkTarget(target);
          swap(site, target, join(folder, previous));
        }),
    };
  });
}

/** Name of the folder in which the site that stood before waits while the new one takes its place. */
const previous = 'previous';

/** The folder meant by `out`: where it is a link, what the link leads to. */
function placeOf(out: string): string {
  const path = resolve(out);
  return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
}

function swap(site: string, target: string, aside: string): void {
  const stood = lstatSync(target, { throwIfNoEntry: false }) !== undefined;
  if (stood) renameSync(target, aside);
  try {
    renameSync(site, target);
  } catch (error) {
    if (stood) renameSync(aside, target);
    throw error;
  }
}

/** Removes folders of runs that were killed; one killed between the two renames left the previous site in its folder. */
function recover(target: string): void {
  const start = `${basename(target)}.tmp-`;
  for (const name of readdirSync(dirname(target))) {
    const pid = name.startsWith(start) ? Number(name.slice(start.length)) : Number.NaN;
    if (!Number.isInteger(pid) || (pid !== process.pid && isRunning(pid))) continue;
    const left = join(dirname(target), name);
    if (!existsSync(target) && existsSync(join(left, previous))) renameSync(join(left, previous), target);
    rmSync(left, { recursive: true, force: true, maxRetries: 3 });
  }
}

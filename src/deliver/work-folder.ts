import { lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { atPath } from '../model/at-path.ts';
import { ownRun, stateOf, textAt } from './run.ts';

/** File in a run's own folder that says whose it is. A folder without it belongs to somebody else, whatever its name. */
export const runFile = 'run';

/** Path of what a run puts beside `target`. The name is one that nobody else has a use for. */
export function besides(target: string, kind: 'lock' | 'tmp' | 'try'): string {
  return join(dirname(target), `.${basename(target)}.handover-${kind}`);
}

/** Makes a folder of this run beside `target`, and gives its path. */
export const makeWorkFolder = (target: string): string => makeRunFolder(besides(target, 'tmp'));

/**
 * Makes a folder of this run, whose name begins with the path `start`, and gives its path. With `mode` it is for nobody else to look
 * into.
 */
export function makeRunFolder(start: string, mode = 0o777): string {
  for (let number = 1; ; number += 1) {
    const folder = `${start}-${process.pid}${number === 1 ? '' : `-${number}`}`;
    if (!made(folder, mode)) continue;
    try {
      const run = join(folder, runFile);
      atPath(run, () => writeFileSync(run, ownRun(), { flag: 'wx' }));
      return folder;
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }
}

/** Removes a run's folder. What says whose it is goes last, so that a run killed meanwhile leaves one that is known. */
export function removeWorkFolder(folder: string): void {
  const names = lstatSync(folder, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(folder);
  for (const name of names) if (name !== runFile) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Folders beside `target` of runs that are gone. */
export const leftFolders = (target: string): string[] => leftRunFolders(besides(target, 'tmp'));

/** Folders of runs that are gone in a folder that users share, where names begin with the path `start`: those of this user only. */
export const leftOfUser = (start: string): string[] => leftRunFolders(start, isOwn);

function leftRunFolders(start: string, isOurs: (folder: string) => boolean = () => true): string[] {
  const parent = dirname(start);
  const name = `${basename(start)}-`;
  return readdirSync(parent, { withFileTypes: true }).flatMap((it) => {
    if (!it.isDirectory() || !it.name.startsWith(name) || !/^\d+(?:-\d+)?$/.test(it.name.slice(name.length))) return [];
    const folder = join(parent, it.name);
    return isOurs(folder) && stateOf(textAt(join(folder, runFile))) === 'gone' ? [folder] : [];
  });
}

/** True for a folder of the user this process runs as. Windows keeps no such number; there the folders for temporary files are apart. */
function isOwn(folder: string): boolean {
  const there = lstatSync(folder, { throwIfNoEntry: false });
  return there?.isDirectory() === true && (process.getuid === undefined || there.uid === process.getuid());
}

function made(folder: string, mode: number): boolean {
  try {
    mkdirSync(folder, { mode });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

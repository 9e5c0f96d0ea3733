import { lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { ownRun, stateOf, textAt } from './run.ts';

/** File in a run's own folder that says whose it is. A folder without it belongs to somebody else, whatever its name. */
export const runFile = 'run';

/** Path of what a run puts beside `target`. The name is one that nobody else has a use for. */
export function besides(target: string, kind: 'lock' | 'tmp' | 'try'): string {
  return join(dirname(target), `.${basename(target)}.handover-${kind}`);
}

/** Makes a folder of this run beside `target`, and gives its path. */
export function makeWorkFolder(target: string): string {
  const start = `${besides(target, 'tmp')}-${process.pid}`;
  for (let number = 1; ; number += 1) {
    const folder = number === 1 ? start : `${start}-${number}`;
    if (!made(folder)) continue;
    try {
      writeFileSync(join(folder, runFile), ownRun(), { flag: 'wx' });
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
export function leftFolders(target: string): string[] {
  const start = `${basename(besides(target, 'tmp'))}-`;
  return readdirSync(dirname(target), { withFileTypes: true }).flatMap((it) => {
    if (!it.isDirectory() || !it.name.startsWith(start) || !/^\d+(?:-\d+)?$/.test(it.name.slice(start.length))) return [];
    const folder = join(dirname(target), it.name);
    return stateOf(textAt(join(folder, runFile))) === 'gone' ? [folder] : [];
  });
}

function made(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

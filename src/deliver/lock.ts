import { linkSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../model/failure.ts';
import { ownRun, stateOf, textAt } from './run.ts';
import { runFile } from './work-folder.ts';

export interface Lock {
  /** Throws a Failure when another process has taken the lock away. */
  check(): void;
  release(): void;
}

/**
 * Makes the file `path`, which says that this process works beside it; `work` is this run's own folder. Throws a Failure
 * when a running process holds it, or when there is a file that no run wrote.
 */
export function holdLock(path: string, work: string): Lock {
  const run = join(work, runFile);
  // The second try follows the removal of a lock whose process is gone; a third means that others are at it.
  if (!place(run, path) && !(clear(path, join(work, 'lock')) && place(run, path))) throw held(path);
  return {
    check: () => {
      if (textAt(path) !== ownRun()) throw held(path);
    },
    release: () => {
      if (textAt(path) === ownRun()) rmSync(path, { force: true });
    },
  };
}

function held(path: string): Failure {
  const there = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  if (there && stateOf(textAt(path)) === null) {
    return new Failure('HO511', 'usage', `${path} is in the place of the lock of the output folder, and this program did not write it.`, [
      'Move it away, or choose another folder with --out.',
    ]);
  }
  return new Failure('HO510', 'site', 'Another handover is already running for this output folder.', [
    'Wait until it has ended, or choose another folder with --out.',
  ]);
}

/** Puts what `file` says to `path`; false when something is there. As a second name of the file it is never there without its text. */
function place(file: string, path: string): boolean {
  try {
    linkSync(file, path);
    return true;
  } catch (error) {
    return isTaken(error) ? false : create(path, textAt(file) ?? '');
  }
}

/** The same where the file system knows no second names. */
function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Removes a lock whose process is gone, by way of `aside`; false when its process runs, or it is none of ours. */
function clear(path: string, aside: string): boolean {
  const found = textAt(path);
  if (stateOf(found) !== 'gone') return lstatSync(path, { throwIfNoEntry: false }) === undefined;
  try {
    renameSync(path, aside);
  } catch (error) {
    // Another run has just cleared it.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw error;
  }
  const same = textAt(aside) === found;
  // Between reading and moving it another process may have taken over: its lock goes back.
  if (!same) place(aside, path);
  return same;
}

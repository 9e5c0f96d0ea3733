import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';
import type { NewFile } from '../init/new-file.ts';
import { Failure } from '../model/failure.ts';

/** What became, or would become, of each file. */
export interface Outcome {
  path: string;
  state: 'written' | 'kept';
}

/**
 * What writing `files` below `folder` would do: a file that is there, of whatever kind, is kept. Throws a Failure when the way to
 * one leads through a link or a file, because something outside the folder, or of somebody else, would change.
 */
export function foresee(folder: string, files: readonly NewFile[]): Outcome[] {
  return files.map(({ path }) => {
    for (const parent of foldersTo(path)) {
      const entry = lstatSync(join(folder, parent), { throwIfNoEntry: false });
      if (entry !== undefined && !entry.isDirectory()) throw inTheWay(path, parent, entry.isSymbolicLink() ? 'a link' : 'not a folder');
    }
    return { path, state: lstatSync(join(folder, path), { throwIfNoEntry: false }) === undefined ? 'written' : 'kept' };
  });
}

/** Writes those of `files` that are not there: each appears whole, and when one cannot be written none of them stays. */
export function writeNew(folder: string, files: readonly NewFile[]): Outcome[] {
  const outcomes = foresee(folder, files);
  const undo: (() => void)[] = [];
  const temporary: string[] = [];
  try {
    const fresh = files.filter((_, index) => outcomes[index]?.state === 'written');
    const placed = fresh.map(({ path, text }) => {
      for (const parent of foldersTo(path)) makeFolder(join(folder, parent), undo);
      const target = join(folder, path);
      const aside = `${target}.handover-${process.pid}`;
      writeWhole(aside, text, () => temporary.push(aside));
      return { aside, target };
    });
    for (const { aside, target } of placed) {
      place(aside, target);
      undo.push(() => rmSync(target, { force: true }));
    }
  } catch (error) {
    for (const it of temporary) rmSync(it, { force: true });
    for (const step of undo.toReversed()) step();
    throw error;
  }
  for (const it of temporary) rmSync(it, { force: true });
  return outcomes;
}

/** Folders on the way to a file: `a` and `a/b` for `a/b/c`. */
function foldersTo(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join(sep));
}

function makeFolder(path: string, undo: (() => void)[]): void {
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) return;
  mkdirSync(path);
  undo.push(() => rmdirSync(path));
}

function writeWhole(path: string, text: string, made: () => void): void {
  const descriptor = openSync(path, 'wx');
  try {
    made();
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Gives a whole file its name. Unlike a rename this never replaces a file that somebody has written meanwhile. */
function place(aside: string, target: string): void {
  try {
    linkSync(aside, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && noLinks.has(String(error.code)))) throw error;
    copyFileSync(aside, target, constants.COPYFILE_EXCL);
  }
}

/** What file systems answer that know no second names. */
const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

function inTheWay(path: string, parent: string, what: string): Failure {
  return new Failure('HO261', 'usage', `${path} cannot be written: ${parent} is ${what}. Nothing was written.`, [
    'Move it away, or run the command in another folder (-C).',
  ]);
}

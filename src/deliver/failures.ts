import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { systemError } from '../model/at-path.ts';
import { Failure } from '../model/failure.ts';
import { installedBeside } from './installed.ts';
import { besides } from './work-folder.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left on the disk (ENOSPC)',
  EDQUOT: 'the disk quota is used up (EDQUOT)',
  EACCES: 'this user may not write there (EACCES)',
  EPERM: 'the system does not permit it (EPERM)',
  EROFS: 'the file system is read-only (EROFS)',
  ENOTDIR: 'a part of the path is a file, not a folder (ENOTDIR)',
  EEXIST: 'something that is not a folder is in the way (EEXIST)',
  EISDIR: 'a folder is where a file should be (EISDIR)',
  EBUSY: 'the folder is in use or a mount point (EBUSY)',
  EXDEV: 'it lies on another file system (EXDEV)',
  EMFILE: 'too many files are open (EMFILE)',
  ENFILE: 'too many files are open on this machine (ENFILE)',
  EIO: 'the disk reports an error (EIO)',
  ENAMETOOLONG: 'the path is too long (ENAMETOOLONG)',
  EFBIG: 'a file would become too large (EFBIG)',
  ELOOP: 'the path goes through too many symbolic links (ELOOP)',
};

/** Codes by the number that Linux and macOS give them alike. */
const numbers: Readonly<Record<string, string>> = {
  1: 'EPERM',
  5: 'EIO',
  13: 'EACCES',
  20: 'ENOTDIR',
  24: 'EMFILE',
  27: 'EFBIG',
  28: 'ENOSPC',
  30: 'EROFS',
};

/** Folder of this program, or the one of installed packages that it lies in. */
const own = installedBeside ?? join(import.meta.dirname, '../..');

/** True for an error about a file that is not there and is none of the program's own: those are missing by a fault of ours. */
export function isMissingFile(error: Error): boolean {
  if (!('code' in error) || error.code !== 'ENOENT' || !('path' in error) || typeof error.path !== 'string') return false;
  // A program that could not be started is named with a path as well.
  const started = 'syscall' in error && String(error.syscall).startsWith('spawn');
  return !started && isAbsolute(error.path) && !`${error.path}${sep}`.startsWith(`${own}${sep}`);
}

/** The system's code for why writing failed, for example `ENOSPC`; null when the error is of another kind. */
export function systemCodeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (isMissingFile(error)) return 'ENOENT';
  if ('code' in error && typeof error.code === 'string' && error.code in reasons) return error.code;
  // Libraries keep the code only in their message, those written in Rust as a number, or in the cause.
  const number = /\(os error (\d+)\)/.exec(error.message)?.[1];
  const named = Object.keys(reasons).find((it) => error.message.includes(it));
  return named ?? numbers[number ?? ''] ?? systemCodeOf(error.cause);
}

/** The path that an error, or the error it comes from, is about; null when none names one. */
export function pathOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return 'path' in error && typeof error.path === 'string' ? error.path : pathOf(error.cause);
}

/**
 * What to throw for a refusal `code` of the system at `place`, while the site `out` is made: a Failure that helps with that folder,
 * an error that names the place when it cannot be written elsewhere, as with temporary files, null for a code that says nothing of the kind.
 */
export function refusalAt(place: string, code: string | null, out: string, cause?: unknown): Error | null {
  const failure = codeFailure(code, place);
  if (failure === null || code === null) return null;
  // What is missing is looked for where it was; no other folder for the site helps.
  return code === 'ENOENT' || isPartOf(place, resolve(out)) ? failure : systemError(code, place, cause);
}

const isIn = (path: string, folder: string): boolean => `${path}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);

/** True for the site's folder, what is in it, the folders above it, and what a run puts beside it. */
function isPartOf(place: string, out: string): boolean {
  const beside = ['lock', 'tmp', 'try'] as const;
  return [out, realOf(out)].some(
    (site) => isIn(place, site) || isIn(site, place) || beside.some((it) => place.startsWith(besides(site, it))),
  );
}

/** The path without links, as far as it exists. */
function realOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return dirname(path) === path ? path : join(realOf(dirname(path)), basename(path));
}

function codeFailure(code: string | null, path: string): Failure | null {
  if (code === 'ENOENT') {
    return new Failure('HO501', 'site', `Cannot find ${path}: it, or a folder above it, is no longer there (ENOENT)`, [
      'Run the command again, and let nothing remove files meanwhile. The previous site is as it was.',
    ]);
  }
  const reason = code === null ? undefined : reasons[code];
  if (code === null || reason === undefined) return null;
  const start = roomCodes.has(code) ? 'Make room, or choose' : code === 'EFBIG' ? 'Allow larger files (ulimit -f), or choose' : 'Choose';
  return new Failure('HO501', 'site', `Cannot write to ${path}: ${reason}`, [
    `${start} another folder with --out, then run the command again. The previous site is as it was.`,
  ]);
}

/** Codes that free space helps against. */
export const roomCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/** What to throw for an error of work on the site `path`: what `refusalAt` gives for one of the file system, else the error. */
export function systemFailure(error: unknown, path: string): unknown {
  if (error instanceof Failure) return error;
  return refusalAt(pathOf(error) ?? path, systemCodeOf(error), path, error) ?? error;
}

/** Runs `work`, which writes to `path`; an error of the file system becomes a Failure that names the path. */
export async function writing<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw systemFailure(error, path);
  }
}

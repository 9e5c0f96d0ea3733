import { Failure } from '../model/failure.ts';

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
  ELOOP: 'the path goes through too many symbolic links (ELOOP)',
};

/** Codes by the number that Linux and macOS give them alike. */
const numbers: Readonly<Record<string, string>> = {
  1: 'EPERM',
  5: 'EIO',
  13: 'EACCES',
  20: 'ENOTDIR',
  24: 'EMFILE',
  28: 'ENOSPC',
  30: 'EROFS',
};

/** The system's code for why writing failed, for example `ENOSPC`; null when the error is of another kind. */
export function systemCodeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && error.code in reasons) return error.code;
  // Libraries keep the code only in their message, those written in Rust as a number, or in the cause.
  const number = /\(os error (\d+)\)/.exec(error.message)?.[1];
  const named = Object.keys(reasons).find((it) => error.message.includes(it));
  return named ?? numbers[number ?? ''] ?? systemCodeOf(error.cause);
}

/** The failure a code of the system means for writing to `path`; null for a code that says nothing of the kind. */
export function codeFailure(code: string | null, path: string): Failure | null {
  const reason = code === null ? undefined : reasons[code];
  if (reason === undefined) return null;
  return new Failure('HO501', 'unexpected', `Cannot write to ${path}: ${reason}`, [
    'Make room, or choose another folder with --out, then run the command again. The previous site is as it was.',
  ]);
}

/** Runs `work`, which writes to `path`; an error of the file system becomes a Failure that names the path. */
export async function writing<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    const place = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : path;
    throw codeFailure(systemCodeOf(error), place) ?? error;
  }
}

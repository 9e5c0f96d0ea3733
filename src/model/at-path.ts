/**
 * Runs `work`, which writes the file or folder `path`: an error of the system that names none, as one of a full disk does, then
 * names it.
 */
export function atPath<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw namedAt(error, path);
  }
}

/** The error with `path` as its own, where it is one of the system without any. */
export function namedAt(error: unknown, path: string): unknown {
  const isNameless = error instanceof Error && 'syscall' in error && !('path' in error);
  return isNameless ? Object.assign(error, { path }) : error;
}

/** An error as Node gives it for a refusal of the system, for what is told in another way by a library or a program. */
export function systemError(code: string, path: string, cause?: unknown): Error {
  return Object.assign(new Error(code, { cause }), { code, path });
}

/** Runs `work`, which moves something to `path`: an error of the system names that place, not the one it was moved from. */
export function toPath<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? Object.assign(error, { path }) : error;
  }
}

/** What `read` gives; null where there is nothing that can be read: no file, another thing in its place, or one that is closed to this user. */
export function ifReadable<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && unreadable.has(String(error.code))) return null;
    throw error;
  }
}

const unreadable: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'ELOOP', 'ENXIO', 'EINVAL', 'ENOTSUP']);

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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissingFile } from '../deliver/failures.ts';
import { Failure } from '../model/failure.ts';
import type { Host } from './host.ts';
import { temporaryName } from './temporary.ts';

/**
 * The Failure for an error nobody expected. Where it happened goes to a log file; what it said does not, because the
 * message of such an error may quote a document.
 */
export function unexpectedFailure(error: unknown, host: Pick<Host, 'temporary'>): Failure {
  if (error instanceof Error && error.message.startsWith('Cannot find package')) {
    const fix = ['In a checkout:  npm ci', 'Else install Handover again'] as const;
    return new Failure('HO221', 'usage', 'A package that Handover is made of is not installed.', fix);
  }
  const refused = refusedBySystem(error, host.temporary);
  if (refused !== null) return refused;
  const kind = error instanceof Error ? error.name : typeof error;
  const log = keepLog(host.temporary, traceOf(error));
  return new Failure('HO100', 'unexpected', `Something went wrong that should not have (${kind}). This is a fault of Handover.`, [
    log !== null
      ? `Send the log file with a report; it holds no text of the repository:  ${log}`
      : 'Run again with --verbose to see where it happened.',
  ]);
}

/** Where `error` and its causes were thrown, without their messages. A text is taken for the stack of an error elsewhere. */
export function traceOf(error: unknown): string {
  if (typeof error === 'string') return framesOf(error).join('\n');
  if (!(error instanceof Error)) return `a ${typeof error} was thrown`;
  const inner = error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause];
  return [error.name, ...framesOf(error.stack ?? ''), ...inner.map((it) => `caused by\n${traceOf(it)}`)].join('\n');
}

function framesOf(stack: string): string[] {
  return stack.split('\n').filter((line) => /^\s+at /.test(line));
}

/** What the system may say, and which way out there is. */
const refusals: Readonly<Record<string, readonly [reason: string, way: keyof typeof waysOut]>> = {
  ENOSPC: ['The disk is full', 'room'],
  EDQUOT: ['The quota of this user is used up', 'room'],
  EFBIG: ['A file would become too large', 'size'],
  EROFS: ['The disk can only be read', 'access'],
  EACCES: ['The system refused access', 'access'],
  EPERM: ['The system refused access', 'access'],
  EIO: ['The disk reported an error', 'path'],
  ENAMETOOLONG: ['A path is too long', 'path'],
  ENOTDIR: ['A part of a path is a file, not a folder', 'path'],
  EISDIR: ['A folder is where a file should be', 'path'],
  EEXIST: ['Something else stands at a path', 'path'],
  EBUSY: ['A file or folder is in use', 'path'],
  EXDEV: ['A path lies on another disk', 'path'],
  ELOOP: ['A path goes through too many links', 'path'],
  EMFILE: ['Too many files are open', 'files'],
  ENFILE: ['Too many files are open', 'files'],
  ENOENT: ['A file or folder is not there', 'gone'],
};

/** Ways out, by the path the system refused, null when it named none. Our own in the folder `temporary` are placed by no option. */
const waysOut = {
  room: (temporary: string, path: string | null) => `${placed('Make room', temporary, path)}, then run the same command again.`,
  access: (temporary: string, path: string | null) => `${placed('Give access', temporary, path)}, then run the same command again.`,
  path: (temporary: string) => `Look at that path, or name another one; temporary files lie in ${temporary}.`,
  files: () => 'Close other programs, or allow more open files (ulimit -n), then run the same command again.',
  size: (temporary: string) =>
    `Allow larger files (ulimit -f), or use a disk that takes them; temporary files lie in ${temporary}. Then run the same command again.`,
  gone: (temporary: string) => `Run the same command again, and let nothing remove files meanwhile; temporary files lie in ${temporary}.`,
};

function placed(what: string, temporary: string, path: string | null): string {
  if (path === null) return `${what}, in the output folder or for temporary files (${temporary})`;
  if (path !== temporary && !path.startsWith(join(temporary, temporaryName))) return `${what} at that path`;
  return `${what} for temporary files, or name another folder for them (TMPDIR is ${temporary})`;
}

function refusedBySystem(error: unknown, temporary: string): Failure | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const refusal = refusals[error.code];
  if (refusal === undefined || (error.code === 'ENOENT' && !isMissingFile(error))) return null;
  const [reason, way] = refusal;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null;
  return new Failure('HO240', 'site', `${reason} (${error.code})${path === null ? '' : `: ${path}`}`, [waysOut[way](temporary, path)]);
}

/** Path of the log file; null when it could not be written. The folder is new, so that no link of that name is followed. */
function keepLog(temporary: string, text: string): string | null {
  let folder: string | null = null;
  try {
    folder = mkdtempSync(join(temporary, 'handover-error-'));
    const path = join(folder, 'trace.log');
    writeFileSync(path, `${text}\n`);
    return path;
  } catch {
    // The failure is told all the same; it then says how to see the trace without the file.
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../model/failure.ts';
import type { Host } from './host.ts';

/**
 * The Failure for an error nobody expected. Where it happened goes to a log file; what it said does not, because the
 * message of such an error may quote a document.
 */
export function unexpectedFailure(error: unknown, host: Pick<Host, 'temporary'>): Failure {
  if (error instanceof Error && error.message.startsWith('Cannot find package')) {
    return new Failure('HO221', 'usage', 'A package that Handover is made of is not installed.', ['In the folder of Handover:  npm ci']);
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

const refusals: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The quota of this user is used up',
  EIO: 'The disk reported an error',
  EROFS: 'The disk can only be read',
  EACCES: 'The system refused access',
  EPERM: 'The system refused access',
  EMFILE: 'Too many files are open',
  ENFILE: 'Too many files are open',
  EFBIG: 'A file would become too large',
  ENAMETOOLONG: 'A path is too long',
  ENOTDIR: 'A part of a path is a file, not a folder',
  EISDIR: 'A folder is where a file should be',
};

function refusedBySystem(error: unknown, temporary: string): Failure | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const reason = refusals[error.code];
  if (reason === undefined) return null;
  const path = 'path' in error && typeof error.path === 'string' ? `: ${error.path}` : '';
  return new Failure('HO240', 'site', `${reason} (${error.code})${path}`, [
    `Make room or give access, in the output folder or for temporary files (${temporary}), then run the same command again.`,
  ]);
}

/** Path of the log file; null when it could not be written. The folder is new, so that no link of that name is followed. */
function keepLog(temporary: string, text: string): string | null {
  try {
    const path = join(mkdtempSync(join(temporary, 'handover-error-')), 'trace.log');
    writeFileSync(path, `${text}\n`);
    return path;
  } catch {
    // The failure is told all the same; it then says how to see the trace without the file.
    return null;
  }
}

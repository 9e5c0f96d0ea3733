import { fork } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import process from 'node:process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Failure } from '../model/failure.ts';
import { codeFailure } from './failures.ts';

/** Node otherwise lets the space for new objects grow until a build needs 80 MB more, and is no faster for it. */
const flags = ['--max-semi-space-size=16'];

/** What a process set apart says to the one that started it. */
export type Report =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done' }
  | { kind: 'failed'; code: string | null; path: string | null; message: string; cause: string };

/** How to start a part of the build, and what its end means. */
export interface Apart {
  /** Module that answers the order; see `answer`. */
  module: URL;
  order: object;
  /** Folder in which the process runs. */
  cwd: string;
  /** Folder that is written, named when the file system does not let it be. */
  out: string;
  onProgress(done: number, total: number): void;
  /** The Failure for an error that the file system does not explain. */
  failed(message: string): Failure;
  /** The Failure for a process that ended without a word; `how` names signal or exit code. */
  ended(how: string): Failure;
}

/**
 * Runs a part of the build in a process of its own: what it keeps in globals goes with it, a crash of it is told from success,
 * and it does not hold up what the command says or the keys that stop it. Throws a Failure unless it is done.
 */
export async function runApart({ module, order, cwd, out, onProgress, failed, ended }: Apart): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = fork(fileURLToPath(module), [JSON.stringify(order)], {
    cwd,
    env: environment(),
    execArgv: flags,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const stop = (): void => void child.kill('SIGKILL');
  process.once('exit', stop);
  let outcome: Failure | 'done' | null = null;
  child.on('message', (report: Report) => {
    if (report.kind === 'progress') onProgress(report.done, report.total);
    else if (report.kind === 'done') outcome = 'done';
    else {
      outcome = codeFailure(report.code, report.path ?? out) ?? failed(report.message);
      outcome.cause = report.cause;
    }
  });
  child.on('error', reject);
  child.on('close', (code, signal) => {
    if (outcome === 'done') resolve();
    else reject(outcome ?? codeFailure(isFull(out) ? 'ENOSPC' : null, out) ?? ended(signal ?? `exit code ${code}`));
  });
  await promise.finally(() => process.off('exit', stop));
}

/** True when the disk of `folder` has next to no room: a program that finds none may end without a word. */
function isFull(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < 1024 * 1024;
}

function environment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...rest } = process.env;
  // Astro asks its makers' server for nothing, and the site does not depend on how the command was started.
  // The temporary folder is another one by now; what Node compiled is kept in the usual one.
  const compiled = getCompileCacheDir();
  const cache = compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };
  return { ...rest, ...cache, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', TZ: 'UTC' };
}

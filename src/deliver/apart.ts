import { fork } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import process from 'node:process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Failure } from '../model/failure.ts';
import { refusalAt, roomCodes } from './failures.ts';

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
  /** Folder for what is needed meanwhile, where there is one: it may be the one that is full. */
  work?: string;
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
export async function runApart({ module, order, cwd, out, work = out, onProgress, failed, ended }: Apart): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = fork(fileURLToPath(module), [JSON.stringify(order)], {
    cwd,
    env: environment(),
    execArgv: flags,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const stop = (): void => void child.kill('SIGKILL');
  process.once('exit', stop);
  let outcome: Error | 'done' | null = null;
  const refusal = (code: string | null, path: string | null): Error | null => refusalAt(path ?? placeOf(code, out, work), code, out);
  child.on('message', (report: Report) => {
    if (report.kind === 'progress') onProgress(report.done, report.total);
    else if (report.kind === 'done') outcome = 'done';
    else {
      outcome = refusal(report.code, report.path) ?? failed(report.message);
      outcome.cause = report.cause;
    }
  });
  child.on('error', reject);
  child.on('close', (code, signal) => {
    if (outcome === 'done') resolve();
    else reject(outcome ?? refusal([out, work].some(isFull) ? 'ENOSPC' : null, null) ?? ended(signal ?? `exit code ${code}`));
  });
  await promise.finally(() => process.off('exit', stop));
}

/** Where it was that the system refused to write, when it named no path: of two disks the one with less room is full. */
function placeOf(code: string | null, out: string, work: string): string {
  return code !== null && roomCodes.has(code) && roomAt(work) < roomAt(out) ? work : out;
}

/** True when the disk of `folder` has next to no room: a program that finds none may end without a word. */
const isFull = (folder: string): boolean => roomAt(folder) < 1024 * 1024;

/** Bytes that still fit beside `folder`; none when no file can be added. */
function roomAt(folder: string): number {
  if (!existsSync(folder)) return Infinity;
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  // Some file systems do not count files, and say that there are none.
  return files > 0 && ffree === 0 ? 0 : bavail * bsize;
}

function environment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...rest } = process.env;
  // Astro asks its makers' server for nothing, and the site does not depend on how the command was started.
  // The temporary folder is another one by now; what Node compiled is kept in the usual one.
  const compiled = getCompileCacheDir();
  const cache = compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };
  return { ...rest, ...cache, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', TZ: 'UTC' };
}

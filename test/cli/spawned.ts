import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../../src/cli/bin.mjs');
const fake = join(import.meta.dirname, 'with-fake-pipeline.ts');

/** What a command left behind. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Spawned {
  child: ChildProcess;
  ended: Promise<Ended>;
}

/** Variables of the process that runs the tests do not decide what a command prints. */
function environment(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, HOME } = process.env;
  return { ...(PATH !== undefined && { PATH }), ...(TMPDIR !== undefined && { TMPDIR }), ...(HOME !== undefined && { HOME }), ...extra };
}

/** Runs the command line of the product as a user would, in a pipe. */
export async function handover(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return await startHandover(args, cwd, env).ended;
}

export function startHandover(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Spawned {
  return start([bin, ...args], cwd, env);
}

/** Starts the command line with a pipeline that does what `mode` says. */
export function withFakePipeline(mode: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Spawned {
  return start([fake, mode, ...args], cwd, env);
}

function start(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Spawned {
  const child = spawn(process.execPath, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (ended.stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (ended.stderr += chunk.toString('utf8')));
  const { promise, resolve } = Promise.withResolvers<Ended>();
  child.on('close', (code) => resolve({ ...ended, code }));
  return { child, ended: promise };
}

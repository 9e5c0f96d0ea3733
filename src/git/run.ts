import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { Failure } from '../model/failure.ts';
import { limits } from '../model/limits.ts';
import { gitEnvironment, hardSettings } from './environment.ts';

/** What a git process gave. `errors` is git's own text: it may name paths, so it is never shown as it is. */
export interface Outcome {
  /** Null when git could not be started at all. */
  status: number | null;
  output: Buffer;
  errors: string;
}

/** Processes of git that have not ended, by the folder they run in. */
const running = new Map<string, Set<ChildProcess>>();

/**
 * Starts git in `folder` with settings of ours only. A few kilobytes of a repository can stand for billions of files, so that where
 * the system can, git is held to a part of the memory.
 */
export function startGit(folder: string, args: readonly string[], stdio: StdioOptions): ChildProcess {
  const whole = [...hardSettings, ...args];
  const options = { cwd: folder, env: gitEnvironment(), stdio, windowsHide: true };
  const child = process.platform === 'linux' ? spawn('/bin/sh', ['-c', held, 'git', ...whole], options) : spawn('git', whole, options);
  const children = running.get(folder) ?? new Set();
  running.set(folder, children.add(child));
  const ended = (): void => {
    children.delete(child);
    if (children.size === 0) running.delete(folder);
  };
  child.once('close', ended);
  child.once('error', ended);
  return child;
}

const held = `ulimit -d ${limits.gitMemory / 1024} 2>/dev/null; exec git "$@"`;

/** Ends every process of git that still runs in `folder`. */
export function endGit(folder: string): void {
  for (const it of running.get(folder) ?? []) it.kill('SIGKILL');
}

/** What one answer may hold, and what to say of one that holds more. */
interface Most {
  bytes: number;
  message: string;
}

const all: Most = { bytes: limits.answer, message: 'Git tells more of this repository than is ever read (1 GiB for one question).' };

/**
 * Runs git with `settings` of ours only, in `folder`, with `input` on its stdin. Resolves for every exit status; throws a Failure
 * when the answer is larger than anything that is read.
 */
export async function runGit(
  folder: string,
  args: readonly string[],
  extra: readonly string[] = [],
  { input = '', most = all }: { input?: string | Buffer; most?: Most } = {},
): Promise<Outcome> {
  return await new Promise((resolve, reject) => {
    const child = startGit(folder, [...extra, ...args], ['pipe', 'pipe', 'pipe']);
    // Git may end before it has read everything; its status then says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    let length = 0;
    const silent = setTimeout(() => child.kill('SIGKILL'), limits.gitSilence);
    const take = (chunks: Buffer[]) => (chunk: Buffer) => {
      silent.refresh();
      length += chunk.length;
      if (length <= most.bytes) return void chunks.push(chunk);
      child.kill('SIGKILL');
      reject(tooMuch(most.message));
    };
    child.stdout?.on('data', take(output));
    child.stderr?.on('data', take(errors));
    child.on('error', (error) => {
      clearTimeout(silent);
      // Too many open files, or no memory for one more process: the system's reason is told, not that git is missing.
      if ('code' in error && error.code !== 'ENOENT') reject(error);
      else resolve({ status: null, output: Buffer.alloc(0), errors: error.message });
    });
    child.on('close', (status) => {
      clearTimeout(silent);
      // What the shell says of a program that is not there.
      resolve({
        status: status === 127 ? null : (status ?? 128),
        output: Buffer.concat(output),
        errors: Buffer.concat(errors).toString('utf8'),
      });
    });
  });
}

/** The Failure of a repository that holds more than is ever read. */
export function tooMuch(message: string): Failure {
  return new Failure('HO317', 'history', message, [
    'If that is meant, build the parts of the repository on their own; if not, it is made to overwhelm who reads it.',
  ]);
}

/** The output of git as lines without their ends, or null when git failed. */
export async function gitLines(folder: string, args: readonly string[], extra: readonly string[] = []): Promise<string[] | null> {
  const { status, output } = await runGit(folder, args, extra);
  return status === 0 ? output.toString('utf8').split('\n').slice(0, -1) : null;
}

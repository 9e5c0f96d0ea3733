import { spawn } from 'node:child_process';
import { gitEnvironment, hardSettings } from './environment.ts';

/** What a git process gave. `errors` is git's own text: it may name paths, so it is never shown as it is. */
export interface Outcome {
  /** Null when git could not be started at all. */
  status: number | null;
  output: Buffer;
  errors: string;
}

/** Runs git with `settings` of ours only, in `folder`, with `input` on its stdin. Resolves for every exit status. */
export async function runGit(folder: string, args: readonly string[], extra: readonly string[] = [], input = ''): Promise<Outcome> {
  return await new Promise((resolve) => {
    const child = spawn('git', [...hardSettings, ...extra, ...args], {
      cwd: folder,
      env: gitEnvironment(),
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    // Git may end before it has read everything; its status then says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', (error) => resolve({ status: null, output: Buffer.alloc(0), errors: error.message }));
    child.on('close', (status) =>
      resolve({ status: status ?? 128, output: Buffer.concat(output), errors: Buffer.concat(errors).toString('utf8') }),
    );
  });
}

/** The output of git as lines without their ends, or null when git failed. */
export async function gitLines(folder: string, args: readonly string[], extra: readonly string[] = []): Promise<string[] | null> {
  const { status, output } = await runGit(folder, args, extra);
  return status === 0 ? output.toString('utf8').split('\n').slice(0, -1) : null;
}

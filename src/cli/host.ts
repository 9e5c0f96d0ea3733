import { tmpdir } from 'node:os';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { Writable, type Readable } from 'node:stream';

/** A stream for a person or a program to read; a terminal knows its width. */
export type Output = Writable & { isTTY?: boolean; columns?: number };

/** What a command is given of the world around it. */
export interface Host {
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Where a person's answers come from; a terminal, or none. */
  input: Readable & { isTTY?: boolean };
  /** Receives the result and nothing else. */
  stdout: Output;
  stderr: Output;
  /** Milliseconds since some moment; never goes back. */
  now(): number;
  /** Folder for temporary files. */
  temporary: string;
  /** Fires when the user stops the command. */
  stop: AbortSignal;
}

/** Ends the process. Kept from the start: while a config runs, `process.exit` stands for something else. */
export const exit: (code: number) => never = process.exit.bind(process);

/** The host of a real process. From here on the first Ctrl C (or SIGTERM) stops a command, the second ends the process. */
export function processHost(): Host {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) exit(130);
      controller.abort();
    });
  }
  return {
    cwd: process.cwd(),
    env: process.env,
    input: process.stdin,
    stdout: resultStream(),
    stderr: process.stderr,
    now: () => performance.now(),
    temporary: tmpdir(),
    stop: controller.signal,
  };
}

/** The real stdout, for the result alone: whatever a library prints goes to stderr from here on. */
function resultStream(): Output {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (...args: unknown[]): boolean => Reflect.apply(process.stderr.write, process.stderr, args);
  return new Writable({ write: (chunk: Buffer, _encoding, done) => void write(chunk, () => done()) });
}

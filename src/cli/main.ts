import process from 'node:process';
import { CommanderError } from 'commander';
import { exitCodes, Failure, type Exit } from '../model/failure.ts';
import { build } from './commands/build.ts';
import { explain } from './commands/explain.ts';
import { verifyPrivate } from './commands/verify-private.ts';
import { failureText } from './failure-text.ts';
import { exit, processHost, type Host } from './host.ts';
import { failureJson } from './json.ts';
import { loopActions } from './loop-actions.ts';
import { paintFor } from './paint.ts';
import { commandIn, programOf } from './program.ts';
import type { Pipeline } from './pipeline.ts';
import { realPipeline } from './real-pipeline.ts';
import type { Surroundings } from './surroundings.ts';
import { traceOf, unexpectedFailure } from './unexpected.ts';
import { usageFailure } from './usage.ts';

/** Runs the command line `argv`, without the name of the program. Gives the exit code; never throws. */
export async function main(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { host, version } = surroundings;
  // What serves and asks is loaded when it is needed: no other command waits for it.
  // A command that serves has no other end than being stopped, which is no failure to tell of; nor is what a scan finds.
  let ended: Exit = 'done';
  const program = programOf(version, host.stdout, {
    build: async (given) => await build(given, surroundings),
    dev: async (given) => void (ended = await (await import('./commands/dev.ts')).dev(given, surroundings)),
    preview: async (folder, given) => void (ended = await (await import('./commands/preview.ts')).preview(folder, given, surroundings)),
    scan: async (given) => void (ended = await (await import('./commands/scan.ts')).scan(given, surroundings)),
    init: async (given) => await (await import('./commands/init.ts')).init(given, surroundings),
    verify: async (site, given) => await (await import('./commands/verify.ts')).verify(site, given, surroundings),
    verifyPrivate: async (address, given) => await verifyPrivate(address, given, surroundings),
    explain: async (code, given) => await explain(code, given, surroundings),
    loop: loopActions(surroundings, (ending) => void (ended = ending)),
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCodes[ended];
  } catch (error) {
    // Help and version end a command line without being a failure.
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done;
    return tell(error, argv, host, (await import('../redact/last-look.ts')).lastLook);
  }
}

/** Runs the command line of this process and ends it. */
export async function start(argv: readonly string[], version: string, pipeline: Pipeline = realPipeline): Promise<void> {
  const host = processHost();
  process.removeAllListeners('warning');
  if (argv.includes('--verbose')) process.on('warning', ({ name, message }) => host.stderr.write(`${name}: ${message}\n`));
  process.on('uncaughtException', (error) => exit(tell(error, argv, host)));
  // Node ends without an error (0, or 13 for a module) when something is waited for that can no longer happen.
  const stuck = (code: number): void => {
    if (code === 0 || code === 13) process.exitCode = tell(new Error('nothing is left to wait for'), argv, host);
  };
  process.once('exit', stuck);
  const code = await main(argv, { host, version, pipeline });
  process.off('exit', stuck);
  // What a library left running must not keep the process alive.
  host.stdout.write('', () => exit(code));
}

/**
 * Says why the command failed, on stderr and for `--json` on stdout. Gives the exit code. Arguments may be quoted, and logs are kept:
 * `hide` takes secrets out. It takes too long to load for every command, and faults quote nothing.
 */
function tell(error: unknown, argv: readonly string[], host: Host, hide: Hide = (value) => ({ value })): number {
  const end = argv.indexOf('--');
  const words = end === -1 ? argv : argv.slice(0, end);
  const named = commandIn(words);
  const failure = hiddenIn(failureOf(error, named.length === 0 ? null : named.join(' '), host), hide);
  host.stderr.write(failureText(failure, paintFor(host, !words.includes('--no-color'))));
  if (isFault(error) && words.includes('--verbose')) host.stderr.write(`${traceOf(error)}\n`);
  if (words.includes('--json')) host.stdout.write(`${JSON.stringify(failureJson(failure, named[0] ?? null))}\n`);
  return exitCodes[failure.exit];
}

type Hide = <T>(value: T) => { value: T };

function hiddenIn(failure: Failure, hide: Hide): Failure {
  const { code, exit: ending, message, fix, details, data } = failure;
  const { value } = hide({ message, fix, details, data });
  return new Failure(code, ending, value.message, value.fix, value.details, value.data);
}

function failureOf(error: unknown, command: string | null, host: Host): Failure {
  if (error instanceof Failure) return error;
  return error instanceof CommanderError ? usageFailure(error, command) : unexpectedFailure(error, host);
}

/** True when a trace helps: the error is unexpected, or was the cause of a Failure. Misuse has none. */
function isFault(error: unknown): boolean {
  if (error instanceof Failure) return error.cause !== undefined;
  return !(error instanceof CommanderError);
}

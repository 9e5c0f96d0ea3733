import process from 'node:process';
import { Failure } from '../model/failure.ts';
import type { ConfigFile } from './find.ts';
import { whereItFailed } from './position.ts';

/** Does `work`, which runs a config. Where the config would end the process, or waits in vain, a Failure is thrown instead. */
export async function keptAlive<Result>(file: ConfigFile, source: string, work: () => Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const { exit } = process;
  process.exit = (): never => {
    // Thrown in a timer it ends the process after all, with a word on why.
    process.exit = exit;
    throw wantsToEnd(file, source);
  };
  const stuck = (): void => reject(neverEnds(file.shown));
  // Nothing else is going on yet: when nothing is left to wait for, it is the config that waits.
  process.once('beforeExit', stuck);
  try {
    return await Promise.race([work(), promise]);
  } finally {
    process.off('beforeExit', stuck);
    process.exit = exit;
  }
}

function wantsToEnd(file: ConfigFile, source: string): Failure {
  return new Failure(
    'HO203',
    'usage',
    `${file.shown} wants to end the whole command.`,
    ['Remove the call. A config says what to build by what it exports, and stops with an error where it cannot.'],
    [[whereItFailed(new Error('only for its stack'), file, source), 'process.exit']],
  );
}

function neverEnds(shown: string): Failure {
  return new Failure('HO203', 'usage', `${shown} never ends: it waits for something that cannot happen.`, [
    'Look at what stands behind "await" in the file.',
  ]);
}

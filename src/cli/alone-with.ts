import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../hooks/store.ts';
import { Failure } from '../model/failure.ts';

/** Milliseconds after which a lock is what a process that was killed has left: a change takes a few. */
const longest = 10_000;

/** Does `work` while no other command changes `file`: two that read it at once would each write over what the other one wrote. */
export async function aloneWith<T>(file: string, work: () => T): Promise<T> {
  const lock = join(dirname(file), `.${basename(file)}.lock`);
  const start = Date.now();
  while (!taken(lock)) {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > longest) rmSync(lock, { force: true });
    else if (Date.now() - start > 2 * longest) throw busy(basename(file), lock);
    else await setTimeout(20);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock: string): boolean {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function busy(name: string, lock: string): Failure {
  return new Failure('HO191', 'usage', `${name} was not changed: other commands are changing it all the time.`, [
    `Run the same command again; if none is running, remove ${lock}`,
  ]);
}

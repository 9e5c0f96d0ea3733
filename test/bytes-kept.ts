import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of memory that what `make` gives, and what it leaves behind, still needs once it has ended. */
export function bytesKept(make: () => unknown): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage !== 'function') throw new Error('Garbage cannot be collected.');
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const kept = { made: make() };
  collectGarbage();
  const bytes = process.memoryUsage().heapUsed - before;
  return kept.made === undefined ? 0 : bytes;
}

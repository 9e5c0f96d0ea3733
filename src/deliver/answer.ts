import process from 'node:process';
import type { Report } from './apart.ts';
import { pathOf, systemCodeOf } from './failures.ts';

/** Says how far this process is. */
export function sayProgress(done: number, total: number): void {
  say({ kind: 'progress', done, total });
}

/** Carries out the order this process was started with by `runApart`, and says how that ended. */
export async function answer(run: (order: unknown) => Promise<void>): Promise<void> {
  // Ends with the process that started it, however that one ends.
  process.once('disconnect', () => process.exit(1));
  // Waiting for a program that has died must end this process, not keep it.
  process.channel?.unref();
  const report = await run(JSON.parse(process.argv[2] ?? 'null')).then((): Report => ({ kind: 'done' }), reportOf);
  say(report);
  process.disconnect();
}

const say = (report: Report): void => void process.send?.(report);

function reportOf(error: unknown): Report {
  const its = error instanceof Error ? error : new Error('Not an error object.');
  // Only the words of our own errors are safe to show: others may quote a document.
  const message = its.name === 'ContentError' ? its.message : `Kind of error: ${its.name}.`;
  return { kind: 'failed', code: systemCodeOf(its), path: pathOf(its), message, cause: its.stack ?? its.message };
}

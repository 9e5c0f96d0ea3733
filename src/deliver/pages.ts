import { mkdirSync, realpathSync } from 'node:fs';
import { Failure } from '../model/failure.ts';
import { runApart } from './apart.ts';

/** What building pages needs. */
export interface Order {
  /** A content folder. */
  content: string;
  /** Folder for the pages. */
  out: string;
  /** Folder of its own for what the build needs meanwhile. */
  work: string;
}

/** Renders the pages of `content` into `out`. Throws a Failure when they cannot be rendered or written. */
export async function renderPages({ content, out, work }: Order, onPage: (done: number, total: number) => void): Promise<void> {
  mkdirSync(out, { recursive: true });
  mkdirSync(work, { recursive: true });
  const order: Order = { content, out: realpathSync(out), work: realpathSync(work) };
  await runApart({
    module: new URL('./astro-build.ts', import.meta.url),
    order,
    // Astro puts its bundle below the current folder unless the output lies in it.
    cwd: order.out,
    out,
    work: order.work,
    onProgress: onPage,
    failed: (message) =>
      new Failure('HO502', 'site', `The pages could not be built. ${message}`, [
        'Run the command again. If it fails with the same message, report it: no repository should be able to cause this.',
      ]),
    ended: (how) =>
      new Failure('HO503', 'site', `The building of pages ended early (${how}).`, [
        'Most often the machine had too little memory: close other programs, or run the command on a larger machine.',
      ]),
  });
}

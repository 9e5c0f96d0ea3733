import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../model/failure.ts';
import { runApart, type Apart } from './apart.ts';
import { rendererFor } from './renderer/kept.ts';
import { partsOf } from './renderer/parts.ts';

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
  const places: Order = { content, out: realpathSync(out), work: realpathSync(work) };
  const renderer = await rendererFor(content, places.work, async (folder) => {
    const { assets } = partsOf(folder);
    mkdirSync(assets, { recursive: true });
    const order = { content, folder, work: join(places.work, 'astro') };
    // Astro puts its bundle below the current folder unless the output lies in it.
    await runApart(apart(new URL('./renderer/make.ts', import.meta.url), order, { ...places, cwd: assets, onProgress: () => undefined }));
  });
  await runApart(
    apart(
      new URL('./renderer/render.ts', import.meta.url),
      { content, renderer, out: places.out },
      { ...places, cwd: places.out, onProgress: onPage },
    ),
  );
}

function apart(module: URL, order: object, { out, work, cwd, onProgress }: Order & Pick<Apart, 'cwd' | 'onProgress'>): Apart {
  return {
    module,
    order,
    cwd,
    out,
    work,
    onProgress,
    failed: (message) =>
      new Failure('HO502', 'site', `The pages could not be built. ${message}`, [
        'Run the command again. If it fails with the same message, report it: no repository should be able to cause this.',
      ]),
    ended: (how) =>
      new Failure('HO503', 'site', `The building of pages ended early (${how}).`, [
        'Most often the machine had too little memory: close other programs, or run the command on a larger machine.',
      ]),
  };
}

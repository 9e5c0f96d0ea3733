import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sizeOf } from './size.ts';
import { writePlainSite } from './plain-site.ts';
import { usageOf, type Places, type Usage } from './usage.ts';

const root = join(import.meta.dirname, '..', '..');

/** What a whole build cost. */
export interface Built extends Usage {
  /** Size of all files of the site, in bytes. */
  size: number;
}

/** The whole build of one repository beside the least that could be done for its texts. */
export interface Compared {
  ours: Built;
  least: Built;
  /** Texts that are rendered. */
  texts: number;
}

/**
 * Builds the site of `repository`, and then one of bare Astro with one page, and Pagefind, over exactly the texts that were
 * rendered. Each is built `times` times and its lowest cost counts, because what else runs on the machine only adds to it; from the second
 * time on, either finds what Node compiled the time before, as on every machine where the command was used before.
 * `work` is an empty folder; nothing in it is removed, because that would cost the next build.
 */
export async function compared(repository: string, work: string, times: number): Promise<Compared> {
  const ours: Built[] = [];
  const least: Built[] = [];
  let texts = 0;
  for (let turn = 0; turn < times; turn++) {
    const folder = join(work, `${turn}`);
    const [content, temporary, compiled] = [join(folder, 'content'), join(folder, 'temporary'), join(work, 'compiled')];
    mkdirSync(temporary, { recursive: true });
    ours.push(await oursOf(repository, content, folder, { cwd: root, temporary, compiled }));
    const plain = join(folder, 'plain');
    texts = writePlainSite(plain, content);
    least.push(await leastOf({ cwd: plain, temporary, compiled }));
  }
  return { ours: lowest(ours), least: lowest(least), texts };
}

async function oursOf(repository: string, content: string, folder: string, places: Places): Promise<Built> {
  const out = join(folder, 'site');
  // What stops a build by default is built all the same: it is the work that is measured.
  const args = [
    'src/cli/bin.mjs',
    'build',
    '--quiet',
    '--secrets',
    'redact',
    '--repo',
    repository,
    '--out',
    out,
    '--keep-content',
    content,
  ];
  const usage = await usageOf(args, places);
  return { ...usage, size: sizeOf(out) };
}

async function leastOf(places: Places): Promise<Built> {
  const astro = await usageOf([join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--silent'], places);
  const search = await usageOf([join(import.meta.dirname, 'plain-index.ts'), 'dist'], places);
  return { cpu: astro.cpu + search.cpu, peak: Math.max(astro.peak, search.peak), size: sizeOf(join(places.cwd, 'dist')) };
}

function lowest(all: readonly Built[]): Built {
  return {
    cpu: Math.min(...all.map((it) => it.cpu)),
    // Memory is a promise for every run.
    peak: Math.max(...all.map((it) => it.peak)),
    size: Math.max(...all.map((it) => it.size)),
  };
}

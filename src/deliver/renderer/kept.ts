import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { readHandPages, readSite } from '../content.ts';
import { systemCodeOf } from '../failures.ts';
import { filesBelow } from '../files.ts';
import { installedBeside } from '../installed.ts';
import { partsOf } from './parts.ts';

const source = join(import.meta.dirname, '../..');
/** The folder of the packages beside which this program is installed; of a checkout its own. */
const packages = installedBeside ?? join(source, '../node_modules');
/** Where installers write down which version of each package they have put there. */
const installed = ['.package-lock.json', '.pnpm/lock.yaml', '.yarn-state.yml'].map((it) => join(packages, it)).find((it) => existsSync(it));
/** Where tools keep what they made of their own code. Nothing is kept where it is not known which packages it was made of. */
const usualHome = installed === undefined ? null : join(packages, '.cache/handover/renderers');
/** Milliseconds after which a renderer that is not made any more may go. */
const old = 86_400_000;

/**
 * The folder of the renderer for a content folder: one that an earlier build of the same program has made, else what `make` puts into a
 * folder of `work`. What it depends on is the program, and the pages written by hand, which are compiled with it.
 */
export async function rendererFor(
  content: string,
  work: string,
  make: (folder: string) => Promise<void>,
  home: string | null = usualHome,
): Promise<string> {
  const kept = home === null ? null : join(home, keyOf(content));
  if (kept !== null && existsSync(partsOf(kept).facts)) return kept;
  const made = join(work, 'renderer');
  await make(made);
  return kept !== null && keep(made, kept) ? kept : made;
}

/** What a renderer is made of, as one name. */
function keyOf(content: string): string {
  const hash = createHash('sha256');
  const add = (name: string, text: string | Uint8Array): void => void hash.update(`${name}\0${text.length}\0`).update(text);
  for (const path of filesBelow(source)) add(path, readFileSync(join(source, path)));
  if (installed !== undefined) add('packages', readFileSync(installed));
  const { pages } = readHandPages(content);
  add('language', readSite(content).options.language);
  for (const { id, form, lang, links, images } of pages) {
    add(`${id}.${form}`, readFileSync(join(content, 'pages', `${id}.${form}`)));
    add(id, JSON.stringify({ lang, links, images }));
  }
  return hash.digest('hex').slice(0, 20);
}

/** Puts what was made where later builds look for it; false where nothing can be kept. */
function keep(made: string, kept: string): boolean {
  const aside = `${kept}.${process.pid}`;
  try {
    mkdirSync(dirname(kept), { recursive: true });
    for (const name of readdirSync(dirname(kept))) removeOld(join(dirname(kept), name));
    cpSync(made, aside, { recursive: true });
    renameSync(aside, kept);
    return true;
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another build was first.
    if (existsSync(partsOf(kept).facts)) return true;
    // Where nothing may be written, or there is no room, each build makes its own.
    if (systemCodeOf(error) !== null) return false;
    throw error;
  }
}

function removeOld(folder: string): void {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat !== undefined && Date.now() - stat.mtimeMs > old) rmSync(folder, { recursive: true, force: true });
}

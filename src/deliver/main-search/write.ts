import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { close } from 'pagefind';
import { filled, succeeded } from '../filled-index.ts';
import { takeFolder, type MadeFolder } from '../kept-folders.ts';
import type { Keeping } from '../kept-list.ts';
import type { Index } from '../searched-indexes.ts';
import { pagefindVersion } from '../versions.ts';
import { writeMerged } from './merged.ts';
import { partIn } from './part.ts';
import { partsOf, searchedIn, type Searched } from './parts.ts';

/** Where pages lie, and where an index of them is made. */
export interface Places {
  out: string;
  /** Folder for the parts. */
  work: string;
  /** Null where no build keeps any parts. */
  keeping: Keeping | null;
}

/** Folder in that of `--cache` that keeps the parts. */
export const keptParts = 'search';

/** What Pagefind adds and the search page does not use: interfaces, and a program that does its work beside the page. */
const unused = /^pagefind-(?:ui|modular-ui|component-ui|highlight|worker)\./;

/**
 * Writes the index of `pages` in their order: part by part, and then all as one. A part whose pages are what they were is taken as an earlier build
 * kept it. Gives the parts.
 */
export async function writeIndex(
  pages: readonly Searched[],
  { language, folder }: Index,
  { out, work, keeping }: Places,
): Promise<MadeFolder[]> {
  const numbers = new Map(pages.map(({ path }, number) => [path, number]));
  const made: MadeFolder[] = [];
  const placed = [];
  for (const its of partsOf(pages)) {
    const key = hash('sha256', JSON.stringify([keeping?.known, pagefindVersion(), language, its]));
    const part = join(work, key);
    const isKept = keeping !== null && takeFolder(join(keeping.cache, keptParts), key, part);
    if (!isKept) await writePart(its, language, { out, part });
    made.push({ key, folder: part, taken: isKept });
    placed.push({ part: partIn(part), pages: its.map(({ path }) => numbers.get(path) ?? 0) });
  }
  for (const { part, pages: own } of placed)
    if (part.pages.length !== own.length) throw new Error(`The index holds ${part.pages.length} of ${own.length} pages.`);
  writeMerged(placed, language, join(out, folder));
  return made;
}

/** Makes a part with Pagefind, and ends it: it would keep the memory. */
async function writePart(pages: readonly Searched[], language: string, { out, part }: { out: string; part: string }): Promise<void> {
  const index = await filled({ forceLanguage: language }, pages, (its, { path }) =>
    its.addHTMLFile({ sourcePath: path, content: searchedIn(readFileSync(join(out, path), 'utf8')) }),
  );
  succeeded((await index.writeFiles({ outputPath: part })).errors);
  await close();
  for (const it of readdirSync(part)) if (unused.test(it)) rmSync(join(part, it));
}

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../../git/open.ts';
import { atPath } from '../../model/at-path.ts';
import { keyOf } from '../kept.ts';
import { versionsOf, type Making } from './document.ts';
import type { Home } from './homes.ts';
import { keptTexts } from './keeping.ts';
import { noParts, openParts } from './kept-parts.ts';
import { stepsOf, wantedOf, type Step } from './plan.ts';

/** Where the contents of pages are kept from one build to the next, and what they were made with beside the texts. */
export interface Keeping {
  folder: string;
  context: string;
}

/** Writes what the pages of all revisions show below `folder`, one document after another. `report` is called before each. */
export async function writeVersions(
  folder: string,
  repository: Repository,
  {
    homes,
    limit,
    keeping,
    report,
    ...making
  }: Making & {
    homes: readonly Home[];
    /** Bytes of all texts of one document up to which each has a page. */
    limit: number;
    /** Null where nothing is kept. */
    keeping: Keeping | null;
    report(done: number, total: number): void;
  },
): Promise<void> {
  const sizes = await repository.sizes(homes.flatMap((it) => it.revisions.flatMap(({ blob }) => blob ?? [])));
  const planned = homes.map((home) => {
    const parts = keeping === null ? noParts : openParts(keeping.folder, keyOf(home.url), keeping.context);
    const isKept = keptTexts(home, sizes, limit);
    return { home, parts, isKept, steps: stepsOf(home, { parts, isKept, past: making.past }) };
  });
  const contents = repository.contents(planned.flatMap((it) => wantedOf(it.steps)));
  const textOf = async ({ isRead, path, it: { blob } }: Step) => {
    // What another build took out of the cache meanwhile is read by itself.
    if (!isRead && blob !== null) for await (const it of repository.contents([{ blob, path, older: true }])) return it;
    const { value } = await contents.next();
    if (value === undefined) throw new Error('There is no text left for a revision.');
    return value;
  };
  for (const [index, { home, steps, ...its }] of planned.entries()) {
    report(index, planned.length);
    const base = join(folder, 'versions', home.url);
    mkdirSync(base, { recursive: true });
    const write = (name: string, text: string | Uint8Array): string => {
      const file = join(base, name);
      atPath(base, () => writeFileSync(file, text));
      return file;
    };
    const versions = await versionsOf(home, steps, { ...making, ...its, textOf, write });
    write('versions.json', `${JSON.stringify(versions)}\n`);
  }
  if (keeping !== null) forgetOthers(keeping.folder, new Set(homes.map((it) => keyOf(it.url))));
}

/** Removes what is kept of documents that are no more. */
function forgetOthers(folder: string, names: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    const [, name] = /^([\w-]{43})\.(?:json|html)$/.exec(file) ?? [];
    if (name !== undefined && !names.has(name)) rmSync(join(folder, file), { force: true });
  }
}

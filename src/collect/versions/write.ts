import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../../git/open.ts';
import { atPath } from '../../model/at-path.ts';
import type { Making } from './document.ts';
import { versionsOf, wantedOf } from './document.ts';
import type { Home } from './homes.ts';
import { keptTexts } from './keeping.ts';

/** Writes what the pages of all revisions show below `folder`, one document after another. `report` is called before each. */
export async function writeVersions(
  folder: string,
  repository: Repository,
  {
    homes,
    limit,
    report,
    ...making
  }: Omit<Making, 'write'> & {
    homes: readonly Home[];
    /** Bytes of all texts of one document up to which each has a page. */
    limit: number;
    report(done: number, total: number): void;
  },
): Promise<void> {
  const sizes = await repository.sizes(homes.flatMap((it) => it.revisions.flatMap(({ blob }) => blob ?? [])));
  const contents = repository.contents(homes.flatMap(wantedOf));
  const next = async () => {
    const { value } = await contents.next();
    if (value === undefined) throw new Error('There is no text left for a revision.');
    return value;
  };
  for (const [index, home] of homes.entries()) {
    report(index, homes.length);
    const base = join(folder, 'versions', home.url);
    const write = (name: string, text: string): void => {
      mkdirSync(base, { recursive: true });
      atPath(base, () => writeFileSync(join(base, name), text));
    };
    const versions = await versionsOf(home, next, { ...making, write, isKept: keptTexts(home, sizes, limit) });
    write('versions.json', `${JSON.stringify(versions)}\n`);
  }
}

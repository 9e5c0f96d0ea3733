import type { Listed } from '../deliver/content.ts';
import type { FoundCollection } from '../model/site.ts';
import { stands } from '../model/standing.ts';
import { recordsOf } from './records.ts';
import { listView } from './views.ts';

/** The records of a collection as its list has them, in rows: several of one row where its list puts them together. */
export function listRows({ name, summary }: Pick<FoundCollection, 'name' | 'summary'>): Listed[][] {
  const records = recordsOf(name);
  const built = records.filter((it) => it.branch === null);
  const standing = records.filter(stands);
  const rows = listView(name)?.rowsOf?.(built, summary) ?? standing.map((it) => [it]);
  // Deleted ones come after those that stand, so that a page of the list never mixes the two.
  const others = [...records.filter((it) => it.branch !== null), ...built.filter((it) => it.deleted)];
  return [...rows, ...others.map((it) => [it])];
}

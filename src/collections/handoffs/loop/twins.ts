import type { Sibling } from '../../../model/collection.ts';
import { isArchive, isLiving } from '../paths.ts';
import type { Handoff } from '../schema.ts';
import { newerOf } from '../structured/twins.ts';
import type { Twin } from './schema.ts';

type It = Sibling<Handoff>;

/** Other files of the same handoff, by record: copies of its text, its archive, and one in another form that was written later. */
export function twinsOf(records: readonly It[]): Map<string, Twin[]> {
  const found = new Map<string, Twin[]>();
  const add = (to: It, { id, title, path }: It, as: Twin['as']): void => {
    const list = found.get(to.id) ?? [];
    if (to.id !== id && !list.some((it) => it.id === id)) found.set(to.id, [...list, { id, title, path, as }]);
  };
  const standing = records.filter((it) => !(it.deleted ?? false));
  for (const its of Map.groupBy(standing, textOf).values()) {
    const [first] = its;
    if (first === undefined || textOf(first) === null || first.data.shape === 'empty') continue;
    // The one that is written over is the one to read, wherever the copy lies.
    const live = its.find((it) => isLiving(it.path)) ?? first;
    for (const it of its) {
      add(it, live, 'original');
      add(live, it, 'copy');
    }
  }
  const live = Map.groupBy(
    standing.filter((it) => !isArchived(it.path)),
    (it) => nameOf(it.path),
  );
  for (const it of standing.filter(({ path }) => isArchived(path))) {
    const of = (live.get(nameOf(it.path)) ?? []).filter((one) => isNear(one.path, it.path));
    const [one] = of;
    if (one === undefined || of.length > 1) continue;
    add(it, one, 'live');
    add(one, it, 'archive');
  }
  for (const [older, newer] of newerOf(standing)) add(older, newer, 'newer');
  return found;
}

/** Git's id of the text that stands; null where it is not known. */
const textOf = ({ versions = [] }: It): string | null => versions.findLast((it) => it.blob !== null)?.blob ?? null;

const isArchived = (path: string): boolean => isArchive(path) || /(?:^|\/)[._-]*(?:handoff-)?archives?\//i.test(path);

/** The name without what makes it an archive, and without a day. */
function nameOf(path: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(path.slice(path.lastIndexOf('/') + 1).toLowerCase()) ?? [];
  return stem.replaceAll(/archived?s?|\d{4}-?\d{2}-?\d{2}/g, '').replaceAll(/^[-_ .]+|[-_ .]+$/g, '') + ending;
}

/** Beside each other, or the archive in a folder below the one of the live file. */
function isNear(live: string, archived: string): boolean {
  const folder = live.slice(0, live.lastIndexOf('/') + 1);
  return archived.startsWith(folder) && archived.slice(folder.length).split('/').length <= 3;
}

import type { Listed } from '../deliver/content.ts';
import { listedIn, recordOf } from '../deliver/page-content.ts';
import { daysInList, instantOf, newestFirst } from './list-order.ts';
import { rowView } from './rows.ts';

const lists = new Map<string, readonly Listed[]>();

/** Records of one collection, the one changed last first, or by what they say of their place themselves. */
export function recordsOf(collection: string): readonly Listed[] {
  const list = lists.get(collection) ?? ordered(collection);
  lists.set(collection, list);
  return list;
}

function ordered(collection: string): readonly Listed[] {
  const { placeOf, writtenOf } = rowView(collection) ?? {};
  const written = new Map<string, string | null>();
  // Records are only looked into where one commit brought several.
  const whenOf = ({ id }: Listed): string | null => {
    const known = written.get(id);
    if (known !== undefined || writtenOf === undefined) return known ?? null;
    const found = writtenOf(recordOf(collection, id).data);
    written.set(id, found);
    return found;
  };
  const byCommit = listedIn(collection).toSorted((a, b) => newestFirst(a, b, whenOf));
  if (placeOf === undefined) return byCommit;
  const placed = byCommit.map((listed) => {
    const { path, commit, committedAt } = listed.origin;
    const committed = commit === null ? uncommitted : (committedAt?.slice(0, uncommitted.length) ?? '');
    return { listed, path, committed, ...placeOf(recordOf(collection, listed.id).data) };
  });
  const days = daysInList(placed);
  return placed
    .toSorted((a, b) => compare(days.get(b) ?? '', days.get(a) ?? '') || (b.number ?? -1) - (a.number ?? -1))
    .map((it) => it.listed);
}

/** Whether the first of two records was changed later than the second. */
export function isChangedLater(a: Listed, b: Listed): boolean {
  return instantOf(a) > instantOf(b);
}

/** A day behind all others, for what is not committed yet. */
const uncommitted = '9999-12-31';
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

import type { Listed } from '../deliver/content.ts';
import { listedIn, recordOf } from '../deliver/page-content.ts';
import { daysInList } from './list-order.ts';
import { rowView } from './rows.ts';

const lists = new Map<string, readonly Listed[]>();

/** Records of one collection, the one changed last first, or by what they say of their place themselves. */
export function recordsOf(collection: string): readonly Listed[] {
  const list = lists.get(collection) ?? ordered(collection);
  lists.set(collection, list);
  return list;
}

function ordered(collection: string): readonly Listed[] {
  const byCommit = listedIn(collection).toSorted(newestFirst);
  const placeOf = rowView(collection)?.placeOf;
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

function newestFirst(a: Listed, b: Listed): number {
  return instantOf(b) - instantOf(a) || compare(a.origin.path, b.origin.path) || a.line - b.line || compare(a.id, b.id);
}

function instantOf({ origin }: Listed): number {
  // What is not committed came last.
  if (origin.commit === null) return Number.MAX_SAFE_INTEGER;
  const instant = Date.parse(origin.committedAt ?? '');
  return Number.isNaN(instant) ? Number.MIN_SAFE_INTEGER : instant;
}

/** A day behind all others, for what is not committed yet. */
const uncommitted = '9999-12-31';
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

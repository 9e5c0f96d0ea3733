import type { Listed } from '../deliver/content.ts';
import { listedIn } from '../deliver/page-content.ts';

const lists = new Map<string, readonly Listed[]>();

/** Records of one collection, the one changed last first; those of one commit by path and line. */
export function recordsOf(collection: string): readonly Listed[] {
  const list = lists.get(collection) ?? listedIn(collection).toSorted(newestFirst);
  lists.set(collection, list);
  return list;
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

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

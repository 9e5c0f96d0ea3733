import { getCollection, type CollectionKey } from 'astro:content';
import type { Listed } from '../deliver/content.ts';
import { site } from '../deliver/page-content.ts';

const lists = new Map<string, Promise<Listed[]>>();

/** Records of one collection, the one changed last first; those of one commit by path and line. */
export function recordsOf(collection: string): Promise<Listed[]> {
  const list = lists.get(collection) ?? load(collection);
  lists.set(collection, list);
  return list;
}

async function load(collection: string): Promise<Listed[]> {
  if (!isCollection(collection)) return [];
  const entries = await getCollection(collection);
  return entries.map((it: { data: Listed }) => it.data).toSorted(newestFirst);
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

function isCollection(name: string): name is CollectionKey {
  return site.collections.some((it) => it.name === name);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

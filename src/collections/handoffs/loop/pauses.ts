import type { Sibling, Tree } from '../../../model/collection.ts';
import type { Handoff } from '../schema.ts';

/** A time without any version of a handoff. */
export interface Pause {
  /** Instant of the version before it, in milliseconds. */
  after: number;
  /** Whole days. */
  days: number;
  /** Commits made meanwhile; null where the history does not tell. */
  commits: number | null;
}

/** Days without a version from which a pause is named. */
export const leastPause = 7;

/** The times without a version of any handoff, the latest first; those deleted since count as well. */
export function pausesOf(
  records: readonly Pick<Sibling<Handoff>, 'versions'>[],
  { commitsBetween }: Pick<Tree, 'commitsBetween'>,
): Pause[] {
  const times = records
    .flatMap(({ versions = [] }) => versions.flatMap((it) => (it.blob === null ? [] : (instantOf(it.at) ?? []))))
    .toSorted((a, b) => b - a);
  return times.flatMap((at, index) => {
    const before = times[index + 1];
    const days = before === undefined ? 0 : daysBetween(before, at);
    if (before === undefined || days < leastPause) return [];
    return [{ after: before, days, commits: commitsBetween?.(before, at) ?? null }];
  });
}

/** Whole days between two instants. */
export const daysBetween = (from: number, to: number): number => Math.floor((to - from) / 86_400_000);

/** The instant of a time; null for one that is none. */
export function instantOf(time: string | null): number | null {
  const instant = Date.parse(time ?? '');
  return Number.isNaN(instant) ? null : instant;
}

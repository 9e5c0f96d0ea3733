import type { Declared } from '../model/declared.ts';

interface Dated {
  number: number;
  authoredAt: string | null;
}

/**
 * Of each revision the version that it brought. A version is brought once, by the first revision (oldest first) that says it: what is
 * corrected later under the same number, and sides of a merge that go back and forth, bring none.
 */
export function broughtBy(revisions: readonly Dated[], stated: ReadonlyMap<number, Declared | null>): Map<number, Declared> {
  const brought = new Map<number, Declared>();
  const known = new Set<string>();
  for (const { number, authoredAt } of revisions) {
    const it = stated.get(number) ?? null;
    if (it === null || known.has(it.version)) continue;
    known.add(it.version);
    brought.set(number, { ...it, date: withYear(it.date, authoredAt) });
  }
  return brought;
}

/** A day without a year gets that of its commit, or the year before for a day in December that is committed in January. */
function withYear(date: string | null, authoredAt: string | null): string | null {
  if (date === null || !date.startsWith('--')) return date;
  if (authoredAt === null) return null;
  const year = Number(authoredAt.slice(0, 4));
  const isLastYears = date >= '--12-01' && authoredAt.slice(5, 7) === '01';
  return `${isLastYears ? year - 1 : year}${date.slice(1)}`;
}

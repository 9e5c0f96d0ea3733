import type { StoredRecord } from '../../model/record.ts';

type Revision = StoredRecord['revisions'][number];

/** What stands in the row of one piece of work: a version, or a time without any. */
export type Mark =
  | { kind: 'version'; number: number; at: string | null; state: string | null; subject: string }
  | { kind: 'gap'; days: number };

export interface Row<Record> {
  record: Record;
  /** Oldest first, the newest `mostVersions`. */
  marks: Mark[];
  /** Versions before those of `marks`. */
  earlier: number;
  versions: number;
  /** When the newest version was written. */
  at: string | null;
  /** Whole days without any handoff between this row and the one above it; null for fewer than a week. */
  quiet: number | null;
}

/** Rows of one month, the newest first. */
export interface Month<Record> {
  /** `YYYY-MM`; null for rows without a date. */
  month: string | null;
  rows: Row<Record>[];
}

/** Versions of one piece of work that are shown one by one. */
export const mostVersions = 12;
/** Days without a version from which a gap is named. */
const leastGap = 7;

/** Pieces of work by the month of their newest version, in the order of `records`, which is the one changed last first. */
export function timelineOf<Record extends { revisions: readonly Revision[] }>(records: readonly Record[]): Month<Record>[] {
  const times = records
    .flatMap((it) => it.revisions.flatMap((revision) => (isVersion(revision) ? (instantOf(writtenAt(revision)) ?? []) : [])))
    .toSorted((a, b) => b - a);
  const pauses = times.flatMap((at, index) => {
    const before = times[index + 1];
    const days = before === undefined ? 0 : daysBetween(before, at);
    return before === undefined || days < leastGap ? [] : [{ after: before, days }];
  });
  const rows = records.map((record) => rowOf(record, pauses));
  return [...Map.groupBy(rows, (it) => it.at?.slice(0, 7) ?? null)].map(([month, its]) => ({ month, rows: its }));
}

function rowOf<Record extends { revisions: readonly Revision[] }>(record: Record, pauses: { after: number; days: number }[]): Row<Record> {
  const versions = record.revisions.filter(isVersion);
  const shown = versions.slice(-mostVersions);
  const last = versions.at(-1);
  const at = last === undefined ? null : writtenAt(last);
  const instant = instantOf(at);
  // Each pause is told once, above the first row that is older than it.
  const passed = instant === null ? [] : pauses.filter((it) => instant <= it.after);
  for (const it of passed) pauses.splice(pauses.indexOf(it), 1);
  const quiet = passed.reduce((longest, it) => Math.max(longest, it.days), 0);
  return { record, marks: marksOf(shown), earlier: versions.length - shown.length, versions: versions.length, at, quiet: quiet || null };
}

function marksOf(versions: readonly Revision[]): Mark[] {
  return versions.flatMap((it, index) => {
    const [before, now] = [versions[index - 1], it].map((revision) => instantOf(revision === undefined ? null : writtenAt(revision)));
    const days = before == null || now == null ? 0 : daysBetween(before, now);
    const state = it.fields?.['state'];
    const mark: Mark = {
      kind: 'version',
      number: it.number,
      at: writtenAt(it),
      state: typeof state === 'string' ? state : null,
      subject: it.subject,
    };
    return days < leastGap ? [mark] : [{ kind: 'gap', days }, mark];
  });
}

const isVersion = (it: Revision): boolean => it.blob !== null || it.commit === null;
const writtenAt = (it: Revision): string | null => it.authoredAt ?? it.committedAt;
const daysBetween = (from: number, to: number): number => Math.floor((to - from) / 86_400_000);

function instantOf(time: string | null): number | null {
  const instant = Date.parse(time ?? '');
  return Number.isNaN(instant) ? null : instant;
}

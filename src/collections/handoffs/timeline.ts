import type { StoredRecord } from '../../model/record.ts';
import { ends } from './loop/session.ts';
import { daysBetween, instantOf, leastPause, type Pause } from './loop/pauses.ts';
import type { Heard } from './loop/schema.ts';

type Revision = StoredRecord['revisions'][number];

/** What of a record the timeline shows. */
interface Shown {
  revisions: readonly Revision[];
  data: { readers?: readonly Heard[] | undefined };
}

/** What stands in the row of one piece of work: a version, or a time without any; `commits` only where no other handoff was written meanwhile. */
export type Mark<Record> =
  | {
      kind: 'version';
      /** The one of its records that it is a version of. */
      of: Record;
      number: number;
      at: string | null;
      state: string | null;
      subject: string;
      read: Read | null;
      midStep: 'ended' | 'no-end' | null;
    }
  | { kind: 'gap'; days: number; commits: number | null };

/** What a reader said of a version. */
interface Read {
  /** The confidence given last; null when no reader gave one. */
  confidence: number | null;
}

export interface Row<Record> {
  /** The records that tell of it, the one changed last first. */
  records: readonly Record[];
  /** Oldest first, the newest `mostVersions`. */
  marks: Mark<Record>[];
  /** Versions before those of `marks`. */
  earlier: number;
  versions: number;
  /** When the newest version was written. */
  at: string | null;
  /** The longest time without any handoff between this row and the one above it; null for less than a week. */
  quiet: Pick<Pause, 'days' | 'commits'> | null;
}

/** Rows of one month, the newest first. */
export interface Month<Record> {
  /** `YYYY-MM`; null for rows without a date. */
  month: string | null;
  rows: Row<Record>[];
}

/** Versions of one piece of work that are shown one by one. */
export const mostVersions = 12;

/** Pieces of work by the month of their newest version, in the order of `pieces`, which is the one changed last first; `pauses` are the times without any. */
export function timelineOf<Record extends Shown>(pieces: readonly (readonly Record[])[], pauses: readonly Pause[]): Month<Record>[] {
  const left = [...pauses];
  const rows = pieces.map((records) => rowOf(records, left, pauses));
  return [...Map.groupBy(rows, (it) => it.at?.slice(0, 7) ?? null)].map(([month, its]) => ({ month, rows: its }));
}

function rowOf<Record extends Shown>(records: readonly Record[], pauses: Pause[], all: readonly Pause[]): Row<Record> {
  const versions = versionsOf(records);
  const shown = versions.slice(-mostVersions);
  const last = versions.at(-1);
  const at = last === undefined ? null : writtenAt(last.revision);
  const instant = instantOf(at);
  // Each pause is told once, above the first row that is older than it.
  const passed = instant === null ? [] : pauses.filter((it) => instant <= it.after);
  for (const it of passed) pauses.splice(pauses.indexOf(it), 1);
  const [longest] = passed.toSorted((a, b) => b.days - a.days);
  const quiet = longest === undefined ? null : { days: longest.days, commits: longest.commits };
  return { records, marks: marksOf(shown, all), earlier: versions.length - shown.length, versions: versions.length, at, quiet };
}

interface Placed<Record> {
  record: Record;
  revision: Revision;
  /** Never before that of the version before it of the same record. */
  instant: number;
}

/** The versions of all records in the order of time; those of one record in their own order. */
function versionsOf<Record extends Shown>(records: readonly Record[]): Placed<Record>[] {
  const placed = records.toReversed().flatMap((record) => {
    let latest = 0;
    return record.revisions.filter(isVersion).map((revision) => {
      // What is not committed came last.
      latest = Math.max(latest, revision.commit === null ? Infinity : (instantOf(writtenAt(revision)) ?? latest));
      return { record, revision, instant: latest };
    });
  });
  return placed.toSorted((a, b) => (a.instant === b.instant ? 0 : a.instant - b.instant));
}

function marksOf<Record extends Shown>(versions: readonly Placed<Record>[], pauses: readonly Pause[]): Mark<Record>[] {
  return versions.flatMap(({ record, revision: it }, index) => {
    const [before, now] = [versions[index - 1]?.revision, it].map((revision) =>
      instantOf(revision === undefined ? null : writtenAt(revision)),
    );
    const days = before == null || now == null ? 0 : daysBetween(before, now);
    const state = it.fields?.['state'];
    const heard = (record.data.readers ?? []).filter((reader) => reader.version === it.number && reader.counted && reader.of === undefined);
    const mark: Mark<Record> = {
      kind: 'version',
      of: record,
      number: it.number,
      at: writtenAt(it),
      state: typeof state === 'string' ? state : null,
      subject: it.subject,
      read: heard.length === 0 ? null : { confidence: heard.findLast((reader) => reader.confidence !== null)?.confidence ?? null },
      midStep: midStepOf(it.fields?.['ended']),
    };
    return days < leastPause
      ? [mark]
      : [{ kind: 'gap', days, commits: pauses.find((pause) => pause.after === before)?.commits ?? null }, mark];
  });
}

const midStepOf = (ended: unknown): 'ended' | 'no-end' | null =>
  ended === ends.midStep ? 'ended' : ended === ends.notRecorded ? 'no-end' : null;
const isVersion = (it: Revision): boolean => it.blob !== null || it.commit === null;
const writtenAt = (it: Revision): string | null => it.authoredAt ?? it.committedAt;

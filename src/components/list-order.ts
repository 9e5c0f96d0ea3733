/** What a record says of its own place in a list. */
export interface OwnPlace {
  /** Day that its text names, as `YYYY-MM-DD`; null for none. */
  day: string | null;
  /** Number in its name; null for none. */
  number: number | null;
}

/** What is known of when a record was changed and where it stands. */
export interface Changed {
  id: string;
  line: number;
  origin: { path: string; commit: string | null; committedAt: string | null };
}

/**
 * Which of two records was changed later: by their commits; of those of one moment by what they say of when they were written, which
 * sorts as text; then by their paths.
 */
export function newestFirst<Record extends Changed>(a: Record, b: Record, writtenOf: (record: Record) => string | null = unsaid): number {
  const commits = instantOf(b) - instantOf(a);
  if (commits !== 0) return commits;
  return compare(writtenOf(b) ?? '', writtenOf(a) ?? '') || compare(a.origin.path, b.origin.path) || a.line - b.line || compare(a.id, b.id);
}

/** When a record was changed, in milliseconds. */
export function instantOf({ origin }: Changed): number {
  // What is not committed came last.
  if (origin.commit === null) return Number.MAX_SAFE_INTEGER;
  const instant = Date.parse(origin.committedAt ?? '');
  return Number.isNaN(instant) ? Number.MIN_SAFE_INTEGER : instant;
}

const unsaid = (): null => null;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface Placed extends OwnPlace {
  path: string;
  /** Day of its commit. */
  committed: string;
}

/**
 * Day by which each of these stands in a list that goes by what the records say: its own; else that of the record with the next lower number beside
 * it, because numbers are given in turn; else that of the last commit.
 */
export function daysInList<Item extends Placed>(records: readonly Item[]): Map<Item, string> {
  const inFile = Map.groupBy(records, (it) => it.path);
  const days = new Map(records.map((it) => [it, it.day ?? it.committed]));
  const numbered = records.filter((it) => it.number !== null);
  const series = Map.groupBy(numbered, ({ path }) =>
    (inFile.get(path)?.length ?? 0) > 1 ? path : path.slice(0, path.lastIndexOf('/') + 1),
  );
  for (const its of series.values()) {
    const inTurn = its.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
    const last = its.reduce((day, it) => (it.committed > day ? it.committed : day), '');
    let day = inTurn.find((it) => it.day !== null)?.day ?? last;
    for (const it of inTurn) {
      day = it.day ?? day;
      days.set(it, day);
    }
  }
  return days;
}

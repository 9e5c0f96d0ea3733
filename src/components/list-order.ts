/** What a record says of its own place in a list. */
export interface OwnPlace {
  /** Day that its text names, as `YYYY-MM-DD`; null for none. */
  day: string | null;
  /** Number in its name; null for none. */
  number: number | null;
}

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

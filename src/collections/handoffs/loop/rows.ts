/** What of a record says whether a row is made for it. */
interface Listed {
  id: string;
  deleted: boolean;
}

/** The records of each piece of work, in the order of the first of them that stands; those deleted since stand beside the ones that do. */
export function rowsOf<Record extends Listed>(records: readonly Record[], pieces: readonly (readonly string[])[]): Record[][] {
  const pieceOf = new Map(pieces.flatMap((ids, piece) => ids.map((id) => [id, piece])));
  const rows = Map.groupBy(records, ({ id }) => pieceOf.get(id) ?? id);
  const first = records.filter((it) => !it.deleted).map(({ id }) => pieceOf.get(id) ?? id);
  return [...new Set(first)].map((it) => rows.get(it) ?? []);
}

/** The record that tells where a piece of work stands: of those of the newest commit that no task file tells in the place of, one with a next action. */
export function tellerOf<
  Record extends {
    deleted: boolean;
    origin: { commit: string | null };
    data: { nextAction: object | null; snapshot?: { toldBy: string | null } | undefined };
  },
>(records: readonly Record[]): Record | undefined {
  const standing = records.filter((it) => !it.deleted);
  const telling = standing.filter((it) => it.data.snapshot?.toldBy == null);
  const [first = standing[0]] = telling;
  return telling.find((it) => it.origin.commit === first?.origin.commit && it.data.nextAction !== null) ?? first;
}

/** The record that names a piece of work: its task file, else the newest that stands. */
export function namingOf<Record extends { deleted: boolean; data: { shape: string } }>(records: readonly Record[]): Record | undefined {
  const standing = records.filter((it) => !it.deleted);
  return standing.find((it) => it.data.shape === 'task') ?? standing[0];
}

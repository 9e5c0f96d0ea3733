import type { History } from '../git/history.ts';
import type { Document } from '../model/document.ts';

/** A state of the repository that was given a name. */
export interface Moment {
  /** Full id of its commit. */
  commit: string;
  /** Names of the tags on it, in code-point order. */
  tags: string[];
  /** The revision of each document that stood there, by number. */
  standing: ReadonlyMap<Document, number>;
}

/** The states that tags name, newest first, and what stood at each. A commit with several tags is one. */
export async function momentsOf(
  history: Pick<History, 'tags' | 'points' | 'standingAt'>,
  documents: readonly Document[],
): Promise<Moment[]> {
  const named = Map.groupBy(history.tags, (it) => it.commit);
  const holders = holdersOf(documents);
  const blobs = new Set(documents.flatMap(({ revisions }) => revisions.flatMap((it) => it.blob ?? [])));
  const moments: Moment[] = [];
  const trees = history.standingAt([...named.keys()], (blob) => blobs.has(blob));
  for (const [commit, tags] of named) {
    const { value: files } = await trees.next();
    const reached = history.points.reachedFrom(commit);
    const standing = new Map<Document, number>();
    for (const { path, blob } of files ?? []) {
      // A text may come back: of the revisions that have it here, the newest that the commit reaches is meant.
      const holder = holders.get(`${blob} ${path}`)?.findLast((it) => it.commit !== null && reached.has(it.commit));
      if (holder !== undefined) standing.set(holder.document, holder.number);
    }
    moments.push({ commit, tags: tags.map((it) => it.name), standing });
  }
  return moments;
}

/** By revision number of `document`: the names of the tags at which it stood, the newest first. */
export function tagsOf(document: Document, moments: readonly Moment[]): Map<number, string[]> {
  const tags = new Map<number, string[]>();
  for (const it of moments) {
    const number = it.standing.get(document);
    if (number !== undefined) tags.set(number, [...(tags.get(number) ?? []), ...it.tags]);
  }
  return tags;
}

interface Holder {
  document: Document;
  number: number;
  commit: string | null;
}

/** The revisions that have a text at a path, oldest first. */
function holdersOf(documents: readonly Document[]): Map<string, Holder[]> {
  const holders = new Map<string, Holder[]>();
  for (const document of documents) {
    if (document.branch !== null) continue;
    for (const { number, commit, blob, path } of document.revisions) {
      if (blob === null) continue;
      const key = `${blob} ${path}`;
      const known = holders.get(key);
      if (known === undefined) holders.set(key, [{ document, number, commit }]);
      else known.push({ document, number, commit });
    }
  }
  return holders;
}

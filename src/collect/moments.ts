import type { History } from '../git/history.ts';
import type { Document } from '../model/document.ts';
import { limits } from '../model/limits.ts';
import type { Milestone } from '../model/milestone.ts';

/** A state of the repository that was given a name. */
export interface Moment {
  /** Full id of its commit. */
  commit: string;
  /** Names of the tags on it, in code-point order. */
  tags: string[];
  /** Names that the operator gives it. */
  milestones: string[];
  /** True when it has a page: one of the newest tags, and whatever the operator names. */
  paged: boolean;
  /** The revision of each document that stood there, by number. */
  standing: ReadonlyMap<Document, number>;
}

/** What is asked of the states that have a name. */
export interface AskedMoments {
  milestones: readonly Milestone[];
  /** The earlier package as it was given and its commit; null when none was named. */
  since: { name: string; commit: string } | null;
  /** Tagged commits that get a page, the newest first. */
  asOf: number;
}

/** The named states, and what could not be one. */
export interface Moments {
  /** Newest first, by ancestry and not by dates. A commit with several names is one. */
  all: Moment[];
  /** Tagged commits without a page. */
  beyond: number;
  /** Names of milestones before the first commit. */
  before: string[];
}

/** The states that tags and the operator name, and what stood at each. */
export async function momentsOf(
  history: Pick<History, 'tags' | 'points' | 'standingAt'>,
  documents: readonly Document[],
  { milestones, since, asOf }: AskedMoments,
): Promise<Moments> {
  const named = new Map<string, Omit<Moment, 'standing'>>();
  const tagged = Map.groupBy(history.tags, (it) => it.commit);
  for (const [commit, tags] of [...tagged].slice(0, Math.max(limits.taggedCommits, asOf)))
    named.set(commit, { commit, tags: tags.map((it) => it.name), milestones: [], paged: named.size < asOf });
  const add = (commit: string, name: string | null): void => {
    const known = named.get(commit) ?? { commit, tags: tagged.get(commit)?.map((it) => it.name) ?? [], milestones: [], paged: true };
    const isNew = name !== null && !known.tags.includes(name) && !known.milestones.includes(name);
    named.set(commit, { ...known, paged: true, milestones: isNew ? [...known.milestones, name] : known.milestones });
  };
  const before: string[] = [];
  for (const { name, date } of milestones) {
    const commit = history.points.lastOn(date);
    if (commit === null) before.push(name);
    else add(commit, name);
  }
  // What has a name already keeps it, whatever the command line calls it.
  if (since !== null) add(since.commit, named.has(since.commit) || tagged.has(since.commit) ? null : since.name);
  const placeOf = (it: { commit: string }): number => history.points.placeOf(it.commit) ?? 0;
  const sorted = [...named.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
  const all = await withStanding(history, documents, sorted);
  return { all, beyond: tagged.size - all.filter((it) => it.paged && it.tags.length > 0).length, before };
}

async function withStanding(
  history: Pick<History, 'points' | 'standingAt'>,
  documents: readonly Document[],
  named: readonly Omit<Moment, 'standing'>[],
): Promise<Moment[]> {
  const holders = holdersOf(documents);
  const blobs = new Set(documents.flatMap(({ revisions }) => revisions.flatMap((it) => it.blob ?? [])));
  const moments: Moment[] = [];
  const trees = history.standingAt(
    named.map((it) => it.commit),
    (blob) => blobs.has(blob),
  );
  for (const it of named) {
    const { value: files } = await trees.next();
    const reached = history.points.reachedFrom(it.commit);
    const standing = new Map<Document, number>();
    for (const { path, blob } of files ?? []) {
      // A text may come back: of the revisions that have it here, the newest that the commit reaches is meant.
      const holder = holders.get(`${blob} ${path}`)?.findLast(({ commit }) => commit !== null && reached.has(commit));
      if (holder !== undefined) standing.set(holder.document, holder.number);
    }
    moments.push({ ...it, standing });
  }
  return moments;
}

/** By revision number of `document`: the names of the tags at which it stood, the newest first. */
export function tagsOf(document: Document, moments: readonly Moment[]): Map<number, string[]> {
  const tags = new Map<number, string[]>();
  for (const it of moments) {
    const number = it.standing.get(document);
    if (number !== undefined && it.tags.length > 0) tags.set(number, [...(tags.get(number) ?? []), ...it.tags]);
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

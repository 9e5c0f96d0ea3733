import type { Branch, Change, Document, Revision } from '../model/document.ts';
import type { Redacted } from '../model/redacted.ts';
import type { Event, Lineage } from './lineage.ts';
import { uncommitted, type Commit } from './log.ts';
import type { TreeEntry } from './tree.ts';

const submodule = '160000';
/** Mode of a symbolic link. */
export const symbolicLink = '120000';

/** One document before its names are handed out: which events are its own, and where it stands in the tree. */
export interface Course {
  /** Raw path at the built commit, or the last one. */
  path: string;
  events: readonly Event[];
  /** Null when the document is not in the tree. */
  entry: TreeEntry | null;
}

/** The documents that `lineages` are at a tree: one for each of its files, and one for each lineage that left it. */
export function coursesOf(lineages: readonly Lineage[], tree: readonly TreeEntry[]): Course[] {
  const standing = new Map<Lineage, TreeEntry[]>();
  const holders = new Map<string, Lineage[]>();
  for (const lineage of lineages) {
    for (const path of lineage.paths) holders.set(path, [...(holders.get(path) ?? []), lineage]);
  }
  for (const entry of tree) {
    if (entry.mode === submodule) continue;
    const candidates = holders.get(entry.path) ?? [];
    const lineage = candidates.findLast((it) => it.blobs.has(entry.blob)) ?? candidates.at(-1);
    if (lineage !== undefined) standing.set(lineage, [...(standing.get(lineage) ?? []), entry]);
  }
  return lineages.flatMap((lineage): Course[] => {
    const entries = standing.get(lineage);
    if (entries === undefined) {
      const last = lineage.events.findLast((it) => it.blob !== null);
      return last === undefined || last.mode === submodule ? [] : [{ path: last.path, events: lineage.events, entry: null }];
    }
    return entries.map((entry) => ({ path: entry.path, events: eventsAt(lineage, entry, entries), entry }));
  });
}

// Two files that were one document once: each keeps what led to its own name, and not what happened to the other one.
function eventsAt({ events }: Lineage, { path }: TreeEntry, all: readonly TreeEntry[]): readonly Event[] {
  if (all.length === 1) return events;
  const names = new Set([path]);
  return events
    .toReversed()
    .filter((it) => {
      if (!names.has(it.path)) return false;
      names.add(it.from);
      return true;
    })
    .toReversed();
}

/** What a document has besides its course. */
interface Further {
  /** Raw paths of symbolic links that lead to it. */
  aliases: readonly string[];
  branch: Branch | null;
  /** The merge that brought a commit into the built line. */
  mergeOf(id: string): Commit | null;
}

/** The document of `course`, with every name through `nameIn`, which is told the commit that gave it. Null when no event ever gave it a text. */
export function documentOf(
  course: Course,
  commits: readonly Commit[],
  nameIn: (raw: string, commit: string | null) => Redacted,
  { aliases, branch, mergeOf }: Further,
): Document | null {
  const name = (raw: string): Redacted => nameIn(raw, null);
  const revisions: Revision[] = [];
  let current: (Revision & { blob: string }) | undefined;
  let mode = course.entry?.mode ?? '';
  for (const event of course.events) {
    const commit = commits[event.commit];
    if (commit === undefined) continue;
    const given = commit.id === uncommitted ? null : commit.id;
    const bringer = mergeOf(commit.id);
    const revision: Revision = {
      number: revisions.length + 1,
      commit: given,
      blob: event.blob,
      path: nameIn(event.path, given),
      authoredAt: commit.authoredAt,
      committedAt: commit.committedAt,
      author: nameIn(commit.author, given),
      subject: nameIn(commit.subject, given),
      change: changeOf(event, commit, revisions.at(-1), branch !== null),
      merge: commit.parents.length > 1,
      mergedIn: bringer === null ? null : { commit: bringer.id, subject: nameIn(bringer.subject, bringer.id) },
      previous: previousOf(event, revisions),
    };
    revisions.push(revision);
    const stands = course.entry === null ? event.mode !== symbolicLink : event.blob === course.entry.blob && event.path === course.path;
    if (event.blob !== null && (stands || current === undefined)) {
      current = { ...revision, blob: event.blob };
      if (course.entry === null) mode = event.mode;
    }
  }
  if (current === undefined) return null;
  return { path: name(course.path), revisions, current, deleted: course.entry === null, aliases: aliases.map(name), branch, mode };
}

/** The revision whose text a commit changed: the newest that has it, else the newest of all. */
function previousOf({ before }: Event, revisions: readonly Revision[]): number | null {
  const changed = before === '' ? undefined : revisions.findLast((it) => it.blob === before);
  return (changed ?? revisions.at(-1))?.number ?? null;
}

// What a branch alone has may go on with a document that the built commit has too.
function changeOf(event: Event, commit: Commit, before: Revision | undefined, continued: boolean): Change {
  if (event.kind === 'D') return 'deleted';
  if (before === undefined && !continued) return 'added';
  if (before?.change === 'deleted' && event.kind === 'A') return 're-added';
  if (event.kind === 'R') return 'renamed';
  if (commit.parents.length > 1) return 'merged';
  return event.kind === 'A' ? 'added' : 'modified';
}

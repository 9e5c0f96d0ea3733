import { append } from '../model/append.ts';
import { coursesOf, type Course } from './documents.ts';
import { lineagesOf } from './lineage.ts';
import { readLog, type Commit } from './log.ts';
import { isSafePath } from './names.ts';
import { idsOf } from './object-names.ts';
import type { Ref } from './refs.ts';
import type { TreeEntry } from './tree.ts';

/** A document in a state that only branches have. */
export interface BranchCourse {
  course: Course;
  /** The commits its events count in: those of the branch that the built commit does not reach. */
  commits: readonly Commit[];
  /** Raw names of the branches: first the one whose text this is. */
  names: readonly string[];
}

/** What is not looked for on branches, and what is. */
interface Sought {
  /** The built commit. */
  head: string;
  /** True for the texts that the built history has: a branch that was merged by copying holds nothing new. */
  isKnown(blob: string): boolean;
  owned(path: string): boolean;
}

/**
 * The documents that commits on `refs` touched and the built commit does not reach, each text once, in the order of `refs`.
 * Costs three processes of git, however many branches there are.
 */
export async function readBranches(folder: string, refs: readonly Ref[], { head, isKnown, owned }: Sought): Promise<BranchCourse[]> {
  const byTip = Map.groupBy(refs, (it) => it.tip);
  if (byTip.size === 0) return [];
  const log = withRelevantChanges(await readLog(folder, [...byTip.keys()], head), owned);
  const histories = [...byTip].flatMap(([tip, { length }]) => {
    const commits = length === 0 ? [] : reachedFrom(tip, log);
    const paths = new Set(commits.flatMap((commit) => commit.changes.flatMap((it) => [it.path, it.from])));
    return paths.size === 0 ? [] : [{ tip, commits, paths: [...paths].filter((it) => isSafePath(it) && !it.includes('\n')) }];
  });
  const standing = await idsOf(
    folder,
    histories.flatMap(({ tip, paths }) => paths.map((path) => `${tip}:${path}`)),
  );
  let at = 0;
  const states = histories.flatMap(({ tip, commits, paths }) => {
    const tree = paths.flatMap((path) => {
      const blob = standing[at++] ?? null;
      return blob === null ? [] : [{ mode: modeOf(commits, path, blob), blob, path }];
    });
    const names = (byTip.get(tip) ?? []).map((it) => it.name);
    return coursesAt(tree, commits)
      .filter((it) => isSafePath(it.path) && !isKnown(textOf(it)) && it.events.some((event) => owned(event.path)))
      .map((course) => ({ course, commits, names }));
  });
  return onceEach(states, new Map(refs.map((it, index) => [it.name, index])));
}

/** `commits` with those of their changes alone that touch a document which is, was or becomes an owned one. */
function withRelevantChanges(commits: readonly Commit[], owned: (path: string) => boolean): Commit[] {
  const relevant = new Set<string>();
  const changes = commits.flatMap((it) => it.changes);
  for (const it of changes) if (owned(it.path)) relevant.add(it.path);
  const renames = changes.filter((it) => it.kind === 'R');
  // A name leads to the one before and to the one after, until no further name is found.
  for (let size = -1; size !== relevant.size;) {
    size = relevant.size;
    for (const { path, from } of renames) {
      if (relevant.has(path)) relevant.add(from);
      else if (relevant.has(from)) relevant.add(path);
    }
  }
  return commits.map((commit) => ({ ...commit, changes: commit.changes.filter((it) => relevant.has(it.path)) }));
}

/** Those of `log` that `tip` reaches, in the same order: no commit stands before its children. */
function reachedFrom(tip: string, log: readonly Commit[]): Commit[] {
  const reached = new Set([tip]);
  return log.filter((it) => {
    if (!reached.has(it.id)) return false;
    for (const parent of it.parents) reached.add(parent);
    return true;
  });
}

function modeOf(commits: readonly Commit[], path: string, blob: string): string {
  for (const { changes } of commits) {
    const change = changes.find((it) => it.path === path && it.blob === blob);
    if (change !== undefined) return change.mode;
  }
  return '100644';
}

/** The documents at `tree`; one whose text came by no commit of the branch is none of the branch. */
function coursesAt(tree: readonly TreeEntry[], commits: readonly Commit[]): Course[] {
  const lineages = lineagesOf(commits, new Set(tree.map((it) => it.path)));
  return coursesOf(lineages, tree).filter(
    ({ entry, events }) => entry === null || events.some((it) => it.blob === entry.blob && it.path === entry.path),
  );
}

/** Id of the text that stands, or that stood last. */
function textOf({ entry, events }: Course): string {
  return entry?.blob ?? events.findLast((it) => it.blob !== null)?.blob ?? '';
}

/** Each text once: a branch that holds it too, or an earlier version of it, is named beside the first. */
function onceEach(states: readonly BranchCourse[], order: ReadonlyMap<string, number>): BranchCourse[] {
  const blobsOf = (it: BranchCourse): Set<string> => new Set(it.course.events.flatMap(({ blob }) => blob ?? []));
  const place = ({ names }: BranchCourse): number => order.get(names[0] ?? '') ?? 0;
  const known = states.map((state) => ({ state, blobs: blobsOf(state), further: [] as string[] }));
  // The longest history first: it holds the shorter ones of the same document.
  const sorted = known.toSorted((a, b) => b.blobs.size - a.blobs.size || place(a.state) - place(b.state));
  const holders = new Map<string, (typeof sorted)[number]>();
  const kept = sorted.filter((it) => {
    const holder = holders.get(textOf(it.state.course));
    if (holder !== undefined) {
      append(holder.further, it.state.names);
      return false;
    }
    for (const blob of it.blobs) if (!holders.has(blob)) holders.set(blob, it);
    return true;
  });
  return kept
    .toSorted((a, b) => place(a.state) - place(b.state))
    .map(({ state, further }) => {
      const [first = '', ...same] = state.names;
      const others = [...new Set([...same, ...further])].filter((it) => it !== first);
      return { ...state, names: [first, ...others.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))] };
    });
}

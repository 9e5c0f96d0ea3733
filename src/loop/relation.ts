import type { Snapshot } from './snapshot-schema.ts';

/** Where a working tree stands, as far as snapshots are told by it. */
export interface Standing {
  branch: string | null;
  worktree: string | null;
  /** Null before the first commit, and where there is no git. */
  head: string | null;
  /** Commits that the checked-out one comes from, and itself. */
  ancestors: Pick<ReadonlySet<string>, 'has'>;
  /** Names that the branch had before, each with when it lost it, in milliseconds. */
  formerNames: ReadonlyMap<string, number>;
  /** Names of the linked worktrees that are there. */
  worktrees: ReadonlySet<string>;
}

/** Whether a snapshot is of this place, of a commit that this place grew out of, or of another one. */
export type Relation = 'here' | 'grown' | 'elsewhere';

/** How a snapshot that was written at `time` belongs to a place. */
export function relationOf(snapshot: Snapshot, time: number, place: Standing): Relation {
  const [branch, tree, head] = [snapshot.branch ?? null, snapshot.worktree ?? null, snapshot.head ?? null];
  const isSameTree = tree === place.worktree;
  const isRelated = head !== null && place.ancestors.has(head);
  if (branch === null && place.branch === null)
    return isSameTree && (isRelated || head === null || place.head === null) ? 'here' : 'elsewhere';
  if (branch !== null && isName(branch, time, place)) {
    // A branch is checked out in one worktree at a time: it has come here from the other one.
    return isSameTree || (tree !== null && !place.worktrees.has(tree)) ? 'here' : 'grown';
  }
  return isSameTree && isRelated ? 'grown' : 'elsewhere';
}

function isName(branch: string, time: number, place: Standing): boolean {
  return branch === place.branch || time <= (place.formerNames.get(branch) ?? -1);
}

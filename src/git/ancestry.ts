import type { Commit } from './log.ts';

/** What the commits of a history say of each other. */
export interface Ancestry {
  commitOf(id: string): string | null;
  commitsSince(id: string): number | null;
  reachedFrom(id: string): ReadonlySet<string> | null;
  merged: ReadonlyMap<string, string>;
}

/** Answers about `commits`, made where they are asked for. */
export function ancestryOf(commits: readonly Commit[]): Ancestry {
  let sorted: string[] | null = null;
  let parents: Map<string, readonly string[]> | null = null;
  const merged = mergesIn(commits.filter((it) => it.parents.length > 1));
  const reachedFrom = (id: string): ReadonlySet<string> | null => {
    parents ??= new Map(commits.map((it) => [it.id, it.parents]));
    if (!parents.has(id)) return null;
    const older = new Set([id]);
    for (const it of older) for (const parent of parents.get(it) ?? []) if (parents.has(parent)) older.add(parent);
    return older;
  };
  return {
    reachedFrom,
    merged,
    commitOf(id) {
      sorted ??= commits.map((it) => it.id).toSorted();
      const at = firstFrom(sorted, id);
      const found = sorted[at];
      return found?.startsWith(id) === true && sorted[at + 1]?.startsWith(id) !== true ? found : null;
    },
    commitsSince(id) {
      const older = reachedFrom(id);
      return older === null ? null : (parents?.size ?? 0) - older.size;
    },
  };
}

/** The branches that these merges, newest first, say they merged, each with the newest of them. */
export function mergesIn(merges: readonly Pick<Commit, 'id' | 'subject'>[]): Map<string, string> {
  return new Map(merges.toReversed().flatMap((it) => branchIn(it.subject).map((name): [string, string] => [name, it.id])));
}

/** The place of the first of `sorted` that does not come before `id`. */
function firstFrom(sorted: readonly string[], id: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The branch that the message of a merge names, as git and hosts write it. */
function branchIn(subject: string): string[] {
  const [, quoted] = /^Merge (?:remote-tracking )?branch '([^']+)'/.exec(subject) ?? [];
  const [, pulled] = /^Merge pull request #\d+ from [^/\s]+\/(\S+)/.exec(subject) ?? [];
  const name = quoted ?? pulled;
  return name === undefined || /^(?:main|master|HEAD|origin\/(?:main|master))$/.test(name) ? [] : [name];
}

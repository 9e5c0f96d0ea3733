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
  let graph: Graph | null = null;
  const merged = mergesIn(commits.filter((it) => it.parents.length > 1));
  const placeOf = (id: string): { start: number; parents: Graph['parents'] } | null => {
    graph ??= graphOf(commits);
    const start = graph.places.get(id);
    return start === undefined ? null : { start, parents: graph.parents };
  };
  return {
    reachedFrom(id) {
      const place = placeOf(id);
      if (place === null) return null;
      const { reached } = reachedFrom(place.start, place.parents);
      return new Set(commits.flatMap((it, at) => (reached[at] === 1 ? it.id : [])));
    },
    merged,
    commitOf(id) {
      sorted ??= commits.map((it) => it.id).toSorted();
      const at = firstFrom(sorted, id);
      const found = sorted[at];
      return found?.startsWith(id) === true && sorted[at + 1]?.startsWith(id) !== true ? found : null;
    },
    commitsSince(id) {
      const place = placeOf(id);
      return place === null ? null : commits.length - reachedFrom(place.start, place.parents).count;
    },
  };
}

/** The branches that these merges, newest first, say they merged, each with the newest of them. */
export function mergesIn(merges: readonly Pick<Commit, 'id' | 'subject'>[]): Map<string, string> {
  return new Map(merges.toReversed().flatMap((it) => branchIn(it.subject).map((name): [string, string] => [name, it.id])));
}

/** Commits by their places: this is asked for many records, and each time most of the history is walked through. */
interface Graph {
  places: ReadonlyMap<string, number>;
  parents: readonly (readonly number[])[];
}

function graphOf(commits: readonly Commit[]): Graph {
  const places = new Map(commits.map((it, index) => [it.id, index]));
  return { places, parents: commits.map((it) => it.parents.flatMap((id) => places.get(id) ?? [])) };
}

/** The commits at `start` and before it: 1 at the place of each, and how many they are. */
function reachedFrom(start: number, parents: Graph['parents']): { reached: Uint8Array; count: number } {
  const reached = new Uint8Array(parents.length);
  const open = [start];
  reached[start] = 1;
  let count = 0;
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    count += 1;
    for (const parent of parents[place] ?? []) {
      if (reached[parent] === 1) continue;
      reached[parent] = 1;
      open.push(parent);
    }
  }
  return { reached, count };
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

import type { Commit } from './log.ts';

/** Questions about single points of the built history. */
export interface Points {
  /** The commits that `commit` reaches, itself among them; empty for one that the built commit does not reach. */
  reachedFrom(commit: string): ReadonlySet<string>;
  /** Place of a commit in the history, newest first; null for one that the built commit does not reach. */
  placeOf(commit: string): number | null;
  /** The last commit of the built line (first parents) at the end of `day`, `YYYY-MM-DD` in the committer's own zone; null when the line begins later. */
  lastOn(day: string): string | null;
}

/** `commits` are newest first, the built one in front. */
export function pointsOf(commits: readonly Commit[]): Points {
  let known: Map<string, number> | null = null;
  const places = (): Map<string, number> => (known ??= new Map(commits.map((it, index) => [it.id, index])));
  return {
    placeOf: (commit) => places().get(commit) ?? null,
    reachedFrom(commit) {
      const reached = new Set<string>();
      const from = places().get(commit);
      if (from === undefined) return reached;
      reached.add(commit);
      // No commit stands before its children.
      for (let at = from; at < commits.length; at++) {
        const it = commits[at];
        if (it !== undefined && reached.has(it.id)) for (const parent of it.parents) if (places().has(parent)) reached.add(parent);
      }
      return reached;
    },
    lastOn(day) {
      for (let it = commits[0]; it !== undefined;) {
        // A clock may run backwards: the newest commit of the line that is dated early enough counts.
        if (it.committedAt !== null && it.committedAt.slice(0, 'YYYY-MM-DD'.length) <= day) return it.id;
        const next = places().get(it.parents[0] ?? '');
        it = next === undefined ? undefined : commits[next];
      }
      return null;
    },
  };
}

import type { Change, Commit } from './log.ts';

/** One change to one document, by the index of its commit in the log. */
export interface Event {
  commit: number;
  kind: Change['kind'];
  path: string;
  /** The path before a rename; else the same as `path`. */
  from: string;
  /** The text that the commit changed, of its first parent; empty for a new document. */
  before: string;
  /** Null for a deletion. */
  blob: string | null;
  mode: string;
}

/** One document's changes, oldest first, and the paths and texts it ever had. */
export interface Lineage {
  events: Event[];
  paths: Set<string>;
  blobs: Set<string>;
}

/**
 * Follows every file of `commits` (newest first, no commit before its children) through renames, deletion and return.
 * A change belongs to the document that had the changed text at the changed path, so that branches which rename and
 * edit one file at the same time stay one document. `standing` holds the paths of the built commit.
 */
export function lineagesOf(commits: readonly Commit[], standing: ReadonlySet<string>): Lineage[] {
  const lineages: Lineage[] = [];
  const byPath = new Map<string, Lineage[]>();
  const byBlob = new Map<string, Lineage>();
  const isAncestor = ancestry(commits);

  const start = (): Lineage => {
    const lineage: Lineage = { events: [], paths: new Set(), blobs: new Set() };
    lineages.push(lineage);
    return lineage;
  };
  const holderOf = (path: string, blob: string): Lineage | undefined => {
    const candidates = byPath.get(path) ?? [];
    return candidates.findLast((it) => it.blobs.has(blob)) ?? candidates.at(-1);
  };
  const owner = (change: Change, commit: number): Lineage => {
    if (change.kind !== 'A') return holderOf(change.from, change.before) ?? start();
    const last = byPath.get(change.path)?.at(-1);
    if (last === undefined) return start();
    const left = last.events.findLast((it) => it.kind === 'R' && it.path !== change.path && last.paths.has(change.path));
    const moved = left !== undefined && last.events.at(-1)?.path !== change.path;
    // A name that was left by a rename and is used again later is another document.
    return moved && isAncestor(left.commit, commit) ? start() : last;
  };
  // Git follows no rename that only a merge made: a known text at a new name, whose old name goes in the same merge or does not stand any more.
  const movedInMerge = (change: Change, gone: ReadonlySet<string>): Lineage | undefined => {
    const lineage = change.kind === 'A' ? byBlob.get(change.blob) : undefined;
    if (lineage === undefined || lineage.paths.has(change.path)) return undefined;
    const path = lineage.events.at(-1)?.path ?? '';
    const left = gone.has(path) || (standing.has(change.path) && [...lineage.paths].every((it) => !standing.has(it)));
    return left ? lineage : undefined;
  };

  for (let commit = commits.length - 1; commit >= 0; commit--) {
    const isMerge = (commits[commit]?.parents.length ?? 0) > 1;
    const changes = commits[commit]?.changes ?? [];
    const gone = new Set(isMerge ? changes.flatMap((it) => (it.kind === 'D' ? it.path : [])) : []);
    for (const change of changes) {
      const moved = isMerge ? movedInMerge(change, gone) : undefined;
      const lineage = moved ?? owner(change, commit);
      const last = lineage.events.at(-1);
      // The other half of such a rename: the old name goes in the same merge.
      if (change.kind === 'D' && last?.commit === commit) continue;
      if (moved !== undefined && last?.commit === commit && last.kind === 'D') lineage.events.pop();
      const blob = change.kind === 'D' ? null : change.blob;
      lineage.events.push({
        commit,
        kind: moved === undefined ? change.kind : 'R',
        path: change.path,
        from: last !== undefined && moved !== undefined ? last.path : change.from,
        before: change.kind === 'A' ? '' : (change.firstParent ?? change.before),
        blob,
        mode: change.mode,
      });
      if (blob !== null) {
        lineage.blobs.add(blob);
        byBlob.set(blob, lineage);
      }
      if (lineage.paths.has(change.path)) continue;
      lineage.paths.add(change.path);
      const known = byPath.get(change.path);
      if (known === undefined) byPath.set(change.path, [lineage]);
      else known.push(lineage);
    }
  }
  return lineages;
}

/** Tells whether one commit (by index) is an ancestor of another; walks the graph only when asked. */
function ancestry(commits: readonly Commit[]): (ancestor: number, of: number) => boolean {
  let indexes: Map<string, number> | undefined;
  return (ancestor, of) => {
    indexes ??= new Map(commits.map((it, index) => [it.id, index]));
    const seen = new Set<number>();
    const waiting = [of];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (at === ancestor) return true;
      // Children come first in the log: a commit listed after the ancestor cannot descend from it.
      if (at > ancestor || seen.has(at)) continue;
      seen.add(at);
      for (const parent of commits[at]?.parents ?? []) {
        const index = indexes.get(parent);
        if (index !== undefined) waiting.push(index);
      }
    }
    return false;
  };
}

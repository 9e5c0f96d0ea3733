import type { Commit } from './log.ts';

/**
 * Finds the merge that brought a commit into the built line (first parents); null for one that was made on that line. `commits` are newest
 * first, the built one in front.
 */
export function mergedIn(commits: readonly Commit[]): (id: string) => Commit | null {
  let known: Map<string, Commit> | null = null;
  return (id) => (known ??= bringersOf(commits)).get(id) ?? null;
}

function bringersOf(commits: readonly Commit[]): Map<string, Commit> {
  const byId = new Map(commits.map((it) => [it.id, it]));
  const line: Commit[] = [];
  for (let it = commits[0]; it !== undefined; it = byId.get(it.parents[0] ?? '')) line.push(it);
  const own = new Set(line.map((it) => it.id));
  const bringers = new Map<string, Commit>();
  // The oldest first: what it brought was there already when a later one came.
  for (const merge of line.toReversed()) {
    const waiting = merge.parents.slice(1);
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const commit = byId.get(id);
      if (commit === undefined || own.has(id) || bringers.has(id)) continue;
      bringers.set(id, merge);
      for (const parent of commit.parents) waiting.push(parent);
    }
  }
  return bringers;
}

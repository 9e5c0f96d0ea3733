import type { Collection, Sibling, Tree } from '../model/collection.ts';

/** A record to be linked, and the branch that alone holds it; null for one of the built commit. */
export interface Linkable {
  sibling: Sibling<object>;
  branch: string | null;
}

/**
 * Lets `collection` link its records. Those of the built commit know nothing of branches; those of a branch are linked as if it
 * stood: its texts in the place of those at the same path. What is wrong on a branch is not reported here.
 */
export function linkRecords(collection: Collection, records: readonly Linkable[], tree: Tree): ReturnType<Collection['link']> {
  const built = records.filter((it) => it.branch === null).map((it) => it.sibling);
  const { data, problems } = collection.link(built, tree);
  const onBranches = records.filter((it) => it.branch !== null);
  for (const group of Map.groupBy(onBranches, (it) => it.branch).values()) {
    const own = group.map((it) => it.sibling);
    const paths = new Set(own.map((it) => it.path));
    const linked = collection.link([...built.filter((it) => !paths.has(it.path)), ...own], tree);
    for (const { id } of own) {
      const found = linked.data.get(id);
      if (found !== undefined) data.set(id, found);
    }
  }
  return { data, problems };
}

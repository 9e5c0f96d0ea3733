import type { Kind, ListedFile } from '../model/recorded.ts';

/** A path at which a site is not what it should be, and how. */
export interface Difference {
  /** A word for people. */
  how: string;
  path: string;
}

/**
 * Where a delivered folder is not what its list says, in code-point order. `found` is everything in it but the list itself; a path of the list
 * is only ever compared with those, so that it leads nowhere else. `same` says whether a file that is there has size and digest of the list.
 */
export function deliveredDifferences(
  listed: readonly ListedFile[],
  found: ReadonlyMap<string, Kind>,
  same: (path: string) => boolean,
): Difference[] {
  const paths = new Set(listed.map((it) => it.path));
  const expected = new Set([...paths, ...listed.flatMap((it) => foldersAbove(it.path))]);
  const filled = new Set([...found.keys()].flatMap(foldersAbove));
  const wrong = listed.flatMap(({ path }): Difference[] => {
    const kind = found.get(path);
    if (kind === undefined) return [{ how: 'missing', path }];
    if (kind !== 'file') return [{ how: inPlace[kind], path }];
    return same(path) ? [] : [{ how: 'changed', path }];
  });
  const more = [...found].flatMap(([path, kind]): Difference[] => {
    if (paths.has(path) || (kind === 'folder' && (expected.has(path) || filled.has(path)))) return [];
    return [{ how: `added${kind === 'file' ? '' : ` (${inPlace[kind]})`}`, path }];
  });
  return inOrder([...wrong, ...more]);
}

const inPlace = { folder: 'a folder', link: 'a link', other: 'no file' } as const;

/** Where a site that was built again is not the one that was delivered, in code-point order. */
export function rebuiltDifferences(delivered: readonly ListedFile[], rebuilt: readonly ListedFile[]): Difference[] {
  const again = new Map(rebuilt.map((it) => [it.path, it]));
  const paths = new Set(delivered.map((it) => it.path));
  return inOrder([
    ...delivered.flatMap((it): Difference[] => {
      const other = again.get(it.path);
      if (other === undefined) return [{ how: 'not built', path: it.path }];
      return other.sha256 === it.sha256 && other.bytes === it.bytes ? [] : [{ how: 'differs', path: it.path }];
    }),
    ...rebuilt.flatMap(({ path }): Difference[] => (paths.has(path) ? [] : [{ how: 'not delivered', path }])),
  ]);
}

function inOrder(differences: readonly Difference[]): Difference[] {
  return differences.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** Folders a path lies in: of `a/b/c` they are `a/b` and `a`. */
function foldersAbove(path: string): string[] {
  return [...path.matchAll(/\//g)].map((it) => path.slice(0, it.index));
}

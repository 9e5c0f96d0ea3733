import { posix } from 'node:path';
import type { Tree } from '../model/collection.ts';
import { append } from '../model/append.ts';
import { readContents, type Redacting } from './contents.ts';
import { isSafePath } from './names.ts';
import type { TreeEntry } from './tree.ts';

/** Links that are followed one after another; git's own limit on a path is of this order. */
const most = 8;
/** Longest target that is read, in characters: longer ones are no path on any system. */
const longest = 4096;

/** The symbolic links of a tree that stay in it. */
export interface Symlinks {
  /** Where `path` leads when every link on its way is followed; the same path when none is. */
  resolve(path: string): string;
  /** Further paths under which the file at `path` is reached, in code-point order. */
  aliasesOf(path: string): string[];
}

/** Reads the symbolic links of `tree` in one process of git. Those that leave the tree lead nowhere. */
export async function readSymlinks(folder: string, tree: readonly TreeEntry[], redacting: Redacting): Promise<Symlinks> {
  const entries = tree.filter((it) => it.mode === '120000' && isSafePath(it.path));
  const targets = new Map<string, string>();
  const contents = readContents(
    folder,
    entries.map(({ blob, path }) => ({ blob, path: redacting.redactor.redact(path, { path: '', age: 0 }).text })),
    redacting,
  );
  for (const { path } of entries) {
    const { value } = await contents.next();
    const written = value?.text ?? null;
    if (written === null || written.length > longest || written.startsWith('/')) continue;
    const target = posix.normalize(posix.join(posix.dirname(path), written)).replace(/\/$/, '');
    if (isSafePath(target)) targets.set(path, target);
  }
  return symlinksOf(targets);
}

/** The symbolic links `targets`: path of each link → path it names, both from the root of the tree. */
export function symlinksOf(targets: ReadonlyMap<string, string>): Symlinks {
  const links = new Map<string, string[]>();
  for (const [path, target] of targets) append(listAt(links, target), [path]);
  const step = (path: string): string => {
    for (const prefix of prefixesOf(path)) {
      const target = targets.get(prefix);
      if (target !== undefined) return target + path.slice(prefix.length);
    }
    return path;
  };
  const resolve = (path: string): string => {
    let now = path;
    for (let count = 0; count < most; count++) {
      const next = step(now);
      if (next === now) break;
      now = next;
    }
    return now;
  };
  return {
    resolve,
    aliasesOf(path) {
      const found = new Set<string>();
      let latest = [path];
      for (let count = 0; count < most && latest.length > 0; count++) {
        latest = latest
          .flatMap((it) => prefixesOf(it).flatMap((prefix) => (links.get(prefix) ?? []).map((link) => link + it.slice(prefix.length))))
          // A link into its own folder names the same file without end.
          .filter((it) => it !== path && !found.has(it) && it.length <= longest && resolve(it) === path);
        for (const it of latest) found.add(it);
      }
      return [...found].toSorted((a, b) => (a < b ? -1 : 1));
    },
  };
}

const submodule = '160000';

/** The tree of `entries` as other folders ask about it, with every name through `name`. */
export function treeOf(entries: readonly TreeEntry[], symlinks: Symlinks, name: (raw: string) => string): Tree {
  const safe = entries.filter((it) => isSafePath(it.path));
  const modes = new Map(safe.map((it) => [name(it.path), it.mode]));
  const folders = new Set(safe.flatMap((it) => prefixesOf(posix.dirname(it.path)).map(name)));
  return {
    files: [...modes.keys()],
    kindOf(path) {
      const target = symlinks.resolve(path);
      if (folders.has(target)) return 'folder';
      // A link at its end is one that leads out of the tree, nowhere, or to itself.
      const mode = modes.get(target);
      if (mode === undefined || mode === '120000') return null;
      return mode === submodule ? 'folder' : 'file';
    },
    isExecutable: (path) => modes.get(symlinks.resolve(path)) === '100755',
  };
}

/** `a/b/c` → `a`, `a/b`, `a/b/c`. */
function prefixesOf(path: string): string[] {
  return [...path.matchAll(/[^/]+/g)].map((it) => path.slice(0, it.index + it[0].length));
}

function listAt(lists: Map<string, string[]>, key: string): string[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

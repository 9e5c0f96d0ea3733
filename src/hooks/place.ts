import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { isGitFolder } from '../loop/git-folder.ts';

/** A working tree of git. */
export interface WorkTree {
  /** Its top folder. */
  top: string;
  /** Its own git folder. */
  git: string;
  /** The git folder that all working trees of the repository share. */
  common: string;
  /** Name of a linked worktree; null for the main one. */
  name: string | null;
}

/** Where a hook works. */
export interface Place {
  /** The folder whose `.handover/` is written. */
  root: string;
  /** The working tree whose state counts; null where there is no git. */
  tree: WorkTree | null;
  /** The folder the session stands in. */
  work: string;
}

/** Where to work, of the folders that are named: the project that was opened, and the folder the session stands in. */
export function placeOf(projects: readonly string[], works: readonly string[]): Place {
  const base = [...projects, ...works].find(isFolder) ?? process.cwd();
  const work = works.find(isFolder) ?? base;
  const [project, current] = [workTreeAt(base), workTreeAt(work)];
  // Another repository that a session looks into is none of its work; another worktree of its own is.
  const tree = current && (project === null || project.common === current.common) ? current : project;
  return { root: project?.top ?? realOf(base), tree, work: tree === current ? realOf(work) : realOf(base) };
}

/** The working tree a folder lies in; null where there is none. */
function workTreeAt(folder: string): WorkTree | null {
  for (let at = realOf(folder); ; at = dirname(at)) {
    const tree = workTreeWith(at);
    if (tree !== null) return tree;
    if (dirname(at) === at) return null;
  }
}

/** Whether a place is a folder of git's own with no working tree around it, as a bare repository is: nothing of the work belongs there. */
export function isInGit({ tree, work }: Place): boolean {
  if (tree !== null) return false;
  for (let at = work; ; at = dirname(at)) {
    if (isFolder(join(at, 'objects')) && isFolder(join(at, 'refs')) && textOf(join(at, 'HEAD')) !== null) return true;
    if (dirname(at) === at) return false;
  }
}

/** All working trees of a repository that are there, the main one first. */
export function workTreesOf({ common }: WorkTree): WorkTree[] {
  const main = basename(common) === '.git' ? [dirname(common)] : [];
  const linked = namesIn(join(common, 'worktrees')).flatMap((it) => {
    const file = textOf(join(common, 'worktrees', it, 'gitdir'))?.trim();
    return file === undefined ? [] : [dirname(resolve(join(common, 'worktrees', it), file))];
  });
  return [...main, ...linked].slice(0, 50).flatMap((it) => (isFolder(it) ? (workTreeWith(realOf(it)) ?? []) : []));
}

/** Each folder whose `.handover/` may hold records of the repository of a place, its own first. */
export function rootsOf({ root, tree }: Place): string[] {
  return [...new Set([root, ...(tree === null ? [] : [tree.top, ...workTreesOf(tree).map((it) => it.top)])])];
}

/** The file `name` that is nearest to where the session stands, and its path from the top. Null where there is none. A link is followed where it stays inside. */
export function fileNear({ root, tree, work }: Place, name: string): { file: string; path: string } | null {
  for (const [from, top] of [
    [work, tree?.top ?? work],
    [root, root],
  ] as const) {
    for (let at = from; at === top || at.startsWith(top + sep); at = dirname(at)) {
      const path = join(at, name);
      const file = fileInside(top, path);
      if (file !== null) return { file, path: relative(top, path).split(sep).join('/') };
      if (dirname(at) === at) break;
    }
  }
  return null;
}

/** The file at a path below `top`, or that a link there leads to. Null for none, for what is no file, and where a link leaves `top` or enters git's own folder. */
export function fileInside(top: string, path: string): string | null {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  const isLink = stat?.isSymbolicLink() === true;
  if (stat?.isFile() !== true && !isLink) return null;
  // What somebody names outside has no link to follow.
  if (!isLink && !path.startsWith(top + sep)) return path;
  if (!isInside(top, path)) return null;
  const file = isLink ? realOf(path) : path;
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : null;
}

/** Whether a path leads to somewhere below `top` that is not git's own, by whatever links stand in it. Of what is not there yet, the folder above tells. */
export function isInside(top: string, path: string): boolean {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined && dirname(path) !== path) return isInside(top, dirname(path));
  const [real, base] = [realOf(path), realOf(top)];
  return real === base || (real.startsWith(base + sep) && !real.slice(base.length).split(sep).some(isGitFolder));
}

/** The text of a file; null where it cannot be read. */
export function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Not there, or not for us: the caller says what that means.
    return null;
  }
}

/** Names in a folder; none where it cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

function workTreeWith(top: string): WorkTree | null {
  const entry = join(top, '.git');
  const stat = statSync(entry, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  const named = stat.isFile() ? /^gitdir: (.+?)\s*$/.exec(textOf(entry) ?? '')?.[1] : entry;
  if (named === undefined) return null;
  const git = resolve(top, named);
  if (textOf(join(git, 'HEAD')) === null) return null;
  const shared = textOf(join(git, 'commondir'))?.trim();
  const common = shared === undefined ? git : resolve(git, shared);
  return { top, git, common: realOf(common), name: shared === undefined ? null : basename(git) };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

import { lstatSync } from 'node:fs';
import { join, sep } from 'node:path';
import { locate, type Location } from './locate.ts';
import { pathOf } from './names.ts';
import { runGit } from './run.ts';
import { Tokens } from './tokens.ts';
import { listWorkTree, workTreeRoot } from './work-tree.ts';

/** Where a build finds something new to read. */
export interface WatchedRepository {
  /** Absolute folders to watch. */
  paths: readonly string[];
  /** Whether something below those, or one of them, matters; objects of git do not, nor what it ignores. */
  isPart(path: string): boolean;
  /** How HEAD, every ref and, where it is read, the working tree stand now: a text to compare. Files are written more often than that changes. */
  state(): Promise<string>;
}

/** `besides` are absolute paths that the program writes itself. Throws a Failure when `repo` is no repository, or has no working tree to read. */
export async function watchedIn(
  repo: string,
  { workingTree, besides }: { workingTree: boolean; besides: readonly string[] },
): Promise<WatchedRepository> {
  const location = await locate(repo);
  const { own, common } = location;
  const files = new Set([own, common, join(own, 'HEAD'), join(common, 'packed-refs'), ...(workingTree ? [join(own, 'index')] : [])]);
  const folders = [join(common, 'refs'), join(common, 'reftable'), join(own, 'reftable')];
  const isOfGit = (path: string): boolean => !path.endsWith('.lock') && (files.has(path) || folders.some((it) => isIn(path, it)));
  const paths = own === common ? [common] : [own, common];
  if (!workingTree) return { paths, isPart: isOfGit, state: () => refsOf(location) };
  const root = await workTreeRoot(repo, location);
  const left = [...besides, ...(await ignoredFolders(root, location))];
  return {
    paths: [...paths, root],
    isPart: (path) => isOfGit(path) || (isIn(path, root) && !machinery.test(path.slice(root.length)) && !left.some((it) => isIn(path, it))),
    state: async () => `${await refsOf(location)}\n${await treeOf(repo, location)}`,
  };
}

// Git's own folder, installed packages, and what a build of ours puts beside its place.
const machinery = /[\\/](?:\.git|node_modules|\.[^\\/]*\.handover-[^\\/]*)(?:[\\/]|$)/;

const isIn = (path: string, folder: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`);

async function refsOf({ own, trust }: Location): Promise<string> {
  const asked = [
    ['rev-parse', '--verify', '--quiet', 'HEAD'],
    ['for-each-ref', '--format=%(objectname) %(refname)'],
  ];
  const answers = await Promise.all(asked.map((args) => runGit(own, args, trust)));
  return answers.map((it) => it.output.toString('latin1')).join('\n');
}

/** Every file of the working tree that is read, with its size and when it was written. */
async function treeOf(repo: string, location: Location): Promise<string> {
  const { root, index, untracked } = await listWorkTree(repo, location);
  const lines = [...index.keys(), ...untracked].map((path) => {
    const entry = lstatSync(join(root, path), { throwIfNoEntry: false });
    return `${path} ${entry === undefined ? '-' : `${entry.size} ${entry.mtimeMs}`}`;
  });
  return lines.join('\n');
}

/** Absolute folders that the repository's own rules leave out as a whole. */
async function ignoredFolders(root: string, { trust }: Location): Promise<string[]> {
  const { output } = await runGit(root, ['ls-files', '-o', '-i', '--exclude-standard', '--directory', '-z'], trust);
  const folders: string[] = [];
  for (const tokens = new Tokens(output); !tokens.done;) {
    const path = pathOf(tokens.bytes());
    if (path.endsWith('/')) folders.push(join(root, path.slice(0, -1)));
  }
  return folders;
}

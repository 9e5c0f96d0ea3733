import type { GitState } from '../loop/git-state.ts';
import { timeOf, type Kept, type Start } from '../loop/pieces.ts';
import type { Standing } from '../loop/relation.ts';
import { isTaskFileName } from '../loop/task-file-name.ts';
import { askGit } from './git.ts';
import { workTreesOf, type Place } from './place.ts';
import { branchOf, formerNamesOf, headOf } from './refs.ts';

/** Commits of the history that snapshots are looked for in, the newest. */
const mostCommits = 5000;
/** Files of tasks that git is asked about. */
const mostFiles = 50;

type Stood = Standing & Pick<Start, 'removedAt'>;

/** Where a place stands for those who look for their work in `all`. Asks git only for what snapshots of other commits, or of files that are gone, need. */
export async function standingAt(
  { tree }: Place,
  { all, git, wait, isThere }: { all: readonly Kept[]; git: GitState | null; wait: number; isThere: (path: string) => boolean },
): Promise<Stood> {
  if (tree === null)
    return {
      branch: null,
      worktree: null,
      head: null,
      ancestors: new Set(),
      formerNames: new Map(),
      worktrees: new Set(),
      removedAt: new Map(),
    };
  const branch = git?.branch ?? branchOf(tree);
  const head = git?.head ?? headOf(tree);
  const isOther = all.some(({ snapshot: it }) => it.branch !== branch && it.head != null && it.head !== head);
  const gone = all.filter(({ snapshot: { task_file: path } }) => path != null && isTaskFileName(path) && !isThere(path));
  const [history, removedAt] = await Promise.all([
    head !== null && isOther ? askGit(tree.top, ['rev-list', `--max-count=${mostCommits}`, head], wait) : null,
    head !== null && gone.length > 0 ? removals(tree.top, gone, wait) : new Map<string, number>(),
  ]);
  return {
    branch,
    worktree: tree.name,
    head,
    ancestors: new Set([...(head === null ? [] : [head]), ...(history?.split('\n') ?? [])]),
    formerNames: branch === null ? new Map() : formerNamesOf(tree, branch),
    worktrees: new Set(workTreesOf(tree).flatMap((it) => it.name ?? [])),
    removedAt,
  };
}

/** When commits removed files that snapshots name, the last time of each. One that was moved is not removed. */
async function removals(top: string, gone: readonly Kept[], wait: number): Promise<Map<string, number>> {
  const paths = [...new Set(gone.map(({ snapshot }) => snapshot.task_file ?? ''))].slice(0, mostFiles);
  // What was removed before the oldest of them tells nothing; clocks may differ by a day.
  const since = Math.floor(Math.min(...gone.map(timeOf)) / 1000) - 86_400;
  const asked = [
    'log',
    '--format=%x01%ct',
    `--since=${Math.max(0, since)}`,
    '--diff-filter=D',
    '--full-diff',
    '-M',
    '--name-only',
    'HEAD',
    '--',
  ];
  const found = (await askGit(top, [...asked, ...paths.map((it) => `:(literal,top)${it}`)], wait)) ?? '';
  const times = new Map<string, number>();
  for (const entry of found.split('\u0001')) {
    const [seconds = '', ...names] = entry.split('\n').filter((it) => it !== '');
    // The newest comes first. A snapshot of the same second may be of before.
    for (const name of names) if (!times.has(name)) times.set(name, Number(seconds) * 1000 + 999);
  }
  return times;
}

import { lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { problemOf, type Problem } from '../model/problem.ts';
import { configured, type Location } from './locate.ts';
import { gitLines } from './run.ts';

/** What git keeps in the data of a working tree while it is in the middle of something. */
const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** True when the clone was cut off: git lists the commits whose parents it does not have. */
export function isShallow({ common }: Location): boolean {
  return holdsText(join(common, 'shallow'));
}

function holdsText(path: string): boolean {
  const it = statSync(path, { throwIfNoEntry: false });
  return it?.isFile() === true && it.size > 0;
}

/** What a reader must know of a repository as a whole: what was borrowed, ignored or left on a server. */
export async function peculiarities(location: Location, shallow: boolean): Promise<Problem[]> {
  const has = (...parts: string[]): boolean => holdsText(join(location.common, ...parts));
  const settings = await configured(location, '^(core\\.worktree|extensions\\.partialclone|remote\\..*\\.promisor)$');
  const replaced = await gitLines(location.own, ['for-each-ref', '--count=1', '--format=%(objectname)', 'refs/replace/'], location.trust);
  const problems: [boolean, string, string, string][] = [
    [
      shallow,
      'HO325',
      'The clone is shallow: versions older than its first commit are missing.',
      'Run `git fetch --unshallow` and build again.',
    ],
    [
      has('objects', 'info', 'alternates'),
      'HO320',
      'The repository borrows objects from another folder (alternates).',
      'Nothing, if that is meant; else clone with `git clone --no-local`.',
    ],
    [
      settings.some((it) => it.startsWith('core.worktree')),
      'HO321',
      'The configuration names another folder as working tree (core.worktree); it was not read.',
      'Nothing, if that is meant: only commits are read.',
    ],
    [
      has('info', 'grafts') || (replaced?.length ?? 0) > 0,
      'HO322',
      'Grafts or replace refs were ignored.',
      'Nothing, if the committed history is the one to show.',
    ],
    [
      settings.some((it) => !it.startsWith('core.')),
      'HO323',
      'The clone is partial: some versions may be on the server only.',
      'Make a full clone and build again.',
    ],
    [
      unfinished.some((it) => lstatSync(join(location.own, it), { throwIfNoEntry: false }) !== undefined),
      'HO327',
      'A merge, rebase or the like is not finished in the working tree; only what is committed was read.',
      'Nothing, if that is meant; else finish it and build again.',
    ],
  ];
  return problems.filter(([there]) => there).map(([, code, message, fix]) => problemOf(null, { code, message, fix }));
}

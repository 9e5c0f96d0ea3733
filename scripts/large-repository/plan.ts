import type { Draft } from './drafts.ts';
import { randomOf, shuffled } from './random.ts';
import { workOn, type Change, type File } from './work.ts';

/** One commit, by the numbers of its parents. */
export interface PlannedCommit {
  parents: number[];
  changes: Change[];
}

/** A whole history. */
export interface Plan {
  /** Oldest first, none before its parents. */
  commits: PlannedCommit[];
  /** How many texts each document has. */
  texts: number[];
}

/** Of all commits: merges, and deletions of a document. */
const shares = { merges: 0.1, deletions: 0.006 };
/** Of so many merges one settles a conflict, and one renames a document. */
const seldom = 8;

/** A history of exactly `commits` commits in which every draft gets all its revisions: on the main line, on branches and in merges. */
export function planOf(drafts: readonly Draft[], commits: number): Plan {
  const random = randomOf(commits);
  const work = workOn(drafts, random);
  const merges = Math.round(commits * shares.merges);
  const deletions = Math.round(commits * shares.deletions);
  const revisions = drafts.flatMap((it, index) => Array.from({ length: it.revisions }, () => index));
  const code = commits - merges - deletions - revisions.length;
  if (code < 0) throw new Error('There are fewer commits than revisions and merges.');
  const other = [...Array.from({ length: deletions }, () => 'delete' as const), ...Array.from({ length: code }, () => 'code' as const)];
  const items = shuffled([...revisions, ...other], random);

  const planned: PlannedCommit[] = [];
  const add = (parents: number[], changes: Change[]): number => planned.push({ parents, changes }) - 1;
  let head: number | null = null;
  let conflicts = 0;
  let renames = 0;
  for (let merge = 0; merge < merges; merge++) {
    const own = items.slice(Math.floor((items.length * merge) / merges), Math.floor((items.length * (merge + 1)) / merges));
    const straight = own.splice(0, Math.ceil(own.length / 3));
    for (const it of straight) head = add(head === null ? [] : [head], work.changesFor(it, 'main'));

    work.branch();
    const heads = { main: head, side: head };
    const put = (line: 'main' | 'side', changes: Change[]): void => {
      heads[line] = add([heads[line] ?? 0], changes);
    };
    let contested: File | undefined;
    const free = own.filter((it) => it === 'code').length;
    if (merge / seldom > conflicts && free >= 2) contested = work.contested();
    if (contested !== undefined) {
      conflicts++;
      for (const line of ['main', 'side'] as const) {
        own.splice(own.indexOf('code'), 1);
        put(line, work.edit(contested));
      }
    }
    own.forEach((it, index) => {
      const line = work.lineOf(it) ?? (index % 2 === 0 ? 'side' : 'main');
      put(line, work.changesFor(it, line));
    });
    const settled = contested === undefined ? [] : work.edit(contested);
    const moved = merge / seldom > renames + 0.5 ? work.movable() : undefined;
    if (moved !== undefined) renames++;
    head = add([heads.main ?? 0, heads.side ?? 0], [...work.merge(), ...settled, ...(moved === undefined ? [] : work.rename(moved))]);
  }
  return { commits: planned, texts: work.texts() };
}

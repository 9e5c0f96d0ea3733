import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import type { Document, Revision } from '../../src/model/document.ts';

const digest = (path: string): string => createHash('sha256').update(path).digest('hex');

/** Documents of `all` chosen by a hash of their paths: the same ones in every run, and no favourites. */
export function chosen(all: readonly Document[], count: number): Document[] {
  const keyed = all.map((document) => ({ document, key: digest(document.path) }));
  return keyed
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map((it) => it.document);
}

/**
 * Why a document's revisions are not the commits that `git log --follow -M --full-history` lists, for each one that is missing on either side.
 * Each reason is looked up in the repository; `unexplained` is a fault.
 */
export type Reason =
  // `--follow` takes a copy for a rename, and goes on with the file that was copied and stayed. A copy is a document of its own.
  | 'copy'
  // `--follow` knows one name at a time: a file that one branch renamed and another edited leaves its sight, but git lists the commit under its name.
  | 'other name'
  // A merge made a text that none of its parents has. `git log` shows no change of a merge without -m or -c.
  | 'merge'
  // With one path `--follow` cannot see that the whole commit moved the file it goes on with elsewhere, exactly or with fewer changes.
  | 'moved elsewhere'
  // The name was left by a rename and used again later: what stood there before went on under its new name.
  | 'left by a rename'
  | 'unexplained';

/** The reasons of one document, each once, in code-point order; none when both list the same. */
export function reasonsFor(repository: string, head: string, document: Document): Reason[] {
  const followed = followedBy(repository, head, document.path);
  const theirs = new Set(followed.map((it) => it.commit));
  const ours = new Set(document.revisions.map((it) => it.commit));
  const mine = document.revisions.filter((it) => !theirs.has(it.commit ?? ''));
  const reasons = new Set<Reason>(mine.map((it) => reasonForOurs(repository, head, it)));
  const strange = followed.filter((it) => !ours.has(it.commit));
  for (const it of strange) reasons.add(reasonForTheirs(repository, followed, it));
  return [...reasons].toSorted();
}

interface Followed {
  commit: string;
  status: string;
  /** Path before, where `--follow` changes the name. */
  from: string | null;
  path: string;
}

function git(repository: string, ...args: string[]): string {
  return spawnSync('git', ['-C', repository, '-c', 'core.quotePath=false', ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
}

/** Newest first. */
function followedBy(repository: string, head: string, path: string): Followed[] {
  const output = git(repository, 'log', '--follow', '-M', '--full-history', '--name-status', '--format=%x01%H', head, '--', path);
  return output.split('\u0001').flatMap((block) => {
    const [commit = '', , line = ''] = block.split('\n');
    const [status = '', one = '', other] = line.split('\t');
    return commit === '' ? [] : [{ commit, status, from: other === undefined ? null : one, path: other ?? one }];
  });
}

function reasonForOurs(repository: string, head: string, { commit, merge, path }: Revision): Reason {
  if (commit === null) return 'unexplained';
  if (merge) {
    const changed = git(repository, 'show', '--format=', '--name-only', '-c', commit);
    return changed.split('\n').includes(path) ? 'merge' : 'unexplained';
  }
  const underName = git(repository, 'log', '--full-history', '--format=%H', head, '--', path);
  return underName.split('\n').includes(commit) ? 'other name' : 'unexplained';
}

function reasonForTheirs(repository: string, followed: readonly Followed[], strange: Followed): Reason {
  // Newest first: what comes before it in the list led there.
  const before = followed.slice(0, followed.indexOf(strange) + 1);
  const isCopy = before.some(({ commit, status, from }) => from !== null && (status.startsWith('C') || stands(repository, commit, from)));
  if (isCopy) return 'copy';
  const whole = before.find(({ commit, status, from, path }) =>
    renamesOf(repository, commit).some((it) => (status === 'D' ? it.from === path : it.from === from && it.to !== path)),
  );
  if (whole === undefined) return 'unexplained';
  return whole.status === 'D' ? 'left by a rename' : 'moved elsewhere';
}

function renamesOf(repository: string, commit: string): { from: string; to: string }[] {
  return git(repository, 'show', '--format=', '--name-status', '-M', commit)
    .split('\n')
    .flatMap((line) => {
      const [status = '', from = '', to = ''] = line.split('\t');
      return status.startsWith('R') ? [{ from, to }] : [];
    });
}

const stands = (repository: string, commit: string, path: string): boolean =>
  git(repository, 'ls-tree', '--name-only', commit, '--', path) !== '';

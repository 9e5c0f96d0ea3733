/** What git is in the middle of. */
export type Operation = 'merge' | 'rebase' | 'cherry-pick' | 'revert' | 'bisect' | 'apply-mailbox';

/** A file that is not as it is committed. */
interface DirtyFile {
  /** From the top of the working tree. */
  path: string;
  status: 'modified' | 'added' | 'deleted' | 'renamed' | 'conflict' | 'untracked';
  staged: boolean;
}

/** Where a working tree stands. */
export interface GitState {
  branch: string | null;
  /** Null before the first commit. */
  head: string | null;
  detached: boolean;
  /** Name of the linked worktree; null for the main one. */
  worktree: string | null;
  operation: Operation | null;
  stashes: number;
  /** Commits that the branch it follows has not; null where it follows none. */
  unpushed: number | null;
  dirty: readonly DirtyFile[];
  /** Changed files beyond those listed. */
  more: number;
  /** True where git did not tell in time what is changed inside of submodules. */
  submodulesUnread?: boolean;
}

/** What stands beside the changed files where that is not known. */
export const unreadIn = ({ submodulesUnread }: GitState): string[] =>
  submodulesUnread === true ? ['not known: what is changed inside of submodules (git did not answer in time)'] : [];

/** Files that are listed; a tree with more is told by their number. */
const most = 200;

/** What `git status --porcelain=v2 --branch --show-stash -z` says. Own records of the program (`.handover/`) are no work and are left out. */
export function statusOf(output: string): Omit<GitState, 'worktree' | 'operation'> {
  const entries = output.split('\0');
  const header = (name: string): string | null => entries.find((it) => it.startsWith(`# ${name} `))?.slice(name.length + 3) ?? null;
  const dirty: DirtyFile[] = [];
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? '';
    const file = fileOf(entry);
    // The path it had before follows as an entry of its own.
    if (entry.startsWith('2 ')) at += 1;
    if (file && !/^\.handover(?:\/|$)/.test(file.path)) dirty.push(file);
  }
  const [branch, oid, ahead] = [header('branch.head'), header('branch.oid'), header('branch.ab')];
  return {
    branch: branch === '(detached)' ? null : branch,
    head: oid === '(initial)' ? null : oid,
    detached: branch === '(detached)',
    stashes: Number(header('stash') ?? 0),
    unpushed: ahead === null ? null : Number(/^\+(\d+)/.exec(ahead)?.[1] ?? 0),
    dirty: dirty.slice(0, most),
    more: Math.max(0, dirty.length - most),
  };
}

function fileOf(entry: string): DirtyFile | null {
  const kind = entry.charAt(0);
  if (kind === '?') return { path: entry.slice(2), status: 'untracked', staged: false };
  const fields = kind === '1' ? 8 : kind === '2' ? 9 : kind === 'u' ? 10 : 0;
  if (fields === 0 || entry.charAt(1) !== ' ') return null;
  const parts = entry.split(' ');
  const [, change = '..'] = parts;
  return {
    path: parts.slice(fields).join(' '),
    status: kind === 'u' ? 'conflict' : kind === '2' ? 'renamed' : statusIn(change),
    staged: change.charAt(0) !== '.',
  };
}

function statusIn(change: string): DirtyFile['status'] {
  if (change.includes('D')) return 'deleted';
  return change.includes('A') ? 'added' : 'modified';
}

/** Files of a git folder that say what it is in the middle of. */
export const operations: readonly (readonly [string, Operation])[] = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply/applying', 'apply-mailbox'],
  ['rebase-apply', 'rebase'],
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['BISECT_LOG', 'bisect'],
];

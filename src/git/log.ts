import { Failure } from '../model/failure.ts';
import { instantOf } from './instant.ts';
import { pathOf } from './names.ts';
import { runGit } from './run.ts';
import { Tokens } from './tokens.ts';

/** Id of the commit that stands for what lies in the working tree. */
export const uncommitted = '';

/** One commit as git prints it. Names and subject are raw: only `history.ts` hands them out, redacted. */
export interface Commit {
  id: string;
  parents: readonly string[];
  authoredAt: string | null;
  committedAt: string | null;
  author: string;
  subject: string;
  changes: Change[];
}

/** One entry of a raw diff. `from` and `before` are of the first parent; for a merge, `before` is empty. */
export interface Change {
  kind: 'A' | 'M' | 'D' | 'R';
  path: string;
  from: string;
  before: string;
  /** For a merge: the text that its first parent has; empty for none. Left out for other commits. */
  firstParent?: string;
  blob: string;
  mode: string;
}

// Dates as they are stored: git ends with an error where it would have to write one that no calendar has.
const format = ['%H', '%P', '%ad', '%cd', '%aN', '%s'].join('%x00');
const raw = ['--date=raw', '--raw', '--no-abbrev', '-z', '--no-ext-diff', '--no-textconv', '--no-color'];

/**
 * The commits that `heads` reach and `without` does not, newest first, no commit before its children; each with the changes
 * it made. `heads` and `without` are full ids.
 */
export async function readLog(folder: string, heads: readonly string[], without: string | null = null): Promise<Commit[]> {
  // On stdin, because a thousand ids may be longer than a command line.
  const asked = [...heads, ...(without === null ? [] : [`^${without}`])].map((it) => `${it}\n`).join('');
  const log = async (...args: string[]) =>
    await runGit(folder, ['--git-dir=.', 'log', ...raw, ...args, '--stdin', '--'], [], { input: asked });
  const [plain, merged] = await Promise.all([
    log('-M', '--date-order', `--format=${format}`),
    // What a merge commit has that none of its parents has; `-m` would say the same at five times the cost.
    log('--merges', '-c', '--no-renames', '--format=%H'),
  ]);
  if (plain.status !== 0 || merged.status !== 0) {
    throw stopped(plain.errors + merged.errors);
  }
  const commits = commitsOf(plain.output);
  addMerges(commits, merged.output);
  return commits;
}

// Git says which object it could not read; its own words may hold names of files and are not shown.
function stopped(errors: string): Failure {
  const [id] = /\b[0-9a-f]{40}(?:[0-9a-f]{24})?\b/.exec(errors) ?? [];
  const where = id === undefined ? '' : `: the object ${id} is missing or damaged`;
  return new Failure('HO307', 'history', `Git stopped while reading the history${where}.`, [
    'Run `git fsck`, or clone the repository again, as a whole.',
  ]);
}

function commitsOf(output: Buffer): Commit[] {
  const tokens = new Tokens(output);
  const commits: Commit[] = [];
  while (!tokens.done) {
    const [id, parents, authored, committed] = [tokens.text(), tokens.text(), tokens.text(), tokens.text()];
    const commit: Commit = {
      id,
      parents: parents === '' ? [] : parents.split(' '),
      authoredAt: instantOf(authored),
      committedAt: instantOf(committed),
      author: tokens.text(),
      subject: tokens.text(),
      changes: [],
    };
    while (!tokens.done && tokens.peek() === COLON) commit.changes.push(changeOf(tokens));
    commits.push(commit);
  }
  return commits;
}

const COLON = 58;

function changeOf(tokens: Tokens): Change {
  const [, mode = '', before = '', blob = '', status = ''] = tokens.text().slice(1).split(' ');
  const path = pathOf(tokens.bytes());
  const letter = status[0];
  if (letter === 'R' || letter === 'C') {
    const target = pathOf(tokens.bytes());
    return { kind: letter === 'R' ? 'R' : 'A', path: target, from: path, before, blob, mode };
  }
  const kind = letter === 'A' || letter === 'D' ? letter : 'M';
  return { kind, path, from: path, before, blob, mode };
}

function addMerges(commits: readonly Commit[], output: Buffer): void {
  const byId = new Map(commits.map((it) => [it.id, it]));
  const tokens = new Tokens(output);
  let commit: Commit | undefined;
  while (!tokens.done) {
    if (tokens.peek() !== COLON) {
      const id = tokens.text();
      if (id !== '') commit = byId.get(id);
      continue;
    }
    const entry = tokens.text();
    const parents = /^:+/.exec(entry)?.[0].length ?? 0;
    const parts = entry.slice(parents).split(' ');
    const [mode = '', firstParent = '', blob = '', status = ''] = [parents, parents + 1, 2 * parents + 1, 2 * parents + 2].map(
      (at) => parts[at],
    );
    const path = pathOf(tokens.bytes());
    const kind = /^D+$/.test(status) ? 'D' : /^A+$/.test(status) ? 'A' : 'M';
    commit?.changes.push({ kind, path, from: path, before: '', firstParent, blob, mode });
  }
}

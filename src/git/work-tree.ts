import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../model/failure.ts';
import { holderOf } from './holder.ts';
import type { Location } from './locate.ts';
import { pathOf } from './names.ts';
import { runGit } from './run.ts';
import { Tokens } from './tokens.ts';

/** One file git knows of in the working tree. */
interface IndexEntry {
  mode: string;
  /** True when git was told not to look at the file on the disk (sparse checkout, assume-unchanged). */
  unseen: boolean;
}

/** What git lists of a working tree: neither call runs a program, a filter or a hook. */
export interface Listed {
  /** Absolute folder of the working tree, without symbolic links on its way. */
  root: string;
  index: Map<string, IndexEntry>;
  /** Files that are neither in the index nor ignored. */
  untracked: Set<string>;
}

/** Lists the working tree of the repository that `path` lies in. Throws a Failure when there is none. */
export async function listWorkTree(path: string, location: Location): Promise<Listed> {
  const { trust } = location;
  const root = await workTreeRoot(path, location);
  const ignored = ['-c', `core.excludesFile=${ownExcludes()}`];
  const [known, others] = await Promise.all([
    // `-v` tells which files git was told not to look at.
    runGit(root, ['ls-files', '-s', '-v', '-z'], trust),
    runGit(root, ['ls-files', '-o', '--exclude-standard', '-z'], [...trust, ...ignored]),
  ]);
  if (known.status !== 0 || others.status !== 0) {
    throw new Failure('HO351', 'history', 'Git could not list the files of the working tree.', [
      'Run `git status` in it, or build without --working-tree.',
    ]);
  }
  const index = new Map<string, IndexEntry>();
  for (const token of tokensOf(known.output)) {
    const tab = token.indexOf(9);
    const [tag = '', mode = ''] = token.subarray(0, tab).toString('latin1').split(' ');
    index.set(pathOf(token.subarray(tab + 1)), { mode, unseen: /^[a-zS]$/.test(tag) });
  }
  // A repository within the working tree is listed as a folder.
  return { root, index, untracked: new Set([...tokensOf(others.output)].map(pathOf).filter((it) => !it.endsWith('/'))) };
}

function* tokensOf(output: Buffer): Generator<Buffer> {
  const tokens = new Tokens(output);
  while (!tokens.done) yield tokens.bytes();
}

/** Absolute folder of the working tree that `path` lies in, without symbolic links on its way. Throws a Failure when there is none that may be read. */
export async function workTreeRoot(path: string, { trust }: Location): Promise<string> {
  const { status, output } = await runGit(path, ['rev-parse', '--path-format=absolute', '--show-toplevel'], trust);
  const named = output.toString('utf8').replace(/\n$/, '');
  if (status !== 0 || named === '') {
    throw new Failure('HO350', 'usage', 'There is no working tree here, so --working-tree has nothing to read: the repository is bare.', [
      'Name a folder of a clone with --repo, or build without --working-tree.',
    ]);
  }
  // The repository's configuration may name any folder as its working tree, even that of all users.
  const root = realpathSync(named);
  if (root === holderOf(path)) return root;
  throw new Failure('HO350', 'usage', 'The configuration of the repository names another folder as its working tree, which is not read.', [
    'Remove core.worktree from its configuration, or build without --working-tree.',
  ]);
}

/** File with the operator's own ignore rules. They keep private files of a person out, so they count here as they do for git. */
function ownExcludes(): string {
  const settings = process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config');
  const env = { PATH: process.env['PATH'] ?? '', HOME: homedir(), XDG_CONFIG_HOME: settings };
  try {
    const args = ['config', '--global', '--type=path', '--get', 'core.excludesFile'];
    return execFileSync('git', args, { cwd: '/', env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).replace(/\n$/, '');
  } catch {
    // Git ends with 1 when the setting is not there.
    return join(settings, 'git', 'ignore');
  }
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { statusOf, type GitState } from '../loop/git-state.ts';
import { textOf, type WorkTree } from './place.ts';
import { branchOf, operationOf } from './refs.ts';

/** Bytes of one answer; a tree with more changes is not listed. */
const most = 16 * 1024 * 1024;

/** The state of a working tree; null when git does not tell it within `wait` milliseconds. One process, a second for a branch that follows none, and one more where there are submodules. */
export async function gitStateOf(tree: WorkTree, wait: number): Promise<GitState | null> {
  const status = ['status', '--porcelain=v2', '--branch', '--show-stash', '-z', '--untracked-files=normal'];
  const count = async (): Promise<number | null> => {
    const output = await askGit(tree.top, ['rev-list', '--count', '--max-count=10000', 'HEAD', '--not', '--remotes'], wait);
    return /^\d+/.test(output ?? '') ? Number.parseInt(output ?? '', 10) : null;
  };
  // Beside the status where it will be needed: the status tells it for a branch that follows another one.
  const counted = hasRemotes(tree) && !follows(tree) ? count() : null;
  // To look into submodules may take long: beside it stands what is known without.
  const hasSubmodules = existsSync(join(tree.top, '.gitmodules'));
  const outside = askGit(tree.top, [...status, '--ignore-submodules=dirty'], wait);
  const whole = hasSubmodules ? await askGit(tree.top, status, wait) : null;
  const output = whole ?? (await outside);
  if (output === null) return null;
  const state = statusOf(output);
  const isLeft = state.unpushed === null && hasRemotes(tree);
  return {
    ...state,
    unpushed: isLeft ? await (counted ?? count()) : state.unpushed,
    ...(hasSubmodules && whole === null ? { submodulesUnread: true } : {}),
    worktree: tree.name,
    operation: operationOf(tree),
  };
}

function hasRemotes({ common }: WorkTree): boolean {
  return existsSync(join(common, 'refs', 'remotes')) || / refs\/remotes\//.test(textOf(join(common, 'packed-refs')) ?? '');
}

/** Whether the branch is set up to follow another one, as the settings of the repository say it. */
function follows(tree: WorkTree): boolean {
  const branch = branchOf(tree);
  return branch !== null && (textOf(join(tree.common, 'config')) ?? '').includes(`[branch "${branch}"]`);
}

// The session's own user and repository: its settings count, but nothing is started by them and nothing is locked.
const settings = [
  '--no-optional-locks',
  '-c',
  'core.fsmonitor=false',
  '-c',
  `core.hooksPath=${devNull}`,
  '-c',
  'core.quotePath=false',
  '-c',
  'status.relativePaths=false',
];

/** What git answers in a folder within `wait` milliseconds; null when it fails. */
export async function askGit(
  folder: string,
  args: readonly string[],
  wait: number,
  { input = '', fine = [0] }: { input?: string; fine?: readonly number[] } = {},
): Promise<string | null> {
  const env: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR', 'GIT_NAMESPACE']) delete env[name];
  return await new Promise((resolve) => {
    const child = spawn('git', [...settings, ...args], {
      cwd: folder,
      env,
      stdio: [input === '' ? 'ignore' : 'pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    const chunks: Buffer[] = [];
    let length = 0;
    const end = (output: string | null): void => {
      clearTimeout(late);
      resolve(output);
    };
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      // What it has started itself may hold the pipe.
      child.stdout?.destroy();
      child.unref();
      end(null);
    }, wait);
    child.stdout?.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > most) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', () => end(null));
    child.on('close', (status) => end(fine.includes(status ?? -1) && length <= most ? Buffer.concat(chunks).toString('utf8') : null));
  });
}

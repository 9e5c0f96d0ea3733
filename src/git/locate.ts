import { stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { spawnSync } from 'node:child_process';
import { Failure } from '../model/failure.ts';
import { holderOf, wentPast } from './holder.ts';
import { gitLines, runGit, type Outcome } from './run.ts';

/** Where a repository's data lies, as git itself says. */
export interface Location {
  /** Absolute folder with `objects`, shared by all worktrees. */
  common: string;
  /** Absolute folder with HEAD; differs from `common` in a linked worktree. */
  own: string;
  objectFormat: string;
  /** Settings each git call on the original needs, for example the operator's list of trusted folders. */
  trust: readonly string[];
}

/** Finds the repository of `path`: a working tree, a folder in one, a worktree, or a bare repository. Throws a Failure when there is none. */
export async function locate(path: string): Promise<Location> {
  const folder = await stat(path).catch(() => null);
  if (folder === null || !folder.isDirectory()) throw noRepository(`There is no folder at ${named(path)}.`);
  const trust = trustedFolders();
  const holder = holderOf(path);
  // One question a call, because a path may hold a line break.
  const ask = async (question: string): Promise<string> =>
    answerOf(await runGit(path, ['rev-parse', '--path-format=absolute', question], trust), { path, held: holder !== null });
  const common = await ask('--git-common-dir');
  const own = await ask('--absolute-git-dir');
  if (holder !== null && wentPast(holder, own)) throw unusable('');
  return { common, own, objectFormat: await ask('--show-object-format'), trust };
}

/** What git answered, without the line end. Throws the Failure that fits when it gave no answer; `held` says that a `.git` is there. */
function answerOf({ status, output, errors }: Outcome, { path, held }: { path: string; held: boolean }): string {
  const answer = output.toString('utf8').replace(/\n$/, '');
  if (status === 0 && answer !== '') return answer;
  if (status === null) {
    throw new Failure('HO306', 'usage', 'Git could not be started.', ['Install git 2.31 or newer and put it on the PATH.']);
  }
  if (/dubious ownership/.test(errors)) {
    throw new Failure('HO302', 'history', 'The repository belongs to another owner, and git refuses to read it.', [
      'If you trust it: git config --global --add safe.directory <its folder>',
    ]);
  }
  if (/bad (?:numeric |boolean )?config|unable to (?:parse|read config)|invalid value for|maximum include depth/i.test(errors)) {
    throw new Failure('HO308', 'history', "The repository's configuration file cannot be parsed, so git refuses to open it.", [
      'Mend its file `config`, or clone the repository again.',
    ]);
  }
  if (held || newFormat.test(errors)) throw unusable(errors);
  throw noRepository(`${named(path)} is not a git repository, and no folder above is one.`);
}

const newFormat = /unknown repository extension|v1-only extension|Expected git repo version/i;

/** The Failure of a `.git` that is there and that git cannot use. */
function unusable(errors: string): Failure {
  const [message, fix] = newFormat.test(errors)
    ? [
        'The repository has a format that the installed git does not know.',
        'Install a newer git, or clone the repository again with this one.',
      ]
    : /not a git repository: |gitfile/.test(errors)
      ? [
          'The file .git names a folder that is not there or is no git repository: a worktree or submodule whose repository was moved or removed.',
          'Run `git worktree repair` in the repository it belongs to, or name that one with --repo.',
        ]
      : [
          'There is a .git here, but git does not take it for a repository: its HEAD, objects or refs are missing or damaged.',
          'Clone the repository again, or restore these from a backup.',
        ];
  return new Failure('HO309', 'history', message, [fix]);
}

/** The path as it was given, on one line. */
const named = (path: string): string =>
  path === '.' || path === '' ? 'The current folder' : path.replaceAll(/\p{Cc}/gu, '?').slice(0, 300);

function noRepository(message: string): Failure {
  return new Failure('HO303', 'history', message, ['Pass the folder of a clone with --repo <path>.']);
}

/** The operator's own list of trusted folders: the one setting of theirs that git needs to read a foreign repository. */
function trustedFolders(): string[] {
  const home = homedir();
  const read = (scope: string): string[] => {
    const env = { ...(process.env['PATH'] === undefined ? {} : { PATH: process.env['PATH'] }), HOME: home };
    const { status, stdout } = spawnSync('git', ['config', scope, '--get-all', 'safe.directory'], { cwd: '/', env, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter((it) => it !== '') : [];
  };
  return [...read('--system'), ...read('--global')].flatMap((it) => ['-c', `safe.directory=${it}`]);
}

/** Values of `keys` (a regular expression) in the repository's own configuration file, without following includes. */
export async function configured({ common, trust }: Location, keys: string): Promise<string[]> {
  const args = ['config', '--file', `${common}/config`, '--no-includes', '--get-regexp', keys];
  return (await gitLines(common, args, trust)) ?? [];
}

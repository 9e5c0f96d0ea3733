import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lchownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindsBelow } from '../../src/deliver/files.ts';
import { filesListed } from '../deliver/listed-files.ts';
import { makeVaried } from '../histories/varied.ts';
import { handover } from './spawned.ts';

const bin = join(import.meta.dirname, '../../src/cli/bin.mjs');
const nobody = 65_534;
/** A file system in memory gives the newest file first, one on a disk goes by a hash. */
const memory = '/dev/shm';

let folder = '';
let repo = '';
let site: Record<string, string> = {};
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'reproducible-')));
  ({ folder: repo } = await makeVaried(join(folder, 'repository')));
  await build([], 'site');
  site = digests(join(folder, 'site'));
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

const digests = (at: string): Record<string, string> => Object.fromEntries(filesListed(at).map(({ path, sha256 }) => [path, sha256]));

/** Builds into `out` below the common folder; standing there unless `cwd` says where. */
async function build(
  args: readonly string[],
  out: string,
  { cwd = folder, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
) {
  const given = [
    'build',
    '-q',
    '--secrets',
    'redact',
    '--out',
    join(folder, out),
    ...(args.includes('--repo') ? [] : ['--repo', repo]),
    ...args,
  ];
  expect(await handover(given, cwd, env)).toMatchObject({ code: 0, stderr: '' });
}

/** Builds with other surroundings, two at a time as the machine may have no more cores, and names the files that came out otherwise. */
async function changedIn(...builds: Parameters<typeof build>[]): Promise<string[]> {
  await Promise.all(builds.map(async (it) => await build(...it)));
  return builds.flatMap(([, out]) => {
    const other = digests(join(folder, out));
    return [...new Set([...Object.keys(site), ...Object.keys(other)])].filter((it) => other[it] !== site[it]).map((it) => `${out}: ${it}`);
  });
}

const git = (...args: string[]): void => void execFileSync('git', ['-C', repo, ...args], { stdio: 'ignore' });

test('the files of a site are those that its list names', () => {
  expect(Object.keys(site).length).toBeGreaterThan(60);
});

test('another zone, locale and time of the user change no byte', async () => {
  const env = {
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    LANGUAGE: 'tr',
    SOURCE_DATE_EPOCH: '0',
    USER: 'someone',
    HOSTNAME: 'elsewhere',
  };
  expect(await changedIn([[], 'zone', { env }], [[], 'locale', { env: { TZ: 'America/St_Johns', LC_ALL: 'C' } }])).toEqual([]);
}, 180_000);

test('nor does another folder to stand in, to build into, or with the repository', async () => {
  const deep = join(folder, 'deep/er than/ü');
  mkdirSync(deep, { recursive: true });
  cpSync(repo, join(deep, 'copy'), { recursive: true });
  expect(
    await changedIn([['--repo', 'copy/docs'], 'deep/er than/ü/s i t e', { cwd: deep }], [['--repo', '.'], 'inside', { cwd: repo }]),
  ).toEqual([]);
}, 180_000);

test('nor a clone, a bare one with packed objects, a worktree, or settings of the repository', async () => {
  git('clone', '--quiet', repo, join(folder, 'clone'));
  git('clone', '--quiet', '--bare', repo, join(folder, 'bare.git'));
  execFileSync('git', ['-C', join(folder, 'bare.git'), 'gc', '--quiet', '--aggressive']);
  git('worktree', 'add', '--quiet', '--detach', join(folder, 'worktree'));
  for (const setting of ['diff.renames=false', 'core.quotePath=false', 'log.date=relative', 'i18n.logOutputEncoding=latin1']) {
    execFileSync('git', ['-C', join(folder, 'clone'), 'config', ...setting.split('=')]);
  }
  expect(await changedIn([['--repo', 'clone'], 'of-clone'], [['--repo', 'bare.git'], 'of-bare'])).toEqual([]);
  expect(await changedIn([['--repo', 'worktree'], 'of-worktree'])).toEqual([]);
}, 180_000);

test('nor a cache that is new or was there, or that of the compiled program', async () => {
  const env = { NODE_COMPILE_CACHE: join(folder, 'compiled') };
  expect(await changedIn([['--cache', 'cache'], 'cold', { env }])).toEqual([]);
  // The second is a build over a site that is there.
  expect(await changedIn([['--cache', 'cache'], 'warm', { env }], [[], 'cold'])).toEqual([]);
}, 180_000);

test.runIf(existsSync(memory))(
  'nor a file system that lists its files in another order',
  async () => {
    const elsewhere = mkdtempSync(join(memory, 'reproducible-'));
    try {
      mkdirSync(join(elsewhere, 'temporary'));
      const env = { TMPDIR: join(elsewhere, 'temporary') };
      const args = ['build', '-q', '--secrets', 'redact', '--repo', repo, '--out', join(elsewhere, 'site')];
      expect(await handover(args, folder, env)).toMatchObject({ code: 0, stderr: '' });
      expect(digests(join(elsewhere, 'site'))).toEqual(site);
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
    }
  },
  180_000,
);

test('nor the mask for new files', async () => {
  for (const mask of ['077', '000']) {
    const out = join(folder, `mask-${mask}`);
    const line = `umask ${mask}; exec "$@"`;
    const { status } = spawnSync(
      'sh',
      ['-c', line, 'sh', process.execPath, bin, 'build', '-q', '--secrets', 'redact', '--repo', repo, '--out', out],
      {
        cwd: folder,
      },
    );
    expect([status, statSync(join(out, 'index.html')).mode & 0o777]).toEqual([0, 0o666 & ~Number.parseInt(mask, 8)]);
    expect(digests(out)).toEqual(site);
  }
}, 180_000);

const mayBeOther = process.getuid?.() === 0 && spawnSync(process.execPath, [bin, '--version'], { uid: nobody, gid: nobody }).status === 0;

test.runIf(mayBeOther)(
  'nor another user',
  async () => {
    const home = join(folder, 'home');
    mkdirSync(home);
    cpSync(repo, join(home, 'repository'), { recursive: true });
    for (const it of ['', ...kindsBelow(home).keys()]) lchownSync(join(home, it), nobody, nobody);
    chmodSync(folder, 0o755);
    const args = [bin, 'build', '-q', '--secrets', 'redact', '--repo', 'repository', '--out', 'site'];
    const env = { PATH: process.env['PATH'], HOME: home, TMPDIR: home };
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: home, env, uid: nobody, gid: nobody, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(digests(join(home, 'site'))).toEqual(site);
  },
  180_000,
);

test('no file names the folder it was built in', () => {
  const found = spawnSync('grep', ['-rlF', folder, join(folder, 'site')], { encoding: 'utf8' });
  expect([found.status, found.stdout]).toEqual([1, '']);
});

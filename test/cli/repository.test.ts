import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from './folders.ts';
import { inProcess } from './in-process.ts';
import { handover } from './spawned.ts';

const identity = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
};
const date = '2026-06-18T09:00:00+02:00';

function git(cwd: string, ...args: string[]): void {
  const env = { ...process.env, ...identity, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' };
  execFileSync('git', args, { cwd, env, stdio: 'ignore' });
}

function repositoryWith(files: Readonly<Record<string, string>>): string {
  const folder = folderWith(files);
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'Begin');
  return folder;
}

test('a folder that is no repository ends with 3', async () => {
  const cwd = folderWith({});
  const { code, stdout, stderr } = await inProcess(['build', '-q', '--json'], cwd);
  expect(code).toBe(3);
  expect(stderr).toMatch(/^error HO303 {2}.*\n {2}Fix {3}.*\n[^]* {2}More {2}handover explain HO303\n$/);
  expect(JSON.parse(stdout)).toMatchObject({ schema: 'handover.build/1', ok: false, exit: 3, error: { code: 'HO303' } });
  expect(readdirSync(cwd)).toEqual([]);
});

test('a repository without commits ends with 3', async () => {
  const cwd = folderWith({});
  git(cwd, 'init', '-q');
  const { code, stderr } = await inProcess(['build', '-q'], cwd);
  expect([code, stderr.split('\n')[0]]).toEqual([3, 'error HO304  The repository has no commits yet, so there is nothing to hand over.']);
});

test('a shallow clone ends with 3 and says how to complete it', async () => {
  const origin = repositoryWith({ 'README.md': '# Portal\n' });
  git(origin, 'commit', '-q', '--allow-empty', '-m', 'Go on');
  const cwd = folderWith({});
  git(cwd, 'clone', '-q', '--depth=1', `file://${origin}`, 'clone');
  const { code, stdout, stderr } = await inProcess(['build', '-q', '--repo', 'clone'], cwd);
  expect([code, stdout]).toEqual([3, '']);
  expect(stderr).toMatch(/^error HO301 /);
  expect(stderr).toContain('fetch-depth: 0');
  expect(existsSync(join(cwd, 'dist'))).toBe(false);
});

test('an output folder with files of others is refused before anything is read', async () => {
  const cwd = folderWith({ 'public/mine.txt': 'mine' });
  const { code, stderr } = await inProcess(['build', '--out', 'public', '--repo', 'nowhere'], cwd);
  expect(code).toBe(2);
  expect(stderr).toContain('error HO511  ');
  expect(readFileSync(join(cwd, 'public/mine.txt'), 'utf8')).toBe('mine');
});

test('a build of a real repository prints its folder, and nothing a terminal would act on', async () => {
  const repo = repositoryWith({
    'README.md': '# Customer portal\n\nWhere customers see their invoices.\n',
    'HANDOFF.md': '# Handoff: invoices\n\n## Goal\n\nShow invoices.\n\n## Next steps\n\n1. Add paging.\n',
    'name\u001b[31m.md': 'x',
  });
  const cwd = folderWith({ 'temporary/': '' });
  const { code, stdout, stderr } = await handover(['build', '--repo', repo, '--keep-content', 'content', '--json'], cwd, {
    TMPDIR: join(cwd, 'temporary'),
    FORCE_COLOR: '1',
  });
  expect([code, stderr.includes('\u001b'), stdout.includes('\u001b')]).toEqual([0, false, false]);
  const result = JSON.parse(stdout);
  expect(result).toMatchObject({
    schema: 'handover.build/1',
    ok: true,
    out: 'dist/handover',
    title: 'Customer portal',
    counts: { handoffs: { records: 1, deleted: 0, files: 1, revisions: 1 } },
  });
  expect(existsSync(join(cwd, 'dist/handover/index.html'))).toBe(true);
  expect(existsSync(join(cwd, 'content/site.json'))).toBe(true);
  expect(readdirSync(join(cwd, 'dist'))).toEqual(['handover']);
  expect(readdirSync(join(cwd, 'temporary'))).toEqual([]);
  expect(stderr).toMatch(/^handover \S+\n {2}Read history {6}/);
  expect(stderr).toContain('\n  1 handoff (1 revision), 2 other documents (2 revisions); ');
}, 60_000);

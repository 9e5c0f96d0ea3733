import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { TestRepository } from '../histories/repository.ts';
import { failureOf, newRepository, opened, textsOf } from './opened.ts';

const isMarkdown = (path: string): boolean => path.endsWith('.md');

async function threeVersions(): Promise<{ repository: TestRepository; ids: string[] }> {
  const repository = await newRepository();
  const ids: string[] = [];
  for (const word of ['one', 'two', 'three']) {
    repository.write('HANDOFF.md', `# ${word}\n`);
    if (word === 'three') repository.write('LATER.md', 'later\n');
    ids.push(await repository.commit(word));
    if (word === 'two') {
      await repository.git('tag', 'v1.0');
      await repository.git('-c', 'user.name=Ada', '-c', 'user.email=a@example.invalid', 'tag', '-a', '-m', 'x', 'v1.0-signed');
      await repository.git('-c', 'user.name=Ada', '-c', 'user.email=a@example.invalid', 'tag', '-a', '-m', 'x', 'of-a-tag', 'v1.0-signed');
      await repository.git('branch', 'old/state');
    }
  }
  return { repository, ids };
}

describe('--at names the built commit', { timeout: 30_000 }, () => {
  test('as full id, its start, tag, annotated tag, tag of a tag, branch or expression', async () => {
    const { repository, ids } = await threeVersions();
    const [, second = ''] = ids;
    for (const at of [second, second.slice(0, 8), 'v1.0', 'v1.0-signed', 'of-a-tag', 'old/state', 'refs/tags/v1.0', 'HEAD~1', 'main^']) {
      const { head } = await opened(repository.folder, { at });
      expect([at, head]).toEqual([at, second]);
    }
  });

  test('and nothing later is read', async () => {
    const { repository, ids } = await threeVersions();
    const repo = await opened(repository.folder, { at: 'v1.0' });
    const documents = repo.read.documents(isMarkdown);
    expect(await textsOf(repo, documents)).toEqual({ 'HANDOFF.md': '# two\n' });
    expect([repo.read.commits, repo.read.files, repo.read.newest(5).map((it) => it.id)]).toEqual([2, ['HANDOFF.md'], [ids[1], ids[0]]]);
    expect(documents[0]?.revisions).toHaveLength(2);
  });

  test('on another line of history than HEAD, in a worktree, in a bare clone and with a detached HEAD', async () => {
    const { repository } = await threeVersions();
    await repository.git('checkout', '--quiet', '--orphan', 'other');
    repository.write('OTHER.md', 'other\n');
    const id = await repository.commit('Other');
    await repository.git('tag', 'aside');
    await repository.git('checkout', '--quiet', '--detach', 'main');
    const beside = mkdtempSync(join(tmpdir(), 'handover-beside-'));
    onTestFinished(() => rmSync(beside, { recursive: true, force: true }));
    await repository.git('clone', '--quiet', '--bare', '.', join(beside, 'bare.git'));
    await repository.git('worktree', 'add', '--quiet', '--detach', join(beside, 'tree'), 'v1.0');
    for (const path of [repository.folder, join(beside, 'bare.git'), join(beside, 'tree')]) {
      const { head, read } = await opened(path, { at: 'aside' });
      expect([head, read.commits, read.files]).toEqual([id, 1, ['HANDOFF.md', 'LATER.md', 'OTHER.md']]);
    }
  });

  test('in a repository with SHA-256 ids', async () => {
    const repository = await newRepository();
    rmSync(join(repository.folder, '.git'), { recursive: true });
    await repository.git('init', '--quiet', '--object-format=sha256', '--initial-branch=main');
    repository.write('HANDOFF.md', 'one\n');
    const first = await repository.commit('One');
    repository.write('HANDOFF.md', 'two\n');
    await repository.commit('Two');
    expect((await opened(repository.folder, { at: first.slice(0, 10) })).head).toBe(first);
  });
});

describe('--at fails with advice', { timeout: 30_000 }, () => {
  test('for a name that is nearly a tag or branch', async () => {
    const { repository } = await threeVersions();
    const fix = 'git log --oneline --all  lists commits;  git fetch --tags  brings tags';
    expect(await failureOf(repository.folder, { at: 'v1.O' })).toEqual({
      code: 'HO326',
      exit: 'history',
      fix: ['Did you mean  --at v1.0', fix],
    });
    expect(await failureOf(repository.folder, { at: 'state' })).toMatchObject({ fix: ['Did you mean  --at old/state', fix] });
    expect(await failureOf(repository.folder, { at: 'nothing-like-it' })).toMatchObject({ fix: [fix] });
  });

  test('without showing a token that stands in the name of the branch', async () => {
    const { repository } = await threeVersions();
    const token = `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2'}`;
    await repository.git('branch', `${token}/fix`);
    expect((await failureOf(repository.folder, { at: 'fix' })).fix[0]).toBe('Did you mean  --at [redacted: github token]/fix');
  });

  test('for options, ranges, files, trees and whatever else is no commit', async () => {
    const { repository } = await threeVersions();
    const wrong = [
      '--all',
      '--output=/tmp/x',
      '-h',
      '',
      ' ',
      'v1.0..main',
      '^main',
      'HEAD:HANDOFF.md',
      'HEAD^{tree}',
      'a\nb',
      'a\0b',
      '../x',
      'HEAD~99',
      'f'.repeat(40),
    ];
    for (const at of wrong) expect([at, (await failureOf(repository.folder, { at })).code]).toEqual([at, 'HO326']);
  });

  test('for digits that begin several commits', async () => {
    const repository = await newRepository();
    const commits = Array.from(
      { length: 1000 },
      (_, index) => `commit refs/heads/main\ncommitter A <a@example.invalid> ${1_750_000_000 + index} +0000\ndata 1\nx\n`,
    );
    execFileSync('git', ['fast-import', '--quiet'], { cwd: repository.folder, input: commits.join('') });
    const starts = (await repository.git('rev-list', 'main')).split('\n').map((it) => it.slice(0, 4));
    const at = starts.find((it, index) => starts.indexOf(it) !== index);
    if (at === undefined) throw new Error('no two commits begin alike');
    expect(await failureOf(repository.folder, { at })).toMatchObject({ code: 'HO326', fix: ['Give more digits of the commit.'] });
  });
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchedIn } from '../../src/git/watched.ts';
import { watch } from '../../src/serve/watch.ts';
import { makeRepository, type TestRepository } from '../histories/repository.ts';

async function repositoryWithCommit(): Promise<TestRepository> {
  const repository = await makeRepository();
  onTestFinished(repository.dispose);
  repository.write('README.md', '# Portal\n');
  await repository.commit('Begin');
  return repository;
}

/** Watches `folder`; `noticed` says whether anything was noticed since it was last asked, and whether the state is another one. */
async function watching(folder: string, workingTree = false) {
  const repository = await watchedIn(folder, { workingTree, besides: [join(folder, 'site')] });
  let changes = 0;
  let before = await repository.state();
  const close = await watch(
    repository,
    () => (changes += 1),
    (error) => expect.unreachable(String(error)),
  );
  onTestFinished(close);
  return {
    changes: () => changes,
    isNew: async (): Promise<boolean> => {
      const now = await repository.state();
      const isNew = now !== before;
      before = now;
      return isNew;
    },
  };
}

test.each<[string, (it: TestRepository) => Promise<unknown>]>([
  ['a commit', (it) => it.commit('Go on')],
  ['a new branch', (it) => it.git('branch', 'feature/deep')],
  ['a tag', (it) => it.git('tag', 'v1')],
  ['a switch to a detached HEAD', (it) => it.git('update-ref', '--no-deref', 'HEAD', 'HEAD~1')],
])(
  '%s is noticed',
  async (_, act) => {
    const repository = await repositoryWithCommit();
    await repository.commit('Go on before');
    const seen = await watching(repository.folder);
    await act(repository);
    await expect.poll(seen.changes, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await seen.isNew()).toBe(true);
  },
  60_000,
);

test('packing the refs and asking for the status change nothing', async () => {
  const repository = await repositoryWithCommit();
  const seen = await watching(repository.folder);
  await repository.git('status');
  await repository.git('pack-refs', '--all');
  await expect.poll(seen.changes, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await seen.isNew()).toBe(false);
}, 60_000);

test('after the refs are packed a commit is still noticed', async () => {
  const repository = await repositoryWithCommit();
  await repository.git('pack-refs', '--all');
  const seen = await watching(repository.folder);
  await repository.commit('Go on');
  await expect.poll(seen.changes, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await seen.isNew()).toBe(true);
}, 60_000);

test.each([[['--detach']], [['-b', 'feature']]])(
  'a commit in a linked worktree (%j) is noticed, from within',
  async (how) => {
    const repository = await repositoryWithCommit();
    const tree = join(repository.folder, 'tree');
    await repository.git('worktree', 'add', '--quiet', ...how, tree);
    const seen = await watching(tree);
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid'];
    execFileSync('git', [...identity, 'commit', '--quiet', '--allow-empty', '-m', 'In the tree'], { cwd: tree });
    await expect.poll(seen.changes, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await seen.isNew()).toBe(true);
  },
  60_000,
);

test('a file in the working tree is not looked at', async () => {
  const repository = await repositoryWithCommit();
  const { isPart } = await watchedIn(repository.folder, { workingTree: false, besides: [] });
  const parts = [
    'README.md',
    '.git',
    '.git/HEAD',
    '.git/HEAD.lock',
    '.git/refs/heads/main',
    '.git/objects',
    '.git/index',
    '.git/packed-refs',
  ];
  expect(parts.filter((it) => isPart(join(repository.folder, it)))).toEqual([
    '.git',
    '.git/HEAD',
    '.git/refs/heads/main',
    '.git/packed-refs',
  ]);
});

test('where the working tree is read, a file that is changed, added or staged is noticed', async () => {
  const repository = await repositoryWithCommit();
  const seen = await watching(repository.folder, true);
  const acts = [
    () => repository.write('README.md', '# Customer portal\n'),
    () => repository.write('docs/deep/HANDOFF.md', '# Handoff\n'),
    () => repository.remove('docs'),
  ];
  for (const act of acts) {
    const before = seen.changes();
    act();
    await expect.poll(seen.changes, { timeout: 20_000 }).toBeGreaterThan(before);
    expect(await seen.isNew()).toBe(true);
  }
}, 60_000);

test('what git ignores, packages and our own output are left alone', async () => {
  const repository = await repositoryWithCommit();
  repository.write('.gitignore', 'target/\n*.log\n');
  repository.write('target/out.txt', 'x');
  const { isPart } = await watchedIn(repository.folder, { workingTree: true, besides: [join(repository.folder, 'site')] });
  const paths = [
    '',
    'README.md',
    'docs/a.md',
    'target',
    'target/out.txt',
    'site/index.html',
    '.site.handover-tmp-1',
    'a/node_modules/b',
    '.git/objects/1',
    '.git/index',
  ];
  expect(paths.filter((it) => isPart(join(repository.folder, it)))).toEqual(['', 'README.md', 'docs/a.md', '.git/index']);
  // A file that is ignored by its name is noticed, and found to change nothing.
  const seen = await watching(repository.folder, true);
  repository.write('a.log', 'x');
  await expect.poll(seen.changes, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await seen.isNew()).toBe(false);
}, 60_000);

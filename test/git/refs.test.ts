import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { TestRepository } from '../histories/repository.ts';
import { begun, branchOff, found } from './branches.ts';

async function many(): Promise<TestRepository> {
  const repository = await begun();
  for (const name of ['feature/a', 'feature/b', 'fix/c']) {
    await branchOff(repository, name, 'main');
    repository.write(`docs/${name.at(-1)}.md`, name);
    await repository.commit(name);
  }
  await repository.git('tag', 'aside', 'fix/c');
  return repository;
}
const named = async (repository: TestRepository, refs: string[], path?: string) =>
  (await found(repository, refs, path)).list.map((it) => [it[0], it[2]]);

describe('branches are chosen', { timeout: 30_000 }, () => {
  test('by patterns in which * goes over slashes, of local and of remote-tracking ones', async () => {
    const repository = await many();
    expect(await named(repository, ['feature/*'])).toEqual([
      ['docs/a.md', 'feature/a'],
      ['docs/b.md', 'feature/b'],
    ]);
    expect(await named(repository, ['*/?', 'main'])).toHaveLength(3);
    expect(await named(repository, ['feature/b', 'fix*'])).toHaveLength(2);
    expect(await named(repository, ['feature', 'b', '.*'])).toEqual([]);
    const clone = mkdtempSync(join(tmpdir(), 'handover-clone-'));
    onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
    await repository.git('checkout', '--quiet', 'main');
    await repository.git('clone', '--quiet', '.', join(clone, 'c'));
    for (const refs of [['fix/*'], ['origin/fix/*'], ['refs/remotes/*/c']]) {
      expect([refs, await named(repository, refs, join(clone, 'c'))]).toEqual([refs, [['docs/c.md', 'origin/fix/c']]]);
    }
  });

  test('and a branch that was deleted on the server is read as long as the clone has it', async () => {
    const repository = await many();
    const clone = mkdtempSync(join(tmpdir(), 'handover-clone-'));
    onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
    await repository.git('checkout', '--quiet', 'main');
    await repository.git('clone', '--quiet', '.', join(clone, 'c'));
    await repository.git('branch', '--quiet', '-D', 'fix/c');
    expect(await named(repository, ['fix/*'], join(clone, 'c'))).toEqual([['docs/c.md', 'origin/fix/c']]);
    execFileSync('git', ['fetch', '--quiet', '--prune'], { cwd: join(clone, 'c') });
    expect(await named(repository, ['fix/*'], join(clone, 'c'))).toEqual([]);
  });

  test('by full names of all refs, tags among them', async () => {
    const repository = await many();
    await repository.git('checkout', '--quiet', 'main');
    await repository.git('branch', '-D', 'fix/c');
    expect(await named(repository, ['*c'])).toEqual([]);
    expect(await named(repository, ['refs/tags/*'])).toEqual([['docs/c.md', 'tags/aside']]);
  });

  test('and a pattern that matches none is named', async () => {
    const repository = await many();
    const { problems } = await found(repository, ['feature/*', 'featrue/*']);
    expect(problems).toEqual([
      {
        code: 'HO342',
        path: null,
        line: null,
        column: null,
        message: 'No branch matches a pattern of --refs.',
        fix: '`git branch --all` lists the branches.',
      },
    ]);
  });

  test('up to a thousand, and the rest is counted', async () => {
    const repository = await many();
    const base = (await repository.git('rev-parse', 'main')).trim();
    const lines = Array.from({ length: 1200 }, (_, index) => `create refs/heads/bulk/${String(index).padStart(4, '0')} ${base}\n`);
    execFileSync('git', ['update-ref', '--stdin'], { cwd: repository.folder, input: lines.join('') });
    const { problems, refs } = await found(repository);
    expect([refs, problems.map((it) => it.message)]).toEqual([
      1000,
      ['More than 1,000 branches match --refs; 204 of them were not looked at.'],
    ]);
  });

  test('and those that lead nowhere, to a tree, or are broken do not stop the others', async () => {
    const repository = await many();
    await repository.git('checkout', '--quiet', 'main');
    const git = join(repository.folder, '.git/refs/heads');
    writeFileSync(join(git, 'gone'), `${'1'.repeat(40)}\n`);
    writeFileSync(join(git, 'broken'), 'no id\n');
    writeFileSync(join(git, 'tree'), await repository.git('rev-parse', 'main^{tree}'));
    const { list, problems } = await found(repository);
    expect([list.length, problems.map((it) => [it.code, it.message])]).toEqual([
      3,
      [['HO341', '2 of the branches of --refs could not be read: what they name is missing, or is no commit.']],
    ]);
  });

  test('and no token in the name of one is shown', async () => {
    const repository = await begun();
    const token = `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2'}`;
    await branchOff(repository, `fix-${token}`);
    repository.write('docs/a.md', 'a');
    await repository.commit('A');
    expect((await found(repository)).list).toEqual([['docs/a.md', 'a', 'fix-[redacted: github token 1]', []]]);
  });
});

import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRepository } from '../../src/git/open.ts';
import { Failure } from '../../src/model/failure.ts';
import { makeRepository, type TestRepository } from '../histories/repository.ts';

let repository: TestRepository;
let beside: string;
beforeEach(async () => {
  repository = await makeRepository();
  beside = mkdtempSync(join(tmpdir(), 'handover-beside-'));
});
afterEach(() => {
  repository.dispose();
  rmSync(beside, { recursive: true, force: true });
});

async function headOf(path: string, allowShallow = false): Promise<{ head: string; branch: string | null; codes: string[] }> {
  const opened = await openRepository(path, { allowShallow });
  await opened.close();
  return { head: opened.head, branch: opened.branch, codes: opened.problems.map((it) => it.code) };
}

async function failureOf(path: string): Promise<Pick<Failure, 'code' | 'exit' | 'message'>> {
  try {
    await headOf(path);
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, exit: error.exit, message: error.message };
    throw error;
  }
  throw new Error('it was opened');
}

/** Adds to the repository's own configuration, past the guard that git libraries put before it. */
function configure(lines: string): void {
  appendFileSync(join(repository.folder, '.git/config'), lines.replace(/^ +/gm, ''));
}

async function twoCommits(): Promise<string> {
  repository.write('docs/HANDOFF.md', '# One\n');
  await repository.commit('One');
  repository.write('docs/HANDOFF.md', '# Two\n');
  return await repository.commit('Two');
}

describe('a repository opens', () => {
  test('from a working tree, a folder in it, a bare clone, a worktree and a detached HEAD, at the same commit', async () => {
    const head = await twoCommits();
    await repository.git('clone', '--quiet', '--bare', '.', join(beside, 'bare.git'));
    await repository.git('worktree', 'add', '--quiet', '-b', 'other', join(beside, 'tree'));
    expect(await headOf(repository.folder)).toEqual({ head, branch: 'main', codes: [] });
    expect(await headOf(join(repository.folder, 'docs'))).toEqual({ head, branch: 'main', codes: [] });
    expect(await headOf(join(beside, 'bare.git'))).toEqual({ head, branch: 'main', codes: [] });
    expect(await headOf(join(beside, 'tree'))).toEqual({ head, branch: 'other', codes: [] });
    await repository.git('checkout', '--quiet', '--detach');
    expect(await headOf(repository.folder)).toEqual({ head, branch: null, codes: [] });
  });

  test('from a folder with a line break in its name', async () => {
    const head = await twoCommits();
    const folder = join(beside, 'new\nline');
    await repository.git('clone', '--quiet', '.', folder);
    expect((await headOf(folder)).head).toBe(head);
  });

  test('without showing a token that stands in the name of its branch', async () => {
    await twoCommits();
    const token = `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2'}`;
    await repository.git('checkout', '--quiet', '-b', `fix-${token}`);
    expect((await headOf(repository.folder)).branch).toBe('fix-[redacted: github token 1]');
  });

  test('at the built commit only: what other branches hold is not history', async () => {
    await twoCommits();
    await repository.git('checkout', '--quiet', '-b', 'side');
    repository.write('SIDE.md', 'x');
    await repository.commit('Side');
    await repository.git('checkout', '--quiet', 'main');
    const opened = await openRepository(repository.folder, { allowShallow: false });
    const history = await opened.history();
    await opened.close();
    expect(history.commits).toBe(2);
    expect(history.files).toEqual(['docs/HANDOFF.md']);
  });
});

describe('a repository is refused', () => {
  test('when there is none', async () => {
    expect(await failureOf(beside)).toEqual({
      code: 'HO303',
      exit: 'history',
      message: `${beside} is not a git repository, and no folder above is one.`,
    });
    expect(await failureOf(join(beside, 'missing'))).toMatchObject({
      code: 'HO303',
      message: `There is no folder at ${join(beside, 'missing')}.`,
    });
  });

  test('when it has no commit', async () => {
    expect(await failureOf(repository.folder)).toMatchObject({ code: 'HO304', exit: 'history' });
  });

  test('when HEAD names a commit that is not there', async () => {
    await twoCommits();
    writeFileSync(join(repository.folder, '.git', 'HEAD'), `${'1'.repeat(40)}\n`);
    expect(await failureOf(repository.folder)).toMatchObject({ code: 'HO305', exit: 'history' });
  });

  test('when its configuration cannot be parsed, and that is said', async () => {
    await twoCommits();
    configure('[core\n nonsense\n');
    expect(await failureOf(repository.folder)).toMatchObject({ code: 'HO308', exit: 'history' });
  });

  test('when the clone is shallow, unless that is allowed', async () => {
    const head = await twoCommits();
    const shallow = join(beside, 'shallow');
    await repository.git('clone', '--quiet', '--depth=1', `file://${repository.folder}`, shallow);
    expect(await failureOf(shallow)).toMatchObject({ code: 'HO301', exit: 'history' });
    expect(await headOf(shallow, true)).toEqual({ head, branch: 'main', codes: ['HO325'] });
  });
});

describe('nothing of the repository is run or believed', () => {
  test('its configuration, hooks, attributes and signature program', async () => {
    const marker = join(beside, 'ran');
    const program = join(beside, 'program.sh');
    writeFileSync(program, `#!/bin/sh\necho ran > '${marker}'\ncat\n`, { mode: 0o755 });
    repository.write('.gitattributes', '*.md diff=evil filter=evil\n');
    const head = await twoCommits();
    configure(`
      [core]\n fsmonitor = ${program}\n pager = ${program}\n alternateRefsCommand = ${program}
      [diff]\n external = ${program}\n[diff "evil"]\n textconv = ${program}
      [filter "evil"]\n clean = ${program}\n smudge = ${program}
      [gpg]\n program = ${program}\n[log]\n showSignature = true
    `);
    mkdirSync(join(repository.folder, '.git/hooks'), { recursive: true });
    for (const hook of ['post-index-change', 'reference-transaction', 'post-checkout']) {
      writeFileSync(join(repository.folder, '.git/hooks', hook), `#!/bin/sh\necho ran > '${marker}'\n`, { mode: 0o755 });
    }
    const opened = await openRepository(repository.folder, { allowShallow: false });
    const history = await opened.history();
    const documents = history.documents(() => true);
    for await (const content of opened.contents(documents.map((it) => ({ blob: it.current.blob, path: it.path })))) {
      expect(content.problem).toBeNull();
    }
    await opened.close();
    expect(opened.head).toBe(head);
    expect(existsSync(marker)).toBe(false);
  });

  test('replace refs, grafts, another working tree and borrowed objects are named', async () => {
    const head = await twoCommits();
    await repository.git('replace', '--graft', head);
    await repository.git('init', '--quiet', '--bare', join(beside, 'lender.git'));
    configure(`[core]\n worktree = ${beside}\n`);
    writeFileSync(join(repository.folder, '.git/objects/info/alternates'), `${join(beside, 'lender.git/objects')}\n`);
    const opened = await openRepository(repository.folder, { allowShallow: false });
    const history = await opened.history();
    await opened.close();
    expect(opened.problems.map((it) => it.code)).toEqual(['HO320', 'HO321', 'HO322']);
    expect(history.commits).toBe(2);
  });

  test('variables of the caller that redirect git', async () => {
    const head = await twoCommits();
    process.env['GIT_DIR'] = beside;
    try {
      expect((await headOf(repository.folder)).head).toBe(head);
    } finally {
      delete process.env['GIT_DIR'];
    }
  });
});

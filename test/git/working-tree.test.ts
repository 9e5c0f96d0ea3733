import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { begun, folderBeside, found, interest, wanted } from './changed.ts';
import { coursesOf, newRepository, opened } from './opened.ts';

const unread = async (path: string, asked: object = {}): Promise<number | null> => (await opened(path, asked, interest)).read.unread;

describe('what is not committed is read', { timeout: 30_000 }, () => {
  test('when it is modified, untracked, deleted or staged, as one more revision at the end', async () => {
    const repository = await begun();
    repository.write('HANDOFF.md', '# Two\n');
    repository.write('new/HANDOFF.md', '# New\n');
    repository.write('staged.md', 'staged\n');
    await repository.git('add', 'staged.md');
    repository.remove('docs/plan.md');
    const { texts, courses, documents, uncommitted, commits, files } = await found(repository.folder);
    expect(texts).toEqual({ 'HANDOFF.md': '# Two\n', 'docs/plan.md': 'A plan.\n', 'new/HANDOFF.md': '# New\n', 'staged.md': 'staged\n' });
    expect(courses).toEqual({
      'HANDOFF.md': ['added HANDOFF.md', 'modified HANDOFF.md uncommitted'],
      'docs/plan.md': ['added docs/plan.md', 'deleted docs/plan.md uncommitted'],
      'new/HANDOFF.md': ['added new/HANDOFF.md uncommitted'],
      'staged.md': ['added staged.md uncommitted'],
    });
    expect(documents.find((it) => it.path === 'docs/plan.md')?.deleted).toBe(true);
    expect(documents.find((it) => it.path === 'HANDOFF.md')?.current).toEqual({
      number: 2,
      commit: null,
      blob: (await repository.git('hash-object', 'HANDOFF.md')).trim(),
      path: 'HANDOFF.md',
      authoredAt: null,
      committedAt: null,
      author: '',
      mergedIn: null,
      previous: 1,
      subject: '',
      change: 'modified',
      merge: false,
    });
    expect([uncommitted, commits, files]).toEqual([4, 1, ['HANDOFF.md', 'code.ts', 'new/HANDOFF.md', 'staged.md']]);
  });

  test('as it lies on the disk, when it was staged and changed again', async () => {
    const repository = await begun();
    repository.write('HANDOFF.md', '# Staged\n');
    await repository.git('add', 'HANDOFF.md');
    repository.write('HANDOFF.md', '# On disk\n');
    expect((await found(repository.folder)).texts['HANDOFF.md']).toBe('# On disk\n');
    repository.write('HANDOFF.md', '# One\n');
    expect(await found(repository.folder)).toMatchObject({ uncommitted: 0, courses: { 'HANDOFF.md': ['added HANDOFF.md'] } });
  });

  test('when it was moved, as a rename of the same document', async () => {
    const repository = await begun();
    await repository.git('mv', 'HANDOFF.md', 'docs/HANDOFF.md');
    const { courses, uncommitted } = await found(repository.folder);
    expect(courses['docs/HANDOFF.md']).toEqual(['added HANDOFF.md', 'renamed docs/HANDOFF.md uncommitted']);
    expect([courses['HANDOFF.md'], uncommitted]).toEqual([undefined, 1]);
  });

  test('when a file was replaced by a folder, and a folder by a file', async () => {
    const repository = await begun();
    repository.write('NOTES', 'notes\n');
    await repository.commit('Notes');
    repository.remove('NOTES');
    repository.write('NOTES/a.md', 'a\n');
    repository.remove('docs');
    repository.write('docs', 'a file\n');
    const { courses } = await found(repository.folder);
    expect(courses).toEqual({
      'HANDOFF.md': ['added HANDOFF.md'],
      NOTES: ['added NOTES', 'deleted NOTES uncommitted'],
      'NOTES/a.md': ['added NOTES/a.md uncommitted'],
      'docs/plan.md': ['added docs/plan.md', 'deleted docs/plan.md uncommitted'],
    });
  });

  test('with a conflict in it, and with a line break in its name', async () => {
    const repository = await begun();
    await repository.git('checkout', '--quiet', '-b', 'side');
    repository.write('HANDOFF.md', '# Side\n');
    await repository.commit('Side');
    await repository.git('checkout', '--quiet', 'main');
    repository.write('HANDOFF.md', '# Main\n');
    await repository.commit('Main');
    await repository.git('merge', 'side').catch(() => 'it conflicts');
    repository.write('new\nline.md', 'x\n');
    const { texts, courses } = await found(repository.folder);
    expect(texts['HANDOFF.md']).toMatch(/^<<<<<<< HEAD\n# Main\n=======\n# Side\n>>>>>>> side\n$/);
    expect(texts['new\\x0aline.md']).toBe('x\n');
    expect(courses['HANDOFF.md']).toEqual(['added HANDOFF.md', 'modified HANDOFF.md', 'modified HANDOFF.md uncommitted']);
  });

  test('from a folder within, in a linked worktree, with a detached HEAD and with SHA-256 ids', async () => {
    const repository = await begun();
    const tree = join(folderBeside(), 'tree');
    await repository.git('worktree', 'add', '--quiet', '--detach', tree);
    writeFileSync(join(tree, 'HANDOFF.md'), '# In the worktree\n');
    expect((await found(join(tree, 'docs'))).texts['HANDOFF.md']).toBe('# In the worktree\n');
    expect((await found(repository.folder)).uncommitted).toBe(0);
    const other = await newRepository();
    rmSync(join(other.folder, '.git'), { recursive: true });
    await other.git('init', '--quiet', '--object-format=sha256', '--initial-branch=main');
    other.write('HANDOFF.md', '# One\n');
    await other.commit('Begin');
    other.write('new.md', 'new\n');
    const { documents, uncommitted } = await found(other.folder);
    expect([uncommitted, documents.find((it) => it.path === 'new.md')?.current.blob]).toEqual([
      1,
      (await other.git('hash-object', 'new.md')).trim(),
    ]);
  });

  test('counted where it is not read, and only where there is one', async () => {
    const repository = await begun();
    expect(await unread(repository.folder)).toBe(0);
    repository.write('HANDOFF.md', '# Two\n');
    repository.write('new.md', 'new\n');
    repository.write('code.ts', 'y\n');
    expect(await unread(repository.folder)).toBe(2);
    expect(await unread(repository.folder, { at: 'HEAD' })).toBeNull();
    expect(await unread(repository.folder, { workingTree: true })).toBeNull();
    const bare = join(folderBeside(), 'bare');
    await repository.git('clone', '--quiet', '--bare', repository.folder, bare);
    expect(await unread(bare)).toBeNull();
  });

  test('in a shallow clone', async () => {
    const repository = await begun();
    repository.write('HANDOFF.md', '# Two\n');
    await repository.commit('Two');
    const clone = join(folderBeside(), 'clone');
    await repository.git('clone', '--quiet', '--depth=1', `file://${repository.folder}`, clone);
    writeFileSync(join(clone, 'HANDOFF.md'), '# Three\n');
    const repo = await opened(clone, { workingTree: true, allowShallow: true }, interest);
    expect(coursesOf(repo.read.documents(wanted))['HANDOFF.md']).toEqual(['added HANDOFF.md', 'modified HANDOFF.md uncommitted']);
  });

  test('with its secrets hidden', async () => {
    const repository = await begun();
    repository.write('HANDOFF.md', `Token gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2'}\n`);
    expect((await found(repository.folder)).texts['HANDOFF.md']).toBe('Token [redacted: github token 1]\n');
  });
});

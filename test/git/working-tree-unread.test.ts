import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdirSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { begun, folderBeside, found, interest, wanted } from './changed.ts';
import { failureOf, newRepository, opened, textsOf } from './opened.ts';

describe('what is not read', { timeout: 30_000 }, () => {
  test('is what git ignores: by .gitignore, by info/exclude and by the rules of the operator', async () => {
    const repository = await begun();
    repository.write('.gitignore', 'private.md\n');
    appendFileSync(join(repository.folder, '.git/info/exclude'), 'mine.md\n');
    const home = folderBeside();
    mkdirSync(join(home, 'git'));
    writeFileSync(join(home, 'git/ignore'), 'local.md\n');
    const before = process.env['XDG_CONFIG_HOME'];
    process.env['XDG_CONFIG_HOME'] = home;
    onTestFinished(() => {
      if (before === undefined) delete process.env['XDG_CONFIG_HOME'];
      else process.env['XDG_CONFIG_HOME'] = before;
    });
    for (const name of ['private.md', 'mine.md', 'local.md', 'seen.md']) repository.write(name, 'x\n');
    expect((await found(repository.folder)).courses).toEqual({
      'HANDOFF.md': ['added HANDOFF.md'],
      'docs/plan.md': ['added docs/plan.md'],
      'seen.md': ['added seen.md uncommitted'],
    });
  });

  test('is a text that differs by its line ends only', async () => {
    const repository = await begun();
    repository.write('windows.md', 'a\r\nb\r\n');
    await repository.git('-c', 'core.autocrlf=false', 'add', '.');
    await repository.commit('Windows');
    repository.write('HANDOFF.md', '# One\r\n');
    repository.write('windows.md', 'a\nb\n');
    expect((await found(repository.folder)).uncommitted).toBe(0);
  });

  test('is what lies behind a symbolic link, and a link itself', async () => {
    const repository = await begun();
    const beside = folderBeside();
    writeFileSync(join(beside, 'plan.md'), 'SECRET\n');
    repository.remove('docs');
    symlinkSync(beside, join(repository.folder, 'docs'));
    repository.remove('HANDOFF.md');
    symlinkSync(join(beside, 'plan.md'), join(repository.folder, 'HANDOFF.md'));
    symlinkSync(join(beside, 'plan.md'), join(repository.folder, 'linked.md'));
    const { texts, courses, problems } = await found(repository.folder);
    expect(texts).toEqual({ 'HANDOFF.md': '# One\n', 'docs/plan.md': 'A plan.\n' });
    expect(courses['docs/plan.md']).toEqual(['added docs/plan.md', 'deleted docs/plan.md uncommitted']);
    expect(problems).toEqual([
      ['HO352', 'HANDOFF.md'],
      ['HO352', 'linked.md'],
    ]);
  });

  test('is what is no file, too large, or may not be read', async () => {
    const repository = await begun();
    repository.remove('HANDOFF.md');
    execFileSync('sh', ['-c', 'mkfifo "$0"', join(repository.folder, 'HANDOFF.md')]);
    repository.write('large.md', '');
    truncateSync(join(repository.folder, 'large.md'), 9 * 2 ** 20);
    repository.write('locked.md', 'x\n');
    chmodSync(join(repository.folder, 'locked.md'), 0);
    const { texts, problems } = await found(repository.folder);
    expect(texts['HANDOFF.md']).toBe('# One\n');
    // The administrator may read everything.
    const locked = process.getuid?.() === 0 ? [] : [['HO352', 'locked.md']];
    expect(problems).toEqual([['HO352', 'HANDOFF.md'], ['HO311', 'large.md'], ...locked]);
  });

  test('is a submodule, changed or not, and a repository of its own within the tree', async () => {
    const repository = await begun();
    const inner = await newRepository();
    inner.write('HANDOFF.md', '# Inner\n');
    await inner.commit('Inner');
    execFileSync('git', ['clone', '--quiet', inner.folder, join(repository.folder, 'sub')]);
    await repository.commit('Add a submodule');
    writeFileSync(join(repository.folder, 'sub/HANDOFF.md'), '# Dirty\n');
    writeFileSync(join(repository.folder, 'sub/new.md'), 'new\n');
    execFileSync('git', ['clone', '--quiet', inner.folder, join(repository.folder, 'nested')]);
    const { courses, uncommitted } = await found(repository.folder);
    expect([Object.keys(courses), uncommitted]).toEqual([['HANDOFF.md', 'docs/plan.md'], 0]);
  });

  test('is a file that a sparse checkout left out', async () => {
    const repository = await begun();
    await repository.git('sparse-checkout', 'set', '--no-cone', '/HANDOFF.md');
    expect(existsSync(join(repository.folder, 'docs/plan.md'))).toBe(false);
    expect(await found(repository.folder)).toMatchObject({ uncommitted: 0, courses: { 'docs/plan.md': ['added docs/plan.md'] } });
  });

  test('is a file that was taken out of the index and lies there as it was', async () => {
    const repository = await begun();
    await repository.git('rm', '--quiet', '--cached', 'HANDOFF.md');
    expect(await found(repository.folder)).toMatchObject({ uncommitted: 0, courses: { 'HANDOFF.md': ['added HANDOFF.md'] } });
  });

  test('is anything at all without --working-tree', async () => {
    const repository = await begun();
    repository.write('HANDOFF.md', '# Two\n');
    repository.write('new.md', 'new\n');
    await repository.git('add', 'new.md');
    const repo = await opened(repository.folder, {}, interest);
    const documents = repo.read.documents(wanted);
    expect(await textsOf(repo, documents)).toEqual({ 'HANDOFF.md': '# One\n', 'docs/plan.md': 'A plan.\n' });
    expect([repo.read.uncommitted, repo.read.files]).toEqual([null, ['HANDOFF.md', 'code.ts', 'docs/plan.md']]);
  });
});

describe('nothing of the repository is run', { timeout: 30_000 }, () => {
  test('neither filters, nor fsmonitor, textconv, hooks or whatever else its configuration names', async () => {
    const repository = await begun();
    const beside = folderBeside();
    const trap = join(beside, 'ran');
    const program = join(beside, 'program.sh');
    writeFileSync(program, `#!/bin/sh\necho "$0 $@" >> ${trap}\ncat\n`);
    chmodSync(program, 0o755);
    mkdirSync(join(beside, 'hooks'));
    for (const hook of ['post-index-change', 'fsmonitor-watchman', 'post-checkout', 'pre-commit']) {
      writeFileSync(join(beside, 'hooks', hook), `#!/bin/sh\necho ${hook} >> ${trap}\n`);
      chmodSync(join(beside, 'hooks', hook), 0o755);
    }
    repository.write('.gitattributes', 'HANDOFF.md filter=evil diff=evil merge=evil\nother.md diff=evil\n');
    repository.write('other.md', 'x\n');
    await repository.commit('Attributes');
    appendFileSync(
      join(repository.folder, '.git/config'),
      [
        '[core]',
        `fsmonitor = ${program}`,
        `hooksPath = ${join(beside, 'hooks')}`,
        `attributesFile = ${beside}/attributes`,
        `pager = ${program}`,
        `editor = ${program}`,
        `sshCommand = ${program}`,
        `gitProxy = ${program}`,
        'untrackedCache = true',
        '[filter "evil"]',
        `clean = ${program}`,
        `smudge = ${program}`,
        `process = ${program}`,
        'required = true',
        '[diff "evil"]',
        `textconv = ${program}`,
        `command = ${program}`,
        '[merge "evil"]',
        `driver = ${program}`,
        '[diff]',
        `external = ${program}`,
        '[alias]',
        `ls-files = !${program}`,
        `check-attr = !${program}`,
        '',
      ].join('\n'),
    );
    repository.write('HANDOFF.md', '# Changed\n');
    repository.write('other.md', 'y\n');
    const { texts, problems } = await found(repository.folder);
    expect(existsSync(trap)).toBe(false);
    expect(texts).toMatchObject({ 'HANDOFF.md': '# One\n', 'other.md': 'y\n' });
    expect(problems).toEqual([['HO353', 'HANDOFF.md']]);
    // The trap is one: git itself falls into it.
    spawnSync('git', ['status'], { cwd: repository.folder });
    expect(existsSync(trap)).toBe(true);
  });

  test('and the index is left as it was', async () => {
    const repository = await begun();
    repository.write('HANDOFF.md', '# Two\n');
    const index = join(repository.folder, '.git/index');
    const before = statSync(index).mtimeMs;
    await found(repository.folder);
    expect(statSync(index).mtimeMs).toBe(before);
    expect(existsSync(`${index}.lock`)).toBe(false);
  });
});

describe('--working-tree is refused', { timeout: 30_000 }, () => {
  test('for a bare repository and the data folder of one with a tree', async () => {
    const repository = await begun();
    const bare = join(folderBeside(), 'bare.git');
    await repository.git('clone', '--quiet', '--bare', '.', bare);
    for (const path of [bare, join(repository.folder, '.git')]) {
      expect(await failureOf(path, { workingTree: true })).toMatchObject({ code: 'HO350', exit: 'usage' });
    }
  });

  test('where the configuration names another folder as working tree', async () => {
    const repository = await begun();
    const beside = folderBeside();
    writeFileSync(join(beside, 'HANDOFF.md'), 'SECRET\n');
    await repository.git('config', 'core.worktree', beside);
    expect(await failureOf(repository.folder, { workingTree: true })).toMatchObject({ code: 'HO350', exit: 'usage' });
  });

  test('together with --at', async () => {
    const repository = await begun();
    expect(await failureOf(repository.folder, { workingTree: true, at: 'HEAD' })).toMatchObject({ code: 'HO354', exit: 'usage' });
  });
});

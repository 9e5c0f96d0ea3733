import { describe, expect, test } from 'vitest';
import { all, begun, branchOff, found, interest } from './branches.ts';
import { coursesOf, opened } from './opened.ts';

describe('a document on a branch that was not merged is found', { timeout: 30_000 }, () => {
  test('when it was added there, with the commits of the branch alone', async () => {
    const repository = await begun();
    await branchOff(repository, 'feature/login');
    repository.write('docs/HANDOFF-login.md', 'one\n');
    await repository.commit('Add');
    repository.write('docs/HANDOFF-login.md', 'two\n');
    const tip = await repository.commit('Go on');
    const { list, documents, refs } = await found(repository);
    expect(list).toEqual([['docs/HANDOFF-login.md', 'two\n', 'feature/login', []]]);
    expect(coursesOf(documents)).toEqual({ 'docs/HANDOFF-login.md': ['added docs/HANDOFF-login.md', 'modified docs/HANDOFF-login.md'] });
    expect([documents[0]?.current.commit, documents[0]?.deleted, refs]).toEqual([tip, false, 2]);
  });

  test('when it goes on with one that the built commit has, and the built one stays as it is', async () => {
    const repository = await begun();
    await branchOff(repository, 'side');
    repository.write('HANDOFF.md', '# Side\n');
    await repository.commit('Go on');
    const { list, documents, built } = await found(repository);
    expect(list).toEqual([['HANDOFF.md', '# Side\n', 'side', []]]);
    expect(coursesOf(documents)).toEqual({ 'HANDOFF.md': ['modified HANDOFF.md'] });
    expect(coursesOf(built)).toEqual({ 'HANDOFF.md': ['added HANDOFF.md'] });
    expect(built.map((it) => it.branch)).toEqual([null]);
  });

  test('when it was renamed there and changed, under its new name', async () => {
    const repository = await begun();
    repository.write('HANDOFF.md', `${'A line of the handoff.\n'.repeat(20)}`);
    await repository.commit('Write');
    await branchOff(repository, 'side');
    await repository.git('mv', 'HANDOFF.md', 'HANDOFF-old.md');
    repository.write('HANDOFF-old.md', `${'A line of the handoff.\n'.repeat(20)}One more.\n`);
    await repository.commit('Move');
    const { documents } = await found(repository);
    expect(coursesOf(documents)).toEqual({ 'HANDOFF-old.md': ['renamed HANDOFF-old.md'] });
  });

  test('with its name before it became one that is looked for', async () => {
    const repository = await begun();
    await branchOff(repository, 'side');
    repository.write('notes.txt', 'A line of the notes.\n'.repeat(20));
    await repository.commit('Notes');
    await repository.git('mv', 'notes.txt', 'HANDOFF-notes.md');
    await repository.commit('Name it');
    const { documents } = await found(repository);
    expect(coursesOf(documents)).toEqual({ 'HANDOFF-notes.md': ['added notes.txt', 'renamed HANDOFF-notes.md'] });
  });

  test('when it was deleted there again, with its last text', async () => {
    const repository = await begun();
    await branchOff(repository, 'side');
    repository.write('docs/plan.md', 'plan\n');
    await repository.commit('Add');
    repository.remove('docs/plan.md');
    await repository.commit('Delete');
    const { list, documents } = await found(repository);
    expect(list).toEqual([['docs/plan.md', 'plan\n', 'side', []]]);
    expect([documents[0]?.deleted, coursesOf(documents)]).toEqual([
      true,
      { 'docs/plan.md': ['added docs/plan.md', 'deleted docs/plan.md'] },
    ]);
  });

  test('when merges made it, of the main branch into it and of two sides', async () => {
    const repository = await begun();
    await branchOff(repository, 'side');
    repository.write('HANDOFF.md', '# Side\n');
    await repository.commit('Side');
    await branchOff(repository, 'helper', 'side');
    repository.write('docs/helper.md', 'helper\n');
    await repository.commit('Helper');
    await repository.git('checkout', '--quiet', 'main');
    repository.write('HANDOFF.md', '# Main goes on\n');
    await repository.commit('Main');
    await repository.git('checkout', '--quiet', 'side');
    await repository.merge('main');
    repository.write('HANDOFF.md', '# Side and main\n');
    await repository.commit('Merge main');
    await repository.git('merge', '--quiet', '--no-ff', '--no-edit', '-m', 'Merge helper', 'helper');
    const { list, documents } = await found(repository);
    expect(list).toEqual([
      ['docs/helper.md', 'helper\n', 'helper', ['side']],
      ['HANDOFF.md', '# Side and main\n', 'side', ['helper']],
    ]);
    expect(coursesOf(documents)['HANDOFF.md']).toEqual(['modified HANDOFF.md', 'merged HANDOFF.md']);
  });

  test('with a line break in its name', async () => {
    const repository = await begun();
    await branchOff(repository, 'side');
    repository.write('docs/new\nline.md', 'text\n');
    await repository.commit('Add');
    const { list } = await found(repository);
    expect(list).toEqual([['docs/new\\x0aline.md', 'text\n', 'side', []]]);
  });

  test('on a branch that shares no commit with the built one', async () => {
    const repository = await begun();
    await repository.git('checkout', '--quiet', '--orphan', 'pages');
    repository.write('docs/page.md', 'page\n');
    await repository.commit('Page');
    expect((await found(repository)).list).toEqual([['docs/page.md', 'page\n', 'pages', []]]);
  });
});

describe('a text is not repeated', { timeout: 30_000 }, () => {
  test('when the built commit has it, whether by a merge or copied into a commit of its own', async () => {
    const repository = await begun();
    await branchOff(repository, 'merged');
    repository.write('docs/a.md', 'a\n');
    await repository.commit('A');
    await branchOff(repository, 'squashed', 'main');
    repository.write('docs/b.md', 'draft\n');
    await repository.commit('Draft');
    repository.write('docs/b.md', 'b\n');
    await repository.commit('B');
    await repository.git('checkout', '--quiet', 'main');
    await repository.git('merge', '--quiet', 'merged');
    repository.write('docs/b.md', 'b\n');
    await repository.commit('Squash');
    repository.write('docs/b.md', 'b, later\n');
    await repository.commit('Go on');
    expect((await found(repository)).list).toEqual([]);
  });

  test('on branches that share commits: the first one is named, and the others beside it', async () => {
    const repository = await begun();
    await branchOff(repository, 'b-first');
    repository.write('docs/a.md', 'one\n');
    await repository.commit('One');
    await branchOff(repository, 'a-same', 'b-first');
    await branchOff(repository, 'c-further', 'b-first');
    repository.write('docs/other.md', 'other\n');
    await repository.commit('Other');
    expect((await found(repository)).list).toEqual([
      ['docs/a.md', 'one\n', 'a-same', ['b-first', 'c-further']],
      ['docs/other.md', 'other\n', 'c-further', []],
    ]);
  });

  test('when another branch goes on from it', async () => {
    const repository = await begun();
    await branchOff(repository, 'a-start');
    repository.write('docs/a.md', 'one\n');
    await repository.commit('One');
    await branchOff(repository, 'b-end', 'a-start');
    repository.write('docs/a.md', 'two\n');
    await repository.commit('Two');
    const { list, documents } = await found(repository);
    expect(list).toEqual([['docs/a.md', 'two\n', 'b-end', ['a-start']]]);
    expect(documents[0]?.revisions).toHaveLength(2);
  });

  test('but two branches that go on differently from one commit are two documents', async () => {
    const repository = await begun();
    for (const name of ['left', 'right']) {
      await branchOff(repository, name, 'main');
      repository.write('HANDOFF.md', `# ${name}\n`);
      await repository.commit(name);
    }
    expect((await found(repository)).list).toEqual([
      ['HANDOFF.md', '# left\n', 'left', []],
      ['HANDOFF.md', '# right\n', 'right', []],
    ]);
  });

  test('and what a branch does not own, a README or a file of code, is not found', async () => {
    const repository = await begun();
    await branchOff(repository, 'side');
    repository.write('README.md', '# Other\n');
    repository.write('code.ts', 'x');
    repository.remove('HANDOFF.md');
    await repository.commit('Side');
    expect((await found(repository)).list).toEqual([]);
  });
});

test('branches are not read unless they are asked for', async () => {
  const repository = await begun();
  await branchOff(repository, 'side');
  repository.write('docs/a.md', 'a');
  await repository.commit('A');
  await repository.git('checkout', '--quiet', 'main');
  const repo = await opened(repository.folder, {});
  expect([repo.refs, repo.read.branchDocuments]).toEqual([null, []]);
});

test('from an older commit on, the main branch is one of them', async () => {
  const repository = await begun();
  repository.write('HANDOFF.md', '# Later\n');
  await repository.commit('Go on');
  const repo = await opened(repository.folder, { at: 'HEAD~1', refs: all }, interest);
  expect(repo.read.branchDocuments.map((it) => [it.path, it.branch])).toEqual([['HANDOFF.md', { name: 'main', others: [] }]]);
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collected, newRepository } from './collected.ts';

const handoff = (next: string): string => `# HANDOFF: Reminder\n\nStatus: on track\n\n## Goal\nRemind.\n\n## Next\n1. ${next}\n`;
const decision = (title: string): string =>
  `# ${title}\n\nDate: 2026-06-01\n\n## Status\n\nAccepted\n\n## Context\n\nWhy.\n\n## Decision\n\nWhat.\n`;
const every = ['*'];

describe('as of an earlier commit', { timeout: 30_000 }, () => {
  test('the content is that of the commit, but for what the option itself says', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff('Write'));
    await repository.commit('Write');
    await repository.git('tag', 'v1');
    const asHead = await collected(repository.folder);
    repository.write('HANDOFF.md', handoff('Test'));
    await repository.commit('Test');
    const asTag = await collected(repository.folder, { at: 'v1' });
    expect(asTag.site.options).toMatchObject({ at: 'v1', refs: null, workingTree: null, audience: 'all' });
    const withoutOption = (it: typeof asHead) =>
      [...it.files].map(([path, text]) => [path, path === 'site.json' ? text.replace(/"at": (?:null|"v1")/, '') : text]);
    expect(withoutOption(asTag)).toEqual(withoutOption(asHead));
  });
});

describe('with branches', { timeout: 30_000 }, () => {
  test('records of the built commit, their ids and links are the same as without', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff('Write'));
    repository.write('docs/adr/0001-one.md', decision('1. One'));
    await repository.commit('Begin');
    await repository.git('checkout', '--quiet', '-b', 'feature/login');
    repository.write('HANDOFF.md', handoff('Log in'));
    repository.write('docs/adr/0001-one.md', decision('1. One, again'));
    repository.write('docs/adr/0002-two.md', `${decision('2. Two')}\nSupersedes [1](0001-one.md).\n`);
    await repository.commit('Log in');
    await repository.git('checkout', '--quiet', 'main');
    const plain = await collected(repository.folder);
    const { records, files, site, problems } = await collected(repository.folder, { refs: every });
    expect(records.filter((it) => it.branch === null)).toEqual(plain.records);
    expect(problems).toEqual(plain.problems);
    expect(
      records.filter((it) => it.branch !== null).map((it) => [it.id, it.url, it.title, it.revisions.map((revision) => revision.change)]),
    ).toEqual([
      ['docs-adr-0001-one-on-feature-login', '/decisions/docs-adr-0001-one-on-feature-login/', 'One, again', ['modified']],
      ['docs-adr-0002-two-on-feature-login', '/decisions/docs-adr-0002-two-on-feature-login/', 'Two', ['added']],
      ['handoff-on-feature-login', '/handoffs/handoff-on-feature-login/', 'HANDOFF: Reminder', ['modified']],
    ]);
    expect(files.get('records/decisions/docs-adr-0002-two-on-feature-login.html')).toContain(
      'href="/decisions/docs-adr-0001-one-on-feature-login/"',
    );
    expect(site.options.refs).toEqual({ patterns: ['*'], count: 2, tips: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const counts = site.collections.map(({ name, records: count, unmerged, deleted }) => [name, [count, unmerged, deleted]]);
    expect(Object.fromEntries(counts)).toMatchObject({ handoffs: [2, 1, 0], decisions: [3, 2, 0] });
    expect(site.collections.map((it) => it.summary)).toEqual(plain.site.collections.map((it) => it.summary));
  });

  test('a decision log is shown whole, with its branch', async () => {
    const repository = await newRepository();
    await repository.commit('Begin');
    await repository.git('checkout', '--quiet', '-b', 'side');
    repository.write(
      'DECISIONS.md',
      '# Decisions\n\n| # | Date | Decision |\n| --- | --- | --- |\n| D1 | 2026-06-01 | Use git |\n| D2 | 2026-06-02 | Use Node |\n',
    );
    await repository.commit('Decide');
    await repository.git('checkout', '--quiet', 'main');
    const { records, site } = await collected(repository.folder, { refs: every });
    expect(records.map((it) => [it.id, it.branch])).toEqual([
      ['decisions-on-side-d1', { name: 'side', others: [] }],
      ['decisions-on-side-d2', { name: 'side', others: [] }],
    ]);
    expect(site.sources.map(({ url, branch, records: held }) => [url, branch, held])).toEqual([
      ['/documents/decisions-on-side/', 'side', ['decisions-on-side-d1', 'decisions-on-side-d2']],
    ]);
  });

  test('a secret on a branch is hidden and named with its branch, and what a branch leaves out is not listed', async () => {
    const repository = await newRepository();
    await repository.commit('Begin');
    await repository.git('checkout', '--quiet', '-b', 'side');
    repository.write('HANDOFF.md', `${handoff('Write')}\nToken gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2'}\n`);
    repository.write('templates/HANDOFF.md', handoff('<what>'));
    await repository.commit('Write');
    await repository.git('checkout', '--quiet', 'main');
    const { problems, files, site } = await collected(repository.folder, { refs: every });
    expect(problems.filter((it) => it.code === 'HO401').map((it) => [it.path, it.message])).toEqual([
      ['HANDOFF.md', 'On branch side: Hidden: github token. It stands in the repository, and whoever has the repository can read it.'],
    ]);
    expect([...files.values()].join('')).not.toContain('aB3dE5gH7jK9');
    expect(site.collections.flatMap((it) => it.leftOut)).toEqual([]);
  });
});

describe('with the working tree', { timeout: 30_000 }, () => {
  test('a changed handoff has one more version, without commit and date', async () => {
    const repository = await newRepository();
    repository.write('README.md', '# Portal\n\nWhat it is.\n');
    repository.write('HANDOFF.md', handoff('Write'));
    await repository.commit('Write');
    repository.write('README.md', '# Portal\n\nWhat it will be.\n');
    repository.write('HANDOFF.md', handoff('Test'));
    repository.write('notes.md', '# Notes\n');
    const { records, site } = await collected(repository.folder, { workingTree: true });
    expect(site.options.workingTree).toEqual({ files: 3 });
    expect(site.readme).toEqual({ path: 'README.md', summary: 'What it will be.', commit: null, committedAt: null });
    expect(records.slice(1).map(({ origin }) => [origin.path, origin.commit])).toEqual([
      ['notes.md', null],
      ['README.md', null],
    ]);
    const [record] = records;
    expect(record?.origin).toMatchObject({ commit: null, committedAt: null, authoredAt: null, author: '' });
    expect(record?.revisions.map((it) => [it.number, it.commit === null, it.fields?.['nextAction']])).toEqual([
      [1, false, 'Write'],
      [2, true, 'Test'],
    ]);
    expect(record?.data).toMatchObject({ date: null, nextAction: { text: 'Test' } });
  });

  test('a clean one gives what the commit gives, but for what the option itself says', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff('Write'));
    await repository.commit('Write');
    const plain = await collected(repository.folder);
    const asked = await collected(repository.folder, { workingTree: true });
    expect(asked.site.options.workingTree).toEqual({ files: 0 });
    expect([...asked.files].filter(([path]) => path !== 'site.json')).toEqual([...plain.files].filter(([path]) => path !== 'site.json'));
  });

  test('nothing of it is read without the option', async () => {
    const repository = await newRepository();
    repository.write('HANDOFF.md', handoff('Write'));
    await repository.commit('Write');
    const clean = await collected(repository.folder);
    repository.write('HANDOFF.md', handoff('SECRET'));
    repository.write('docs/HANDOFF.md', handoff('SECRET'));
    rmSync(join(repository.folder, '.git/index'));
    expect((await collected(repository.folder)).files).toEqual(clean.files);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newRepository } from '../git/opened.ts';
import { folderWith } from './folders.ts';
import { inProcess } from './in-process.ts';

const handoff = (next: string): string => `# Handoff: invoices\n\n## Goal\n\nShow invoices.\n\n## Next steps\n\n1. ${next}\n`;

test('a build with branches and uncommitted files says so in its result and in handover.json', async () => {
  const repository = await newRepository();
  repository.write('HANDOFF.md', handoff('Add paging.'));
  await repository.commit('Begin');
  await repository.git('checkout', '--quiet', '-b', 'side');
  repository.write('HANDOFF.md', handoff('Add sorting.'));
  await repository.commit('Sort');
  await repository.git('checkout', '--quiet', 'main');
  repository.write('docs/HANDOFF-draft.md', handoff('Add a filter.'));
  const cwd = folderWith({});
  const args = ['build', '-q', '--json', '--repo', repository.folder, '--refs', '--working-tree'];
  const { code, stdout } = await inProcess(args, cwd);
  const options = { at: null, refs: { patterns: ['*'], count: 2 }, workingTree: { files: 1 } };
  expect([code, JSON.parse(stdout)]).toMatchObject([0, { options, counts: { handoffs: { records: 3, unmerged: 1 } } }]);
  expect(JSON.parse(readFileSync(join(cwd, 'dist/handover/handover.json'), 'utf8'))).toMatchObject({ options });
  const api = JSON.parse(readFileSync(join(cwd, 'dist/handover/api/v1/handoffs.json'), 'utf8'));
  expect(
    api.records.map((it: Record<string, unknown>) => [it['url'], it['branch'], (it['origin'] as { commit: unknown }).commit === null]),
  ).toEqual([
    ['/handoffs/docs-handoff-draft/', null, true],
    ['/handoffs/handoff/', null, false],
    ['/handoffs/handoff-on-side/', { name: 'side', others: [] }, false],
  ]);
}, 60_000);

test('a commit that does not exist ends with 3 and names a near one', async () => {
  const repository = await newRepository();
  await repository.commit('Begin');
  await repository.git('tag', 'v1.0');
  const { code, stderr } = await inProcess(['build', '-q', '--repo', repository.folder, '--at', 'v1.1'], folderWith({}));
  expect(code).toBe(3);
  expect(stderr).toBe(`error HO326  There is no commit, tag or branch "v1.1".
  Fix   Did you mean  --at v1.0
        git log --oneline --all  lists commits;  git fetch --tags  brings tags
  More  handover explain HO326
`);
}, 60_000);

test('a working tree that is not there, or not on top of the commit, ends with 2', async () => {
  const repository = await newRepository();
  await repository.commit('Begin');
  const cwd = folderWith({});
  await repository.git('clone', '--quiet', '--bare', '.', join(cwd, 'bare.git'));
  const bare = await inProcess(['build', '-q', '--repo', 'bare.git', '--working-tree'], cwd);
  expect([bare.code, bare.stderr.split('\n')[0]]).toEqual([
    2,
    'error HO350  There is no working tree here, so --working-tree has nothing to read: the repository is bare.',
  ]);
  writeFileSync(join(cwd, 'handover.config.json'), '{ "workingTree": true }');
  const both = await inProcess(['build', '-q', '--repo', repository.folder, '--at', 'HEAD'], cwd);
  expect([both.code, both.stderr.split('\n')[0]]).toEqual([
    2,
    'error HO354  --at and --working-tree exclude each other: what is not committed lies on top of HEAD.',
  ]);
}, 60_000);

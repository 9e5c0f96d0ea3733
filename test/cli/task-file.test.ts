import { existsSync, lstatSync, mkdirSync, readFileSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from './folders.ts';
import { fine, repositoryWith, run } from './in-repository.ts';

test('a task file that is a link is followed inside the working tree and nowhere else', async () => {
  const folder = await repositoryWith({ 'docs/TASK.md': '' });
  const outside = folderWith({ 'TASK.md': 'mine\n' });
  const path = join(folder, 'TASK.md');
  const begin = async () => await run(folder, 'task', 'new', 'Import job', '--step', 'Read it');
  const refusal = 'error HO191  TASK.md was not changed: it is a link that leads to no file of this working tree.';
  for (const to of [join(outside, 'TASK.md'), '.git/config', 'nowhere']) {
    symlinkSync(to, path);
    expect((await begin()).stderr.split('\n')[0]).toBe(refusal);
    rmSync(path);
  }
  expect(readFileSync(join(outside, 'TASK.md'), 'utf8')).toBe('mine\n');
  mkdirSync(path);
  expect((await begin()).stderr.split('\n')[0]).toBe('error HO191  TASK.md was not changed: it is no file.');
  rmdirSync(path);
  symlinkSync('docs/TASK.md', path);
  expect(await begin()).toEqual(fine('TASK.md\n'));
  expect([lstatSync(path).isSymbolicLink(), readFileSync(join(folder, 'docs/TASK.md'), 'utf8')]).toEqual([
    true,
    expect.stringContaining('[ ] Step 1: Read it'),
  ]);
  expect((await run(folder, 'brief')).stdout).toContain('«Import job» in «TASK.md», step 1 of 1');
});

test('the task file of the settings is never a file of git, neither by its name nor by a link above it', async () => {
  const folder = await repositoryWith({ 'README.md': '# Portal\n' });
  const config = readFileSync(join(folder, '.git/config'), 'utf8');
  const begin = async (taskFile: string) => {
    writeFileSync(join(folder, '.handover/settings.json'), JSON.stringify({ taskFile }));
    return await run(folder, 'task', 'new', 'Import job', '--step', 'Read it');
  };
  mkdirSync(join(folder, '.handover'));
  symlinkSync('.git', join(folder, 'notes'));
  for (const name of ['notes/config', 'notes/new/TASK.md'])
    expect((await begin(name)).stderr.split('\n')[0]).toBe(
      `error HO191  ${name} was not changed: it is a link that leads to no file of this working tree.`,
    );
  expect((await begin('.git/config')).stdout).toBe('TASK.md\n');
  expect([readFileSync(join(folder, '.git/config'), 'utf8'), existsSync(join(folder, '.git/new'))]).toEqual([config, false]);
  // The folders of one that is not there yet are made.
  expect(await begin('docs/work/TASK.md')).toEqual(fine('docs/work/TASK.md\n'));
});

test('a task file that is not UTF-8 is left alone to the byte, and the place is told', async () => {
  const folder = await repositoryWith({ 'TASK.md': '' });
  const path = join(folder, 'TASK.md');
  const bytes = Buffer.from('## Gr\u00fc\u00dfe\n\n[ ] Step 1: Read it\n', 'latin1');
  writeFileSync(path, bytes);
  for (const command of ['task done 1', 'task tried x --because y', 'task new Other --step z']) {
    const { code, stderr } = await run(folder, ...command.split(' '));
    expect([code, stderr.split('\n').slice(0, 2)]).toEqual([
      2,
      [
        'error HO191  TASK.md was not changed: it is not UTF-8 (line 1, column 6).',
        '  Fix   Save it as UTF-8 first: an edit would destroy such letters.',
      ],
    ]);
  }
  expect(readFileSync(path).equals(bytes)).toBe(true);
  writeFileSync(path, '## Gr\u00fc\u00dfe \ufffd\n\n[ ] Step 1: Read it\n');
  expect(await run(folder, 'task', 'done', '1')).toEqual(fine('TASK.md\n'));
});

import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { withTemporary } from '../../src/cli/temporary.ts';
import { folderWith } from './folders.ts';
import { withFakePipeline } from './spawned.ts';

/** A number of a process that has ended. */
const gone = (): number => spawnSync(process.execPath, ['-e', '']).pid;

/** What the file in a run's folder says. */
const runOf = (pid: number): string => `handover.run/1 ${pid} 1\n`;

test('the folder is for its user alone, and gone after the work', async () => {
  const parent = folderWith({});
  const mode = await withTemporary(parent, (folder) => Promise.resolve(lstatSync(folder).mode & 0o777));
  expect([mode, readdirSync(parent)]).toEqual([0o700, []]);
});

test('what a command left that was killed is removed by the next one', async () => {
  const parent = folderWith({});
  const cwd = folderWith({});
  const { child, ended } = withFakePipeline('slow', ['build'], cwd, { TMPDIR: parent });
  await new Promise((resolve) => child.stderr?.once('data', resolve));
  child.kill('SIGKILL');
  await ended;
  expect(readdirSync(parent)).toEqual([`handover-tmp-${child.pid}`]);
  writeFileSync(join(parent, `handover-tmp-${child.pid}`, 'more.txt'), 'more');
  expect(await withTemporary(parent, () => Promise.resolve(readdirSync(parent)))).toEqual([`handover-tmp-${process.pid}`]);
});

test('what is not of a run that is gone stays: of a running one, without a word of whose it is, behind a link, a file', async () => {
  const pid = gone();
  const parent = folderWith({
    [`handover-tmp-${process.ppid}/run`]: `handover.run/1 ${process.ppid} -\n`,
    [`handover-tmp-${pid}/a.txt`]: 'a',
    'handover-tmp-notes/run': runOf(pid),
    [`handover-tmp-${pid}-3`]: 'a file',
  });
  const elsewhere = folderWith({ run: runOf(pid), 'a.txt': 'a' });
  symlinkSync(elsewhere, join(parent, `handover-tmp-${pid}-2`));
  mkdirSync(join(parent, `handover-tmp-${pid}-4`));
  symlinkSync(join(elsewhere, 'run'), join(parent, `handover-tmp-${pid}-4`, 'run'));
  const before = readdirSync(parent);
  await withTemporary(parent, () => Promise.resolve());
  expect(readdirSync(parent)).toEqual(before);
  expect(readdirSync(elsewhere).toSorted()).toEqual(['a.txt', 'run']);
});

test.skipIf(process.getuid?.() !== 0)('a folder of another user stays', async () => {
  const name = `handover-tmp-${gone()}`;
  const parent = folderWith({ [`${name}/run`]: runOf(gone()) });
  chownSync(join(parent, name), 65_534, 65_534);
  await withTemporary(parent, () => Promise.resolve());
  expect(readdirSync(parent)).toEqual([name]);
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { filesBelow } from '../../src/deliver/files.ts';
import { openTarget } from '../../src/deliver/swap.ts';
import { siteOf } from './content.ts';
import { markerFor } from './marked.ts';
import { newFolder, writeFiles } from './folder.ts';

const built = (word: string): Record<string, string> => ({
  'index.html': word,
  'a/index.html': word,
  'handover.json': markerFor(siteOf({ collections: [] }), { 'a/index.html': word, 'index.html': word }),
});

/** A number of a process that has ended. */
const gone = (): number => spawnSync(process.execPath, ['-e', '']).pid;

test('a new site takes the place of the old one and nothing is left beside it', async () => {
  const folder = newFolder();
  const out = join(folder, 'deep/er/site');
  for (const word of ['one', 'two']) {
    const target = await openTarget(out);
    writeFiles(join(target.folder, 'new'), built(word));
    await target.publish(join(target.folder, 'new'));
    target.close();
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(word);
  }
  expect(readdirSync(join(folder, 'deep/er'))).toEqual(['site']);
});

test('the previous site stands until the new one is published, and stays when that never happens', async () => {
  const folder = newFolder();
  writeFiles(join(folder, 'site'), built('old'));
  const target = await openTarget(join(folder, 'site'));
  writeFiles(join(target.folder, 'new'), built('new'));
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toBe('old');
  target.close();
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['site']);
});

test('a link to a folder is followed, so that the link stays', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'real'));
  symlinkSync(join(folder, 'real'), join(folder, 'link'));
  const target = await openTarget(join(folder, 'link'));
  writeFiles(join(target.folder, 'new'), built('new'));
  await target.publish(join(target.folder, 'new'));
  target.close();
  expect(readFileSync(join(folder, 'real/index.html'), 'utf8')).toBe('new');
});

test('a second run for the same folder is told so', async () => {
  const out = join(newFolder(), 'site');
  const first = await openTarget(out);
  await expect(openTarget(out)).rejects.toThrow('Another handover is already running for this output folder.');
  first.close();
  const second = await openTarget(out);
  second.close();
});

/** What the file in a run's folder, and its lock, say. */
const runOf = (pid: number, start = '1'): string => `handover.run/1 ${pid} ${start}\n`;

test('what a killed run left is removed, its lock too', async () => {
  const folder = newFolder();
  const pid = gone();
  writeFiles(folder, {
    '.site.handover-lock': runOf(pid),
    [`.site.handover-tmp-${pid}/run`]: runOf(pid),
    [`.site.handover-tmp-${pid}/site/index.html`]: 'half',
  });
  const target = await openTarget(join(folder, 'site'));
  expect(readdirSync(folder).toSorted()).toEqual(['.site.handover-lock', `.site.handover-tmp-${process.pid}`]);
  target.close();
  expect(readdirSync(folder)).toEqual([]);
});

test('what an earlier process with the number of a running one left does not hold', async () => {
  const folder = newFolder();
  for (const pid of [process.ppid, process.pid]) {
    writeFiles(folder, { '.site.handover-lock': runOf(pid), [`.site.handover-tmp-${pid}/run`]: runOf(pid) });
    const target = await openTarget(join(folder, 'site'));
    target.close();
    expect(readdirSync(folder)).toEqual([]);
  }
});

test('a site that waited while its run was killed comes back', async () => {
  const folder = newFolder();
  const pid = gone();
  writeFiles(join(folder, `.site.handover-tmp-${pid}`), { run: runOf(pid) });
  writeFiles(join(folder, `.site.handover-tmp-${pid}/previous`), built('old'));
  const target = await openTarget(join(folder, 'site'));
  target.close();
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['site']);
});

test('a run killed in the middle of a swap is made good by the next one', async () => {
  const folder = newFolder();
  const out = join(folder, 'site');
  writeFiles(out, built('old'));
  const killed = spawnSync(process.execPath, ['--input-type=module', '-e', killedInSwap, swapModule, out], { encoding: 'utf8' });
  expect([killed.signal, killed.stderr, existsSync(out)]).toEqual(['SIGKILL', '', false]);
  const target = await openTarget(out);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('old');
  target.close();
  expect(readdirSync(folder)).toEqual(['site']);
});

const swapModule = new URL('../../src/deliver/swap.ts', import.meta.url).href;
/** Publishes an empty site and ends at once when the previous one has been put aside. */
const killedInSwap = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const [, module, out] = process.argv;
const { openTarget } = await import(module);
const target = await openTarget(out);
fs.mkdirSync(target.folder + '/new');
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  renameSync(from, to);
  process.kill(process.pid, 'SIGKILL');
};
syncBuiltinESMExports();
await target.publish(target.folder + '/new');`;

const beside: readonly Record<string, string>[] = [
  { 'yarn.lock': 'lockfile v1\n', 'yarn.tmp-4194000/a.txt': 'a', 'yarn.tmp/b.txt': 'b' },
  { 'yarn.lock': runOf(4_194_000), [`yarn.tmp-${process.pid}/a.txt`]: 'a' },
  { '.yarn.handover-tmp-4194000/a.txt': 'a', '.yarn.handover-tmp-notes/run': runOf(4_194_000) },
  { '.yarn.handover-tmp-4194000/run': 'not ours', '.yarn.handover-tmp-4194000/previous/a.txt': 'a' },
  { [`.yarn.handover-tmp-${process.pid}/a.txt`]: 'a', '.yarn.handover-tmp-4194000': 'a file' },
  { '.other.handover-lock': runOf(4_194_000), '.other.handover-tmp-4194000/run': runOf(4_194_000) },
];

test.each(beside)('what lies beside the folder and is not of a run for it stays: %j', async (files) => {
  const folder = newFolder();
  writeFiles(folder, files);
  const target = await openTarget(join(folder, 'yarn'));
  writeFiles(join(target.folder, 'new'), built('new'));
  await target.publish(join(target.folder, 'new'));
  target.close();
  expect(filesBelow(folder).filter((it) => !it.startsWith('yarn/'))).toEqual(Object.keys(files).toSorted());
  for (const [path, text] of Object.entries(files)) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
});

test.each(['', 'mine\n', '4194000 1\n', `${runOf(4_194_000)}and more\n`])('a lock that is not of our form stays: %j', async (text) => {
  const folder = newFolder();
  writeFiles(folder, { '.site.handover-lock': text });
  await expect(openTarget(join(folder, 'site'))).rejects.toMatchObject({
    code: 'HO511',
    exit: 'usage',
    message: `${join(folder, '.site.handover-lock')} is in the place of the lock of the output folder, and this program did not write it.`,
    fix: ['Move it away, or choose another folder with --out.'],
  });
  expect(readFileSync(join(folder, '.site.handover-lock'), 'utf8')).toBe(text);
  expect(readdirSync(folder)).toEqual(['.site.handover-lock']);
});

test('an empty folder is taken, one with files of others is not', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'site'));
  (await openTarget(join(folder, 'site'))).close();
  writeFileSync(join(folder, 'site/thesis.doc'), 'years of work');
  const out = join(folder, 'site');
  await expect(openTarget(out)).rejects.toThrow(`The output folder ${out} holds what this program did not write: thesis.doc.`);
  expect(readdirSync(folder)).toEqual(['site']);
});

test('a file added to a site of ours, deep inside, keeps it from being replaced', async () => {
  const folder = newFolder();
  const out = join(folder, 'site');
  writeFiles(out, { ...built('old'), 'a/b/CNAME': 'example.org' });
  await expect(openTarget(out)).rejects.toThrow(`The output folder ${out} holds what this program did not write: a/b, a/b/CNAME.`);
});

test('a file added while the site is built keeps it from being replaced', async () => {
  const folder = newFolder();
  const out = join(folder, 'site');
  writeFiles(out, built('old'));
  const target = await openTarget(out);
  writeFiles(join(target.folder, 'new'), built('new'));
  writeFileSync(join(out, 'CNAME'), 'example.org');
  await expect(target.publish(join(target.folder, 'new'))).rejects.toThrow('did not write: CNAME.');
  target.close();
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('old');
});

test('a marker that is none protects the folder as well', async () => {
  const out = join(newFolder(), 'site');
  writeFiles(out, { 'handover.json': '{"schema":"something else"}' });
  await expect(openTarget(out)).rejects.toThrow('did not write: handover.json.');
});

test.each(['.git', '.git/site', '.git/hooks/site'])('nothing is written to %s of a repository', async (place) => {
  const folder = newFolder();
  writeFiles(join(folder, '.git'), { HEAD: 'ref: refs/heads/main\n', 'objects/x': '', 'refs/x': '' });
  const out = join(folder, place);
  await expect(openTarget(out)).rejects.toThrow(`The output folder ${out} lies in the data of a git repository.`);
});

test('the folder one stands in is filled, not replaced', async () => {
  for (const files of [{}, built('old')]) {
    const folder = newFolder();
    const out = join(folder, 'site');
    mkdirSync(out);
    writeFiles(out, files);
    const same = statSync(out).ino;
    vi.spyOn(process, 'cwd').mockReturnValue(out);
    const target = await openTarget(out);
    writeFiles(join(target.folder, 'new'), built('new'));
    await target.publish(join(target.folder, 'new'));
    target.close();
    vi.restoreAllMocks();
    expect([statSync(out).ino, filesBelow(out), readdirSync(folder)]).toEqual([same, Object.keys(built('new')).toSorted(), ['site']]);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('new');
  }
});

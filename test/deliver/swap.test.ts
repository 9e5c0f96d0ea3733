import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { markerText } from '../../src/deliver/marker.ts';
import { openTarget } from '../../src/deliver/swap.ts';
import { siteOf } from './content.ts';
import { newFolder, writeFiles } from './folder.ts';

const built = (word: string): Record<string, string> => ({
  'index.html': word,
  'a/index.html': word,
  'handover.json': markerText(siteOf({ collections: [] }), ['a/index.html', 'index.html']),
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

test('what a killed run left is removed, its lock too', async () => {
  const folder = newFolder();
  const pid = gone();
  writeFiles(folder, { 'site.lock': `${pid} 12345\n`, [`site.tmp-${pid}/site/index.html`]: 'half' });
  const target = await openTarget(join(folder, 'site'));
  expect(readdirSync(folder).toSorted()).toEqual(['site.lock', `site.tmp-${process.pid}`]);
  target.close();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of an earlier process with the number of a running one does not hold', async () => {
  const folder = newFolder();
  writeFiles(folder, { 'site.lock': `${process.ppid} 1\n` });
  const target = await openTarget(join(folder, 'site'));
  target.close();
  expect(readdirSync(folder)).toEqual([]);
});

test('a site that waited while its run was killed comes back', async () => {
  const folder = newFolder();
  const pid = gone();
  writeFiles(join(folder, `site.tmp-${pid}/previous`), built('old'));
  const target = await openTarget(join(folder, 'site'));
  target.close();
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['site']);
});

test('a folder of similar name that is nobody’s leftover stays', async () => {
  const folder = newFolder();
  writeFiles(folder, { 'site.tmp-notes/a.txt': 'a', 'site.tmp/b.txt': 'b' });
  const target = await openTarget(join(folder, 'site'));
  target.close();
  expect(readdirSync(folder).toSorted()).toEqual(['site.tmp', 'site.tmp-notes']);
});

test('an empty folder is taken, one with files of others is not', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'site'));
  (await openTarget(join(folder, 'site'))).close();
  writeFileSync(join(folder, 'site/thesis.doc'), 'years of work');
  const out = join(folder, 'site');
  await expect(openTarget(out)).rejects.toThrow(`The output folder ${out} holds files that this program did not write: thesis.doc.`);
  expect(readdirSync(folder)).toEqual(['site']);
});

test('a file added to a site of ours, deep inside, keeps it from being replaced', async () => {
  const folder = newFolder();
  const out = join(folder, 'site');
  writeFiles(out, { ...built('old'), 'a/b/CNAME': 'example.org' });
  await expect(openTarget(out)).rejects.toThrow(`The output folder ${out} holds files that this program did not write: a/b/CNAME.`);
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

test('a file where a folder should be is named', async () => {
  const folder = newFolder();
  writeFiles(folder, { file: '' });
  await expect(openTarget(join(folder, 'file'))).rejects.toThrow(`The output folder ${join(folder, 'file')} is a file.`);
  await expect(openTarget(join(folder, 'file/site'))).rejects.toThrow(
    `Cannot write to ${join(folder, 'file/site')}: a part of the path is a file, not a folder (ENOTDIR)`,
  );
});

test('a link that leads nowhere is not followed', async () => {
  const folder = newFolder();
  symlinkSync(join(folder, 'missing'), join(folder, 'site'));
  await expect(openTarget(join(folder, 'site'))).rejects.toThrow(`The output folder ${join(folder, 'site')} is a link that leads nowhere.`);
  expect(existsSync(join(folder, 'missing'))).toBe(false);
});

import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { checkTarget } from '../../src/deliver/check-target.ts';
import { markerFor } from './marked.ts';
import { openTarget } from '../../src/deliver/swap.ts';
import { siteOf } from './content.ts';
import { newFolder, writeFiles } from './folder.ts';

/** The refusal of `out`, the same before the work begins and when the site is to be written. */
async function refusalOf(out: string): Promise<unknown> {
  const opened = await openTarget(out).then(
    () => null,
    (error: unknown) => error,
  );
  expect(() => checkTarget(out)).toThrow(opened as Error);
  return opened;
}

const unusable = (out: string, why: string): object => ({
  code: 'HO511',
  exit: 'usage',
  message: `The output folder ${out} cannot be used: ${why}.`,
  fix: ['Choose another folder with --out.'],
});

const foreign = (out: string, what: string): object => ({
  code: 'HO511',
  exit: 'usage',
  message: `The output folder ${out} holds what this program did not write: ${what}.`,
  fix: ['Choose a folder that is empty or does not exist with --out, or move that away.'],
});

const ownMarker = markerFor(siteOf({ collections: [] }), { 'a/index.html': '', 'index.html': '' });

test('a file where a folder should be is named', async () => {
  const folder = newFolder();
  writeFiles(folder, { file: '' });
  const file = join(folder, 'file');
  expect(await refusalOf(file)).toMatchObject(unusable(file, 'it is not a folder'));
  expect(await refusalOf(join(file, 'x/site'))).toMatchObject(unusable(join(file, 'x/site'), `${file} is not a folder`));
});

test('a link that leads nowhere is not followed, wherever it stands in the path', async () => {
  const folder = newFolder();
  symlinkSync(join(folder, 'missing'), join(folder, 'link'));
  symlinkSync('loop', join(folder, 'loop'));
  const link = join(folder, 'link');
  expect(await refusalOf(link)).toMatchObject(unusable(link, 'it is a link that leads nowhere'));
  expect(await refusalOf(join(link, 'a/site'))).toMatchObject(unusable(join(link, 'a/site'), `${link} is a link that leads nowhere`));
  const loop = join(folder, 'loop/site');
  expect(await refusalOf(loop)).toMatchObject(unusable(loop, `${join(folder, 'loop')} is a link that leads nowhere`));
  expect(existsSync(join(folder, 'missing'))).toBe(false);
});

test.each([['a'.repeat(300)], [`missing/${'a'.repeat(300)}`], [`${'a'.repeat(300)}/site`], ['a'.repeat(250)], ['a/'.repeat(2500)]])(
  'a path that is too long is told so: %s',
  async (name) => {
    const folder = newFolder();
    expect(await refusalOf(join(folder, name))).toMatchObject({
      code: 'HO511',
      exit: 'usage',
      message: expect.stringMatching(/^The output folder .{1,100}… cannot be used: its path, or a name in it, is too long\.$/),
      fix: ['Choose another folder with --out.'],
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'a place where nobody can make folders is answered at once',
  async () => {
    expect(await refusalOf('/proc/x/y')).toMatchObject(unusable('/proc/x/y', 'the system makes no folders in /proc'));
    expect(await refusalOf('/sys/x')).toMatchObject({
      code: 'HO501',
      message: expect.stringMatching(/^Cannot write to \/sys: .* \(E[A-Z]+\)$/),
    });
  },
);

test('the root of the disk is no place for a site', async () => {
  const { root } = parse(process.cwd());
  expect(await refusalOf(root)).toMatchObject(unusable(root, 'it is the root of the file system'));
});

test('a folder without our marker is refused by what lies at its top', async () => {
  const out = newFolder();
  for (const name of ['d', 'c', 'a/deep/er', 'b']) mkdirSync(join(out, name), { recursive: true });
  writeFileSync(join(out, 'a/deep/er/file'), '');
  expect(await refusalOf(out)).toMatchObject(foreign(out, 'a, b, c and 1 more'));
});

test('empty folders of others are not replaced, neither alone nor in a site of ours', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'plan/2026'), { recursive: true });
  expect(await refusalOf(join(folder, 'plan'))).toMatchObject(foreign(join(folder, 'plan'), '2026'));
  writeFiles(join(folder, 'site'), { 'index.html': '', 'a/index.html': '', 'handover.json': ownMarker });
  checkTarget(join(folder, 'site'));
  mkdirSync(join(folder, 'site/a/kept'));
  expect(await refusalOf(join(folder, 'site'))).toMatchObject(foreign(join(folder, 'site'), 'a/kept'));
});

test('a marker that is a folder or a link is none', async () => {
  const folder = newFolder();
  writeFiles(folder, { 'mine.json': ownMarker, 'one/handover.json/a': '' });
  mkdirSync(join(folder, 'two'));
  symlinkSync(join(folder, 'mine.json'), join(folder, 'two/handover.json'));
  for (const out of [join(folder, 'one'), join(folder, 'two')]) expect(await refusalOf(out)).toMatchObject(foreign(out, 'handover.json'));
});

test('asking leaves nothing behind', () => {
  const folder = newFolder();
  checkTarget(join(folder, 'deep/er/site'));
  mkdirSync(join(folder, 'site'));
  checkTarget(join(folder, 'site'));
  expect([readdirSync(folder), readdirSync(join(folder, 'site'))]).toEqual([['site'], []]);
});

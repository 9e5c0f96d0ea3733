import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readPages } from '../../src/config/pages.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pages-')));
  return () => rmSync(folder, { recursive: true });
});

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('pages and images are read in the order of their paths; drafts and hidden files are not', async () => {
  for (const it of [
    'ops/pages/b.md',
    'ops/pages/a/B.mdx',
    'ops/pages/a/x.PNG',
    'ops/pages/_draft.mdx',
    'ops/pages/_old/c.md',
    'ops/pages/.DS_Store',
  ])
    write(it, it);
  const files = await readPages(join(folder, 'ops/pages'), join(folder, 'ops'));
  expect(files.map(({ path, shown, real, bytes }) => [path, shown, real, String(bytes)])).toEqual(
    ['a/B.mdx', 'a/x.PNG', 'b.md'].map((it) => [it, `pages/${it}`, join(folder, 'ops/pages', it), `ops/pages/${it}`]),
  );
});

test('no place on this machine is named for a folder outside of that of the config', async () => {
  write('elsewhere/a.md');
  expect((await readPages(join(folder, 'elsewhere'), join(folder, 'ops'))).map((it) => it.shown)).toEqual(['a.md']);
});

test('what is no page and no image is refused, and no link is followed', async () => {
  write('secret.md', 'secret');
  for (const it of ['pages/a.md', 'pages/b.svg', 'pages/c.ts']) write(it);
  write('pages/d.md', 'x'.repeat(1024 * 1024 + 1));
  symlinkSync(join(folder, 'secret.md'), join(folder, 'pages/e.md'));
  await expect(readPages(join(folder, 'pages'), folder)).rejects.toMatchObject({
    code: 'HO265',
    exit: 'usage',
    details: expect.arrayContaining([
      ['pages/b.svg', 'Neither a page (.mdx, .md) nor an image (.png, .jpg, .gif, .webp, .avif).'],
      ['pages/c.ts', 'Neither a page (.mdx, .md) nor an image (.png, .jpg, .gif, .webp, .avif).'],
      ['pages/d.md', 'Larger than 1 MiB.'],
      ['pages/e.md', 'A symbolic link, which is not followed.'],
    ]),
  });
});

test('a folder that is not there is named as the config names it', async () => {
  await expect(readPages(join(folder, 'nothing'), folder)).rejects.toThrow('The folder named as `pages` does not exist: nothing');
});

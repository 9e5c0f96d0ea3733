import { mkdirSync, utimesSync, writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rendererFor } from '../../../src/deliver/renderer/kept.ts';
import { partsOf } from '../../../src/deliver/renderer/parts.ts';
import type { HandPages } from '../../../src/model/hand-page.ts';
import { writeSample } from '../content.ts';
import { newFolder, writeFiles } from '../folder.ts';

const page: HandPages['pages'][number] = {
  id: 'team',
  url: '/team/',
  title: 'Team',
  description: null,
  menu: null,
  order: 1,
  by: 'operator',
  file: 'team.mdx',
  form: 'mdx',
  lang: 'en',
  origin: null,
  links: [],
  images: [],
};

function contentWith(text: string, its: Partial<typeof page> = {}): string {
  const folder = newFolder();
  writeSample(folder, { collections: [], pages: { pages: [{ ...page, ...its }], meant: [] } });
  writeFiles(folder, { 'pages/team.mdx': text });
  return folder;
}

/** Stands for Astro: how often it was asked is counted. */
function maker(): { made: number; make(folder: string): Promise<void> } {
  const counted = {
    made: 0,
    make: async (folder: string): Promise<void> => {
      counted.made += 1;
      mkdirSync(folder, { recursive: true });
      writeFileSync(partsOf(folder).facts, '{}');
      await Promise.resolve();
    },
  };
  return counted;
}

test('what renders pages is made once for the same program and pages written by hand, whatever else a site holds', async () => {
  const home = join(newFolder(), 'renderers');
  const maker1 = maker();
  const first = await rendererFor(contentWith('We are two.'), newFolder(), maker1.make, home);
  expect(first.startsWith(home)).toBe(true);
  expect(await rendererFor(contentWith('We are two.', { title: 'Others', url: '/others/' }), newFolder(), maker1.make, home)).toBe(first);
  expect(maker1.made).toBe(1);
});

test('it is made anew for another text, another target of a link and another language', async () => {
  const home = join(newFolder(), 'renderers');
  const counted = maker();
  for (const content of [
    contentWith('We are two.'),
    contentWith('We are three.'),
    contentWith('We are two.', { lang: 'de' }),
    contentWith('We are two.', { links: [{ written: 'a.md', to: '/decisions/a/' }] }),
  ])
    await rendererFor(content, newFolder(), counted.make, home);
  expect([counted.made, readdirSync(home).length]).toEqual([4, 4]);
});

test('where nothing can be kept, each build makes its own', async () => {
  const [content, work] = [contentWith('We are two.'), newFolder()];
  const counted = maker();
  writeFiles(work, { file: '' });
  expect(await rendererFor(content, work, counted.make, null)).toBe(join(work, 'renderer'));
  expect(await rendererFor(content, work, counted.make, join(work, 'file', 'renderers'))).toBe(join(work, 'renderer'));
  expect(counted.made).toBe(2);
});

test('what no build has made for a day is removed when another is made', async () => {
  const home = join(newFolder(), 'renderers');
  writeFiles(home, { 'old/renderer.json': '{}', 'new/renderer.json': '{}' });
  const long = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(join(home, 'old'), long, long);
  const taken = await rendererFor(contentWith('We are two.'), newFolder(), maker().make, home);
  expect(
    readdirSync(home)
      .map((it) => join(home, it))
      .toSorted(),
  ).toEqual([join(home, 'new'), taken].toSorted());
});

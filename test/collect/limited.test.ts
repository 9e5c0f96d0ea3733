import { expect, test } from 'vitest';
import { collections } from '../../src/collections/index.ts';
import { classify } from '../../src/collect/classify.ts';
import { firstOf } from '../../src/collect/limited.ts';
import { titled, withTitles } from '../../src/collect/version-titles.ts';
import { opened } from '../git/opened.ts';
import { collected, newRepository } from './collected.ts';

const entry = (number: number): string => `## ${number}. Decide number ${number}\n\nBecause of ${number}.\n\n`;

test('of too many documents those with a form of their own are read, in their order, and the rest is told', async () => {
  const repository = await newRepository();
  for (const path of ['HANDOFF.md', 'a.md', 'b.md', 'specs/x.md']) repository.write(path, `# ${path}\n`);
  await repository.commit('Write');
  const open = await opened(repository.folder, {});
  const documents = open.read.documents((it) => it.endsWith('.md'));
  const { claimed } = classify(documents, collections);
  const { first, problems } = firstOf(claimed, 3);
  expect(first.map((it) => it.document.path)).toEqual(['HANDOFF.md', 'a.md', 'specs/x.md']);
  expect(problems.map((it) => it.message)).toEqual(['The repository holds 4 documents; 1 of them were not read.']);
});

test('of a file with too many records the first are shown, and the rest of the site stands', async () => {
  const repository = await newRepository();
  repository.write('DECISIONS.md', `# Decisions\n\n${Array.from({ length: 2001 }, (_, index) => entry(index + 1)).join('')}`);
  repository.write('HANDOFF.md', '# Handoff\n\n## Next\n1. Go on\n');
  await repository.commit('Write');
  const { site, problems } = await collected(repository.folder);
  expect(site.collections.flatMap((it) => (it.records > 0 ? [[it.name, it.records]] : []))).toEqual([
    ['decisions', 2000],
    ['handoffs', 1],
  ]);
  expect(problems.filter((it) => it.code === 'HO135').map((it) => it.message)).toEqual([
    'The file holds 2,001 records; only the first 2,000 are shown.',
  ]);
}, 60_000);

test('the titles of versions are listed where they differ', () => {
  const fields = new Map([
    [1, titled('One', { status: 'open' })],
    [2, null],
  ]);
  expect(withTitles(fields)).toEqual(
    new Map([
      [1, { status: 'open' }],
      [2, null],
    ]),
  );
  fields.set(3, titled('Two', { status: 'done' }));
  expect(withTitles(fields).get(1)).toEqual({ title: 'One', status: 'open' });
});

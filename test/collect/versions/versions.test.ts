import { expect, test } from 'vitest';
import { versions, type Versions } from '../../../src/model/versions.ts';
import { collected, newRepository, type Outcome } from '../collected.ts';

/** The revisions of the document whose page lies at `url`, as they were written. */
function versionsIn({ files }: Outcome, url: string): Versions {
  return versions.parse(JSON.parse(files.get(`versions${url}versions.json`) ?? ''));
}

/** What each revision shows: its number, what happened to the file, its text and its changes. */
const told = ({ revisions }: Versions): string[] =>
  revisions.map(({ number, change, path, text, introduced, toCurrent }) =>
    [number, change, path, text, introduced.shows, toCurrent === null ? '-' : toCurrent.shows].join(' '),
  );

/** One decision of a log. */
const entry = (number: number): string =>
  `## D-${number}: Store ${number}\n\nDate: 2026-06-0${number}\nStatus: accepted\n\n### Decision\n\nDo it.\n\n`;

/** A text of so many lines. */
const lines = (count: number, last: string): string =>
  `# Guide\n\n${Array.from({ length: count }, (_, at) => `Line ${at} says.\n`).join('\n')}\n${last}\n`;

test('a document that was renamed with an edit, deleted and brought back is one, and each of these is named', async () => {
  const repository = await newRepository();
  repository.write('docs/old.md', lines(20, 'It ends with the first word.'));
  await repository.commit('Write the guide');
  repository.remove('docs/old.md');
  repository.write('docs/new.md', lines(20, 'It ends with the second word.'));
  await repository.commit('Move and mend it');
  repository.remove('docs/new.md');
  await repository.commit('Drop it');
  repository.write('docs/new.md', lines(20, 'It ends with the third word.'));
  await repository.commit('Bring it back');
  const outcome = await collected(repository.folder);
  const its = versionsIn(outcome, '/other-documents/docs-new/');
  expect(told(its)).toEqual([
    '1 added docs/old.md shown first shown',
    '2 renamed docs/new.md shown shown -',
    '3 deleted docs/new.md deleted deleted -',
    '4 re-added docs/new.md shown shown -',
  ]);
  expect(its.revisions.map((it) => it.introduced.counts)).toEqual(['', '1 paragraph changed.', '', '1 paragraph changed.']);
  expect(its.revisions.map((it) => it.introduced.size)).toEqual([
    { unit: 'words', added: 67, removed: 0 },
    { unit: 'words', added: 1, removed: 1 },
    { unit: 'words', added: 0, removed: 67 },
    { unit: 'words', added: 1, removed: 1 },
  ]);
  const base = 'versions/other-documents/docs-new';
  expect(outcome.files.get(`${base}/1.html`)).toContain('<p>It ends with the first word.</p>');
  expect(outcome.files.get(`${base}/2.change.html`)).toContain('<del><i>removed: </i>first</del>');
  expect(outcome.files.get(`${base}/1.to-current.html`)).toContain('<ins><i>added: </i>third</ins>');
});

test('a file of several records has one history, that of the file', async () => {
  const repository = await newRepository();
  repository.write('DECISIONS.md', `# Decisions\n\n${entry(1)}`);
  await repository.commit('Decide one');
  repository.write('DECISIONS.md', `# Decisions\n\n${entry(1)}${entry(2)}`);
  await repository.commit('Decide two');
  const { files } = await collected(repository.folder);
  expect([...files.keys()].filter((it) => it.endsWith('versions.json'))).toEqual(['versions/documents/decisions/versions.json']);
});

test('what cannot be shown is said: deleted, too long, binary, a pointer to another place', async () => {
  const repository = await newRepository();
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`;
  for (const text of [
    '# Guide\n',
    `# Guide\n\n${'word '.repeat(220_000)}\n`,
    pointer,
    'a\0b',
    '# Guide\n\nEnd.\n',
    '# Guide\n\nReally.\n',
  ]) {
    repository.write('GUIDE.md', text);
    await repository.commit(`Write ${text.slice(0, 7).replaceAll(/[^a-zA-Z ]/g, '')}`);
  }
  const its = versionsIn(await collected(repository.folder), '/other-documents/guide/');
  expect(told(its).map((it) => it.split(' ').slice(3).join(' '))).toEqual([
    'shown first -',
    'large gap -',
    'unread gap -',
    'unread gap -',
    'shown gap -',
    'shown shown -',
  ]);
});

test('a past text with a secret shows its mark, also where only its Markdown spells it out', async () => {
  const repository = await newRepository();
  const secret = `gh${'p_'}aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA2bC4`;
  for (const text of [
    `Use ${secret} here.`,
    `Use ${secret.replace('_', '&#95;')} here.`,
    'Use nothing here.',
    'Use nothing more.',
    'End.',
  ]) {
    repository.write('GUIDE.md', `# Guide\n\n${text}\n`);
    await repository.commit('Write');
  }
  const { files } = await collected(repository.folder);
  const past = [...files].filter(([path]) => path.startsWith('versions/'));
  expect(past.filter(([, text]) => text.includes(secret.slice(4)))).toEqual([]);
  expect(files.get('versions/other-documents/guide/1.html')).toContain('[redacted: github token 1]');
  expect(files.get('versions/other-documents/guide/2.html')).toContain('[redacted: github token 1]');
});

test('of a document whose revisions are too large together, versions, the first and the newest keep the page of their text', async () => {
  const repository = await newRepository();
  for (let number = 1; number <= 203; number++) {
    repository.write('GUIDE.md', `# Guide\n\nState ${number}.\n`);
    await repository.commit(`Write ${number}`);
  }
  const { revisions } = versionsIn(await collected(repository.folder, { textLimit: 1000 }), '/other-documents/guide/');
  expect(revisions.filter((it) => it.text === 'beyond').map((it) => it.number)).toEqual([2, 3]);
  expect(revisions.filter((it) => it.introduced.shows !== 'shown').map((it) => it.number)).toEqual([1]);
}, 120_000);

test('what was changed on two lines at a time is compared with what each of them changed', async () => {
  const repository = await newRepository();
  const write = async (first: string, last: string): Promise<void> => {
    repository.write('GUIDE.md', `# Guide\n\nIt begins with ${first}.\n\nIt ends with ${last}.\n`);
    await repository.commit(`Write ${first} and ${last}`);
  };
  await write('one', 'two');
  await repository.git('branch', 'beside');
  await write('three', 'two');
  await repository.git('checkout', '--quiet', 'beside');
  await write('one', 'four');
  await repository.git('checkout', '--quiet', 'main');
  await repository.merge('beside');
  await write('three', 'four');
  await write('five', 'four');
  const outcome = await collected(repository.folder);
  const { revisions } = versionsIn(outcome, '/other-documents/guide/');
  expect(revisions.map((it) => [it.number, it.previous, it.introduced.size?.added, it.introduced.size?.removed])).toEqual([
    [1, null, 9, 0],
    [2, 1, 1, 1],
    [3, 1, 1, 1],
    [4, 2, 1, 1],
    [5, 4, 1, 1],
  ]);
  const change = outcome.files.get('versions/other-documents/guide/3.change.html');
  expect(change).toContain('<p class="heads" aria-hidden="true"><span>Revision 1</span><span>Revision 3</span></p>');
  expect(change).not.toContain('three');
});

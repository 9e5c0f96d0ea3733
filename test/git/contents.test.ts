import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRepository } from '../../src/git/open.ts';
import { makeRepository, type TestRepository } from '../histories/repository.ts';

let repository: TestRepository;
beforeEach(async () => {
  repository = await makeRepository();
});
afterEach(() => repository.dispose());

/** What is read of every text of every document, oldest first. */
async function texts(): Promise<[path: string, text: string | null, code: string | undefined][]> {
  const opened = await openRepository(repository.folder, { allowShallow: false });
  const documents = (await opened.history()).documents(() => true);
  const wanted = documents.flatMap((it) => it.revisions.flatMap(({ blob, path }) => (blob === null ? [] : [{ blob, path }])));
  const read: [string, string | null, string | undefined][] = [];
  for await (const { path, text, problem } of opened.contents(wanted)) read.push([path, text, problem?.code]);
  await opened.close();
  return read;
}

test('texts come as they are, and a byte order mark is no text', async () => {
  repository.write('a.md', 'Grüße\r\n');
  repository.write('b.md', Buffer.from('\ufeff# Title\n'));
  repository.write('c.md', '');
  await repository.commit('Write');
  expect(await texts()).toEqual([
    ['a.md', 'Grüße\r\n', undefined],
    ['b.md', '# Title\n', undefined],
    ['c.md', '', undefined],
  ]);
});

test('other encodings are read, and said', async () => {
  repository.write('a.md', Buffer.from('Grüße', 'latin1'));
  repository.write('b.md', Buffer.from('\ufeffGrüße', 'utf16le'));
  await repository.commit('Write');
  expect(await texts()).toEqual([
    ['a.md', 'Grüße', 'HO313'],
    ['b.md', 'Grüße', 'HO313'],
  ]);
});

test('what is no text, too large or kept elsewhere is named and has no text', async () => {
  repository.write('binary.md', Buffer.from([35, 32, 0, 1, 2]));
  repository.write('large.md', Buffer.alloc(8 * 2 ** 20 + 1, 'a'));
  repository.write('pointer.md', 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n');
  await repository.commit('Write');
  expect(await texts()).toEqual([
    ['binary.md', null, 'HO312'],
    ['large.md', null, 'HO311'],
    ['pointer.md', null, 'HO314'],
  ]);
});

test('a missing text is a gap, and the texts around it are read', async () => {
  for (const version of ['one', 'two', 'three']) {
    repository.write('a.md', version);
    await repository.commit(version);
  }
  const blob = (await repository.git('rev-parse', 'HEAD~1:a.md')).trim();
  rmSync(join(repository.folder, '.git/objects', blob.slice(0, 2), blob.slice(2)));
  expect(await texts()).toEqual([
    ['a.md', 'one', undefined],
    ['a.md', null, 'HO310'],
    ['a.md', 'three', undefined],
  ]);
});

test('a damaged text is a gap, and the texts behind it are read', async () => {
  for (const version of ['one', 'two', 'three']) {
    repository.write('a.md', version);
    await repository.commit(version);
  }
  const blob = (await repository.git('rev-parse', 'HEAD~1:a.md')).trim();
  const object = join(repository.folder, '.git/objects', blob.slice(0, 2), blob.slice(2));
  rmSync(object);
  repository.write(`.git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`, Buffer.from('not zlib'));
  expect((await texts()).map(([, text, code]) => [text, code])).toEqual([
    ['one', undefined],
    [null, 'HO310'],
    ['three', undefined],
  ]);
});

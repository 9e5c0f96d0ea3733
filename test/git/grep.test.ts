import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRepository } from '../../src/git/open.ts';
import { makeRepository, type TestRepository } from '../histories/repository.ts';

let repository: TestRepository;
beforeEach(async () => {
  repository = await makeRepository();
});
afterEach(() => repository.dispose());

const places = [{ words: ['process.env', '$_ENV['], endings: ['js', 'php'] }];

async function mentions(): Promise<string[]> {
  const opened = await openRepository(repository.folder, { allowShallow: false });
  const found = await opened.mentions(places);
  await opened.close();
  return found.map((it) => it.path);
}

test('files of the built commit with one of the words are found by name, in order', async () => {
  repository.write('src/b.js', 'process.env.B');
  repository.write('a.JS', 'process.env.A');
  repository.write('x.php', "$_ENV['C']");
  repository.write('notes.md', 'process.env.D');
  repository.write('other.js', 'processXenv');
  repository.write('binary.js', Buffer.from('process.env.E\0\0'));
  await repository.commit('Write');
  repository.write('later.js', 'process.env.F');
  expect(await mentions()).toEqual(['a.JS', 'src/b.js', 'x.php']);
});

test('names that look like patterns, options or secrets are names', async () => {
  const token = `gh${'p_'}${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2'}`;
  for (const name of [':(exclude)a.js', '--all.js', '*.js', 'line\nbreak.js', `${token}.js`]) repository.write(name, 'process.env.A');
  await repository.commit('Write');
  expect(await mentions()).toEqual(['*.js', '--all.js', ':(exclude)a.js', '[redacted: github token 1].js', 'line\\x0abreak.js']);
});

test('nothing found is no fault, and a link is not followed', async () => {
  repository.write('a.txt', 'process.env.A');
  await repository.commit('Write');
  const blob = (await repository.git('rev-parse', 'HEAD:a.txt')).trim();
  await repository.git('update-index', '--add', '--cacheinfo', `120000,${blob},link.js`);
  await repository.git('commit', '--quiet', '--message=Link');
  expect(await mentions()).toEqual([]);
});

test('a line of any length takes its time once', async () => {
  repository.write('long.js', `${'process.env.A'.repeat(400_000)}\n`);
  repository.write('none.js', 'process.en '.repeat(400_000));
  await repository.commit('Write');
  expect(await mentions()).toEqual(['long.js']);
});

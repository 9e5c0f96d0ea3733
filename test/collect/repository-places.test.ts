import { expect, test } from 'vitest';
import { wholeAudience } from '../../src/model/audience.ts';
import { collected, newRepository, type Outcome } from './collected.ts';

const guide = (outcome: Outcome): string => (outcome.files.get('records/other-documents/docs-guide.html') ?? '').trim();
const address = { address: 'https://github.com/o/r', forge: 'github' as const };

async function repositoryWith(text: string) {
  const repository = await newRepository();
  repository.write('src/main.ts', 'run();\n');
  repository.write('internal/key.ts', 'run();\n');
  repository.write('docs/guide.md', text);
  repository.write('docs/other.md', '# Other\n');
  await repository.commit('Write');
  return repository;
}

test('a link to a file that has no page is its path at the built commit', async () => {
  const repository = await repositoryWith(
    '[The start](../src/main.ts#L1) [src/main.ts](/src/main.ts) [All](../src/) [Other](other.md) [Gone](gone.ts)\n',
  );
  const outcome = await collected(repository.folder);
  const commit = `<code>${outcome.site.commit.id.slice(0, 7)}</code>`;
  expect(guide(outcome)).toBe(
    `<p><a class="path">The start (<code>src/main.ts:1</code> at ${commit})</a> <a class="path">src/main.ts (at ${commit})</a> <a class="path">All (<code>src</code> at ${commit})</a> <a href="/other-documents/docs-other/">Other</a> <a class="path">Gone (<code>gone.ts</code>)</a></p>`,
  );
  expect(outcome.site.options.repository).toBeNull();
});

test('the lines that a link names, on a forge or as in an editor, stand behind the path', async () => {
  const text =
    '[a](../src/main.ts#L3-L5) [b](../src/main.ts:7) [c](../src/main.ts:7-9) [src/main.ts:2](/src/main.ts:2:14) [d](./other.md:3)\n';
  const outcome = await collected((await repositoryWith(text)).folder);
  const commit = `at <code>${outcome.site.commit.id.slice(0, 7)}</code>`;
  const at = (words: string, lines: string): string => `<a class="path">${words} (<code>src/main.ts:${lines}</code> ${commit})</a>`;
  expect(guide(outcome)).toBe(
    `<p>${at('a', '3-5')} ${at('b', '7')} ${at('c', '7-9')} <a class="path">src/main.ts:2 (${commit})</a> <a href="/other-documents/docs-other/">d</a></p>`,
  );
});

test('lines written as in an editor lead to them on the forge', async () => {
  const outcome = await collected((await repositoryWith('[a](../src/main.ts:3-5)\n')).folder, { address });
  expect(guide(outcome)).toContain(`/blob/${outcome.site.commit.id}/src/main.ts#L3-L5"`);
});

test('it leads to the page of the repository that the operator names, at the built commit, and the site says which that is', async () => {
  const repository = await repositoryWith('[The start](../src/main.ts#L1) [All](../src/) ![Logo](logo.svg)\n');
  repository.write('docs/logo.svg', '<svg/>');
  await repository.commit('Draw');
  const outcome = await collected(repository.folder, { address });
  const { id } = outcome.site.commit;
  const rel = 'rel="noopener noreferrer nofollow"';
  expect(guide(outcome)).toBe(
    `<p><a href="https://github.com/o/r/blob/${id}/src/main.ts#L1" ${rel}>The start (<code>src/main.ts:1</code> at <code>${id.slice(0, 7)}</code>)</a> <a href="https://github.com/o/r/tree/${id}/src" ${rel}>All (<code>src</code> at <code>${id.slice(0, 7)}</code>)</a> <a href="https://github.com/o/r/blob/${id}/docs/logo.svg" ${rel}>image: Logo (logo.svg)</a></p>`,
  );
  expect(outcome.site.options.repository).toEqual(address);
});

test('a submodule is no file: on a forge it stands where folders stand', async () => {
  const repository = await repositoryWith('[Theirs](../vendor/theirs) [why](why%20%231%3F.md)\n');
  repository.write('docs/why #1?.md', '# Why\n');
  await repository.commit('Ask');
  await repository.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},vendor/theirs`);
  await repository.git('commit', '--quiet', '--message=Add theirs');
  const outcome = await collected(repository.folder, { address });
  const { id } = outcome.site.commit;
  expect(guide(outcome)).toContain(`<a href="https://github.com/o/r/tree/${id}/vendor/theirs" `);
  expect(guide(outcome)).toContain('<a href="/other-documents/docs-why-1/">why</a>');
});

test('an address that a secret stands in leads nowhere', async () => {
  const repository = await repositoryWith('[The start](../src/main.ts)\n');
  const token = `ghp_${'Ab1Cd2Ef3Gh4'.repeat(3)}`;
  const outcome = await collected(repository.folder, { address: { ...address, address: `https://github.com/${token}/r` } });
  expect([outcome.site.options.repository, guide(outcome).includes('href')]).toEqual([null, false]);
});

test('what an audience does not get is in no commit for it', async () => {
  const repository = await repositoryWith('[Key](../internal/key.ts)\n');
  const outcome = await collected(repository.folder, { address, audience: { ...wholeAudience, name: 'client', internal: false } });
  expect(guide(outcome)).not.toContain('href');
  expect(guide(outcome)).not.toContain(' at ');
});

test('with files that are not committed, no commit is named', async () => {
  const repository = await repositoryWith('[The start](../src/main.ts)\n');
  repository.write('docs/guide.md', '[The start](../src/new.ts)\n');
  repository.write('src/new.ts', 'run();\n');
  const outcome = await collected(repository.folder, { address, workingTree: true });
  expect(guide(outcome)).toBe('<p><a class="path">The start (<code>../src/new.ts</code>)</a></p>');
});

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openParts } from '../../../src/collect/versions/kept-parts.ts';
import { makeRepository, type TestRepository } from '../../histories/repository.ts';
import { collected } from '../collected.ts';

let cache: string;
let repository: TestRepository;
beforeEach(async () => {
  cache = mkdtempSync(join(tmpdir(), 'kept-parts-'));
  repository = await makeRepository();
});
afterEach(() => {
  rmSync(cache, { recursive: true, force: true });
  repository.dispose();
});

const secret = `gh${'p_'}aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA2bC4`;
const password = 'Kq7vXz2mPw9rTb4n';
/** Texts that differ in one word. */
const states = (count: number): string[] => Array.from({ length: count }, (_, at) => `It ends with state ${at + 1}.`);
const kept = (): string[] => {
  const folder = join(cache, 'past-pages');
  return existsSync(folder) ? readdirSync(folder).map((it) => join(folder, it)) : [];
};
const lists = (): string[] => kept().filter((it) => it.endsWith('.json'));

async function commit(path: string, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    repository.write(path, `# Guide\n\n${text}\n`);
    await repository.commit(`Write ${path}`);
  }
}

/** Both ways to collect give the same, byte for byte. */
async function sameWithAndWithout(): Promise<ReadonlyMap<string, string>> {
  const { files } = await collected(repository.folder, { cache });
  const without = await collected(repository.folder);
  expect([...files]).toEqual([...without.files]);
  return files;
}

/** Changes what is kept, with digests that fit. */
function pretend(from: string, to: string): void {
  for (const path of lists()) {
    const list = JSON.parse(readFileSync(path, 'utf8')) as { parts: string };
    const parts = list.parts.replaceAll(from, to);
    writeFileSync(path, JSON.stringify({ ...list, parts, sha256: createHash('sha256').update(parts).digest('base64url') }));
  }
}

describe('what pages of past texts show, kept from one build to the next', () => {
  test('gives the same content as without, and is used', async () => {
    await commit('GUIDE.md', ...states(5));
    await sameWithAndWithout();
    await sameWithAndWithout();
    // What was kept is believed: that is how it is known to be used.
    pretend('1 paragraph changed.', 'Believed.');
    const { files } = await collected(repository.folder, { cache });
    const { revisions } = JSON.parse(files.get('versions/other-documents/guide/versions.json') ?? '') as {
      revisions: { introduced: { counts: string } }[];
    };
    expect(revisions.map((it) => it.introduced.counts)).toEqual(['', ...Array(4).fill('Believed.')]);
  });

  test('is added to by a further revision, and forgotten with its document', async () => {
    await commit('GUIDE.md', ...states(2));
    await commit('docs/other.md', ...states(2));
    await sameWithAndWithout();
    expect(lists()).toHaveLength(2);
    await commit('GUIDE.md', 'It ends with state 3.');
    pretend('1 paragraph changed.', 'Believed.');
    const files = [...(await collected(repository.folder, { cache })).files.values()].join('\n');
    // That of the other document, and that from the first to the second state of this one.
    expect(files.split('"counts":"Believed."')).toHaveLength(3);
    expect(files.split('"counts":"1 paragraph changed."')).toHaveLength(3);
    rmSync(join(cache, 'past-pages'), { recursive: true });
    repository.remove('docs/other.md');
    await repository.commit('Drop it');
    await sameWithAndWithout();
  });

  test('is made anew where a link of it leads elsewhere by now', async () => {
    await commit('GUIDE.md', 'See [it](docs/next.md#part) and [that](docs/last.md).', 'Nothing.', 'Nothing more.');
    await sameWithAndWithout();
    await commit('docs/next.md', 'Next');
    const first = await sameWithAndWithout();
    expect(first.get('versions/other-documents/guide/1.html')).toContain('<a href="../../../docs-next/">it</a>');
    await commit('docs/next.md', '## Part');
    const second = await sameWithAndWithout();
    expect(second.get('versions/other-documents/guide/1.html')).toContain('<a href="../../../docs-next/#doc-part">it</a>');
  });

  test('holds no secret, also none that becomes known later', async () => {
    await commit(
      'GUIDE.md',
      'One way.',
      `Two ways ${secret}.`,
      `Three ways ${secret.replace('_', '&#95;')}.`,
      `Four, code word ${password}.`,
      'Five.',
    );
    await sameWithAndWithout();
    await sameWithAndWithout();
    expect(kept().filter((it) => readFileSync(it, 'utf8').includes(secret.slice(4, 16)))).toEqual([]);
    await commit('docs/other.md', `password: ${password}`);
    const files = await sameWithAndWithout();
    expect([...files.values(), ...kept().map((it) => readFileSync(it, 'utf8'))].filter((it) => it.includes(password))).toEqual([]);
  });

  test('holds no secret that is known in place of another', async () => {
    await commit('GUIDE.md', `One, code word ${password.replace('v', '&#118;')}.`, 'Two.', 'Three.');
    const main = (await repository.git('rev-parse', 'HEAD')).trim();
    await commit('docs/other.md', 'password: Zz8pLw3Qm5Xv7Tn2');
    await sameWithAndWithout();
    await repository.git('reset', '-q', '--hard', main);
    await commit('docs/other.md', `password: ${password}`);
    const files = await sameWithAndWithout();
    expect([...files.values()].filter((it) => it.includes(password))).toEqual([]);
  });

  test('is made anew where another build has written the file since it was used', () => {
    const page = (text: string): string => {
      const file = join(cache, text);
      writeFileSync(file, text);
      return file;
    };
    const shown = { why: 'shown' as const, leads: { links: [], places: [] } };
    const first = openParts(cache, 'it', 'here');
    first.put('one', shown, page('one'));
    first.close();
    const slow = openParts(cache, 'it', 'here');
    slow.use('one');
    slow.put('three', shown, page('three'));
    const quick = openParts(cache, 'it', 'here');
    quick.put('zero', shown, page('zero, which is longer'));
    quick.use('one');
    quick.close();
    slow.close();
    const last = openParts(cache, 'it', 'here');
    expect(last.find('one')).toBeNull();
    expect(last.find('three')?.html?.toString()).toBe('three');
  });

  test('counts as nothing where something else stands in its place, and to write there is refused by name', () => {
    const file = join(cache, 'made.html');
    writeFileSync(file, '<p>one</p>');
    const put = (folder: string, name: string): void => {
      const parts = openParts(folder, name, 'here');
      expect(parts.find('one')).toBeNull();
      parts.put('one', { why: 'shown', leads: { links: [], places: [] } }, file);
      parts.close();
    };
    const refusal = (folder: string, name: string): unknown => {
      try {
        put(folder, name);
      } catch (error) {
        return error instanceof Error && 'code' in error && 'path' in error ? [error.code, error.path] : error;
      }
      return null;
    };
    mkdirSync(join(cache, 'list.json'));
    expect(refusal(cache, 'list')).toEqual(['EISDIR', join(cache, 'list.json')]);
    put(cache, 'bytes');
    rmSync(join(cache, 'bytes.html'));
    mkdirSync(join(cache, 'bytes.html'));
    expect(refusal(cache, 'bytes')).toEqual(['EISDIR', join(cache, 'bytes.html')]);
    writeFileSync(join(cache, 'file'), '');
    expect(refusal(join(cache, 'file'), 'it')).toEqual(['EEXIST', join(cache, 'file')]);
    expect(refusal(join(cache, 'file', 'below'), 'it')).toEqual(['ENOTDIR', join(cache, 'file', 'below')]);
    expect(readdirSync(cache).toSorted()).toEqual(['bytes.html', 'bytes.json', 'file', 'list.html', 'list.json', 'made.html']);
  });

  test('counts as nothing where it is damaged, cut off or of another language', async () => {
    await commit('GUIDE.md', ...states(3));
    await sameWithAndWithout();
    const damage: ((path: string) => void)[] = [
      (path) => writeFileSync(path, readFileSync(path, 'utf8').replaceAll('state', 'stage').replaceAll('changed', 'chanGed')),
      (path) => writeFileSync(path, readFileSync(path).subarray(0, 40)),
      (path) => writeFileSync(path, ''),
    ];
    for (const each of damage) {
      for (const path of kept()) each(path);
      await sameWithAndWithout();
    }
    const german = await collected(repository.folder, { cache, language: 'de' });
    expect([...german.files]).toEqual([...(await collected(repository.folder, { language: 'de' })).files]);
  });
});

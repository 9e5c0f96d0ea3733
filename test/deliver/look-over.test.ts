import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookOver } from '../../src/deliver/look-over.ts';
import { byForm } from './by-form.ts';
import { newFolder, writeFiles } from './folder.ts';
import { listed } from './marked.ts';

test('what is looked at is listed with the size and the digest of all its bytes', async () => {
  const folder = newFolder();
  const large = 'x'.repeat(3_000_000);
  writeFiles(folder, { 'deep/large.txt': large, 'empty.txt': '' });
  expect(await lookOver(folder, ['deep/large.txt', 'empty.txt'], byForm)).toEqual({
    leaks: [],
    files: listed({ 'deep/large.txt': large, 'empty.txt': '' }),
  });
  expect(await lookOver(join(folder, 'deep'), ['large.txt'], byForm)).toEqual({ leaks: [], files: listed({ 'large.txt': large }) });
});

test('a file with a secret is named and listed all the same', async () => {
  const folder = newFolder();
  const page = `<p>gh${'p_'}aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2</p>`;
  writeFiles(folder, { 'a.html': page });
  expect(await lookOver(folder, ['a.html'], byForm)).toEqual({
    leaks: [{ rule: 'github token', place: 'a.html' }],
    files: listed({ 'a.html': page }),
  });
});

test('what is known to hold none is not looked at again, unless it is of another kind', async () => {
  const folder = newFolder();
  const text = 'the same text';
  writeFiles(folder, { 'a.json': text, 'b.json': text, 'c.md': text, 'd.md': text });
  const looked: string[] = [];
  const search = {
    ...byForm,
    inData: () => (looked.push('as data'), []),
    inPage: (page: string) => (page === text ? (looked.push('as a page'), ['made up']) : []),
  };
  const { leaks } = await lookOver(folder, ['a.json', 'b.json', 'c.md', 'd.md'], search);
  expect(leaks.map((it) => it.place)).toEqual(['c.md', 'd.md']);
  expect(looked).toEqual(['as data', 'as a page', 'as a page']);
});

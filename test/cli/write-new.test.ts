import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { foresee, writeNew } from '../../src/cli/write-new.ts';
import { folderWith } from './folders.ts';

const files = [
  { path: 'a.md', text: 'a' },
  { path: 'deep/er/b.md', text: 'b' },
  { path: 'c.md', text: 'c' },
];

test('files are written whole, with their folders, and nothing else is left', () => {
  const folder = folderWith({ 'c.md': 'mine' });
  const wanted = [
    { path: 'a.md', state: 'written' },
    { path: 'deep/er/b.md', state: 'written' },
    { path: 'c.md', state: 'kept' },
  ];
  expect(foresee(folder, files)).toEqual(wanted);
  expect(writeNew(folder, files)).toEqual(wanted);
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(['a.md', 'c.md', 'deep', 'deep/er', 'deep/er/b.md']);
  expect(['a.md', 'deep/er/b.md', 'c.md'].map((it) => readFileSync(join(folder, it), 'utf8'))).toEqual(['a', 'b', 'mine']);
});

test('when one file cannot be written none of them stays, nor a folder, and what was there does', () => {
  // What is to become the last file has its name taken while it is written.
  const taken = `c.md.handover-${process.pid}`;
  const folder = folderWith({ [taken]: 'mine', 'mine.txt': 'mine' });
  expect(() => writeNew(folder, files)).toThrow('EEXIST');
  expect(readdirSync(folder).toSorted()).toEqual([taken, 'mine.txt']);
});

test('a link or a file on the way is told before anything is written', () => {
  const elsewhere = folderWith({ 'er/': '' });
  const linked = folderWith({});
  symlinkSync(elsewhere, join(linked, 'deep'));
  expect(() => writeNew(linked, files)).toThrow('deep/er/b.md cannot be written: deep is a link. Nothing was written.');
  const blocked = folderWith({ 'deep/er': 'a file' });
  expect(() => foresee(blocked, files)).toThrow('deep/er/b.md cannot be written: deep/er is not a folder. Nothing was written.');
  expect([readdirSync(linked), readdirSync(join(elsewhere, 'er'))]).toEqual([['deep'], []]);
});

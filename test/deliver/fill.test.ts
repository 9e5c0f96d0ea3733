import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fill, isImmovable, restore } from '../../src/deliver/fill.ts';

let folder: string;
const at = (...names: string[]): string => join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-fill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of [
    ['site', 'new'],
    ['out', 'old'],
  ] as const) {
    mkdirSync(at(name, 'a'), { recursive: true });
    for (const path of ['handover.json', 'index.html', 'a/x']) writeFileSync(at(name, path), text);
  }
});

const standing = (): string[] => ['handover.json', 'index.html', 'a/x'].map((it) => readFileSync(at('out', it), 'utf8'));

test('files are exchanged where the folder cannot be moved', () => {
  fill(at('site'), at('out'), at('held'));
  expect(standing()).toEqual(['new', 'new', 'new']);
  expect(readdirSync(at('held')).toSorted()).toEqual(['a', 'handover.json', 'index.html']);
  expect(readdirSync(at('site'))).toEqual([]);
});

test('an empty folder is filled', () => {
  rmSync(at('out'), { recursive: true });
  mkdirSync(at('out'));
  fill(at('site'), at('out'), at('held'));
  expect(standing()).toEqual(['new', 'new', 'new']);
});

test.each([
  ['the old files were going', ['a'], []],
  ['all of them were gone', ['a', 'index.html', 'handover.json'], []],
  ['the new ones were coming', ['a', 'index.html', 'handover.json'], ['handover.json', 'a']],
])('a run killed while %s is undone by the next', (_, gone, come) => {
  mkdirSync(at('held'));
  for (const name of gone) renameSync(at('out', name), at('held', name));
  for (const name of come) renameSync(at('site', name), at('out', name));
  restore(at('out'), at('held'), at('torn'));
  expect(standing()).toEqual(['old', 'old', 'old']);
});

test('only a refusal of access is taken for a folder that cannot be moved', () => {
  expect(['EPERM', 'EACCES', 'ENOSPC', 'EBUSY'].filter((code) => isImmovable(Object.assign(new Error(code), { code })))).toEqual([
    'EPERM',
    'EACCES',
  ]);
});

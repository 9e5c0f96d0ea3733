import { expect, test } from 'vitest';
import { addressAt, cleanAddress, forgeOf, type Forge } from '../../src/model/forge.ts';

test.each([
  ['https://github.com/o/r', 'github'],
  ['https://github.example.org/o/r', 'github'],
  ['https://gitlab.com/o/r', 'gitlab'],
  ['https://bitbucket.org/o/r', 'bitbucket'],
  ['https://bitbucket.example.org/o/r', null],
  ['https://codeberg.org/o/r', 'gitea'],
  ['https://forgejo.example.org/o/r', 'gitea'],
  ['https://gitea.com/o/r', 'gitea'],
  ['https://git.example.org/o/r', null],
  ['nothing', null],
])('%s is shown by %s', (address, forge) => {
  expect(forgeOf(address)).toBe(forge);
});

test.each([
  ['https://ada:word@github.com/o/r.git', 'https://github.com/o/r'],
  ['https://github.com/o/r/?tab=1#top', 'https://github.com/o/r'],
  ['http://git.local:3000/o/r', 'http://git.local:3000/o/r'],
  ['https://github.com', null],
  ['ssh://git@github.com/o/r', null],
  ['javascript:alert(1)', null],
  ['o/r', null],
])('%s is looked at as %s', (written, address) => {
  expect(cleanAddress(written)).toBe(address);
});

test.each<[Forge, string, string, string]>([
  ['github', 'blob/c0/src/a%20b%23.ts#L3-L9', 'blob/c0/src/a%20b%23.ts', 'tree/c0/src'],
  ['gitlab', '-/blob/c0/src/a%20b%23.ts#L3-L9', '-/blob/c0/src/a%20b%23.ts', '-/tree/c0/src'],
  ['bitbucket', 'src/c0/src/a%20b%23.ts#lines-3:9', 'src/c0/src/a%20b%23.ts', 'src/c0/src'],
  ['gitea', 'src/commit/c0/src/a%20b%23.ts#L3-L9', 'src/commit/c0/src/a%20b%23.ts', 'src/commit/c0/src'],
])('%s has its own form of addresses', (forge, lines, file, folder) => {
  const repository = { address: 'https://x.test/o/r', forge };
  const at = (path: string, kind: 'file' | 'folder', its: string): string =>
    addressAt(repository, 'c0', { path, kind, lines: its }).slice('https://x.test/o/r/'.length);
  expect([at('src/a b#.ts', 'file', 'L3-L9'), at('src/a b#.ts', 'file', ''), at('src', 'folder', '')]).toEqual([lines, file, folder]);
});

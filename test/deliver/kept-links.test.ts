import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkLinks } from '../../src/deliver/check-links.ts';
import { openLinks, signOf } from '../../src/deliver/kept-links.ts';
import { newFolder } from './folder.ts';

let cache: string;
beforeEach(() => {
  cache = newFolder();
});

const files = ['a/index.html', 'a/v/1/index.html'];
const signs = new Set(files.map(signOf));
const part = { page: 'a/v/1/index.html', html: () => '<a href="../../">a</a><a href="https://example.org/">b</a>', of: 'part 1' };

/** A build that checks the links of the part, and keeps them. */
function check(its = part, there = files): void {
  const links = openLinks(cache, 'these secrets');
  checkLinks([its], there, links);
  links.keep();
}
const unread = (): never => {
  throw new Error('The part was read.');
};

test('a part that an earlier build has looked through is not read again', () => {
  check();
  expect(() => check({ ...part, html: unread })).not.toThrow();
  expect(() => check({ ...part, html: unread })).not.toThrow();
});

test('its links are looked at once more where a page they lead to is gone', () => {
  check();
  expect(() => check(part, ['a/v/1/index.html'])).toThrow('A link of the site leads nowhere: /a/v/1/ links to ../../.');
});

test('what is kept says nothing of a text', () => {
  check();
  const [, kept = ''] = readFileSync(join(cache, 'links.json'), 'utf8').split('\n');
  expect(JSON.parse(kept)).toEqual({ 'part 1': [expect.stringMatching(/^[0-9a-f]{16}$/)] });
});

test('a part that is gone is forgotten', () => {
  check();
  check({ ...part, of: 'part 2' });
  const links = openLinks(cache, 'these secrets');
  expect([links.has('part 1'), links.has('part 2')]).toEqual([false, true]);
});

test.each([
  ['once another secret is known', 'other secrets'],
  ['where nothing is kept', null],
])('no part is known %s', (_, known) => {
  check();
  const links = openLinks(cache, known);
  expect([links.has('part 1'), links.areThere('part 1', signs)]).toEqual([false, false]);
});

test('a damaged list counts as none', () => {
  check();
  const list = join(cache, 'links.json');
  writeFileSync(list, readFileSync(list, 'utf8').replace('part 1', 'part 2'));
  const links = openLinks(cache, 'these secrets');
  expect([links.has('part 1'), links.has('part 2')]).toEqual([false, false]);
});

import { expect, test } from 'vitest';
import { bytesOf, isSafePath, pathOf, shown } from '../../src/git/names.ts';

test('a path of other bytes than UTF-8 is written out, and is another one than what is written', () => {
  const raw = Buffer.from('größe.md', 'latin1');
  expect(pathOf(Buffer.from('docs/größe.md'))).toBe('docs/größe.md');
  expect(shown(pathOf(raw))).toBe('gr\\xf6\\xdfe.md');
  expect(bytesOf(pathOf(raw))).toEqual(raw);
  expect(isSafePath(pathOf(raw))).toBe(true);
  expect(isSafePath('gr\\xf6\\xdfe.md')).toBe(false);
});

test('what cannot be seen in a name is written out', () => {
  expect(shown('a\nb\u202egpj.md')).toBe('a\\x0ab\\u{202e}gpj.md');
  expect(shown('a\u00ad\u3164\u{e0041}.md')).toBe('a\\xad\\u{3164}\\u{e0041}.md');
});

test.each(['../a.md', 'a/../b', '/a.md', 'a\\b.md', '.git', 'a/.GIT/x', 'a//b', ''])('%j is not a safe path', (path) => {
  expect(isSafePath(path)).toBe(false);
});

test.each(['a.md', 'docs/..a.md', '-n', ':(exclude)x.md', '.gitignore', 'a b/ü.md'])('%j is a safe path', (path) => {
  expect(isSafePath(path)).toBe(true);
});

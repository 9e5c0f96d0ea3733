import { expect, test } from 'vitest';
import { isSafePath, pathOf, shown } from '../../src/git/names.ts';

test('a path of other bytes than UTF-8 is written out', () => {
  expect(pathOf(Buffer.from('docs/größe.md'))).toBe('docs/größe.md');
  expect(pathOf(Buffer.from('größe.md', 'latin1'))).toBe('gr\\xf6\\xdfe.md');
});

test('what cannot be seen in a name is written out', () => {
  expect(shown('a\nb\u202egpj.md')).toBe('a\\x0ab\\u{202e}gpj.md');
});

test.each(['../a.md', 'a/../b', '/a.md', 'a\\b.md', '.git', 'a/.GIT/x', 'a//b', ''])('%j is not a safe path', (path) => {
  expect(isSafePath(path)).toBe(false);
});

test.each(['a.md', 'docs/..a.md', '-n', ':(exclude)x.md', '.gitignore', 'a b/ü.md'])('%j is a safe path', (path) => {
  expect(isSafePath(path)).toBe(true);
});

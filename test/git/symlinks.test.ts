import { expect, test } from 'vitest';
import { symlinksOf } from '../../src/git/symlinks.ts';

const links = symlinksOf(
  new Map([
    ['CLAUDE.md', 'AGENTS.md'],
    ['.claude', '.agents'],
    ['.agents/again', '.claude/skills'],
    ['loop/a', 'loop/b'],
    ['loop/b', 'loop/a'],
    ['self', 'self/deeper'],
  ]),
);

test('a file is reached under every name that leads to it', () => {
  expect(links.aliasesOf('AGENTS.md')).toEqual(['CLAUDE.md']);
  expect(links.aliasesOf('.agents/settings.json')).toEqual(['.claude/settings.json']);
  expect(links.aliasesOf('.agents/skills/x/SKILL.md')).toEqual([
    '.agents/again/x/SKILL.md',
    '.claude/again/x/SKILL.md',
    '.claude/skills/x/SKILL.md',
  ]);
  expect(links.aliasesOf('README.md')).toEqual([]);
});

test('links are followed to where the file stands, and circles end', () => {
  expect(links.resolve('.claude/again/x/SKILL.md')).toBe('.agents/skills/x/SKILL.md');
  expect(links.resolve('README.md')).toBe('README.md');
  expect(links.resolve('loop/a')).toMatch(/^loop\/[ab]$/);
  expect(links.aliasesOf('loop/a')).toEqual([]);
  expect(links.aliasesOf('self/deeper')).toEqual([]);
});

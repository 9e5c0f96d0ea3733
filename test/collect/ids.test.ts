import { expect, test } from 'vitest';
import { slugOf, slugOfPath, uniqueIds } from '../../src/collect/ids.ts';

test.each([
  ['docs/adr/0001-use-PostgreSQL.md', 'docs-adr-0001-use-postgresql'],
  ['HANDOFF.zh-CN.md', 'handoff-zh-cn'],
  ['ÜBERGABE.md', 'ubergabe'],
  ['docs/Straße.md', 'docs-strasse'],
])('%s is named by its words', (path, slug) => {
  expect(slugOfPath(path)).toBe(slug);
});

test.each(['交接文档.md', 'docs/引き継ぎ.md', 'con.md', '---.md', `${'long-'.repeat(30)}.md`])(
  '%s gets digits that keep it apart',
  (path) => {
    expect(slugOfPath(path)).toMatch(/^[a-z0-9-]*-[0-9a-f]{6}$/);
    expect(slugOfPath(path).length).toBeLessThanOrEqual(60);
  },
);

test('what differs only in letters that were lost stays apart', () => {
  expect(slugOf('a 交')).not.toBe(slugOf('a 接'));
});

test('the first of several equal names keeps it', () => {
  const ids = uniqueIds([
    { slug: 'handoff', apart: 'a' },
    { slug: 'handoff', apart: 'b' },
    { slug: 'handoff', apart: 'b' },
  ]);
  expect(ids[0]).toBe('handoff');
  expect(new Set(ids).size).toBe(3);
});

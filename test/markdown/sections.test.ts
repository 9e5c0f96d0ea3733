import { expect, test } from 'vitest';
import { parseMarkdown } from '../../src/markdown/parse.ts';
import { descendantsOf, sectionsOf, type Section } from '../../src/markdown/sections.ts';
import { redacted } from './redacted.ts';

const read = (text: string): Section => sectionsOf(parseMarkdown(redacted(text)));
const outline = ({ heading, children }: Section): unknown => (children.length === 0 ? heading : [heading, ...children.map(outline)]);

test('headings nest by their level', () => {
  expect(outline(read('# A\n## B\n### C\n## D\n'))).toEqual(['', ['A', ['B', 'C'], 'D']]);
});

test('several level 1 headings are sections side by side', () => {
  expect(outline(read('# 0. Goal\n# 1. Next\n## x\n# 2. Done\n'))).toEqual(['', '0. Goal', ['1. Next', 'x'], '2. Done']);
});

test('a skipped level and a higher one after a lower one keep their order', () => {
  expect(outline(read('### C\n# A\n#### D\n## B\n'))).toEqual(['', 'C', ['A', 'D', 'B']]);
});

test('headings in quotes, lists and code are content', () => {
  expect(outline(read('# A\n> ## quoted\n\n- ## listed\n\n```md\n## Next\n```\n'))).toEqual(['', 'A']);
});

test('underlined headings count', () => {
  expect(outline(read('Заголовок\n=========\n\nПодзаголовок\n---\n'))).toEqual(['', ['Заголовок', 'Подзаголовок']]);
});

test('a heading is its words with signs and numbers', () => {
  expect(outline(read('## ✅ 3. **Done** `main.py` — [link](x)  (2026-07-20)\n'))).toEqual(['', '✅ 3. Done main.py — link (2026-07-20)']);
});

test('a section spans what is below it, and holds the blocks directly under it', () => {
  const text = 'intro\n\n# A\n\none\n\n## B\n\ntwo\n\n# C\n';
  const root = read(text);
  const [a, c] = root.children;
  expect(root.blocks).toHaveLength(1);
  expect(text.slice(a?.start, a?.end)).toBe('# A\n\none\n\n## B\n\ntwo\n\n');
  expect(a?.blocks.map(({ type }) => type)).toEqual(['paragraph']);
  expect(a?.line).toBe(3);
  expect(text.slice(c?.start, c?.end)).toBe('# C\n');
});

test('the root is the body without front matter', () => {
  const root = read('---\na: b\n---\nbody\n');
  expect([root.line, root.start, root.end, root.depth]).toEqual([4, 13, 18, 0]);
});

test('all sections below one are listed in the order of the file', () => {
  expect(descendantsOf(read('# A\n## B\n# C\n')).map(({ heading }) => heading)).toEqual(['A', 'B', 'C']);
});

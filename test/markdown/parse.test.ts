import { expect, test } from 'vitest';
import { parseMarkdown, type Node } from '../../src/markdown/parse.ts';
import { redacted } from './redacted.ts';

/** Every piece of text with its line and what stands at its offsets in the file. */
function textsOf(source: string): [string, number | undefined, string][] {
  const texts: [string, number | undefined, string][] = [];
  const visit = (node: Node): void => {
    if (node.type === 'text') {
      texts.push([node.value, node.position?.start.line, source.slice(node.position?.start.offset, node.position?.end.offset)]);
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parseMarkdown(redacted(source)).root);
  return texts;
}

test.each([
  ['Han characters', '漢字 **太字** 文\n\n# 見出し\n'],
  ['emoji', '# 😀 done\n\n👩‍👩‍👧 **three** of them\n'],
  ['carriage returns before line feeds', '# a\r\n\r\nb **c**\r\n'],
  ['carriage returns alone', 'b **c**\r\r# h\r'],
  ['a byte order mark', '\uFEFF# a\n\nb **c**\n'],
  ['front matter', '---\ntitle: 漢字\n---\n\n# a\n\nb **c**\n'],
  ['a byte order mark before front matter', '\uFEFF---\r\ntitle: x\r\n---\r\n# a\r\n\r\nb **c**\r\n'],
])('positions are those of the file with %s', (_, source) => {
  const texts = textsOf(source);
  expect(texts.length).toBeGreaterThan(1);
  for (const [value, line, atOffsets] of texts) {
    expect(atOffsets).toBe(value);
    expect(source.split(/\r\n|\n|\r/)[(line ?? 0) - 1]).toContain(value);
  }
});

test('front matter is no part of the tree and stays readable beside it', () => {
  const { root, front } = parseMarkdown(redacted('---\nstatus: done\n---\n# Title\n'));
  expect(root.children.map(({ type }) => type)).toEqual(['heading']);
  expect(front.data).toEqual({ status: 'done' });
});

test('an empty text is an empty tree', () => {
  expect(parseMarkdown(redacted('')).root.children).toEqual([]);
});

test('a text nested without end is parsed', () => {
  expect(parseMarkdown(redacted('> '.repeat(20_000) + 'a')).root.children).toHaveLength(1);
});

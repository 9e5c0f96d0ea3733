import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineBlocks, type Block } from '../../src/compare/block.ts';
import { compare } from '../../src/compare/compare.ts';
import { blocksOfMarkdown } from '../../src/compare/from-markdown.ts';
import { unseenBetween } from '../../src/compare/unseen.ts';
import { parseMarkdown } from '../../src/markdown/parse.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { notationOf, numbersOf } from './notation.ts';

const folder = 'test/fixtures/compare';

interface Expected {
  language: string;
  detail: string;
  difference: string;
  counts: object;
  parts: string[];
}

function blocksOf(text: string, ending: string): Block[] {
  return ending === 'md' ? blocksOfMarkdown(parseMarkdown(text as Redacted)) : lineBlocks(text.replace(/\n$/, ''));
}

test.each(readdirSync(folder))('%s', (name) => {
  const ending = ['md', 'yaml'].find((it) => existsSync(`${folder}/${name}/before.${it}`)) ?? '';
  const [before, after] = ['before', 'after'].map((it) => readFileSync(`${folder}/${name}/${it}.${ending}`, 'utf8')) as [string, string];
  const expected = JSON.parse(readFileSync(`${folder}/${name}/expected.json`, 'utf8')) as Expected;
  const { detail, counts, parts } = compare(blocksOf(before, ending), blocksOf(after, ending), expected.language);
  expect({
    language: expected.language,
    detail,
    difference: parts.length > 0 ? 'shown' : unseenBetween(before, after),
    counts: numbersOf(counts),
    parts: notationOf(parts),
  }).toEqual(expected);
});

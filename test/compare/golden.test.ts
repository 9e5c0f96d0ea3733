import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compare } from '../../src/compare/compare.ts';
import { blocksOfText } from '../../src/compare/from-text.ts';
import { unseenBetween } from '../../src/compare/unseen.ts';
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

test.each(readdirSync(folder))('%s', (name) => {
  const ending = ['md', 'yaml'].find((it) => existsSync(`${folder}/${name}/before.${it}`)) ?? '';
  const path = `${folder}/${name}/after.${ending}`;
  const [before, after] = ['before', 'after'].map((it) => readFileSync(`${folder}/${name}/${it}.${ending}`, 'utf8')) as [
    Redacted,
    Redacted,
  ];
  const expected = JSON.parse(readFileSync(`${folder}/${name}/expected.json`, 'utf8')) as Expected;
  const { detail, counts, parts } = compare(blocksOfText(before, path), blocksOfText(after, path), expected.language);
  expect({
    language: expected.language,
    detail,
    difference: parts.length > 0 ? 'shown' : unseenBetween(before, after),
    counts: numbersOf(counts),
    parts: notationOf(parts),
  }).toEqual(expected);
});

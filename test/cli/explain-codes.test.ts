import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explanations } from '../../src/cli/explain-codes.ts';
import { collections } from '../../src/collections/index.ts';

const src = join(import.meta.dirname, '../../src');

/** Codes in the code itself: neither in a comment nor in the tables of texts. */
function usedCodes(): Set<string> {
  const files = globSync('**/*.{ts,mjs,astro}', { cwd: src }).filter((path) => !/(^|\/)codes\.ts$/.test(path));
  const codes = files.flatMap((path) => {
    const code = readFileSync(join(src, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return code.match(/\bHO\d{3}\b/g) ?? [];
  });
  return new Set(codes);
}

test('every code in the source has a text, and every text belongs to a code in the source', () => {
  expect([...explanations.keys()].toSorted()).toEqual([...usedCodes()].toSorted());
});

test('no two folders explain the same code', () => {
  const written = globSync('**/codes.ts', { cwd: src }).flatMap(
    (path) => readFileSync(join(src, path), 'utf8').match(/\bHO\d{3}(?=: )/g) ?? [],
  );
  expect(written.toSorted()).toEqual([...new Set(written)].toSorted());
});

test('a text says more than a line, without markup or names of machines', () => {
  const bad = [...explanations].filter(([, text]) => text.length < 60 || !/[.)"]$/.test(text) || /\/(work|tmp)\//.test(text));
  expect(bad).toEqual([]);
});

test('HO110 lists every name and place that is looked at', () => {
  const text = explanations.get('HO110') ?? '';
  for (const { name, lookedFor, howToAdd } of collections) {
    for (const words of [name, howToAdd, ...lookedFor]) expect(text).toContain(words);
  }
});

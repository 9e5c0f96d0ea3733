import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codes as markdownCodes } from '../../src/markdown/codes.ts';
import { codes as redactCodes } from '../../src/redact/codes.ts';

test('every code that the Markdown layer reports has a text, and no text is left over', () => {
  const reported = globSync('src/markdown/*.ts')
    .filter((file) => !file.endsWith('codes.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(HO\d{3})'/g)].map(([, code = '']) => code));
  expect([...new Set(reported)].toSorted()).toEqual(Object.keys(markdownCodes).toSorted());
});

test('the codes of the folders lie in their ranges', () => {
  expect(Object.keys(markdownCodes).every((code) => /^HO6\d\d$/.test(code))).toBe(true);
  expect(Object.keys(redactCodes).every((code) => /^HO4\d\d$/.test(code))).toBe(true);
});

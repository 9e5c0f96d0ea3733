import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';

const token = `gh${'p_'}aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2`;
const [head, tail] = [token.slice(0, 20), token.slice(20)];
const hexOf = (text: string): string => [...text].map((it) => it.charCodeAt(0).toString(16)).join('');
const hidden = '[redacted: github token]';

test.each([
  ['two lines', `a ${head}\n${tail} b`, `a ${hidden}\n b`],
  ['two lines of a quote', `> ${head}\n> ${tail}`, `> ${hidden}\n`],
  ['two literals', `"${head}" + "${tail}"`, `"${hidden}"`],
  ['literals in two lines', `'${head}' +\n  '${tail}'`, `'${hidden}\n'`],
  ['Base64', `a ${btoa(token)} b`, `a ${hidden} b`],
  ['Base64 of more text', btoa(`{"auth": "${token}"}`), hidden],
  ['hexadecimal', hexOf(token), hidden],
])('a token in %s is hidden', (_, text, expected) => {
  expect(redact(text, 'a.md').text).toBe(expected);
});

test.each([
  ['a word below a whole token', `${token}\nword`, `${hidden}\nword`],
  ['a picture', `data:image/png;base64,iVBORw0KGgo${'AbC9'.repeat(20)}`, `data:image/png;base64,iVBORw0KGgo${'AbC9'.repeat(20)}`],
  ['text in Base64', btoa('nothing but some words of a sentence'), btoa('nothing but some words of a sentence')],
])('%s stays', (_, text, expected) => {
  expect(redact(text, 'a.md').text).toBe(expected);
});

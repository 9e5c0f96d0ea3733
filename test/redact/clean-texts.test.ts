import { expect, test } from 'vitest';
import { cleanTexts } from '../../src/redact/clean-texts.ts';
import { createRedactor } from '../../src/redact/redactor.ts';

test('lines that were looked at are left out, until another secret is known', () => {
  let known = 0;
  const clean = cleanTexts(() => known);
  clean.add('one');
  clean.addLines('<p>one</p>\n<p>two</p>');
  expect([clean.has('one'), clean.freshLines('<p>two</p>\n<p>three</p>\n<p>one</p>')]).toEqual([true, '<p>three</p>']);
  known = 1;
  expect([clean.has('one'), clean.freshLines('<p>two</p>\n<p>three</p>')]).toEqual([false, '<p>two</p>\n<p>three</p>']);
});

test('a line that became a secret since it was looked at is found', () => {
  const redactor = createRedactor();
  const password = 'xK9!vw-2Lq7aa-77Tz';
  const page = `<h1>A</h1>\n<p>the word is ${password}</p>\n`;
  expect(redactor.visibleSecrets(page)).toEqual([]);
  redactor.redact(`password: "${password}"`, { path: 'a.yaml', age: 0 });
  expect(redactor.visibleSecrets(page)).toEqual(['password']);
  expect(redactor.visibleSecrets(page)).toEqual(['password']);
});

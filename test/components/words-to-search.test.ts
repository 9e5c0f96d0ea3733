import { expect, test } from 'vitest';
import { wordsToSearch } from '../../src/components/not-found/words.ts';

test.each([
  ['FR-002', 'FR-002'],
  ['requirements/FR-002/', 'FR-002'],
  ['handofs/portal-lgin/index.html', 'portal lgin'],
  ['decisions/0003_send-mail.md', '0003 send mail'],
  ['', null],
  ['--/', null],
])('%j is searched for as %j', (path, words) => {
  expect(wordsToSearch(path)).toBe(words);
});

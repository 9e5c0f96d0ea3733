import { expect, test } from 'vitest';
import { addressOf, siteSettings } from '../../src/config/site.ts';

test('the address of the repository is taken as browsers ask for it', () => {
  expect(addressOf(siteSettings.parse({ repository: 'https://github.com/o/r.git' }))).toEqual({
    address: 'https://github.com/o/r',
    forge: 'github',
  });
  expect(addressOf(siteSettings.parse({ repository: 'https://git.example.org/o/r/', forge: 'gitea' }))).toEqual({
    address: 'https://git.example.org/o/r',
    forge: 'gitea',
  });
  expect([addressOf(undefined), addressOf({})]).toEqual([null, null]);
});

test.each([
  [{ repository: 'https://ada:word@github.com/o/r' }, 'Must be the http(s) address of a repository, without a name or password'],
  [{ repository: 'git@github.com:o/r.git' }, 'Must be the http(s) address of a repository, without a name or password'],
  [{ repository: 'https://git.example.org/o/r' }, 'Must be set, because the host does not tell it: github, gitlab, bitbucket, gitea'],
])('%j is refused', (said, message) => {
  expect(siteSettings.safeParse(said).error?.issues.map((it) => it.message)).toEqual([message]);
});

import { expect, test } from 'vitest';
import { shown, shownProse } from '../../src/run-it/shown.ts';
import { withoutSecrets } from '../../src/run-it/values.ts';

test.each<readonly [string, string]>([
  ['git+https://u:S@github.com/a/b.git#v1', 'git+https://[not shown]@github.com/a/b.git#v1'],
  ['https://S@github.com/a/b', 'https://[not shown]@github.com/a/b'],
  ['pip install --extra-index-url https://u:S@pypi.test/simple x', 'pip install --extra-index-url https://[not shown]@pypi.test/simple x'],
  ['postgres://u:p/s@s?x@h/db', 'postgres://[not shown]@h/db'],
  ['https://a.test/x.tgz?token=S&v=2#egg=b', 'https://a.test/x.tgz?token=[not shown]&v=2#egg=b'],
  ['//u:S@a.test/x', '//[not shown]@a.test/x'],
  ['curl -u deploy:S https://a.test', 'curl -u deploy:[not shown] https://a.test'],
  ['bob:S33@a.test/x', '[not shown]@a.test/x'],
  ['https://u:p|w\\x<y>z@a.test/b', 'https://[not shown]@a.test/b'],
  ['mysql -u root -pS a', 'mysql -u root -p[not shown] a'],
  ['curl -d {"api_key":"q7m2x9k4w8c3"}', 'curl -d {"api_key": [not shown]}'],
  ...[
    'git+ssh://git@github.com/a/b.git',
    'git@github.com:a/b.git',
    'https://unpkg.com/react@18/x',
    'http://localhost:3000/@vite/x',
    'postgres://postgres:postgres@localhost:5432/a',
    'https://$USER:${PASS}@a.test',
    'npm:foo@2.x',
    'image: postgres:16',
    'mailto:ada@a.test',
  ].map((it) => [it, it] as const),
])('%s is shown as %s', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected);
  expect(withoutSecrets(expected)).toBe(expected);
});

test.each<readonly [string, string]>([
  ['live key envsecret-012', 'live key [not shown]'],
  ['live key: hunter', 'live key: [not shown]'],
  ['the key is hunter2', 'the key is [not shown]'],
  ['sk-live-9f8a7b6c here', '[not shown] here'],
  ['Passwort: Tr0ub4dor-x7Qz', 'Passwort: [not shown]'],
  ['from https://u:S@a.test', 'from https://[not shown]@a.test'],
  ...[
    'Use a 256-bit key (32 bytes), sha256 of UTF-8 text',
    'token: get it from GitHub',
    'API key of OPENAI_API_KEY_2',
    'i18n-toolkit for us-east-1 since 2024-01-01 on localhost:5432 or /var/lib/pg14',
  ].map((it) => [it, it] as const),
])('the description %j is shown as %j', (text, expected) => {
  expect(shownProse(text)).toBe(expected);
});

test('every string of the data is looked at, paths are not', () => {
  const address = 'git+https://u:S@a.test/b.git';
  expect(shown({ path: address, line: 1, list: [{ wanted: address, description: 'live key envsecret-012', none: null }] })).toEqual({
    path: address,
    line: 1,
    list: [{ wanted: 'git+https://[not shown]@a.test/b.git', description: 'live key [not shown]', none: null }],
  });
});

test.each(['told', 'inWords', 'rollBack', 'limits'])('the sentences of "%s" are looked at as what people write', (list) => {
  expect(shown({ [list]: [{ text: 'Log in, the password is hunter2.', line: 1 }] })).toEqual({
    [list]: [{ text: 'Log in, the password is [not shown]', line: 1 }],
  });
});

import { expect, test } from 'vitest';
import { createRedactor, type Redactor, type Standing } from '../../src/redact/redactor.ts';

const mixed = 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2';
const [first, second] = [`gh${'p_'}${mixed}`, `gh${'p_'}${[...mixed].toReversed().join('')}`];
const password = 'xK9!vw-2Lq<8&aa';

/** The texts as they are shown, whatever the order in which they are looked at. */
function shown(texts: readonly (readonly [string, string, number])[], order = texts.map((_, index) => index)): string[] {
  const redactor = createRedactor();
  const looks = order.map(
    (it) => [it, redactor.look(texts[it]?.[1] ?? '', { path: texts[it]?.[0] ?? '', age: texts[it]?.[2] ?? 0 })] as const,
  );
  const byText = new Map(looks);
  return texts.map(([, text], index) => redactor.show(text, byText.get(index) ?? { ranges: [] }).text);
}

const at = (path: string, age = 0): Standing => ({ path, age });

test('the same secret has the same number in every text, in the order of paths, lines and versions', () => {
  const texts = [
    ['b.md', `${second}\n${first}`, 0],
    ['a.md', `one ${first}`, 0],
    ['a.md', `old ${second}, gl${'pat-'}${mixed.slice(0, 20)}`, 7],
  ] as const;
  const expected = [
    '[redacted: github token 2]\n[redacted: github token 1]',
    'one [redacted: github token 1]',
    'old [redacted: github token 2], [redacted: gitlab token 1]',
  ];
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ])
    expect(shown(texts, order)).toEqual(expected);
});

const spellings: readonly [string, string][] = [
  ['as it is', password],
  ['in JSON', JSON.stringify(password).slice(1, -1)],
  ['in HTML', password.replaceAll('&', '&amp;').replaceAll('<', '&lt;')],
  ['in an address', encodeURIComponent(password)],
  ['in an address with small letters', encodeURIComponent(password).toLowerCase().replace('xk9', 'xK9').replace('lq', 'Lq')],
  ['in Base64', btoa(password)],
  ['in Base64 behind a name', btoa(`bot:${password}`)],
  ['in Base64 within more text', btoa(`a: bot, b: ${password}, c: 1`)],
  ['in hexadecimal', [...password].map((it) => it.charCodeAt(0).toString(16)).join('')],
];

test.each(spellings)('what was recognised in one text is hidden in another one %s', (_, written) => {
  const [, other] = shown([
    ['z.yaml', `password: "${password}"`, 3],
    ['a.md', `we used ${written} then`, 0],
  ]);
  expect(other).toBe('we used [redacted: password 1] then');
});

test('words that are passwords are not hidden everywhere', () => {
  const texts = [
    ['a.json', '{"env": {"A": "production", "B": "1", "C": "postgres"}}', 0],
    ['.mcp.json', '{"env": {"A": "production", "B": "1", "C": "postgres", "D": "https://x.test/path"}}', 0],
    ['b.md', 'production 1 postgres https://x.test/path', 0],
  ] as const;
  expect(shown(texts)[2]).toBe('production 1 postgres https://x.test/path');
});

test('a token keeps its name where only its place tells that it is secret', () => {
  expect(
    shown([
      ['.mcp.json', `{"headers": {"A": "Bearer ${first}"}}`, 0],
      ['b.md', first, 0],
    ]),
  ).toEqual(['{"headers": {"A": "[redacted: github token 1]"}}', '[redacted: github token 1]']);
});

const line = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKB';
const keyText = `-----BEGIN ${'PRIVATE'} KEY-----\n${line}\n${[...line].toReversed().join('')}\n-----END ${'PRIVATE'} KEY-----`;

test('a private key has one number, whole, quoted or one line of it', () => {
  expect(
    shown([
      ['a.md', keyText, 0],
      ['b.md', keyText.replace(/^/gm, '> '), 0],
      ['c.md', `the line ${line} of it`, 0],
    ]),
  ).toEqual(['[redacted: private key 1]\n\n\n', '> [redacted: private key 1]\n> \n> \n> ', 'the line [redacted: private key 1] of it']);
});

test('findings say which secret it is, never what it is', () => {
  const redactor = createRedactor();
  const { findings } = redactor.redact(`a ${first} ${first}`, at('a.md'));
  expect(findings).toEqual([
    { rule: 'github token', line: 1, column: 3, number: 1 },
    { rule: 'github token', line: 1, column: 44, number: 1 },
  ]);
  expect(redactor.known()).toBe(1);
});

test('numbers stay when a text comes late', () => {
  const redactor = createRedactor();
  expect(redactor.redact(second, at('z.md')).text).toBe('[redacted: github token 1]');
  expect(redactor.redact(`${first} ${second}`, at('a.md')).text).toBe('[redacted: github token 2] [redacted: github token 1]');
});

test('a text of an earlier run is read again only when it holds what is known now', () => {
  const redactor = createRedactor();
  const before = redactor.redact(`the word was ${password}`, at('a.md')).text;
  const clean = redactor.redact('nothing', at('b.md')).text;
  redactor.look(`password: "${password}"`, at('c.md'));
  expect([redactor.holdsKnown(before), redactor.holdsKnown(clean)]).toEqual([true, false]);
});

/** A redactor that has seen both secrets. */
function knowing(): Redactor {
  const redactor = createRedactor();
  redactor.look(`${first}\npassword: "${password}"`, at('a.md'));
  return redactor;
}

test('known secrets are hidden in what is read only after parsing', () => {
  const redactor = knowing();
  const { text } = redactor.show(`a x**K9!vw**-2Lq&lt;8&amp;aa b gh<b></b>${first.slice(2)}`, { ranges: [] });
  expect(redactor.redactDecoded(text).text).toBe('a [redacted: password 1] b [redacted: github token 1]');
});

test('strings and keys of data are hidden under their numbers', () => {
  expect(knowing().lastLook({ [first]: [password, 'a'] })).toEqual({
    value: { '[redacted: github token 1]': ['[redacted: password 1]', 'a'] },
    findings: ['github token', 'password'],
  });
});

test('a page that shows a known secret is found', () => {
  expect(knowing().visibleSecrets(`<p>a ${password.replaceAll('&', '&amp;').replaceAll('<', '&lt;')} b</p>`)).toEqual(['password']);
  expect(knowing().visibleSecrets('<p>[redacted: password 1]</p>')).toEqual([]);
});

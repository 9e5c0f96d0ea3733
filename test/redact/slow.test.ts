import { expect, test } from 'vitest';
import { decodedRangesIn } from '../../src/redact/decoded.ts';
import { personalDataIn } from '../../src/redact/personal.ts';
import { rangesIn } from '../../src/redact/ranges-in.ts';
import { redact } from '../../src/redact/redact.ts';
import { tokenRules } from '../../src/redact/rules.ts';
import { matchesOf } from '../../src/redact/tokens.ts';

const filled = (part: string, size = 60_000): string => part.repeat(size / part.length);
const MiB = 2 ** 20;

// The test runner's own limit is what fails here when something is looked at again and again.
test.each(tokenRules.map((it) => [it.rule, it] as const))(
  'lines made to be slow for %s take time in proportion',
  (_, { keywords, hits }) => {
    const [keyword = 'key', hit = 'hit'] = [keywords[0], hits[0]];
    for (const text of [filled(keyword), filled(hit), filled(hit.slice(0, -3)), keyword + filled('aB3')])
      expect(redact(text, 'a.md').text.length).toBeGreaterThan(0);
  },
);

test.each([
  'password',
  'password = ',
  'password: "',
  '--token ',
  'the secret is ',
  '"key","',
  '<password>',
  'api_key ',
  'Authorization: Bearer ',
  'https://a:b',
  'curl -u a:b ',
  ' -p',
  'machine a login b password ',
  '| a | password |\n|---|---|\n',
  'kind: Secret\ndata:\n  a: bcdef\n',
  'aaaaaaaaaa1\n',
  '"a1" + "',
  'a1b2c3d4e5f6a7b8',
  '%41',
  '&#65;',
  '```mermaid #112;\n',
  '```mermaid #112;\n~~~\n<br>',
  ' ',
  '\t',
  '\n',
  '\\',
  '"',
  '<',
  '$',
  '|',
  '-',
  ':',
  '@',
  'a@b.',
  '+1 ',
  '4111 ',
  'DE00',
  '1.',
  'github = ',
  'password,',
  'password,a\n',
  '<tr><th>Password</th>',
  'curl -',
])('a text of nothing but %j takes time in proportion', (part) => {
  const text = filled(part, 200_000);
  expect(redact(text, 'a.md').text.length).toBeGreaterThan(0);
  expect(personalDataIn(text).length).toBeGreaterThanOrEqual(0);
});

const endless = tokenRules.filter((it) => it.pattern.source.includes(']*'));
test.each(endless.map((it) => [it.rule, it] as const))(
  'a token of megabytes takes no more stack than others: %s',
  (_, { pattern, hits }) => {
    const [hit = ''] = hits;
    expect(matchesOf('token', pattern, hit + filled('aB3dE5gH', 6 * MiB))).toBeDefined();
  },
);

test.each(['*a', '<b>a'])('a password that goes on with %j for megabytes is hidden to its end', (part) => {
  const text = `curl -u a:hX7kq9${filled(part, 6 * MiB)}`;
  expect(rangesIn(text, 'a.md').at(-1)?.end).toBe(text.length);
});

const header = ['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ');
test.each(['password=', 'token ', 'password: ', 'cookie: a=', '*password=hX7kq9', 'kind: Secret\n---\n', header, `${header}\n`])(
  'megabytes of nothing but %j take time in proportion',
  (part) => {
    const text = filled(part, 2 * MiB);
    expect(rangesIn(text, 'a.md')).toBeDefined();
    expect(decodedRangesIn(text)).toBeDefined();
  },
  20_000,
);

test('a value behind many names that each could be one is hidden whole', () => {
  const value = `hX7kq9${filled('aB3dE5gH7jK9mN1p', 320)}`;
  expect(redact(`${filled('password=', 900)}${value}`, 'a.md').text).not.toContain(value.slice(-20));
});

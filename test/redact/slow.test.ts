import { expect, test } from 'vitest';
import { personalDataIn } from '../../src/redact/personal.ts';
import { redact } from '../../src/redact/redact.ts';
import { tokenRules } from '../../src/redact/rules.ts';

const filled = (part: string, size = 60_000): string => part.repeat(size / part.length);

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
])('a text of nothing but %j takes time in proportion', (part) => {
  const text = filled(part, 200_000);
  expect(redact(text, 'a.md').text.length).toBeGreaterThan(0);
  expect(personalDataIn(text).length).toBeGreaterThanOrEqual(0);
});

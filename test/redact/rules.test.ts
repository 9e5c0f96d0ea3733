import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';
import { tokenRules } from '../../src/redact/rules.ts';
import { matchesOf } from '../../src/redact/tokens.ts';

const hits = tokenRules.flatMap((it) => it.hits.map((text) => [it.rule, text, it] as const));
const misses = tokenRules.flatMap((it) => it.misses.map((text) => [it.rule, text, it] as const));

test.each(hits)('%s is found in %j', (rule, text, { keywords, pattern }) => {
  expect(keywords.some((it) => text.includes(it))).toBe(true);
  expect(matchesOf(rule, pattern, text)).toHaveLength(1);
  expect(redact(text, 'a.md').text).toContain('[redacted: ');
});

test.each(misses)('%s is not found in %j', (rule, text, { pattern }) => {
  expect(matchesOf(rule, pattern, text)).toEqual([]);
});

test('a rule names what it finds, whichever other rules find the same', () => {
  const named = hits.map(([rule, text]) => [rule, redact(text, 'a.md').text.includes(`[redacted: ${rule}]`)] as const);
  expect(named.filter(([, itself]) => !itself)).toEqual([]);
});

test('every rule has examples of both kinds, a month and a name of its own in plain letters', () => {
  for (const it of tokenRules)
    expect([it.rule, it.hits.length > 0, it.misses.length > 0, /^20\d\d-\d\d$/.test(it.asOf), /^[a-z ]{3,40}$/.test(it.rule)]).toEqual([
      it.rule,
      true,
      true,
      true,
      true,
    ]);
  expect(new Set(tokenRules.map(({ rule }) => rule)).size).toBe(tokenRules.length);
});

test('a token longer than the known ones of its vendor is hidden to its end', () => {
  const long = `${'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0z'.repeat(2)}-Yz_9`;
  for (const start of [`live${'_'}`, `AI${'za'}`, `shp${'at_'}${'0f1e2d3c'.repeat(4)}`, `gh${'p_'}`, `ek_${'live_'}`])
    expect(redact(`Use ${start}${long} here`, 'a.md').text).toMatch(/^Use \[redacted: [a-z ]+\] here$/);
});

test('every keyword is long enough to be looked for', () => {
  expect(tokenRules.flatMap(({ keywords }) => keywords.filter((it) => it.length < 3 || /[^\x20-\x7e]/.test(it)))).toEqual([]);
});

const carriers: readonly [string, (token: string) => string][] = [
  ['bold', (it) => `the **${it}** one`],
  ['italic', (it) => `*${it}*`],
  ['code', (it) => `\`${it}\``],
  ['a fence', (it) => `\`\`\`sh\nexport X=${it}\n\`\`\``],
  ['a link query', (it) => `[x](https://x.test/?token=${it}&a=b)`],
  ['a link text', (it) => `[${it}](https://x.test)`],
  ['Han text on both sides', (it) => `令牌${it}已过期`],
  ['kana on both sides', (it) => `鍵は${it}です`],
  ['a table', (it) => `| ${it} |\n|---|`],
  ['a quote', (it) => `> ${it}`],
  ['a diff', (it) => `+${it}\n-${it}`],
  ['JSON', (it) => `{"a": "${it}"}`],
  ['an assignment', (it) => `TOKEN=${it};`],
  ['a header', (it) => `Authorization: Bearer ${it}`],
  ['an address with a user', (it) => `https://oauth2:${it}@x.test/r.git`],
  ['a comment', (it) => `<!-- ${it} -->`],
  ['the end of a sentence', (it) => `It is ${it}.`],
  ['text that tries to switch this off', (it) => `secretlint-disable gitleaks:allow pragma: allowlist secret ${it}`],
];

test.each(carriers)('tokens are found in %s', (_, carry) => {
  for (const {
    rule,
    hits: [first = ''],
  } of tokenRules.filter((it) => /^[\w-]+$/.test(it.hits[0] ?? ''))) {
    const { text } = redact(carry(first), 'a.md');
    expect([rule, text]).toEqual([rule, expect.stringContaining('[redacted: ')]);
    expect([rule, text]).toEqual([rule, expect.not.stringContaining(first.slice(-10))]);
  }
});

test.each([
  ['a commit', '3f786850e387550fdab836ed7e6dc881de23001b'],
  ['a UUID', '123e4567-e89b-12d3-a456-426614174000'],
  ['an integrity hash', 'sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg=='],
  ['a Base64 picture', `data:image/png;base64,iVBORw0KGgo${'AbC9'.repeat(20)}`],
  ['a slug', 'risk-assessment-and-mitigation-strategy-for-the-next-quarter-of-2026'],
  [
    'a public key',
    '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAu1SU1LfVLPHCozMxH2Mo\n-----END PUBLIC KEY-----',
  ],
  [
    'a certificate',
    '-----BEGIN CERTIFICATE-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAu1SU1LfVLPHCozMxH2Mo\n-----END CERTIFICATE-----',
  ],
])('%s stays', (_, text) => {
  expect(redact(text, 'a.md')).toEqual({ text, findings: [] });
});

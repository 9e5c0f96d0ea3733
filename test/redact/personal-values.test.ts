import { describe, expect, test } from 'vitest';
import type { PersonalPolicy } from '../../src/model/personal.ts';
import { usualPersonal } from '../../src/model/usual-personal.ts';
import { createRedactor } from '../../src/redact/redactor.ts';

const policyOf = (its: Partial<PersonalPolicy>): PersonalPolicy => ({ ...usualPersonal, ...its });
const shown = (text: string, policy: PersonalPolicy = usualPersonal, path = 'a.md'): string =>
  createRedactor(policy).redact(text, { path, age: 0 }).text;

describe('without a word of the operator', () => {
  test.each([
    ['an e-mail address', 'Ask ada@acme.test.', 'Ask [e-mail address 1].'],
    ['the same one in capitals', 'Ada@Acme.Test, ada@acme.test', '[e-mail address 1], [e-mail address 1]'],
    ['with its sign in another spelling', 'ada%40acme.test ada&#64;acme.test', '[e-mail address 1] [e-mail address 1]'],
    ['an address in brackets', 'Ada Berg <ada@acme.test>', 'Ada Berg [e-mail address 1]'],
    ['an account', 'IBAN DE89 3704 0044 0532 0130 00', 'IBAN [bank account 1]'],
    ['the same account, written closely', 'DE89370400440532013000 DE89 3704 0044 0532 0130 00', '[bank account 1] [bank account 1]'],
    ['a card', 'Card 4111 1111 1111 1111', 'Card [card number 1]'],
    ['a phone number, which is reported', 'Call +44 7700 900123', 'Call +44 7700 900123'],
    ['a network address, which is reported', 'On 203.0.113.77', 'On 203.0.113.77'],
    ['a name, which stays', 'Ada Berg', 'Ada Berg'],
    ['an autolink', '<mailto:ada@acme.test>', '[e-mail address 1]'],
    ['a link', '[mail](mailto:ada@acme.test?subject=x)', '[mail](mailto:[e-mail%20address%201]?subject=x)'],
    ['a link of HTML', '<a href="mailto:ada@acme.test">x</a>', '<a href="mailto:[e-mail%20address%201]">x</a>'],
    [
      'a login in an address, which is a secret',
      'https://ada%40acme.test:q7m2x9k4w8c3@host.test/',
      'https://ada%40acme.test:[redacted: password 1]@host.test/',
    ],
  ])('%s', (_what, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    ['a.yaml', 'owner: ada@acme.test\n', 'owner: "[e-mail address 1]"\n'],
    ['a.yaml', 'owners: [ada@acme.test, ben@acme.test]\n', 'owners: ["[e-mail address 1]", "[e-mail address 2]"]\n'],
    ['a.yaml', '- ada@acme.test # lead\n', '- "[e-mail address 1]" # lead\n'],
    ['a.yaml', 'owner: Ada <ada@acme.test>\n', 'owner: Ada [e-mail address 1]\n'],
    ['a.json', '{"card": 4111111111111111}', '{"card": "[card number 1]"}'],
    ['a.json', '{"mail": "ada@acme.test"}', '{"mail": "[e-mail address 1]"}'],
    ['a.md', '---\nowner: ada@acme.test\n---\nMail: ada@acme.test\n', '---\nowner: "[e-mail address 1]"\n---\nMail: [e-mail address 1]\n'],
  ])('data of %s stays data: %s', (path, text, expected) => {
    expect(shown(text, usualPersonal, path)).toBe(expected);
  });

  test('findings say where, and what became of it', () => {
    const { findings } = createRedactor().redact('Ask ada@acme.test\nor +44 7700 900123', { path: 'a.md', age: 0 });
    expect(findings).toEqual([
      { rule: 'e-mail address', line: 1, column: 5, number: 1, personal: 'masked' },
      { rule: 'phone number', line: 2, column: 4, number: 1, personal: 'reported' },
    ]);
  });

  test('a value has one number in all texts, in the order of paths', () => {
    const redactor = createRedactor();
    const looks = ['b.md', 'a.md'].map((path) => {
      const text = path === 'a.md' ? 'ada@acme.test' : 'ben@acme.test ada@acme.test';
      return { text, look: redactor.look(text, { path, age: 0 }) };
    });
    expect(looks.map(({ text, look }) => redactor.show(text, look).text)).toEqual([
      '[e-mail address 2] [e-mail address 1]',
      '[e-mail address 1]',
    ]);
  });

  test('what only a parser reads is hidden in the last look, and is no secret', () => {
    expect(createRedactor().lastLook({ by: 'ada@acme.test', at: '2026-06-18T17:40:00+02:00' })).toEqual({
      value: { by: '[e-mail address 1]', at: '2026-06-18T17:40:00+02:00' },
      findings: [],
    });
  });

  test('doing it twice changes nothing', () => {
    const redactor = createRedactor();
    const { text } = redactor.redact('ada@acme.test 4111 1111 1111 1111', { path: 'a.md', age: 0 });
    expect(redactor.redact(text, { path: 'a.md', age: 0 })).toEqual({ text, findings: [] });
  });
});

describe('the operator says', () => {
  const actions = { ...usualPersonal.actions, 'e-mail address': 'map' as const, 'phone number': 'mask' as const };

  test.each([
    [
      'other words for an address',
      { actions, map: { 'Ada@acme.test': 'Ada, agency' } },
      'ada@acme.test ben@acme.test',
      'Ada, agency [e-mail address 2]',
    ],
    ['to hide phone numbers', { actions }, 'Call +44 7700 900123', 'Call [phone number 1]'],
    ['what is published', { published: ['{"email":"ada@acme.test"}'] }, 'ada@acme.test ben@acme.test', 'ada@acme.test [e-mail address 1]'],
    ['another address for one', { actions, map: { 'ada@acme.test': 'help@agency.test' } }, 'ada@acme.test', 'help@agency.test'],
    ['that all stays', { actions: { ...actions, 'e-mail address': 'off' as const } }, 'ada@acme.test', 'ada@acme.test'],
  ])('%s', (_what, its, text, expected) => {
    const policy = policyOf(its);
    const redactor = createRedactor(policy);
    const { text: once } = redactor.redact(text, { path: 'a.md', age: 0 });
    expect(once).toBe(expected);
    expect(redactor.lastLook(once).value).toBe(expected);
  });
});

describe('authors', () => {
  const people = { 'Ada Berg': { alias: 'The lead', role: 'Lead' } };
  const text = 'Ada Berg and Ben Okafor met Ada Bergmann and gulp.';

  test.each([
    ['name', ['Ada Berg', 'Ben Okafor', 'gulp'], text],
    ['alias', ['The lead', 'Author 2', 'Author 3'], 'The lead and Author 2 met Ada Bergmann and gulp.'],
    ['role', ['Lead', 'Author', 'Author'], 'Lead and Author met Ada Bergmann and gulp.'],
    ['hidden', ['an author', 'an author', 'an author'], 'an author and an author met Ada Bergmann and gulp.'],
  ] as const)('are called by %s, in texts where their full names stand', (authors, calls, expected) => {
    const redactor = createRedactor(policyOf({ authors, people }));
    expect(['Ada Berg', 'Ben Okafor', 'gulp'].map((it) => redactor.authorOf(it))).toEqual(calls);
    const { text: once } = redactor.redact(text, { path: 'a.md', age: 0 });
    expect(once).toBe(expected);
    expect(redactor.lastLook(once).value).toBe(expected);
  });

  test('that the operator names are hidden in texts although they committed nothing', () => {
    expect(shown('By Ada Berg', policyOf({ authors: 'alias', people }))).toBe('By The lead');
  });

  test('may have an alias with their name in it', () => {
    expect(shown('By Ada Berg', policyOf({ authors: 'alias', people: { 'Ada Berg': { alias: 'Ada Berg (agency)' } } }))).toBe(
      'By Ada Berg',
    );
  });

  test('of one word count where a person is meant', () => {
    const redactor = createRedactor(policyOf({ authors: 'alias' }));
    redactor.authorOf('gulp');
    expect([redactor.knownAuthorOf?.('gulp'), redactor.knownAuthorOf?.('other')]).toEqual(['Author 1', null]);
  });
});

import { expect, test } from 'vitest';
import { personalDataIn } from '../../src/redact/personal.ts';

const kinds = (text: string) => personalDataIn(text).map(({ start, end, kind }) => [kind, text.slice(start, end)]);

test.each([
  ['e-mail address', 'jana.novak@kundenfirma.example'],
  ['e-mail address', 'm.mueller+rechnung@kunden-x7.example'],
  ['bank account', 'DE89 3704 0044 0532 0130 00'],
  ['bank account', 'GB29NWBK60161331926819'],
  ['card number', '4111 1111 1111 1111'],
  ['card number', '378282246310005'],
  ['phone number', '+44 7700 900123'],
  ['phone number', '+4930231250123'],
  ['phone number', '(212) 555-0142'],
  ['social security number', '219-09-9999'],
  ['insurance number', 'QQ 12 34 56 C'],
  ['network address', '203.0.113.77'],
])('a %s is found: %s', (kind, value) => {
  expect(kinds(`Customer: ${value}, twice.`)).toEqual([[kind, value]]);
  expect(kinds(`| a | ${value} |`)).toEqual([[kind, value]]);
});

test('national numbers count only behind a word for them', () => {
  expect(kinds('Tel. 030 2312 5000')).toEqual([['phone number', '030 2312 5000']]);
  expect(kinds('Order 030 2312 5000')).toEqual([]);
});

test.each([
  ['wrong check digits', 'Card 4111 1111 1111 1112, account DE00 0000 0000 0000 0000 00'],
  ['addresses of programs', 'Co-Authored-By: Claude <noreply@anthropic.com>, git@github.com:acme/app.git, user@example.com'],
  ['logins', 'ssh deploy@host.acme.test, https://oauth2@git.acme.test/x, @scope/pkg@1.2.3'],
  ['stand-ins', 'test+001@yourdomain.com, someone@your-company.io'],
  ['numbers of things', '"expires_ns": "54558179770500", **+25 975 467 tokens**'],
  ['private and own addresses', '127.0.0.1, 0.0.0.0, 192.168.1.10, 10.0.3.7, version 1.2.3.4'],
  ['dates, versions and other numbers', '2026-09-21T17:40:03.123Z, 1.10.42, ISBN 978-3-16-148410-0, unix time 1790003600123, RFC 7519'],
  ['commits', '3f786850e387550fdab836ed7e6dc881de23001b and 12345678'],
])('%s stay', (_, text) => {
  expect(kinds(text)).toEqual([]);
});

test('an address is found in the spellings of HTML and of addresses, and within emphasis', () => {
  expect(kinds('a%40acme.test b&#64;acme.test c&commat;acme.test **d@acme.test** _e@acme.test_').map((it) => it[1])).toEqual([
    'a%40acme.test',
    'b&#64;acme.test',
    'c&commat;acme.test',
    'd@acme.test',
    'e@acme.test',
  ]);
});

test('of the kinds that are not wanted nothing is looked for', () => {
  expect(personalDataIn('ada@acme.test 4111 1111 1111 1111', (kind) => kind === 'card number').map((it) => it.kind)).toEqual([
    'card number',
  ]);
});

test.each(['1', '1 ', '@', 'a@', 'a.', '+49 30 ', 'DE89 3704 ', '(0) '])('a long text of %j is read to its end', (part) => {
  expect(kinds(`${part.repeat(300_000)}\nada@acme.test`).map((it) => it[1])).toContain('ada@acme.test');
});

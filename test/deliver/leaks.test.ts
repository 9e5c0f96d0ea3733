import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { leaksIn, leaksInNames } from '../../src/deliver/leaks.ts';
import type { SecretSearch } from '../../src/model/secret-search.ts';
import { createRedactor } from '../../src/redact/redactor.ts';
import { byForm } from './by-form.ts';

const mixed = 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2';
const token = `gh${'p_'}${mixed}`;
const password = 'xK9!vw-2Lq<8&aa-77Tz';

/** Knows a token and a password that is one only for the place where it stood. */
function knowing(): SecretSearch {
  const redactor = createRedactor();
  redactor.redact(`password: "${password}"\ntoken: ${token}\n`, { path: 'a.yaml', age: 0 });
  return {
    inPage: redactor.visibleSecrets,
    inPast: (text) => redactor.visibleSecrets(text()),
    inData: redactor.plainSecrets,
    inWords: redactor.knownInWords,
    known: null,
  };
}

const search = knowing();
const packed = (text: string): Buffer => gzipSync(`pagefind_dcd${text}`);
const foundIn = (path: string, bytes: Buffer | string, by = search): string[] =>
  leaksIn(path, Buffer.from(bytes), by).map((it) => `${it.rule}: ${it.place}`);

test.each([
  ['as it is', `<p>${token}</p>`],
  ['in parts', `<p>gh<span class="a">p_${mixed.slice(0, 9)}</span><i>${mixed.slice(9)}</i></p>`],
  ['with entities', `<p>${token.replace('_', '&#95;').replace('p', '&#x70;')}</p>`],
  ['in an attribute', `<a title="${token.replace('_', '&#95;')}">x</a>`],
  ['with characters that nobody sees', `<p>${token.slice(0, 12)}\u200b${token.slice(12)}</p>`],
  ['in an address', `<a href="/?q=${token.replace('_', '%5F')}">x</a>`],
])('a token in a page is found: %s', (_how, html) => {
  expect(foundIn('x/index.html', html)).toEqual(['github token: x/index.html']);
  expect(foundIn('x/index.html', html, byForm)).toEqual(['github token: x/index.html']);
});

test.each([
  ['index.html', `<p>${password.replace('&', '&amp;').replace('<', '&lt;')}</p>`],
  ['index.html', `<p>xK9!vw<wbr>-2Lq&lt;8&amp;aa-77Tz</p>`],
  ['api/v1/x.json', JSON.stringify({ a: password })],
  ['images/a.png', Buffer.concat([Buffer.from([0x89, 0xff, 0]), Buffer.from(`Comment\0${password}`), Buffer.from([0xfe, 0])])],
  ['index.md', `Use ${Buffer.from(`bot:${password}`).toString('base64')}\n`],
  ['a.js', `export default ${JSON.stringify(JSON.stringify({ password }))}`],
])('a known secret without a form is found in %s', (path, text) => {
  expect(foundIn(path, text)).toEqual([`password: ${path}`]);
  expect(foundIn(path, text, byForm)).toEqual([]);
});

test('a part of the search index is unpacked, and named by its page', () => {
  const fragment = JSON.stringify({ url: '/handoffs/x/', content: `Log in with ${token} now.` });
  expect(foundIn('pagefind/fragment/en_1.pf_fragment', packed(fragment))).toEqual(['github token: /handoffs/x/ (search index)']);
});

test('the words of the search index are compared in small letters and without signs', () => {
  for (const word of [token, token.replace('_', '')]) {
    const words = `\u0083x&${word.toLowerCase()}\u0081`;
    expect(foundIn('pagefind/index/en_1.pf_index', packed(words))).toEqual(['github token: pagefind/index/en_1.pf_index']);
  }
  expect(foundIn('pagefind/index/en_1.pf_index', packed(`\u0083x&${mixed.toLowerCase()}`))).toEqual([]);
  expect(foundIn('pagefind/filter/en_1.pf_filter', packed(`\u0081d${token}\u0000`))).toEqual([
    'github token: pagefind/filter/en_1.pf_filter',
  ]);
});

test('a large file is looked at in parts, and a secret where two of them meet is found', () => {
  const line = 'plain text of a very large file, ü, line after line\n';
  const before = line.repeat(Math.floor((4 * 1024 * 1024) / Buffer.byteLength(line)));
  for (const shift of [0, 20, 16_384])
    expect(foundIn('api/v1/x.json', `${before}${'-'.repeat(shift)} ${token}\n${line.repeat(1000)}`)).toEqual([
      'github token: api/v1/x.json',
    ]);
}, 30_000);

test('what is hidden, stands for a secret or is no secret is not found', () => {
  const clean = [
    '<p>[redacted: github token 2] and [redacted: private key 1]</p>',
    `<p>gh${'p_'}${'x'.repeat(36)}</p>`,
    '<p>4f2a9c1d00000000000000000000000000000000 sha512-q7m2x9k4w8c3v6b1n5z0q7m2x9k4w8c3v6b1n5z0==</p>',
  ];
  for (const html of clean) expect(foundIn('index.html', html)).toEqual([]);
});

test('the name of a file is looked at and not repeated', () => {
  expect(leaksInNames(['a/index.html', `handoffs/${token}/index.html`], search)).toEqual([
    { rule: 'github token', place: 'the name of a file' },
  ]);
  expect(leaksInNames([`handoffs/${token.toLowerCase().replace('_', '-')}/index.html`], search)).toEqual([
    { rule: 'github token', place: 'the name of a file' },
  ]);
  expect(foundIn(`${token}/index.html`, token)).toEqual(['github token: a file whose name holds one too']);
});

import { expect, test } from 'vitest';
import { lastLook, visibleSecrets } from '../../src/redact/last-look.ts';

const secret = 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2';
const token = `gh${'p_'}${secret}`;
const github = '[redacted: github token]';

test('every string and every key of a value is looked at', () => {
  const value = { title: `a ${token}`, list: [1, null, true, `ghp\\_${secret}`, { [token]: 'x' }], clean: { a: 'b' } };
  expect(lastLook(value)).toEqual({
    value: { title: `a ${github}`, list: [1, null, true, github, { [github]: 'x' }], clean: { a: 'b' } },
    findings: ['github token', 'github token', 'github token'],
  });
});

test('a clean value comes back as it is, and so do clean parts', () => {
  const clean = { a: ['b', { c: 1, d: null }] };
  expect(lastLook(clean).value).toBe(clean);
  const value = { clean, other: token };
  const looked = lastLook(value).value;
  expect(looked.clean).toBe(clean);
  expect(value.other).toBe(token);
});

test('two keys that are hidden alike keep their values', () => {
  expect(lastLook({ [token]: 1, [`${token}x`]: 2 }).value).toEqual({ [github]: 1, [`${github} 2`]: 2 });
});

test('a key named __proto__ stays a key', () => {
  const { value } = lastLook(JSON.parse(`{"__proto__":{"a":"${token}"}}`));
  expect(JSON.stringify(value)).toBe(`{"__proto__":{"a":"${github}"}}`);
});

test.each([42, true, null, '', 'text'])('%j stays', (value) => {
  expect(lastLook(value)).toEqual({ value, findings: [] });
});

test('a private key is one finding', () => {
  const key = `-----BEGIN ${'PRIVATE'} KEY-----\n${secret}${secret}\n${secret}\n-----END ${'PRIVATE'} KEY-----\n`;
  expect(lastLook([key])).toEqual({ value: ['[redacted: private key]\n\n\n\n'], findings: ['private key'] });
});

test.each([
  ['as it is', `<p>${token}</p>`],
  ['parted by a tag', `<p>gh<b>p_${secret.slice(0, 8)}</b><code>${secret.slice(8)}</code></p>`],
  ['glued to words by tags', `<i>a</i>gh<b>p_${secret}</b>`],
  ['with an entity', `<p>ghp&#x5f;${secret}</p>`],
  ['with something nobody sees', `<p>${token.slice(0, 9)}&shy;${token.slice(9)}</p>`],
  ['in a link', `<a href="https://x.test/?t=ghp%5F${secret}">x</a>`],
  ['in a title', `<a title="ghp&lowbar;${secret}">x</a>`],
  ['in an id', `<h2 id="${token}">x</h2>`],
  ['in a comment', `<!-- ${token} -->`],
  ['in a script', `<script>const a = "gh\\u0070_${secret}"</script>`],
])('a token %s is visible on a page', (_, html) => {
  expect(visibleSecrets(html)).toEqual(['github token']);
});

test.each([
  ['a clean page', '<!doctype html><title>a &amp; b</title><p class="x">text &#x26; <b>bold</b> %20</p>'],
  ['what is hidden', `<p>${github}</p>`],
  ['a commit beside what is hidden', `<b>${github}</b><code>3f786850e387550f</code>`],
  ['two cells', `<td>${token.slice(0, 20)}</td> <td>${token.slice(20)}</td>`],
])('%s shows none', (_, html) => {
  expect(visibleSecrets(html)).toEqual([]);
});

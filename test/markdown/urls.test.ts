import { expect, test } from 'vitest';
import { partsOf, targetOf } from '../../src/markdown/urls.ts';

test.each([
  ['https://example.test/a?b=c#d', { kind: 'external', href: 'https://example.test/a?b=c#d', host: 'example.test' }],
  ['HTTP://Example.test:8080', { kind: 'external', href: 'HTTP://Example.test:8080', host: 'example.test:8080' }],
  ['mailto:[e-mail%20address%201]?subject=x', { kind: 'none' }],
  ['mailto:ada@example.test', { kind: 'mail', href: 'mailto:ada@example.test' }],
  ['#part-%C3%A4', { kind: 'fragment', id: 'part-ä' }],
  ['docs/Hello%20World.md#x', { kind: 'path', path: 'docs/Hello World.md#x' }],
  ['../%2e%2e/a%23b.md', { kind: 'path', path: '../../a%23b.md' }],
  ['a%26b,c%2c%40%3b.md', { kind: 'path', path: 'a&b,c,@;.md' }],
  ['/docs/a:b.md', { kind: 'path', path: '/docs/a:b.md' }],
  ['100%.md', { kind: 'path', path: '100%.md' }],
  ['?x=1', { kind: 'path', path: '?x=1' }],
])('%s leads where it says', (url, target) => {
  expect(targetOf(url)).toEqual(target);
});

test.each([
  ['a.md?plain=1#b', { path: 'a.md', query: '?plain=1', fragment: '#b' }],
  ['what%3F is%23 it.md#b', { path: 'what? is# it.md', query: '', fragment: '#b' }],
  ['#b?c', { path: '', query: '', fragment: '#b?c' }],
])('the parts of %s', (address, parts) => {
  expect(partsOf(address)).toEqual(parts);
});

test.each([
  ['javascript:x'],
  ['JaVaScRiPt:x'],
  [' javascript:x'],
  ['\u0001javascript:x'],
  ['java\tscript:x'],
  ['java\nscript:x'],
  ['java\u0000script:x'],
  ['data:text/html,x'],
  ['vbscript:x'],
  ['file:///etc/passwd'],
  ['blob:x'],
  ['ws://x'],
  ['ftp://x'],
  ['view-source:https://x'],
  ['C:\\x.md'],
  ['//host/x'],
  ['\\\\host\\x'],
  ['/\\host'],
  ['https:x'],
  ['https:///x'],
  ['https:\\\\x'],
  ['http://[x'],
  ['\u202Egnp.x'],
  ['.javascript:x'],
  ['%6aavascript:x'],
  [''],
  [' '],
])('%j leads nowhere', (url) => {
  expect(targetOf(url)).toEqual({ kind: 'none' });
});

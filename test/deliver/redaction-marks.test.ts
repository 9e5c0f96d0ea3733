import { expect, test } from 'vitest';
import { redactionMarks } from '../../src/deliver/redaction-marks.ts';
import type { ReceiptEntry } from '../../src/model/receipt.ts';
import { entryOf } from './samples.ts';

const mark = (
  html: string,
  entries: ReceiptEntry[] = [entryOf('github token', 2), entryOf('password', null), entryOf('e-mail address', 3, { group: 'personal' })],
): string => redactionMarks({ entries, more: 0 })(html);
const link = '<a class="redaction" href="/about/redactions/#github-token-2">[redacted: github token 2]</a>';
const plain = '<span class="redaction">[redacted: github token 2]</span>';

test.each([
  ['in a paragraph', '<p>Key [redacted: github token 2].</p>', `<p>Key ${link}.</p>`],
  ['in code', '<pre><code>a=[redacted: github token 2]\n</code></pre>', `<pre><code>a=${link}\n</code></pre>`],
  [
    'in a heading, whose id stays',
    '<h2 id="[redacted: github token 2]">[redacted: github token 2]</h2>',
    `<h2 id="[redacted: github token 2]">${link}</h2>`,
  ],
  ['twice', '<p>[redacted: github token 2] [redacted: github token 2]</p>', `<p>${link} ${link}</p>`],
  [
    'without a number',
    '<p>[redacted: password]</p>',
    '<p><a class="redaction" href="/about/redactions/#password">[redacted: password]</a></p>',
  ],
  [
    'of personal data',
    '<p>[e-mail address 3] [e-mail address 4] [password]</p>',
    '<p><a class="redaction" href="/about/redactions/#e-mail-address-3">[e-mail address 3]</a> [e-mail address 4] [password]</p>',
  ],
  ['within a link', '<a href="/x/"><b>[redacted: github token 2]</b></a>', `<a href="/x/"><b>${plain}</b></a>`],
  ['behind a link', '<a href="/x/">x</a> [redacted: github token 2]', `<a href="/x/">x</a> ${link}`],
  ['within a summary', '<summary>[redacted: github token 2]</summary>', `<summary>${plain}</summary>`],
  [
    'of a rule that is known, with another number',
    '<p>[redacted: github token 9]</p>',
    '<p><span class="redaction">[redacted: github token 9]</span></p>',
  ],
])('a redaction %s is marked', (_where, html, marked) => {
  expect(mark(html)).toBe(marked);
});

test.each([
  ['an attribute', '<meta content="[redacted: github token 2]"><img alt=\'> [redacted: github token 2]\'>'],
  ['a title', '<title>[redacted: github token 2]</title>'],
  ['a script', '<script>const a = "<p>[redacted: github token 2]</p>";</script>'],
  ['a comment', '<!-- <p>[redacted: github token 2]</p> -->'],
  ['brackets of its own', '<p>[redacted: by the editor]</p>'],
])('%s stays as it is', (_what, html) => {
  expect(mark(html)).toBe(html);
});

test('a mark leads to the page of its row', () => {
  const entries = Array.from({ length: 101 }, (_, index) => entryOf('github token', index + 1));
  expect(mark('<p>[redacted: github token 101]</p>', entries)).toContain('href="/about/redactions/page/2/#github-token-101"');
});

import { expect, test } from 'vitest';
import { activeHtmlIn } from '../../src/markdown/active-html.ts';
import { escapedWithin } from '../../src/model/redacted.ts';
import { redacted } from './redacted.ts';

const copyOf = (text: string): string => {
  const safe = redacted(text);
  return escapedWithin(safe, activeHtmlIn(safe));
};

test.each([
  ['# A\n\n<script>run()</script>\n', '# A\n\n&lt;script&gt;run()&lt;/script&gt;\n'],
  ['a <img src=x onerror=run()> b', 'a &lt;img src=x onerror=run()&gt; b'],
  ['- x\n\n  <svg onload=run()>\n', '- x\n\n  &lt;svg onload=run()&gt;\n'],
])('HTML that acts is written out in the Markdown copy: %j', (text, copy) => {
  expect(copyOf(text)).toBe(copy);
});

test.each([
  '`<script>` is a tag\n',
  '```html\n<script>run()</script>\n```\n',
  '<!-- note -->\n\n<details>\n\nmore\n\n</details>\n',
  'a < b\n',
])('code and harmless HTML stay as they are: %j', (text) => {
  expect(copyOf(text)).toBe(text);
});

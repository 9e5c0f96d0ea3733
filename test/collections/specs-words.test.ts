import { expect, test } from 'vitest';
import { plain } from '../../src/collections/specs/cut.ts';

test.each([
  ['what runs or loads goes with what it holds', 'A <style>p{}</style>import <script src="x">run()</script>', 'A import'],
  ['also with a sign of a tag in a value', '<iframe srcdoc="<p>in</p>">no</iframe> A', 'A'],
  ['other HTML goes, and its words stay', '<b>Bold</b> <span class="x">and</span><br/>so on', 'Bold and so on'],
  ['code and placeholders stay', 'The `<script>` of <name>', 'The <script> of <name>'],
])('%s', (_, text, words) => {
  expect(plain(text)).toBe(words);
});

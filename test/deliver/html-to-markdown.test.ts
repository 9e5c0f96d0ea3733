import { expect, test } from 'vitest';
import { markdownOf } from '../../src/deliver/html-to-markdown.ts';

test.each([
  ['headings and paragraphs', '<h1>A</h1><p>One\n two</p><h3 id="x">B</h3><p>Three</p>', '# A\n\nOne two\n\n### B\n\nThree\n'],
  ['marks, code and links', '<p><strong>a</strong> <code>b_c</code> <a href="../d/">e &amp; f</a></p>', '**a** `b_c` [e & f](<../d/>)\n'],
  ['images', '<p>See <img src="../img/a b.png" alt="a [b]" width="3"></p>', 'See ![a \\[b\\]](<../img/a b.png>)\n'],
  [
    'no link without words, but one of an image',
    '<h2>A <a href="#a"></a></h2><p>\\[<a href="#b"> </a> [<a href="#c"></a><a href="d"><img src="e" alt="F"></a></p><table><tr><td>g<a href="h"></a></td></tr></table>',
    '## A\n\n\\\\\\[ \\[ [![F](<e>)](<d>)\n\n| g |\n| --- |\n',
  ],
  ['lists, numbered and nested', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>', '1. a\n\n   - b\n\n2. c\n'],
  ['a list of names and values', '<dl><dt>Status</dt><dd>Done</dd></dl>', '**Status**\n\nDone\n'],
  [
    'a table',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><p>x|y</p></td></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| 1 | x\\|y |\n',
  ],
  ['code as it stands', '<pre><code>a &lt; b\n  *c*</code></pre>', '````\na < b\n  *c*\n````\n'],
  [
    'what a page keeps apart by its form alone',
    '<ul><li><strong>1</strong><a href="q/">Question</a><span>1 <b>old</b></span><span aria-hidden="true">·</span><time>May</time></li></ul>',
    '- **1** [Question](<q/>) 1 **old** May\n',
  ],
  [
    'marks of a text, and a word that is marked in part, as they stand',
    '<p><strong>a</strong><em>b</em>c<span>d</span>e <code><span>f</span><span>g</span></code> <a href="x"><span>h</span></a></p>',
    '**a***b*cde `fg` [h](<x>)\n',
  ],
  [
    'what was removed and added',
    '<p>the <del><span>removed: </span>bird</del><ins><span>added: </span>heron</ins>s, <code>a-</code><del>b</del></p>',
    'the removed: bird added: herons, `a-` b\n',
  ],
  [
    'words beside each other in a cell',
    '<table><tr><th>A</th></tr><tr><td><a href="x">b</a><span>c</span></td></tr></table>',
    '| A |\n| --- |\n| [b](<x>) c |\n',
  ],
  ['boxes', '<ul><li><input type="checkbox" checked> a</li></ul>', '- [x] a\n'],
  ['text that looks like marks', '<p>&lt;script&gt; *a* [b](c) # d</p>', '\\<script> \\*a\\* \\[b\\](c) # d\n'],
  [
    'no drawings and no ways around the site',
    '<nav><a href="/">x</a></nav><svg><a href="/">y</a></svg><p>z<span aria-hidden="true">o</span></p>',
    'z\n',
  ],
  ['code that would end its fence', '<pre>````\n&lt;b&gt;</pre>', '````\n```\u200b`\n<b>\n````\n'],
])('%s', (_what, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

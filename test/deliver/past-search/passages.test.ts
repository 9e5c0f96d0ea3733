import { expect, test } from 'vitest';
import { passageReader } from '../../../src/deliver/past-search/passages.ts';

/** The words of the passages of a text. */
const wordsOf = (html: string): string[] => passageReader()(html).map((it) => it.words);

test.each([
  [
    'paragraphs and headings',
    '<h2>Limits</h2>\n<p>Three <code>mails</code>\nan hour &amp; no more.</p>\n',
    ['Limits', 'Three mails an hour & no more.'],
  ],
  [
    'items, those inside others too',
    '<ul>\n<li>One\n<ol>\n<li>Two</li>\n</ol>\n</li>\n<li><p>Three</p><p>Four</p></li>\n</ul>',
    ['One', 'Two', 'Three', 'Four'],
  ],
  [
    'rows of a table, whatever their cells hold',
    '<table>\n<thead>\n<tr>\n<th>Id</th>\n<th>State</th>\n</tr>\n</thead>\n<tr>\n<td>FR-1</td>\n<td><p>done</p><p>late</p></td>\n</tr>\n</table>',
    ['Id · State', 'FR-1 · done late'],
  ],
  ['lines of code', '<pre><code class="language-sh"><span>cd</span> a\n\n}\nls  b\n</code></pre>', ['cd a', 'ls b']],
  ['boxes by their words', '<ul><li class="task-list-item"><input type="checkbox" checked> Write it</li></ul>', ['Write it']],
  [
    'nothing of drawings and buttons',
    '<figure><svg><text>Drawn</text></svg><button>Copy</button><figcaption>Shown</figcaption></figure>',
    ['Shown'],
  ],
  ['nothing without a letter or a digit', '<p>—</p><hr><p>…</p><p>請求書</p>', ['請求書']],
  ['tags that go on in the next line', '<p>One</p>\n<p><a title="a > b\n<c>" href="#x">Two</a></p>\n<p>Three</p>', ['One', 'Two', 'Three']],
  ['what a comment says is not read', '<p>One</p><!-- <p>Two\n</p> -->\n<p>Three</p>', ['One', 'Three']],
])('the passages of a text are %s', (_, html, words) => {
  expect(wordsOf(html)).toEqual(words);
});

test('a passage has the id of its element, else that of the heading it stands under', () => {
  const html =
    '<p>Before</p>\n<h2 id="doc-limits">Limits</h2>\n<p>Under</p>\n<ul>\n<li id="doc-rule-1">Own</li>\n<li>Next</li>\n</ul>\n<h3>Without</h3>\n<p>After</p>';
  expect(passageReader()(html).map((it) => [it.words, it.anchor])).toEqual([
    ['Before', ''],
    ['Limits', 'doc-limits'],
    ['Under', 'doc-limits'],
    ['Own', 'doc-rule-1'],
    ['Next', 'doc-limits'],
    ['Without', ''],
    ['After', ''],
  ]);
});

test('what was read in another place of another text of the document is read as it stands here', () => {
  const read = passageReader();
  read('<h2 id="doc-a">A</h2>\n<p>Same</p>\n<table>\n<tr>\n<td>Same</td>\n</tr>\n</table>\n<pre><code>Same\n</code></pre>\n');
  const html = '<p>Same</p>\n<h2 id="doc-b">B</h2>\n<p>Same</p>\n<pre><code><p>Same</p>\n</code></pre>\n<p>Same</p>\n';
  expect(read(html)).toEqual(passageReader()(html));
  expect(read(html).map((it) => it.anchor)).toEqual(['', 'doc-b', 'doc-b', 'doc-b', 'doc-b']);
});

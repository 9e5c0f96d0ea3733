import { expect, onTestFinished, test, vi } from 'vitest';
import { renderMarkdown } from '../../src/markdown/render.ts';
import { redacted } from './redacted.ts';

const pages: Readonly<Record<string, string>> = {
  'x.md': '/documents/x/',
  'docs/文.md': '/documents/y/',
  'evil.md': 'javascript:x',
  '../up.md': '../up/',
};
const linkOf = (url: string): string | null => pages[url] ?? null;
const html = (text: string): string => renderMarkdown(redacted(text), { linkOf }).html;

/** The same text in the way for plain Markdown and in the way for raw HTML. */
const both = (text: string): string[] => [
  html(text).trim(),
  html(`${text}\n\n<b></b>\n`)
    .replace(/\s*<p><b><\/b><\/p>\s*/, '')
    .trim(),
];

test('front matter is not part of the page', () => {
  expect(html('---\ntitle: x\n---\nbody\n')).toBe('<p>body</p>\n');
});

test.each([
  ['a link to a page of the site', '[a](x.md)', '<p><a href="/documents/x/">a</a></p>'],
  ['a link written with percent signs', '[a](docs/%E6%96%87.md)', '<p><a href="/documents/y/">a</a></p>'],
  [
    'a link to a file without a page',
    '[the **plan**](plan.md)',
    '<p><a class="path">the <strong>plan</strong> (<code>plan.md</code>)</a></p>',
  ],
  ['a link named like its file', '[plan.md](plan.md)', '<p><a class="path">plan.md</a></p>'],
  ['a link that the site resolves to a script', '[a](evil.md)', '<p><a class="path">a (<code>evil.md</code>)</a></p>'],
  ['a link to a file with NUL in its name', '[a](b%00c.md)', '<p><a class="path">a (<code>b\\x00c.md</code>)</a></p>'],
  [
    'a link to a file whose name turns',
    '[a](b%E2%80%AEc%E2%80%8Fd%C2%85.md)',
    '<p><a class="path">a (<code>b\\u202ec\\u200fd\\x85.md</code>)</a></p>',
  ],
  ['an image with NUL in its name', '![a](b%00c%1b.png)', '<p>image: a (b\\x00c\\x1b.png)</p>'],
  ['a link to another site', '[a](https://x.test/)', '<p><a href="https://x.test/" rel="noopener noreferrer nofollow">a</a></p>'],
  ['a link with a title', '[a](x.md "title")', '<p><a href="/documents/x/">a</a></p>'],
  ['a link by reference', '[a][b]\n\n[b]: x.md', '<p><a href="/documents/x/">a</a></p>'],
  ['a link without words', '[](x.md)', '<p><a href="/documents/x/">/documents/x/</a></p>'],
  ['a mail address', '<a@example.test>', '<p><a href="mailto:a@example.test">a@example.test</a></p>'],
  ['a link to nothing on the page', '[a](#b)', '<p><a class="path">a</a></p>'],
  [
    'an image from elsewhere',
    '![a](https://x.test/i.png)',
    '<p><a href="https://x.test/i.png" rel="noopener noreferrer nofollow">image: a (x.test, not loaded)</a></p>',
  ],
  ['an image of the repository', '![a](i.png)', '<p>image: a (i.png)</p>'],
  ['an image without words', '![](i.png)', '<p>image (i.png)</p>'],
  ['an image with its data', '![a](data:image/png;base64,AAAA)', '<p>image: a (not loaded)</p>'],
  ['an image in a link', '[![a](https://x.test/i.svg)](x.md)', '<p><a href="/documents/x/">image: a (x.test, not loaded)</a></p>'],
  ['a heading', '# A b: `c`!', '<h2 id="doc-a-b-c">A b: <code>c</code>!</h2>'],
  ['code', '```js\nx\n```', '<pre tabindex="0"><code class="language-js">x\n</code></pre>'],
  ['code with a strange language', '```js"><x\nx\n```', '<pre tabindex="0"><code>x\n</code></pre>'],
  ['expressions of other languages', '{expr} {{ x }} ${y} :::warning', '<p>{expr} {{ x }} ${y} :::warning</p>'],
])('%s', (_, text, expected) => {
  expect(both(text)).toEqual([expected, expected]);
});

/** Levels of the headings in both ways. */
const levels = (text: string): string[][] => both(text).map((it) => [...it.matchAll(/<h(\d)/g)].map(([, level = '']) => level));

test('headings start at level 2 and leave none out', () => {
  expect(levels('# a\n\n## b\n\n# c\n')).toEqual([
    ['2', '3', '2'],
    ['2', '3', '2'],
  ]);
  expect(levels('### a\n\n##### b\n\n### c\n\n# d\n\n#### e\n')).toEqual([
    ['2', '3', '2', '2', '3'],
    ['2', '3', '2', '2', '3'],
  ]);
  expect(levels('# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6\n')[0]).toEqual(['2', '3', '4', '5', '6', '6']);
});

test('links within the page go to the prefixed ids, wherever the heading stands', () => {
  const text = '[one](#part-1) [two](#PART-1-1) [none](#part-2)\n\n# Part 1\n\n# Part 1\n';
  const expected = '<p><a href="#doc-part-1">one</a> <a href="#doc-part-1-1">two</a> <a class="path">none</a></p>';
  for (const it of both(text)) expect(it).toContain(expected);
});

test('ids keep the letters of every language, differ, and take the prefix asked for', () => {
  expect(
    renderMarkdown(redacted('# 現在 の状態\n\n# ✅\n\n# x\n\n# x\n\n# x 1\n'), { linkOf, idPrefix: 'r7-' }).html.match(/id="[^"]*"/g),
  ).toEqual(['id="r7-現在-の状態"', 'id="r7-section"', 'id="r7-x"', 'id="r7-x-1"', 'id="r7-x-1-1"']);
});

test('tables scroll in a region of their own, aligned without style', () => {
  const expected =
    '<div class="table" tabindex="0" role="region" aria-label="Table 1"><table><thead><tr><th>a</th><td align="right"></td></tr></thead><tbody><tr><td>b</td><td align="right">c</td></tr></tbody></table></div>';
  for (const it of both('| a | |\n|---|--:|\n| b | c |\n')) expect(it.replace(/>\s+</g, '><')).toBe(expected);
});

test('checkboxes cannot be used and say their state', () => {
  const [plain = '', raw = ''] = both('- [x] a\n- [ ] b\n').map((it) => it.replaceAll(' disabled', '').replaceAll(' checked', ''));
  expect(plain).toContain('<input type="checkbox" aria-label="done"> a');
  expect(plain).toContain('<input type="checkbox" aria-label="not done"> b');
  expect(raw).toContain('<input type="checkbox" aria-label="not done"> b');
});

test('footnotes lead there and back', () => {
  for (const it of both('a[^1]\n\n[^1]: note\n')) {
    expect(it).toMatch(/<sup><a [^>]*href="#doc-fn-1"/);
    expect(it).toContain('id="doc-fnref-1"');
    expect(it).toContain('<section class="footnotes"><h2 id="doc-footnote-label">Footnotes</h2>');
    expect(it).toContain('<li id="doc-fn-1">');
    expect(it).toMatch(/<a [^>]*href="#doc-fnref-1"/);
    expect(it).not.toContain('data-');
  }
});

test('a heading cannot take the id of a footnote', () => {
  expect(html('# fn-1\n\na[^1]\n\n[^1]: b\n')).toContain('<h2 id="doc-section-fn-1">');
});

test('comments are dropped', () => {
  expect(html('a <!-- no --> b\n\n<!-- nor\nthis -->\n\nc\n')).toBe('<p>a  b</p>\n<p>c</p>\n');
});

test('what a page may hold of raw HTML stays', () => {
  const text = [
    '<details open><summary>more</summary>',
    '',
    'text <kbd>k</kbd><sub>1</sub><sup>2</sup> <span lang="de" dir="rtl">x</span>',
    '',
    '</details>',
    '',
    '<p align="center">middle</p>',
    '<a name="here"></a>',
    '[there](#here)',
  ].join('\n');
  const { html: page, problems } = renderMarkdown(redacted(text), { linkOf });
  expect(problems).toEqual([]);
  expect(page).toContain('<details open><summary>more</summary>');
  expect(page).toContain('<kbd>k</kbd><sub>1</sub><sup>2</sup> <span lang="de" dir="rtl">x</span>');
  expect(page).toContain('<p align="center">middle</p>');
  expect(page).toContain('<a id="doc-here"></a>');
});

test('unknown elements go and their words stay', () => {
  expect(html('<Foo bar={x}>words <CustomTag>more</CustomTag></Foo>\n').trim()).toBe('<p>words more</p>');
});

test('an element left open swallows nothing', () => {
  for (const tag of ['svg', 'math', 'textarea', 'title', 'xmp', 'noscript', 'template', 'select', 'iframe', 'plaintext']) {
    expect(html(`x <${tag}> y\n\n# After\n\nend\n`)).toContain('>After</h2>');
  }
});

test('what a script, a style, a frame or an object holds goes with it, inside a line too', () => {
  const text = 'x <script>run(*1*)</script> y <style>p{}</style> z <iframe src="u">no</iframe> <b>w</b> <object data="u">no</object> end\n';
  expect(html(text).trim()).toBe('<p>x  y  z  <b>w</b>  end</p>');
  expect(html('x <iframe srcdoc="<p>in</p>">no</iframe> y <script type="x>y">run()</script> z\n').trim()).toBe('<p>x  y  z</p>');
  expect(html('<iframe srcdoc="<p>in</p>">no</iframe>\n\nend\n').trim()).toBe('<p>end</p>');
  expect(html('x <script> *y* z\n').trim()).toBe('<p>x  <em>y</em> z</p>');
});

test('what was left out of the page is said, with its line in the file', () => {
  expect(renderMarkdown(redacted('---\na: b\n---\n\ntext\n\n<script>x</script>\n'), { linkOf }).problems).toEqual([
    {
      code: 'HO611',
      line: 7,
      message: 'The text holds HTML that could run or load something, such as a script, a style or a frame; it was left out of the page.',
      fix: 'Write it as Markdown, or put it in a code block.',
    },
  ]);
});

test('a comment that hides the rest is said to', () => {
  expect(renderMarkdown(redacted('text\n\n<!-- open\n\n# Hidden\n'), { linkOf }).problems).toEqual([
    {
      code: 'HO613',
      line: 3,
      message: 'An HTML comment that starts here is never closed, so everything after it is hidden on the page.',
      fix: 'Close the comment with `-->`.',
    },
  ]);
});

test('a text nested too deeply is shown as it is, with a problem', () => {
  const text = `${'> '.repeat(20_000)}<a>`;
  expect(renderMarkdown(redacted(text), { linkOf })).toEqual({
    html: `<pre tabindex="0">${'&gt; '.repeat(20_000)}&lt;a&gt;</pre>`,
    problems: [
      {
        code: 'HO612',
        message: 'The text is nested too deeply, too large or could not be rendered; the page shows it as it is in the file.',
        fix: 'Flatten lists and quotes, close the HTML tags, or split the document.',
      },
    ],
  });
});

test.each([
  ['lists', '- '.repeat(20_000) + 'x'],
  ['lists by indentation', Array.from({ length: 1000 }, (_, index) => `${' '.repeat(index * 2)}- x`).join('\n')],
  ['elements', '<div>'.repeat(20_000)],
  ['bold words', '<b>'.repeat(20_000)],
  ['words that must be reopened in every paragraph', Array.from({ length: 3000 }, (_, index) => `<i id=x${index}><p>`).join('')],
  ['words closed by the wrong tag', '<i></b><p>'.repeat(3000)],
  ['tables', '<table>'.repeat(3000)],
  ['emphasis', '*a **b '.repeat(300) + '** c* '.repeat(300)],
])('%s without end are shown as they are', (_, text) => {
  expect(renderMarkdown(redacted(text), { linkOf }).problems.map(({ code }) => code)).toEqual(['HO612']);
});

test.each([
  ['one long line', 'lorem ipsum dolor '.repeat(170_000)],
  ['one long line with HTML', 'lorem <b>ipsum</b> dolor '.repeat(20_000)],
  ['many equal headings', '# same\n\n'.repeat(10_000)],
  ['many links', '[a *b*](c)\n\n'.repeat(10_000)],
  ['many images', '![a](b) '.repeat(10_000)],
  ['many comments', '<!-- a -->'.repeat(20_000)],
  ['many open brackets', '['.repeat(100_000)],
  ['many tables', '| a |\n|:-:|\n| b |\n\n'.repeat(3000)],
])('%s are rendered', (_, text) => {
  expect(renderMarkdown(redacted(text), { linkOf }).problems).toEqual([]);
});

test('the renderer says nothing on the console', () => {
  const warn = vi.spyOn(console, 'warn');
  onTestFinished(() => warn.mockRestore());
  html('# ![a](b) <b>x</b>\n\n[![a](b)](c) | ![](x)\n\n| ![a](b) | |\n|---|---|\n| [x](y) | - [x] |\n\n- [x] ![a](b)\n');
  html('# ![a](b)\n\n[![a](b)](c)\n\n| ![a](b) | |\n|---|---|\n| [x](y) | z |\n\n- [x] ![a](b)\n');
  expect(warn).not.toHaveBeenCalled();
});

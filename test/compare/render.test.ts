import { expect, test } from 'vitest';
import { compare } from '../../src/compare/compare.ts';
import { blocksOfText } from '../../src/compare/from-text.ts';
import { renderComparison } from '../../src/compare/render.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { wording } from './wording.ts';

function rendered(before: string, after: string, unfold = 1000): string {
  const [one, other] = [before, after].map((it) => blocksOfText(it as Redacted, 'a.md')) as [never, never];
  return renderComparison(compare(one, other, 'en'), { wording, unfold });
}

const fence = (all: readonly string[]): string => `\`\`\`\n${all.join('\n')}\n\`\`\`\n`;

/** The changes without the choice of views before them. */
const changesIn = (html: string): string =>
  html
    .slice(html.indexOf('<p class="heads"'))
    .replace(/^.*?<\/p>/, '')
    .replace(/<\/div>$/, '');

test('changed words are marked by elements and by hidden words, once for inline and once for the earlier text beside it', () => {
  expect(changesIn(rendered('# A\n\nEvery open one.\n', '# A\n\nEvery late one.\n'))).toBe(
    '<div class="change" id="change-1" role="group" aria-label="Change 1 of 1" tabindex="-1">' +
      '<div class="bar"><p><strong>Change 1 of 1</strong> <span class="where">A</span></p></div>' +
      '<div class="pair">' +
      '<div class="old"><p class="changed">Every <del><i>removed: </i>open</del> one.</p></div>' +
      '<div class="new"><p class="changed">Every <del><i>removed: </i>open</del><ins><i>added: </i>late</ins> one.</p></div>' +
      '</div></div>',
  );
});

test('each change leads to the next and the previous one by an address, without a script', () => {
  const html = rendered('# A\n\none word\n\n# B\n\ntwo words\n\n# C\n\nthree words\n', '# A\n\none\n\n# B\n\ntwo\n\n# C\n\nthree\n');
  expect([...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map((it) => `${it[2]}: ${it[1]}`)).toEqual([
    'Next change: #change-2',
    'Next change: #change-3',
    'Previous change: #change-1',
    'Previous change: #change-2',
  ]);
  expect([...html.matchAll(/id="([^"]*)"/g)].map((it) => it[1])).toEqual(['change-1', 'change-2', 'change-3']);
});

test('what is left out can be unfolded as far as its room goes, and is named beyond', () => {
  const rest = '\n\nThis stays.\n\nThis too.\n\n```\ncode\n```\n';
  const html = rendered(`one word\n\nnear${rest}`, `one\n\nnear${rest}`);
  expect(html).toContain(
    '<details class="left-out"><summary>Unchanged: 2 paragraph, 1 line</summary><p>This stays.</p><p>This too.</p><pre dir="ltr"><span>code\n</span></pre></details>',
  );
  expect(rendered(`one word\n\nnear${rest}`, `one\n\nnear${rest}`, 10)).toContain('<p class="left-out">Unchanged: 2 paragraph, 1 line</p>');
});

test('rows stand in a table with the head of theirs, cell by cell', () => {
  const head = '| Name | State |\n| --- | --- |\n| z | y |\n| a | x |\n';
  expect(rendered(`${head}| b | open |\n`, `${head}| b | done |\n`)).toContain(
    '<div class="new"><div class="table" tabindex="0"><table><thead><tr><td></td><th scope="col">Name</th><th scope="col">State</th></tr></thead><tbody>' +
      '<tr><td></td><td>a</td><td>x</td></tr>' +
      '<tr class="changed"><td></td><td>b</td><td><del><i>removed: </i>open</del><ins><i>added: </i>done</ins></td></tr>' +
      '</tbody></table></div></div>',
  );
});

test('a row that came or went as a whole says so once, before its cells', () => {
  const head = '| Name | State |\n| --- | --- |\n| a | x |\n';
  expect(rendered(head, `${head}| b | open |\n`)).toContain(
    '<tr class="added"><td><i>added</i></td><td><ins>b</ins></td><td><ins>open</ins></td></tr>',
  );
});

test('words that may be written from right to left are turned as they need it, and no others', () => {
  const html = rendered('One word\n\nאחת\n\n| a |\n| --- |\n| אחת |\n', 'One\n\nאחת שתיים\n\n| a |\n| --- |\n| שתיים |\n');
  expect([...html.matchAll(/<(?:p class="changed"|table)[^>]*>/g)].map((it) => it[0])).toEqual([
    ...Array<string>(2).fill('<p class="changed">'),
    ...Array<string>(2).fill('<p class="changed" dir="auto">'),
    ...Array<string>(2).fill('<table dir="auto">'),
  ]);
});

test.each([
  ['above changed rows', '|  | State |\n| --- | --- |\n| a | x |\n', '|  | State |\n| --- | --- |\n| a | y |\n'],
  ['as a changed row', '|  | State |\n| --- | --- |\n| a | x |\n', '|  | Where it stands |\n| --- | --- |\n| a | x |\n'],
  ['as a new row', 'Text\n', 'Text\n\n|  | State |\n| --- | --- |\n| a | y |\n'],
])('a head without words is an empty cell, %s', (_, before, after) => {
  const html = rendered(before, after);
  expect(html).toContain('<th scope="col">');
  expect(html).not.toMatch(/<th[^>]*><\/th>/);
});

test('blocks that were removed stand beside those that came in their place', () => {
  const html = rendered('Nothing of it.\n\n- stays\n', '# All\n\nis new here\n');
  const [old = '', now = ''] = (html.split('<div class="pair apart">')[1] ?? '').split('<div class="new">');
  expect([...old.matchAll(/<p class="([^"]*)"/g)].map((it) => it[1])).toEqual(['removed', 'removed']);
  expect([...now.matchAll(/<p class="([^"]*)"/g)].map((it) => it[1])).toEqual(['heading added', 'added']);
});

test('what stands in both texts is there once, and so is what stands in one of them', () => {
  const lines = ['a', 'b', 'c', 'd', 'e'];
  const html = rendered(`near\n\nold words\n\n${fence(lines)}`, `near\n\n${fence(lines.with(2, 'C'))}\nnew one\n`);
  const shown = html.split(/<[^>]*>/).map((it) => it.trim());
  for (const words of ['near', 'old words', 'new one', ...lines, 'C'])
    expect([words, shown.filter((it) => it === words).length]).toEqual([words, 1]);
});

test('the target of a changed link and the words of an image are shown, and lead nowhere', () => {
  const html = rendered('See [it](a.md) ![form](f.png) now.\n', 'See [it](javascript:b) ![form](f.png) now.\n');
  expect(html).toContain('<u>it</u> <span class="target">(javascript:b)</span></ins> image: form now.');
  expect(html).not.toMatch(/<a |<img/);
});

test('nothing of a text becomes HTML, and nothing has a style of its own', () => {
  const evil = '<img src=x onerror=alert(1)> "\'&amp; `</pre><script>`';
  const text = `# ${evil}\n\n${evil}\n\n- [ ] ${evil}\n\n| ${evil} | b |\n| --- | --- |\n| ${evil} | c |\n\n\`\`\`${evil}\n${evil}\n\`\`\`\n\n<script>x</script>\n`;
  const front = '---\n"<b>": "<i>"\n---\n\n';
  for (const html of [rendered('', front + text), rendered(front + text, ''), rendered(text.replaceAll('alert', 'other'), text)]) {
    expect(
      html.match(
        /<(?!\/?(?:div|p|span|i|strong|fieldset|legend|label|input|a|ins|del|code|table|thead|tbody|tr|th|td|pre|u|details|summary)\b)[^>]*>/g,
      ),
    ).toBeNull();
    expect(html).not.toMatch(/<[^>]*\s(?:style|on\w+|src)\s*=/);
  }
});

test('two texts without a difference have nothing to show', () => {
  expect(rendered('same\n', 'same\n')).toBe('');
});

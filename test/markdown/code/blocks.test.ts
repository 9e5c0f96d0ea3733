import { expect, test } from 'vitest';
import { codeColouring } from '../../../src/markdown/code/blocks.ts';
import { renderData } from '../../../src/markdown/data-text.ts';
import { renderMarkdown } from '../../../src/markdown/render.ts';
import { limits } from '../../../src/model/limits.ts';
import { bytesKept } from '../../bytes-kept.ts';
import { redacted } from '../redacted.ts';

const rendered = (text: string): string => renderMarkdown(redacted(text), { linkOf: () => null }).html;
const block = (language: string, code: string): string => `<pre tabindex="0"><code class="language-${language}">${code}</code></pre>`;

async function coloured(html: string): Promise<string> {
  return (await codeColouring([html]))(html);
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const plain = (html: string): string => html.replaceAll(/<\/?span[^>]*>/g, '');

test.each([
  ['bash', 'npm ci # install\n', '<span class="fn">npm</span> ci <span class="com"># install</span>\n'],
  [
    'sh',
    'echo "$HOME"\n',
    '<span class="fn">echo</span> <span class="str">"</span><span class="prop">$HOME</span><span class="str">"</span>\n',
  ],
  [
    'json',
    '{ "a": [1, "b", true] }\n',
    '{ <span class="prop">"a"</span>: [<span class="num">1</span>, <span class="str">"b"</span>, <span class="num">true</span>] }\n',
  ],
  ['JavaScript', 'const a = f(1);\n', '<span class="kw">const</span> a = <span class="fn">f</span>(<span class="num">1</span>);\n'],
  ['yaml', 'a: 1 # b\n', '<span class="prop">a</span>: <span class="num">1</span> <span class="com"># b</span>\n'],
  ['diff', '+a\n-b\n c\n', '<span class="add">+a</span>\n<span class="del">-b</span>\n c\n'],
  [
    'py',
    'def f():\n    """a\n    b"""\n',
    '<span class="kw">def</span> <span class="fn">f</span>():\n    <span class="str">"""a</span>\n<span class="str">    b"""</span>\n',
  ],
  [
    'rust',
    'let a: &str = "<b>";\n',
    '<span class="kw">let</span> a: &amp;<span class="typ">str</span> = <span class="str">"&lt;b&gt;"</span>;\n',
  ],
])('%s is coloured by classes', async (language, code, expected) => {
  expect(await coloured(rendered(`\`\`\`${language}\n${code}\`\`\`\n`))).toBe(`${block(language, expected)}\n`);
});

test('both ways of rendering give the same colours', async () => {
  const text = '```ts\nif (a < b && c > "d") return;\n```\n';
  const raw = (await coloured(rendered(`${text}\n<b>x</b>\n`))).split('\n')[0];
  expect(raw).toBe((await coloured(rendered(text))).split('\n')[0]);
});

test('data and programs are coloured by the ending of their file', async () => {
  expect(await coloured(renderData(redacted('{"a": 1}\n'), '.mcp.json'))).toBe(
    `${block('json', '{<span class="prop">"a"</span>: <span class="num">1</span>}\n')}\n`,
  );
  expect(await coloured(renderData(redacted('FROM a\n'), 'ops/Dockerfile'))).toBe(
    `${block('dockerfile', '<span class="kw">FROM</span> a\n')}\n`,
  );
});

test('what was hidden stays one piece of text', async () => {
  const json = block('json', '{"a": "x [redacted: github token 1] y"}');
  expect(await coloured(json)).toContain('<span class="str">"x </span>[redacted: github token 1]<span class="str"> y"</span>');
  const yaml = block('yaml', 'a: [redacted: github token 1]');
  expect(await coloured(yaml)).toContain('</span>: [redacted: github token 1]</code>');
});

test.each([
  ['a language that is not known', block('klingon', 'let a = 1;')],
  ['a language named like a part of every object', block('constructor', 'let a = 1;')],
  ['text without a language', '<pre tabindex="0"><code>let a = 1;</code></pre>'],
  ['code that holds marks of its own', block('js', 'let <b>a</b> = 1;')],
  ['more code than a page gets', block('js', 'let a = 1;\n'.repeat(limits.code.page / 10))],
  ['a line that is too long', block('js', `let a = "${'x'.repeat(limits.code.line)}";`)],
  ['words between pieces of code', '<p>class="kw"</p>'],
])('%s stays as it is', async (_, html) => {
  // Another block, so that the language is loaded.
  const colour = await codeColouring([html, block('js', '1')]);
  expect(colour(html)).toBe(html);
});

test('the first blocks of a page are coloured, as far as its limit goes', async () => {
  const half = block('json', `"${'a\n'.repeat(limits.code.page / 4 + 10)}"`);
  const html = await coloured(half + half);
  expect(plain(html)).toBe(half + half);
  expect(html.endsWith(half)).toBe(true);
  expect(html.startsWith(half)).toBe(false);
});

test('a page is coloured in the same way whatever came before it', async () => {
  const pages = ['a "b" # c', 'a "b', 'a "b" # c', '$(d "e")'].map((it) => block('bash', it));
  const all = await codeColouring(pages);
  const together = pages.map((it) => all(it));
  expect(together).toEqual(await Promise.all(pages.map((it) => coloured(it))));
});

const longPage = (number: number): string => `${block('js', `let number = ${number};\nlet word;`)}<p>${'word '.repeat(50_000)}</p>`;

test('the code that is remembered of a page does not keep the page in memory', async () => {
  const colour = await codeColouring([longPage(0)]);
  colour(longPage(0));
  const colouredPages = (): unknown => {
    for (let number = 1; number <= 20; number += 1) colour(longPage(number));
    return colour;
  };
  expect(bytesKept(colouredPages)).toBeLessThan(1e6);
});

const samples = [
  '',
  'a',
  'x = "y" # z',
  '<a b="c">&amp;d</a>',
  'if (a) { return `b${c}`; }\r\n\n\t// d 😀',
  '#!/bin/sh\n$ ls -la | grep a',
  '"unclosed',
  "'",
  '/*',
];
const languages =
  'c cpp css diff docker dotenv elixir gherkin go graphql hcl html http ini java javascript json jsonc jsx kotlin lua make nginx php powershell proto python ruby rust shellscript shellsession sql swift toml tsx typescript xml yaml';

test('no language changes a character', async () => {
  const pages = languages.split(' ').map((language) => samples.map((it) => block(language, escape(it))).join(''));
  const colour = await codeColouring(pages);
  for (const page of pages) expect(plain(colour(page))).toBe(page);
});

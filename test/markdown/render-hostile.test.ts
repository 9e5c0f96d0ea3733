import { expect, test } from 'vitest';
import { faultOf } from '../../src/markdown/check-html.ts';
import { renderMarkdown } from '../../src/markdown/render.ts';
import { redacted } from './redacted.ts';

const call = 'globalThis.ran=1';
const vectors = [
  `<script>${call}</script>`,
  `<SCRIPT SRC=//x.test/a.js></SCRIPT>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<script\n>${call}</script\n>`,
  `<img src=x onerror=${call}>`,
  `<img src="https://x.test/t.png" srcset="https://x.test/u.png 2x">`,
  `<picture><source srcset="https://x.test/u.png"><img src=y></picture>`,
  `<svg onload=${call}><script>${call}</script></svg>`,
  `<svg><a xlink:href="javascript:${call}"><text>t</text></a></svg>`,
  `<svg><style><img src=x onerror=${call}></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  `<math href="javascript:${call}">x</math>`,
  `<iframe srcdoc="<script>${call}</script>"></iframe>`,
  `<object data="javascript:${call}"></object><embed src="javascript:${call}">`,
  `<details open ontoggle=${call}>x</details>`,
  `<video autoplay onloadstart=${call}><source src=x onerror=${call}></video>`,
  `<audio src=x onerror=${call}>`,
  `<input autofocus onfocus=${call}><select autofocus onfocus=${call}></select>`,
  `<body onload=${call}><html manifest=x>`,
  `<style>@import url("https://x.test/x.css")</style>`,
  `<p style="background:url(https://x.test/leak)">x</p>`,
  `<link rel=stylesheet href=https://x.test/x.css><meta http-equiv=refresh content="0;url=https://x.test/"><base href="https://x.test/">`,
  `<form action="https://x.test/"><input name=password><button formaction="javascript:${call}">go</button></form>`,
  `[a](javascript:${call})`,
  `[a](JaVaScRiPt:${call})`,
  `[a](java&#115;cript:${call})`,
  `[a](java&Tab;script:${call})`,
  `[a](<java\tscript:${call}>)`,
  `[a]( javascript:${call})`,
  `[a](javascript&colon;${call})`,
  `[a](data:text/html,<b>x)`,
  `[a](vbscript:x) [b](file:///etc/passwd) [c](//x.test/y)`,
  `![a](javascript:${call}) ![b](//x.test/i.png)`,
  `<javascript:${call}>`,
  `[a][b]\n\n[b]: javascript:${call}`,
  `[a][b]\n\n[b]: <javascript:${call}> "title"`,
  `<a href="jav&#x09;ascript:${call}">x</a>`,
  `<a href="&#106;avascript:${call}" target=_blank ping=https://x.test/>x</a>`,
  `<a href=" &#14; javascript:${call}">x</a>`,
  `<a href="x.md" onclick="${call}" style="x">x</a>`,
  `<area href="javascript:${call}"><map name=x></map>`,
  `<div id="__proto__" class="pagefind-ui" data-pagefind-body data-pagefind-meta="title:OWNED">x</div>`,
  `<form id=documentElement><img name=getElementById></form>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `<textarea></textarea><img src=x onerror=${call}>`,
  `<template><script>${call}</script></template>`,
  `<!--><img src=x onerror=${call}>-->`,
  `<!---><img src=x onerror=${call}>-->`,
  `<!-- x --!><img src=x onerror=${call}> -->`,
  `<![CDATA[<img src=x onerror=${call}>]]>`,
  `<?php echo "<img src=x onerror=${call}>" ?>`,
  `<xmp><p title="</xmp><img src=x onerror=${call}>"></xmp>`,
  `<button popovertarget=x onclick=${call}>p</button><div id=x popover onbeforetoggle=${call}>`,
  `</main></body></html><script>${call}</script>`,
  `<Fragment set:html="<img src=x onerror=${call}>" />`,
  `\`\`\`html"><img src=x onerror=${call}>\ncode\n\`\`\``,
  `\`\`\`x onload=${call}\ncode\n\`\`\``,
  `# Heading <img src=x onerror=${call}>`,
  `# "><script>${call}</script>`,
  `| a | <img src=x onerror=${call}> |\n|---|---|\n| \`x\` | y |`,
  `a[^"><script>]\n\n[^"><script>]: <img src=x onerror=${call}>`,
  `<https://x.test/"onmouseover=${call}>`,
  `[a](https://x.test/"onmouseover="${call})`,
  `![" onerror="${call}](https://x.test/x.png)`,
  `<mark onmouseover=${call}>x</mark>`,
  `<a name='"><script>${call}</script>'>x</a>`,
  `<span lang='"><script>' dir='"><script>' align='"><script>'>x</span>`,
  `<ol start='"><script>' type='"><script>'><li value='"><script>'>x</ol>`,
  `<img alt='"><script>${call}</script>' src=x>`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
];

/** Tags of finished HTML, apart from the text between them. */
const tagsOf = (html: string): string => (html.match(/<[^>]*>/g) ?? []).join('\n');

/** What of a finished page could run, load or lead somewhere it must not. */
function dangersIn(html: string): string[] {
  const tags = tagsOf(html);
  const found = [
    /<\/?(?:script|style|img|svg|math|iframe|object|embed|link|meta|base|form|button|video|audio|source|template)\b[^>]*/gi,
    /[\s"'](?:on\w+|style|src|srcset|action|formaction|data-[\w-]+|ping|popover|target)\s*=/gi,
    /href="\s*(?:javascript|data|vbscript|file|\/\/)[^"]*/gi,
    /\bid="(?!doc-)[^"]*"/g,
    /\bclass="(?!(?:language-[\w+#.-]+|path|table|footnotes|contains-task-list|task-list-item)")[^"]*"/g,
  ].flatMap((pattern) => tags.match(pattern) ?? []);
  return [...found, ...(faultOf(html) === null ? [] : ['fault'])];
}

// Whatever address a document writes, the site answers with a page, so that more links stay than on a real site.
const render = (text: string): string => renderMarkdown(redacted(text), { linkOf: () => '/documents/x/' }).html;

test.each(vectors)('%j is inert', (vector) => {
  expect(dangersIn(render(vector))).toEqual([]);
});

test('all of them together are inert and hide nothing between them', () => {
  const html = render(vectors.map((vector, index) => `V${index}\n\n${vector}\n`).join('\n\n'));
  expect(dangersIn(html)).toEqual([]);
  for (const index of vectors.keys()) expect(html).toContain(`V${index}`);
});

test('inside lists, quotes and tables they are inert', () => {
  for (const vector of vectors.filter((it) => !it.includes('\n'))) {
    const html = render(`- ${vector}\n\n> ${vector}\n\n| a |\n|---|\n| ${vector.replaceAll('|', '\\|')} |\n`);
    expect(dangersIn(html)).toEqual([]);
  }
});

test.each([
  ['an unknown element', '<p><blink>x</blink></p>', 'unexpected'],
  ['a script', '<script>x</script>', 'unexpected'],
  ['a script address', '<a id="x" href="javascript:x">x</a>', 'unexpected'],
  ['an address of another protocol', '<a href="//x.test">x</a>', 'unexpected'],
  ['nesting without end', '<div>'.repeat(200), 'too deep'],
  [
    'what pages hold',
    '<h2 id="a">a</h2><p><a href="/x/">b</a><a href="https://x.test/">c</a><br><a href="#d">d</a> &lt;script&gt;</p>',
    null,
  ],
])('the last look at a page sees %s', (_, html, fault) => {
  expect(faultOf(html)).toBe(fault);
});

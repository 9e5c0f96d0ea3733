import { expect, test } from 'vitest';
import { diagramDrawing } from '../../../src/markdown/diagrams/drawing.ts';
import { renderMarkdown } from '../../../src/markdown/render.ts';
import { limits } from '../../../src/model/limits.ts';
import { redacted } from '../redacted.ts';

const htmlOf = (...sources: string[]): string =>
  renderMarkdown(redacted(sources.map((it) => `\`\`\`mermaid\n${it}\n\`\`\`\n`).join('\n')), { linkOf: () => null }).html;

async function drawn(html: string, isClean: (svg: string) => boolean = () => true): Promise<string> {
  return (await diagramDrawing([html], isClean))(html);
}

const wordsIn = (html: string): string[] =>
  [...html.matchAll(/<text[^>]*>([^]*?)<\/text>/g)].map(([, it = '']) => it.replace(/<[^>]*>/g, ''));

const all = [
  'graph LR\nA[One] ==>|go| B((Two))\nsubgraph Frame\nA\nend\nB <-.-> C[(Data)]',
  'sequenceDiagram\nactor A\nA->>B: hi\nNote over A,B: so\nloop again\nB-->>A: ho\nend',
  'stateDiagram-v2\n[*] --> A\nA --> [*] : done',
  'classDiagram\nclass A {\n+int x\n+run() void\n}\nA *-- B\nC ..|> A\nA --o D',
  'erDiagram\nA ||--o{ B : has\nA {\nstring id PK "key"\n}',
];

test('a diagram is drawn, with its source folded below', async () => {
  const html = htmlOf('graph TD; A-->B');
  const [, source] = /^<p class="diagram">[^<]*<\/p>\n([^]*)$/.exec(html.trim()) ?? [];
  expect(await drawn(html)).toMatch(
    /^<div class="diagram">\n<div class="drawing" tabindex="0" role="group" aria-label="Diagram"><svg role="img"/,
  );
  expect(await drawn(html)).toContain(
    `</svg></div>\n<details>\n<summary>Source of the diagram</summary>\n${source ?? ''}\n</details>\n</div>`,
  );
});

test.each(all)('nothing but shapes, numbers, classes and words is in a drawing: %s', async (source) => {
  const html = await drawn(htmlOf(source));
  const [svg = ''] = /<svg[^]*<\/svg>/.exec(html) ?? [];
  expect(svg).not.toBe('');
  const tags = [...svg.matchAll(/<(\/?)([a-z]+)((?: [a-z0-9-]+="[^"<>]*")*)\/?>/gi)];
  expect(svg.replace(/<\/?[a-z]+(?: [a-zA-Z0-9-]+="[^"<>]*")*\/?>/g, '')).not.toMatch(/[<>]/);
  const names = new Set(tags.map((it) => it[2] ?? ''));
  expect([...names].filter((it) => !/^(?:svg|g|rect|line|polyline|polygon|circle|ellipse|path|text|title|tspan)$/.test(it))).toEqual([]);
  expect(svg).not.toMatch(/\s(?:id|style|href|on\w+|data-\w+)=|url\(|@import|var\(|http|NaN|undefined/);
  expect(svg.match(/\d\.\d{3,}/g)).toBeNull();
});

test('the same source gives the same drawing, whatever was drawn before', async () => {
  const html = htmlOf(...all);
  expect(await drawn(html)).toBe(await drawn(html));
  const [alone, among] = [await drawn(htmlOf(all[4] ?? '')), await drawn(html)];
  expect(among).toContain(alone.trim());
});

test('words are words, whatever they look like', async () => {
  const html = await drawn(
    htmlOf('graph TD\nA["<script>alert(1)</script>"] -->|"<img src=x onerror=alert(1)>"| B["x\' & &quot;y"]\nconstructor --> __proto__'),
  );
  expect(wordsIn(html)).toEqual([
    '&lt;img src=x onerror=alert(1)&gt;',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    "x' &amp; &quot;y",
    'constructor',
    '__proto__',
  ]);
});

const heads = (html: string): number => (html.match(/<g transform="translate/g) ?? []).length;

test('composition, aggregation and lines with a head at both ends show their heads', async () => {
  expect(heads(await drawn(htmlOf('classDiagram\nA *-- B\nC --o D\nE <|.. F\nG <-- H')))).toBe(4);
  expect(heads(await drawn(htmlOf('graph LR\nA <--> B\nB --- C')))).toBe(2);
});

test('a line ends where it meets its box, and its head points into it', async () => {
  // Its program leads both lines on along the border of the last box.
  const html = await drawn(htmlOf('flowchart TD\nA{Which?} -->|Yes| B[steering]\nA -->|No| C[spec-init]\nB --> C'));
  const angles = [...html.matchAll(/rotate\((-?[\d.]+)\)/g)].map(([, it]) => it);
  expect(angles).toEqual(['90', '90', '90']);
});

test('a diagram that is not understood, or that may not be shown, stays its source', async () => {
  for (const html of [htmlOf('pie title A'), htmlOf('graph TD\nA --x B'), htmlOf('graph TD\nA[<b>')]) expect(await drawn(html)).toBe(html);
  const html = htmlOf('graph TD\nA[a word]-->B');
  expect(await drawn(html, (svg) => !svg.includes('a word'))).toBe(html);
  expect(await drawn('<p>language-mermaid</p>')).toBe('<p>language-mermaid</p>');
});

test('a line that a layout left in the air keeps a diagram from being drawn', async () => {
  // Its program gives a picture that has no height.
  const html = htmlOf(
    `graph TD\n${Array.from({ length: 40 }, (_, it) => `a${it % 20}-->a${(it * it * 31 + 7 * it + 3) % 20}`).join('\n')}`,
  );
  expect(await drawn(html)).toBe(html);
});

test.each([
  ['a line behind another box', 'graph LR\nsubgraph web\nA --> B\nend\nsubgraph db\nC\nend\nB --> C\nA --- C'],
  ['a note over the border of a frame', 'sequenceDiagram\nA->>B: one\nloop daily\nB->>A: two\nend\nNote over A,B: so\nA->>B: three'],
])('%s keeps a diagram from being drawn', async (_, source) => {
  expect(await drawn(htmlOf(source))).toBe(htmlOf(source));
});

const longSource = (number: number): string => `sequenceDiagram\n${`A->>B: ${number}\n`.repeat(120)}`;

test('a site draws as many boxes and lines as it has room for', async () => {
  const count = Math.floor(limits.diagram.site / 122);
  const html = htmlOf(...Array.from({ length: count + 1 }, (_, it) => longSource(it)));
  const result = await drawn(html);
  expect([result.match(/<svg/g)?.length, result.match(/<p class="diagram">/g)?.length]).toEqual([count, 1]);
}, 60_000);

test.each([
  ['20,000 boxes', `graph TD\n${Array.from({ length: 20_000 }, (_, it) => `a${it}-->a${it + 1}`).join('\n')}`],
  ['groups in groups', `graph TD\n${'subgraph a\n'.repeat(100)}${'end\n'.repeat(100)}`],
  ['brackets', `graph TD\nA${'['.repeat(390)}`],
  ['dashes', `graph TD\nA -- ${'- '.repeat(190)}`],
  ['semicolons', `graph TD\nA${';['.repeat(190)}`],
  ['ands', `graph TD\n${'a & '.repeat(90)}`],
  ['directives', `graph TD\n${'%%{'.repeat(2_000)}`],
  ['words', `sequenceDiagram\n${'a '.repeat(190)}`],
])('many %s do no harm', async (_, source) => {
  const html = htmlOf(source);
  expect(await drawn(html)).toBe(html);
});

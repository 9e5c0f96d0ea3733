import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPlaces } from '../../../src/markdown/places/places.ts';
import { renderMarkdown } from '../../../src/markdown/render.ts';
import { usualVoice } from '../../../src/markdown/voice.ts';
import { redacted } from '../redacted.ts';

const placed = (text: string): string => withPlaces(renderMarkdown(redacted(text), { linkOf: () => null }).html, 'doc-', usualVoice);
const hash = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 8);
const idsIn = (html: string): string[] => [...html.matchAll(/<li[^>]*? id="doc-([^"]+)"/g)].map(([, id = '']) => id);

test('a heading has a link to itself beside it, whichever way it was rendered', () => {
  for (const html of [placed('# A & "B" `c`\n'), placed('# A & "B" `c`\n\n<b>x</b>\n')]) {
    expect(html).toMatch(/^<div class="heading"><h2 id="doc-a--b-c">A &(?:amp|#x26); (?:"|&quot;)B(?:"|&quot;) <code>c<\/code><\/h2>/);
    expect(html).toMatch(/<\/h2><a class="anchor" href="#doc-a--b-c" aria-label="Link to: A &(?:amp|#x26); &quot;B&quot; c"><\/a><\/div>/);
  }
});

test('the second heading of the same words, and later ones, are numbered', () => {
  expect([...placed('# A\n\n# A\n\n## A\n').matchAll(/href="#([^"]+)"/g)].map((it) => it[1])).toEqual(['doc-a', 'doc-a-1', 'doc-a-2']);
});

test('a heading without words, and that of the footnotes, have no link', () => {
  expect(placed('#\n\nA[^1]\n\n[^1]: b\n')).not.toContain('class="anchor"');
});

test('a heading within a link, or in the summary of a fold, gets no other link', () => {
  const html = placed(
    '<div>\n<a href="https://x.test"><h1>A</h1></a>\n</div>\n\n<details><summary><b>x</b> <h2>B</h2></summary>\n\n## C\n\n</details>\n',
  );
  expect([...html.matchAll(/aria-label="Link to: ([^"]*)"/g)].map((it) => it[1])).toEqual(['C']);
});

test('steps, rules and questions have an id from a hash of their text, the second of the same text numbered', () => {
  const html = placed(
    '- [ ] Do it\n- [x] Do **it**\n- FR-016 Remind\n- 12 apples\n- Who pays?\n  - inner\n\n1. Loose\n\n2. Who `decides`?\n',
  );
  const step = `step-${hash('Do it')}`;
  expect(idsIn(html)).toEqual([
    step,
    `${step}-2`,
    `rule-${hash('FR-016 Remind')}`,
    `question-${hash('Who pays?')}`,
    `question-${hash('Who decides?')}`,
  ]);
  // What moved is still found.
  expect(idsIn(placed('- Who pays?\n- [x] Do it\n'))).toEqual([`question-${hash('Who pays?')}`, step]);
});

test('an id that the text itself gives is not given twice', () => {
  const html = placed(`<a id="step-${hash('Do it')}"></a>\n\n- [ ] Do it\n`);
  expect(idsIn(html)).toEqual([`step-${hash('Do it')}-2`]);
});

const section = (name: string): string => `## ${name}\n\n${'words '.repeat(4_000)}\n\n### Below\n\n> ## Quoted\n`;

test('sections of a very long document are folded below their headings, and what stands before them is not', () => {
  const short = placed(`Intro\n\n${section('A')}`);
  expect(short).not.toContain('<details');
  const html = placed(`Intro\n\n${['A', 'B', 'C', 'D', 'E', 'F'].map(section).join('\n')}`);
  expect(
    html.startsWith(
      '<p>Intro</p>\n<details class="section">\n<summary><h2 id="doc-a">A</h2></summary><a class="anchor" href="#doc-a" aria-label="Link to: A"></a>\n<p>',
    ),
  ).toBe(true);
  expect(html.match(/<details class="section">\n<summary><h2/g)).toHaveLength(6);
  const titled = placed(`# Title\n\n${['A', 'B', 'C', 'D', 'E', 'F'].map(section).join('\n')}`);
  expect(titled.startsWith('<div class="heading"><h2 id="doc-title">Title</h2>')).toBe(true);
  expect(titled.match(/<details class="section">\n<summary><h3/g)).toHaveLength(6);
  expect([html.match(/<details/g)?.length, html.match(/<\/details>/g)?.length]).toEqual([6, 6]);
  expect(html).toContain('<div class="heading"><h3 id="doc-below">Below</h3>');
  expect(html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).toContain('Intro A words words');
});

test('the highest level that divides a long document is folded, and what stands above it is not, whatever its script', () => {
  const chapters = ['B', 'C'].map((it) => `# ${it}\n\n${[1, 2].map((part) => `## ${it}${part}\n\n${'交接'.repeat(1_100)}\n`).join('\n')}`);
  const html = placed(chapters.join('\n'));
  expect(
    [...html.matchAll(/<summary>(.*)<\/summary>|<(h2) id/g)].map(([, heading, above]) => heading?.replace(/<[^>]*>/g, '') ?? above),
  ).toEqual(['h2', 'B1', 'B2', 'h2', 'C1', 'C2']);
  expect(html).toContain('</details>\n<div class="heading"><h2 id="doc-c">C</h2>');
  expect(placed(chapters.join('\n').replaceAll('交接', 'ab'))).not.toContain('<details');
});

test.each([
  ['headings', '# a\n'.repeat(20_000)],
  ['items', '- [ ] a?\n'.repeat(20_000)],
  ['different items', Array.from({ length: 20_000 }, (_, it) => `- ${it}?\n`).join('')],
  ['nested items', Array.from({ length: 40 }, (_, it) => `${'  '.repeat(it)}- a?\n`).join('')],
])('many %s are no matter', (_, text) => {
  expect(placed(text)).toContain(' id="doc-');
});

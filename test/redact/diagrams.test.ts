import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/markdown/render.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { createRedactor } from '../../src/redact/redactor.ts';
import { redactDecoded } from '../../src/redact/decoded.ts';
import { visibleSecrets } from '../../src/redact/last-look.ts';
import { redact } from '../../src/redact/redact.ts';

const token = `gh${'p_'}aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2`;
const [head, tail] = [token.slice(0, 20), token.slice(20)];
const numbered = (text: string): string => [...text].map((it) => `#${it.charCodeAt(0)};`).join('');
const diagram = (label: string, fence = '```'): string => `Text\n\n${fence}mermaid\ngraph LR\n  A["${label}"] --> B\n${fence}\n\nMore\n`;
const clean = (text: string): string => redactDecoded(redact(text, 'a.md').text).text;

const spellings: readonly (readonly [string, string])[] = [
  ['two characters by number', token.replace('p_', '#112;#95;')],
  ['all characters by number', numbered(token)],
  ['a character by name', token.replace('_', '#lowbar;')],
  ['a character by an entity of HTML', token.replace('_', '&#95;')],
  ['a break of the line', `${head}<br>${tail}`],
  ['a break that is closed', `${head}<br />${tail}`],
  ['a break of another form', `${head}\\n${tail}`],
  ['bold letters', `${head}<b>${tail}</b>`],
  ['a break and numbers', `${head.replace('p_', '#112;#95;')}<br/>${tail}`],
];

test.each(spellings)('a token in a label of a diagram is hidden, written with %s', (_, label) => {
  for (const fence of ['```', '~~~', '````']) {
    const text = clean(diagram(label, fence));
    expect(text).toContain('A["[redacted: github token');
    expect(text).not.toContain(tail.slice(-8));
    expect(text).not.toContain(numbered(tail.slice(-8)));
    expect(redactDecoded(text as Redacted)).toEqual({ text, findings: [] });
    expect(text.split('\n')).toHaveLength(diagram(label, fence).split('\n').length);
  }
});

test.each(spellings)('what a page would show of it is seen, written with %s', (_, label) => {
  // Only this test makes such a text: no reader gets one.
  const { html } = renderMarkdown(diagram(label) as Redacted, { linkOf: () => null });
  expect(visibleSecrets(html)).toEqual(['github token']);
});

test('a secret of another file is found in a label, however it is spelled there', () => {
  const redactor = createRedactor();
  redactor.redact('DB_PASSWORD=kR7-vQ2-xW9-plum\n', { path: '.env', age: 0 });
  const { text } = redactor.redactDecoded(diagram('the word is kR7#45;vQ2#45;xW9#45;plum') as Redacted);
  expect(text).toContain('A["the word is [redacted: ');
  expect(text).not.toContain('vQ2');
});

test.each([
  diagram('Step #1<br/>of #quot;all#quot; #35;'),
  diagram('#9829; a<br>b'),
  `Prose with #112;#95; and mermaid ${head}<br>${tail.slice(0, 6)}\n`,
  '```mermaid\ngraph LR\nA --> B\n',
])('other labels stay: %j', (text) => {
  expect(redactDecoded(text as Redacted)).toEqual({ text, findings: [] });
});

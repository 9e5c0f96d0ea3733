import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../src/markdown/render.ts';
import { redacted } from '../redacted.ts';

const html = (text: string): string => renderMarkdown(redacted(text), { linkOf: () => null }).html;
const source = '```mermaid\ngraph TD; A-->B\n```\n';

test('the source of a diagram says that it is one, in both ways of rendering', () => {
  for (const it of [html(source), html(`${source}\n<b></b>\n`)]) {
    expect(it).toMatch(
      /^<p class="diagram">Diagram, as its Mermaid source:<\/p>\n<pre tabindex="0"><code class="language-mermaid">graph TD; A--(?:>|&gt;)B\n<\/code><\/pre>/,
    );
  }
});

test('other code, and words about diagrams, have no such label', () => {
  expect(html('```js\nmermaid\n```\n\n`language-mermaid`\n')).not.toContain('Diagram');
});

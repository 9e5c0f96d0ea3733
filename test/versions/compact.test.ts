import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/markdown/render.ts';
import { asValid } from '../../src/markdown/valid-html.ts';
import { compact } from '../../src/versions/compact.ts';
import type { Redacted } from '../../src/model/redacted.ts';
import { markupFaults } from '../../scripts/scorecard/markup.ts';

const text = `# Title

One *two*  
three.

Four.

> Quoted.
>
> - In it

- a
- b

  with a paragraph

  \`\`\`
  </p>

  <li>
  \`\`\`

1. [ ] open
2. [x] done
   - below

| Name | Count |
| --- | ---: |
| a </p> | 1 |
| b | 2 |

---

Note[^1] and <b>raw</b>.

<details><summary>More</summary>

Inside it.

</details>

[^1]: Below.
` as Redacted;

const linkOf = (): null => null;

/** The elements that a browser makes, without white space at the ends of their texts outside code. */
const elementsOf = (html: string): string =>
  toHtml(raw({ type: 'root', children: [{ type: 'raw', value: html }] }))
    .split(/(<pre[^]*?<\/pre>)/)
    .map((it) => (it.startsWith('<pre') ? it : it.replaceAll(/\s*(<[^<>]*>)\s*/g, '$1')))
    .join('')
    .replaceAll(/ class="(?:contains-task-list|task-list-item)"/g, '');

const page = (body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>T</title></head><body><main><h1>T</h1>${body}</main></body></html>`;

test.each([
  ['Markdown', text.replace(/<b>raw<\/b>|<\/?details>|<summary>.*/g, '') as Redacted],
  ['Markdown with HTML', text],
])('%s is the same elements in fewer bytes, and valid', (_, its) => {
  const html = asValid(renderMarkdown(its, { linkOf }).html);
  const short = compact(html);
  expect(elementsOf(short)).toBe(elementsOf(html));
  expect(short.length).toBeLessThan(html.length * 0.93);
  expect(short).toContain('&#x3C;/p>\n\n&#x3C;li>');
  expect(markupFaults(page(short))).toEqual(markupFaults(page(html)));
});

test('what stands in one line keeps its spaces, and a paragraph its end where words follow', () => {
  const html = '<p>a</p> words <p><b>c</b> <i>d</i></p>\n<ul>\n<li><a href="x">e</a> f</li>\n</ul>';
  expect(compact(html)).toBe('<p>a</p> words <p><b>c</b> <i>d</i><ul><li><a href="x">e</a> f</ul>');
});

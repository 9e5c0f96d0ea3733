import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { piecesOf, type Piece } from './template.ts';

/** Texts of templates that are the same in every language. */
const names: ReadonlySet<string> = new Set(['width=device-width, initial-scale=1', 'text/markdown', 'application/json']);

/** Whether a string of code reads like words: several in a row, or one that begins like a heading. */
const isWords = (text: string): boolean =>
  /\p{L}{2,}[,;:.]?\s+\p{L}/u.test(text) || /^[,.;:(]?\s*\p{Lu}\p{Ll}+[.,:]?$/u.test(text) || /^\s*[,.;(]\s*\p{L}{2,}/u.test(text);

const isText = ({ kind, text }: Piece): boolean => !names.has(text) && (kind === 'string' ? isWords(text) : /\p{L}{2,}/u.test(text));

const textsOf = (source: string): string[] =>
  piecesOf(source)
    .filter(isText)
    .map(({ line, text }) => `${line}: ${text}`);

test('texts, readable attributes and strings are found in a template, wherever they stand', () => {
  const source = `---
import { say } from './say.ts';
const words = { open: 'In progress' };
const kind = it.kind === 'secret store' ? 'a' : say('menu.more');
---

<p class="muted small" title="Tells more">
  Read it {count > 1 && <b>again</b>} {list.map((it) => <li lang="en">{\`\${it.name}, not read\`}</li>)}
  <code>handover.yaml</code> {say('count.files', { count })} {open ? 'Open' : <Scroll label={say('a.b')}><i>{name}</i></Scroll>}
</p>
`;
  expect(textsOf(source)).toEqual(['3: In progress', '7: Tells more', '7: Read it', '8: again', '8: …, not read', '9: Open']);
});

test('every word of the pages comes from the words of the language', () => {
  const wrong = globSync('src/**/*.astro').flatMap((file) => textsOf(readFileSync(file, 'utf8')).map((it) => `${file}:${it}`));
  expect(wrong).toEqual([]);
});

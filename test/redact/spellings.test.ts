import { expect, test } from 'vitest';
import type { Redacted } from '../../src/model/redacted.ts';
import { renderMarkdown } from '../../src/markdown/render.ts';
import { redactDecoded } from '../../src/redact/decoded.ts';
import { visibleSecrets } from '../../src/redact/last-look.ts';
import { redact } from '../../src/redact/redact.ts';

/** Numbers that are the same in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Below = (below: number) => number;
const oneOf = <T>(items: readonly [T, ...T[]], below: Below): T => items[below(items.length)] ?? items[0];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const some = (alphabet: string, count: number, below: Below): string =>
  Array.from({ length: count }, () => alphabet[below(alphabet.length)]).join('');

const shapes: readonly [(below: Below) => [string, string], ...((below: Below) => [string, string])[]] = [
  (below) => [`gh${'p_'}`, some(letters, 36, below)],
  (below) => [`github_${'pat_'}`, `${some(letters, 22, below)}_${some(letters, 59, below)}`],
  (below) => [`gl${'pat-'}`, some(letters, 20, below)],
  (below) => [`AK${'IA'}`, some('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 16, below)],
  (below) => [`xox${'b-'}`, `${some('0123456789', 12, below)}-${some('0123456789', 13, below)}-${some(letters, 24, below)}`],
  (below) => [`sk-${'ant-api03-'}`, `${some(letters, 50, below)}-${some(letters, 20, below)}_${some(letters, 20, below)}AA`],
  (below) => [`sk-${'proj-'}`, `${some(letters, 40, below)}_${some(letters, 40, below)}`],
  (below) => [`sk-${'or-v1-'}`, some('0123456789abcdef', 64, below)],
];

const inside = (part: string) => (token: string, at: number) => token.slice(0, at) + part + token.slice(at);
const around = (open: string, close: string) => (token: string, at: number) => token.slice(0, at) + open + token.slice(at) + close;
const each = (token: string, pattern: RegExp, write: (code: number) => string): string =>
  token.replace(pattern, (it) => write(it.charCodeAt(0)));
const hex = (code: number, length = 2): string => code.toString(16).padStart(length, '0');

const spellings: readonly [string, (token: string, at: number) => string][] = [
  ['as it is', (it) => it],
  ['escaped', (it) => it.replace(/[-_]/g, '\\$&')],
  ['with decimal entities', (it) => each(it, /[-_]/g, (code) => `&#${code};`)],
  ['with one letter as an entity', (it, at) => it.slice(0, at) + each(it.charAt(at), /./, (code) => `&#x${hex(code)};`) + it.slice(at + 1)],
  ['all entities', (it) => each(it, /./g, (code) => `&#x${hex(code)};`)],
  ['with named entities', (it) => it.replaceAll('_', '&lowbar;')],
  ['with percent signs', (it) => each(it, /[-_]/g, (code) => `%${hex(code).toUpperCase()}`)],
  ['all percent signs', (it) => each(it, /./g, (code) => `%${hex(code)}`)],
  ['with a letter of JSON', (it, at) => it.slice(0, at) + each(it.charAt(at), /./, (code) => `\\u${hex(code, 4)}`) + it.slice(at + 1)],
  ['with a comment', inside('<!-- x > y -->')],
  ['with a tag', inside('<b></b>')],
  ['with a tag around the rest', around('<b class="x">', '</b>')],
  ['with a place to break', inside('<wbr>')],
  ['with bold', around('**', '**')],
  ['with italics', around('*', '*')],
  ['struck out', around('~~', '~~')],
  ['with code', around('`', '`')],
  ['with a link', around('[', '](https://x.test/a_b "c")')],
  ['with a zero-width space', inside('\u200B')],
  ['with a soft hyphen', inside('\u00AD')],
  ['with a soft hyphen by name', inside('&shy;')],
  ['with a variation selector', inside('\uFE0F')],
  ['with a joiner by number', inside('&#x200d;')],
];

const blocks: readonly [string, ...string[]] = [
  '# A title with @',
  'Prose with `code`, **bold** @ and *more*.',
  '- [ ] a task: @\n- another, (@)',
  '> a quote "@" goes on\n> here',
  '| a | b |\n|---|---|\n| @ | c |',
  '[a link](https://x.test/?t=@&a=b) and text',
  '<details><summary>@</summary>\n\ntext\n\n</details>',
  '<p title="@">text</p>',
  '```sh\nexport A=@\n```',
  '令牌@已过期',
  '**Key:** @',
  '{"a": "@", "b": 1}',
  '<!-- @ -->',
  'a &amp; b\\_c @ 100% <https://x.test/a%20b>',
  'Nothing to see.\r\n@\r\n',
];

/** The text with what hides a character taken away, written apart from the code under test. */
function decoded(text: string): string {
  return text
    .replace(/<!--[^]*?-->|<\/?[a-z][^<>]*>|[*~`]|&shy;|\u00AD|\u200B|\uFE0F/g, '')
    .replace(/!?\[|\]\([^()]*\)/g, '')
    .replace(/&#x([0-9a-f]+);|&#(\d+);/g, (_, six: string | undefined, ten: string | undefined) =>
      String.fromCodePoint(six === undefined ? Number(ten) : Number.parseInt(six, 16)),
    )
    .replace(/%([0-9A-Fa-f]{2})|\\u([0-9a-f]{4})/g, (_, octet: string | undefined, unit: string | undefined) =>
      String.fromCharCode(Number.parseInt(octet ?? unit ?? '', 16)),
    )
    .replaceAll('&lowbar;', '_')
    .replace(/\\([-_])/g, '$1')
    .replaceAll('\u200D', '');
}

function leaked(secret: string, text: string): boolean {
  return Array.from({ length: secret.length - 9 }, (_, at) => secret.slice(at, at + 10)).some((it) => text.includes(it));
}

test.each(spellings)('nothing of a token %s is left anywhere', (name, spell) => {
  const below = numbers(name.length * 7919 + 1);
  for (let count = 0; count < 120; count += 1) {
    const [prefix, secret] = oneOf(shapes, below)(below);
    const written = spell(prefix + secret, 1 + below(prefix.length + secret.length - 2));
    const texts = Array.from({ length: 1 + below(4) }, () => oneOf(blocks, below));
    const source = texts.map((it, index) => it.replaceAll('@', () => (index === 0 || below(3) === 0 ? written : 'x'))).join('\n\n');
    const { text } = redactDecoded(redact(source, 'a.md').text);
    expect({ source, leaked: leaked(secret, text) || leaked(secret, decoded(text)) }).toEqual({ source, leaked: false });
    expect(redactDecoded(text)).toEqual({ text, findings: [] });
    expect(text.split('\n')).toHaveLength(source.split('\n').length);
    const { html } = renderMarkdown(text, { linkOf: (url) => url });
    expect({ source, rules: visibleSecrets(html), leaked: leaked(secret, decoded(html)) }).toEqual({ source, rules: [], leaked: false });
  }
});

test('what a page would show of a token nobody hid is seen', () => {
  const below = numbers(5);
  for (const [name, spell] of spellings.filter(([it]) => !/JSON|percent/.test(it))) {
    const [prefix, secret] = [`gh${'p_'}`, some(letters, 36, below)];
    // Only this test makes such a text: no reader gets one.
    const { html } = renderMarkdown(`a ${spell(prefix + secret, 12)} b` as Redacted, { linkOf: (url) => url });
    expect([name, visibleSecrets(html)]).toEqual([name, ['github token']]);
  }
});

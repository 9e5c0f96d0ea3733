import { expect, test } from 'vitest';
import { pastRenderer, type PastRenderer } from '../../../src/collect/past-renderer.ts';
import { resolverOf } from '../../../src/collect/links.ts';
import { usualVoice } from '../../../src/markdown/voice.ts';
import type { Redacted } from '../../../src/model/redacted.ts';

const path = 'docs/a.md' as Redacted;

/** A renderer that notes for which links it was asked. */
function rendererOf(visibleSecrets: (html: string) => string[] = () => []): { past: PastRenderer; asked: string[] } {
  const asked: string[] = [];
  const { linkOf } = resolverOf(new Map([['docs/b.md', '/documents/b/']]));
  const resolver = {
    linkOf(from: string, url: string) {
      asked.push(url);
      return linkOf(from, url);
    },
  };
  return {
    asked,
    past: pastRenderer({ resolvers: () => resolver, isThere: (_, id) => id === 'doc-there', visibleSecrets, voice: usualVoice }),
  };
}

const table = '| a |\n| - |\n| b |\n';
const first = `# A\n\nSee [b](b.md#there).\n\n### Deep\n\n${table}\nSee [c](c.md).\n`;
const versions = [
  first,
  // A heading, a table, and a link to what is not there, come before what stays.
  first.replace('### Deep', `## B\n\n${table}\nSee [d](b.md#gone).\n\n### Deep`),
  first.replace('b.md', 'B.md'),
  `${first}\nA note.[^1]\n\n[^1]: Below.\n`,
  first,
] as Redacted[];

test('each text of a document is rendered as it is by itself', () => {
  const render = rendererOf().past.forDocument((html) => html);
  for (const text of versions) {
    const alone = rendererOf().past.forDocument((html) => html)(path, text, null);
    const its = render(path, text, null);
    expect(its?.html).toBe(alone?.html);
    // What was rendered with its parts counts too: it may be looked at once too often.
    expect(its?.leads.links).toEqual(expect.arrayContaining(alone?.leads.links ?? []));
    expect(its?.leads.places).toEqual(expect.arrayContaining(alone?.leads.places ?? []));
  }
  const second = render(path, versions[1] as Redacted, null)?.html ?? '';
  expect([...second.matchAll(/<h\d>[^<]*|Table \d/g)].map((it) => it[0])).toEqual(['<h2>A', '<h3>B', 'Table 1', '<h4>Deep', 'Table 2']);
});

test('what stood in the text before is not rendered again', () => {
  const { past, asked } = rendererOf();
  const render = past.forDocument((html) => html);
  render(path, first as Redacted, null);
  const result = render(path, `${first}\nSee [e](e.md).\n` as Redacted, null);
  expect(asked).toEqual(['b.md#there', 'c.md', 'e.md']);
  expect(result?.leads).toEqual({
    links: [
      ['b.md#there', '/documents/b/#doc-there'],
      ['c.md', null],
      ['e.md', null],
    ],
    places: [['/documents/b/', 'doc-there', true]],
  });
});

test('a text at another place, or on a branch, is rendered anew: its links may lead elsewhere', () => {
  const { past, asked } = rendererOf();
  const render = past.forDocument((html) => html);
  render(path, first as Redacted, null);
  render('docs/z.md' as Redacted, first as Redacted, null);
  render('docs/z.md' as Redacted, first as Redacted, 'side');
  expect(asked).toHaveLength(6);
});

test('a text with a secret in one of its parts is not shown', () => {
  const { past } = rendererOf((html) => (html.includes('See <a') ? ['a rule'] : []));
  expect(past.forDocument((html) => html)(path, first as Redacted, null)).toBeNull();
});

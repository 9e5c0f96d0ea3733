import { describe, expect, test } from 'vitest';
import { diagramDrawing } from '../../src/markdown/diagrams/drawing.ts';
import { withPlaces } from '../../src/markdown/places/places.ts';
import { renderMarkdown } from '../../src/markdown/render.ts';
import { voicesOf, type Voice } from '../../src/markdown/voice.ts';
import { redacted } from './redacted.ts';

const place = { path: 'src/a.ts', lines: null, commit: '4f2a9c1', href: null };

function shown(text: string, voice: Voice): string {
  const options = {
    linkOf: () => null,
    placeOf: (url: string) => (url === 'src/a.ts' ? place : url === 'src/a.ts:3' ? { ...place, lines: '3' } : null),
    imageOf: (url: string) => (url === 'big.png' ? { kind: 'refused' as const, reason: 'too large' } : null),
    voice,
  };
  return renderMarkdown(redacted(text), options).html.trim();
}

/** The same text in the way for plain Markdown and in the way for raw HTML. */
const both = (text: string, voice: Voice): string[] => [
  shown(text, voice),
  shown(`${text}\n\n<b></b>\n`, voice).replace(/\s*<p><b><\/b><\/p>\s*/, ''),
];

const german = voicesOf('de');

describe('in a document of another language', () => {
  const voice = german('en');

  test.each([
    ['the kind of an alert', '> [!NOTE]\n> a\n', '<p class="kind"><span lang="de">Hinweis</span></p>'],
    ['the commit of a file', '[a](src/a.ts)', 'a (<code>src/a.ts</code><span lang="de"> in Commit </span><code>4f2a9c1</code>)'],
    ['a line of a file', '[a](src/a.ts:3)', 'a (<code>src/a.ts:3</code><span lang="de"> in Commit </span><code>4f2a9c1</code>)'],
    ['the commit of a named file', '[src/a.ts](src/a.ts)', 'src/a.ts (<span lang="de">in Commit </span><code>4f2a9c1</code>)'],
    [
      'an image of another site',
      '![a](https://x.test/i.png)',
      '<span lang="de">Bild: </span>a (x.test<span lang="de">, nicht geladen</span>)</a>',
    ],
    [
      'an image that is too large',
      '![a](big.png)',
      '<span lang="de">Bild: </span>a (big.png<span lang="de">, nicht gezeigt: </span><span lang="de">zu groß</span>)',
    ],
    ['what a table is called', '|a|\n|-|\n|b|\n', 'aria-label="Tabelle 1" lang="de"><table lang="en">'],
    ['the source of a diagram', '```mermaid\nx\n```\n', '<p class="diagram"><span lang="de">Diagramm, als Mermaid-Quelltext:</span></p>'],
  ])('the words of the site are marked: %s', (_, text, expected) => {
    for (const it of both(text, voice)) expect(it).toContain(expected);
  });

  test('what is heard of steps and footnotes is marked too', () => {
    for (const it of both('- [ ] a\n- [x] b[^1]\n\n[^1]: c\n', voice)) {
      expect(it).toMatch(/<input(?=[^>]* aria-label="nicht erledigt")[^>]* lang="de"/);
      expect(it).toMatch(/<input(?=[^>]* aria-label="erledigt")[^>]* lang="de"/);
      expect(it).toMatch(/<h2 id="doc-footnote-label" lang="de">Fußnoten<\/h2>/);
      expect(it).toMatch(/<a href="#doc-fnref-1" aria-label="Zurück zu Verweis 1" lang="de">/);
    }
  });

  test('links to sections and drawings are marked too', async () => {
    const html = withPlaces(shown('# A\n\n```mermaid\ngraph TD; A-->B\n```\n', voice), 'doc-', voice);
    const drawn = (await diagramDrawing([html], () => true))(html, voice);
    expect(drawn).toContain('<a class="anchor" href="#doc-a" aria-label="Verweis auf: A" lang="de"></a>');
    expect(drawn).toContain(
      'aria-label="Diagramm" lang="de"><svg role="img" aria-label="Flussdiagramm, Kästen: 2, Linien: 1. Der Quelltext',
    );
    expect(drawn).toContain('<summary><span lang="de">Quelltext des Diagramms</span></summary>');
  });

  test('they have a direction of their own where the document runs the other way', () => {
    expect(shown('> [!NOTE]\n> a\n', german('ar'))).toContain('<span lang="de" dir="ltr">Hinweis</span>');
  });
});

test.each(['de', 'de-AT', 'und'])('in a document of the language of the site, or of none that is known, nothing is marked: %s', (lang) => {
  const html = shown('> [!NOTE]\n> ![](https://x.test/i.png) [a](src/a.ts)\n\n|a|\n|-|\n|b|\n', german(lang));
  expect(html).toContain('<p class="kind">Hinweis</p>');
  expect(html).toContain('>Bild (x.test, nicht geladen)</a>');
  expect(html).not.toContain('lang=');
});

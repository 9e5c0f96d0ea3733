import { expect, test } from 'vitest';
import { allowedTags } from '../../src/markdown/check-html.ts';
import { renderMarkdown } from '../../src/markdown/render.ts';
import { vectors } from '../histories/hostile.ts';
import { redacted } from '../markdown/redacted.ts';
import { startBrowser } from './chromium.ts';

/** Numbers below `limit` that look random and are the same in every run. */
function numbersFrom(start: number): (limit: number) => number {
  let state = start;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state >> 8) % limit;
  };
}

const pieces = vectors.flatMap(
  (it) => it.match(/<\/?[a-z-]+|[a-z:-]+=|<!--|--!?>|&[^;\s]{1,8};|\]\(|```|javascript:|ran\('[a-z-]+'\)|[^a-z0-9]/gi) ?? [],
);
const structure = [
  '\n\n',
  '> ',
  '- ',
  '1. ',
  '# ',
  '| a |\n|---|\n| ',
  '[^1]',
  '\n[^1]: ',
  '```\n',
  '<svg>',
  '</svg>',
  '<style>',
  '</style>',
  '<!--',
  '-->',
  '<p title="',
  '<xmp>',
  '<title>',
  '<select>',
  '<template>',
  '</article>',
  '\u0000',
  '\u2028',
];

/** A text put together of pieces of the hostile corpus. */
function textOf(next: (limit: number) => number): string {
  const part = (): string => {
    const kind = next(3);
    if (kind === 0) return structure[next(structure.length)] ?? '';
    if (kind === 1) return pieces[next(pieces.length)] ?? '';
    return (vectors[next(vectors.length)] ?? '').slice(next(20), 20 + next(120));
  };
  return Array.from({ length: 3 + next(25) }, part).join('');
}

/** Elements and attributes of rendered texts that no text may become; nothing of them may end its own article. */
function faultsIn([htmls, tags]: [htmls: string[], tags: string[]]): string[] {
  return htmls.flatMap((html) => {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    place.innerHTML = `<article>${html}</article><p id="after"></p>`;
    const wrong = [...place.querySelectorAll('article *')].some(
      (element) =>
        !tags.includes(element.localName) ||
        [...element.attributes].some(
          ({ name, value }) =>
            /^on|^data-|src|style|action|^(?:name|target|ping|is)$|:/.test(name) ||
            (name === 'id' && !value.startsWith('doc-')) ||
            (name === 'href' && !/^(?:https?|mailto):/.test(new URL(value, 'https://site.invalid/').href)),
        ),
    );
    return wrong || place.lastElementChild?.id !== 'after' || place.children.length !== 2 ? [html] : [];
  });
}

test('whatever pieces of hostile text meet, a browser finds only what a page may hold, and runs and asks for nothing', async () => {
  const next = numbersFrom(2026);
  const texts = Array.from({ length: 6000 }, () => textOf(next));
  const htmls = texts.map((it) => renderMarkdown(redacted(it), { linkOf: () => '/documents/x/' }).html);
  const browser = await startBrowser();
  const page = await browser.newPage();
  const seen: string[] = [];
  await page.exposeFunction('ran', (place: unknown) => void seen.push(`ran: ${String(place)}`));
  await page.route('**/*', (it) => (seen.push(it.request().url()), it.abort()));
  expect(await page.evaluate(faultsIn, [htmls, [...allowedTags]] as [string[], string[]])).toEqual([]);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(seen).toEqual([]);
  // A page without any policy, so that what slips through would show.
  await page.evaluate(faultsIn, [[`<img src=x onerror="ran('calibration')">`], []] as [string[], string[]]);
  await expect.poll(() => seen).toContain('ran: calibration');
  await browser.close();
}, 60_000);

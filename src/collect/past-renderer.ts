import { isProse, renderData } from '../markdown/data-text.ts';
import { levelOf, newPage, type PageOptions } from '../markdown/page.ts';
import { cutText, joined, parting } from '../markdown/pieces.ts';
import { renderMarkdown, renderPieces } from '../markdown/render.ts';
import type { Voice } from '../markdown/voice.ts';
import type { Redacted } from '../model/redacted.ts';
import { isAsTold, type Leads } from './leads.ts';
import { idPrefix, withoutDeadAnchors, withoutIdleIds, type Resolver } from './links.ts';

/** The HTML of a past text, and what it was told of its links; null when a secret in it could not be hidden. */
type Rendered = { html: string; leads: Leads } | null;

/** Renders past texts with links to what there is now. */
export interface PastRenderer {
  /**
   * A renderer for the texts of one document, one after another: what stood in the text before is not rendered again. `finish` is the last thing done
   * to HTML, whatever stands around it.
   */
  forDocument(finish: (html: string) => string): (path: Redacted, text: Redacted, branch: string | null) => Rendered;
  /** Whether a text would be told the same of its links again. */
  isAsTold(leads: Leads, path: Redacted, branch: string | null): boolean;
}

/** What the links of past texts lead to, and what is looked for in their pages. */
interface Asked {
  resolvers(branch: string | null): Resolver;
  isThere(address: string, fragment: string): boolean | null;
  visibleSecrets(html: string): readonly string[];
  voice: Voice;
}

/** A piece of a text as it was rendered. */
interface Piece {
  html: string;
  /** What it was told of its links, and others that were rendered with it. */
  leads: Leads;
  /** The headings that it stands under, and those in it, by their levels as written. */
  above: readonly number[];
  headings: readonly number[];
  hasTables: boolean;
}

/** Renders past texts, of which most parts stood in the one before. */
export function pastRenderer({ resolvers, isThere, visibleSecrets, voice }: Asked): PastRenderer {
  /** HTML as it is written, and what it was told; null where it shows a secret. */
  const settled = (html: string, links: ReadonlyMap<string, string | null>, finish: (html: string) => string): Rendered => {
    if (visibleSecrets(html).length > 0) return null;
    const places = new Map<string, Leads['places'][number]>();
    const living = withoutDeadAnchors(html, (address, fragment) => {
      const there = isThere(address, fragment);
      places.set(`${address}#${fragment}`, [address, fragment, there]);
      return there;
    });
    return { html: finish(withoutIdleIds(living)), leads: { links: [...links], places: [...places.values()] } };
  };
  return {
    forDocument(finish) {
      let [known, of] = [new Map<string, Piece>(), ''];
      return (path, text, branch) => {
        const { linkOf } = resolvers(branch);
        const links = new Map<string, string | null>();
        const noted = (link: string): string | null => {
          const address = linkOf(path, link);
          links.set(link, address);
          return address;
        };
        const options: PageOptions = { linkOf: noted, imageOf: () => null, placeOf: () => null, idPrefix, voice };
        const whole = (): Rendered => settled(isProse(path) ? renderMarkdown(text, options).html : renderData(text, path), links, finish);
        const pieces = isProse(path) ? cutText(text).pieces : null;
        if (pieces === null) return whole();
        const before = of === `${branch} ${path}` ? known : new Map<string, Piece>();
        const now = new Map<string, Piece>();
        const knownOf = (piece: string): Piece | undefined => now.get(piece) ?? before.get(piece);
        [known, of] = [now, `${branch} ${path}`];
        const all: Piece[] = [];
        let above: readonly number[] = [];
        for (let at = 0; at < pieces.length;) {
          const found = knownOf(pieces[at] ?? '');
          if (found !== undefined && isBelow(found, above)) {
            now.set(pieces[at++] ?? '', found);
            all.push(found);
            above = behind(found, above);
            continue;
          }
          const first = at++;
          while (at < pieces.length && knownOf(pieces[at] ?? '') === undefined) at++;
          const fresh = pieces.slice(first, at);
          links.clear();
          const page = { ...newPage(options), above: [...above] };
          const html = renderPieces(joined(fresh), page);
          if (html === null) return whole();
          const its = settled(html, links, finish);
          if (its === null) return null;
          const parts = partsOf(its, page.written, above);
          if (parts.length !== fresh.length) return whole();
          for (const [index, it] of parts.entries()) {
            // A copy: a part of a text would keep the whole of it.
            now.set(Buffer.from(fresh[index] ?? '').toString(), it);
            all.push(it);
            above = behind(it, above);
          }
        }
        return together(all, voice);
      };
    },
    isAsTold: (leads, path, branch) => isAsTold(leads, { linkOf: (link) => resolvers(branch).linkOf(path, link), isThere }),
  };
}

/** Whether a piece would be rendered the same below these headings. */
const isBelow = (piece: Piece, above: readonly number[]): boolean => piece.headings.length === 0 || `${piece.above}` === `${above}`;

/** The headings that what follows a piece stands under. */
function behind({ headings }: Piece, above: readonly number[]): readonly number[] {
  if (headings.length === 0) return above;
  const page = { above: [...above], written: [] };
  for (const it of headings) levelOf(page, it);
  return page.above;
}

/** The pieces that were rendered at once; `written` are the levels of all their headings. */
function partsOf({ html, leads }: NonNullable<Rendered>, written: readonly number[], start: readonly number[]): Piece[] {
  let above = start;
  let heading = 0;
  return html.split(`<p>${parting}</p>\n`).map((part) => {
    const headings = written.slice(heading, (heading += part.match(/<h[1-6]/g)?.length ?? 0));
    const piece = { html: part, leads, above, headings, hasTables: part.includes('<div class="table"') };
    above = behind(piece, above);
    return piece;
  });
}

/** The pieces as one text: its tables are counted from the first one on. */
function together(pieces: readonly Piece[], { say }: Voice): NonNullable<Rendered> {
  let table = 0;
  const counted = (html: string): string =>
    html.replaceAll(tableLabel, (_, start: string) => `${start}${say('text.table', { number: ++table })}"`);
  const html = pieces.map((it) => (it.hasTables ? counted(it.html) : it.html)).join('');
  const all = [...new Set(pieces.map((it) => it.leads))];
  const links = new Map(all.flatMap((it) => it.links));
  const places = new Map(all.flatMap((it) => it.places.map((place) => [`${place[0]}#${place[1]}`, place] as const)));
  return { html, leads: { links: [...links], places: [...places.values()] } };
}

const tableLabel = /(<div class="table" tabindex="0" role="region" aria-label=")[^"]*"/g;

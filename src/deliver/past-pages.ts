import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { append } from '../model/append.ts';
import { changeUrl, compareUrl, toCurrentUrl, listedAtOnce, versionName, versionsFolder } from '../model/version-addresses.ts';
import { revisionUrl } from '../model/revision-url.ts';
import type { Versions } from '../model/versions.ts';
import { eachOf } from '../versions/facts.ts';
import { comparePage } from '../versions/compare-page.ts';
import { compact } from '../versions/compact.ts';
import { changePage, sincePage, textPage, type Around, type Framed } from '../versions/pages.ts';
import { written, type Part } from '../versions/markup.ts';
import type { KnownLinking, Linking } from './check-links.ts';
import { readVersions } from './content.ts';
import { filesBelow } from './files.ts';
import type { SecretSearch } from '../model/secret-search.ts';
import { listedAs } from './digest.ts';
import { frameOf, seenFrom, type Frame } from './frame.ts';
import { relativeWithin } from '../markdown/relative-within.ts';
import { leaksInPast } from './leaks.ts';
import type { LookedOver } from './look-over.ts';
import type { KeptLinks } from './kept-links.ts';

/** What pages of past texts are made with. */
export interface Making extends Omit<Around, 'collection'> {
  /** Title of the site. */
  site: string;
  /** What a collection is called. */
  titleOf(collection: string): string;
  /** Marks what was hidden in a part of a page. */
  mark(html: string): string;
  search: SecretSearch;
  /** The pages that an earlier build has looked through. */
  kept: KeptLinks;
  found: LookedOver;
}

/** Every document of `content` with its revisions, in the order of the addresses. */
export function* pastOf(content: string): Generator<{ folder: string; its: Versions }> {
  const all = join(content, 'versions');
  if (!existsSync(all)) return;
  for (const path of filesBelow(all)) {
    if (!path.endsWith('/versions.json')) continue;
    const folder = join(all, path, '..');
    yield { folder, its: readVersions(content, `/${path.slice(0, path.lastIndexOf('/') + 1)}`) };
  }
}

/** Paths of the pages that `pastPages` writes. */
export function pathsOfPast(content: string): string[] {
  const paths: string[] = [];
  for (const { its } of pastOf(content)) for (const { url } of plannedOf(its)) paths.push(pathOf(url));
  return paths;
}

/**
 * Writes the pages of all revisions into `out`, one document after another, each in the frame of a page of it that is there
 * already; and gives what holds their links: the main part of each, and once what stands around those of one document. What
 * `search` finds in them, and how a site lists them, is added to `found`.
 */
export function* pastPages(
  content: string,
  out: string,
  { site, titleOf, mark, search, kept, found, ...further }: Making,
): Generator<Linking | KnownLinking> {
  for (const { folder, its } of pastOf(content)) {
    const standing = frameOf(readFileSync(join(out, framedBy(its), 'index.html'), 'utf8'));
    const frames = new Map<number, Frame>();
    const around = { ...further, collection: titleOf(its.collection) };
    for (const { url, file, make } of plannedOf(its)) {
      const page = pathOf(url);
      const depth = url.split('/').length;
      let frame = frames.get(depth);
      if (frame === undefined) {
        frame = compactFrame(seenFrom(standing, page));
        frames.set(depth, frame);
        const shared = frame.start + frame.middle + frame.open + frame.behind;
        append(found.leaks, leaksInPast(page, { around: shared, body: () => '' }, search));
        yield { page, html: shared };
      }
      const body = file === null ? null : partAt(folder, file);
      const { title, banner, main, end } = make(body !== null, around);
      const seen = (it: Part): string => relativeWithin(mark(written(it)), page);
      const [head, above, before, tail] = [written(`${title} · ${site}`), seen(banner), seen(main), seen(end)];
      // Its own links count from the page; what marks it leads from the root.
      const text = relativeWithin(mark(body ?? ''), page);
      const own = `${head}\n${above}\n${before}\n${tail}`;
      const of = hash('sha256', `${url}\n${own}\0${text}`);
      append(found.leaks, leaksInPast(page, { around: kept.has(of) ? '' : own, body: () => body ?? '' }, search));
      const inner = compact(before + text + tail);
      const bytes = Buffer.from(frame.start + head + frame.middle + compact(above) + frame.open + inner + frame.behind);
      found.files.push(listedAs(page, bytes));
      mkdirSync(join(out, url), { recursive: true });
      writeFileSync(join(out, page), bytes);
      yield { page, html: () => above + before + text, of };
    }
    mkdirSync(join(out, versionsFolder(its.url)), { recursive: true });
    writeFileSync(join(out, versionsFolder(its.url), 'names.json'), namesOf(its));
  }
}

/** Address of the page whose frame those of the revisions get: their list, or the page of the document where that lists them. */
const framedBy = ({ url, revisions }: Versions): string => (revisions.length > listedAtOnce ? versionsFolder(url) : url);

const compactFrame = ({ start, middle, open, behind }: Frame): Frame => ({
  start: compact(start),
  middle: compact(middle),
  open: compact(open),
  behind: compact(behind),
});

interface Planned {
  url: string;
  /** File of what the page shows; null for a page that shows nothing of the kind, and it need not be there. */
  file: string | null;
  /** What stands around that. */
  make(isShown: boolean, around: Around): Framed;
}

/** The pages of one document: of each revision its text, what it introduced, and what has changed since; and one for any two of them. */
function plannedOf(its: Versions): Planned[] {
  const any =
    its.revisions.length > 1
      ? [{ url: compareUrl(its.url), file: null, make: (_: boolean, around: Around) => comparePage(its, around) }]
      : [];
  const each = eachOf(its).flatMap((among) => {
    const { version } = among;
    const { number, toCurrent } = version;
    const planned: Planned[] = [
      { url: revisionUrl(its, version), file: `${number}.html`, make: (isShown, around) => textPage(among, isShown, around) },
      { url: changeUrl(its.url, version), file: `${number}.change.html`, make: (isShown, around) => changePage(among, isShown, around) },
    ];
    if (toCurrent !== null) {
      planned.push({
        url: toCurrentUrl(its.url, version),
        file: `${number}.to-current.html`,
        make: (isShown, around) => sincePage(among, { since: toCurrent, isShown }, around),
      });
    }
    return planned;
  });
  return [...each, ...any];
}

/** What one page shows; null where there is nothing to be shown. */
function partAt(folder: string, name: string): string | null {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

const pathOf = (url: string): string => `${url.slice(1)}index.html`;

/** Names of all revisions with a page, for the page that proposes one in the place of an address that does not exist. */
function namesOf({ revisions }: Versions): string {
  return `${JSON.stringify(revisions.flatMap((it) => versionName(it) ?? []))}\n`;
}

import { Failure } from '../model/failure.ts';
import { idsOf, linksOf } from './html-links.ts';
import { openLinks, signOf, type KeptLinks } from './kept-links.ts';

/** Broken links named in the failure; one is enough to look for the cause. */
const atMost = 10;

/** A page with its HTML, or a part of it. */
export interface Linking {
  page: string;
  html: string;
}

/** A part of a page that an earlier build may have looked through; `of` is a digest of the folder and the HTML. */
export interface KnownLinking {
  page: string;
  html(): string;
  of: string;
}

/**
 * Looks whether every link to this site in `pages` leads to one of `files` (paths from the root of the site). Throws a Failure that names
 * page and link when one does not. `kept` says where links of parts lead that are the same as they were.
 */
export function checkLinks(
  pages: Iterable<Linking | KnownLinking>,
  files: readonly string[],
  kept: KeptLinks = openLinks(null, null),
): void {
  const known = new Set(files);
  const signs = new Set(files.map(signOf));
  const broken: string[] = [];
  for (const it of pages) {
    if ('of' in it && kept.areThere(it.of, signs)) continue;
    const { page } = it;
    const targets = targetsIn(page, 'of' in it ? it.html() : it.html, known);
    for (const [link, target] of targets) {
      if (!known.has(target)) broken.push(brokenIn(page, link));
    }
    if ('of' in it) kept.put(it.of, [...new Set(targets.map(([, target]) => target))]);
  }
  refuse(broken);
}

/**
 * Looks whether the places that links of `pages` name are on the pages that they lead to; `pageAt` gives the HTML of a file, null for one that is
 * not written yet. Throws a Failure like `checkLinks`.
 */
export function checkAnchors(pages: Iterable<Linking>, pageAt: (path: string) => string | null): void {
  const anchors = new Map<string, ReadonlySet<string> | null>();
  const broken: string[] = [];
  for (const { page, html } of pages) {
    for (const link of linksOf(html)) {
      const [, place = ''] = /#(.+)$/s.exec(link) ?? [];
      // A browser looks for words of the text itself, and the top of a page needs no mark.
      if (place === '' || place === 'top' || place.startsWith(':~:')) continue;
      const target = link.startsWith('#') ? page : targetOf(page, link);
      if (target === null || !target.endsWith('.html')) continue;
      if (!anchors.has(target)) {
        const its = pageAt(target);
        anchors.set(target, its === null ? null : idsOf(its));
      }
      const there = anchors.get(target) ?? null;
      if (there !== null && !there.has(place) && !there.has(decoded(place))) broken.push(brokenIn(page, link));
    }
  }
  refuse(broken);
}

const brokenIn = (page: string, link: string): string =>
  `/${page.replace(/(?:^|\/)index\.html$/, '/').replace(/^\//, '')} links to ${link}`;

function refuse(broken: readonly string[]): void {
  if (broken.length === 0) return;
  const more = broken.length > atMost ? [`and ${broken.length - atMost} more`] : [];
  throw new Failure('HO504', 'site', `A link of the site leads nowhere: ${[...broken.slice(0, atMost), ...more].join('; ')}.`, [
    'If a page that you wrote by hand is named, correct its link; else report it with this message: links of documents to files outside the site become plain text, so no repository should be able to cause this.',
  ]);
}

/** The links of a page to this site, each with the file it asks for. */
function targetsIn(page: string, html: string, known: ReadonlySet<string>): [link: string, target: string][] {
  const folder = `/${page.slice(0, page.lastIndexOf('/') + 1)}`;
  const targets: [string, string][] = [];
  for (const link of linksOf(html)) {
    // A place on the same page is always there.
    if (link.startsWith('#')) continue;
    const plain = plainTarget(folder, link);
    const target = plain !== null && known.has(plain) ? plain : targetOf(page, link);
    if (target !== null) targets.push([link, target]);
  }
  return targets;
}

/**
 * File of the site that a link like `../../specs/a/#part` asks for on a page in `folder`: most links are written like this, and reading
 * an address costs many times more. Null for every other one.
 */
function plainTarget(folder: string, link: string): string | null {
  const [, ups = '', path = ''] = plain.exec(link) ?? [];
  if (ups === '' && path === '') return null;
  let above = folder;
  for (let left = ups.length / 3; left > 0; left -= 1) {
    const end = above.lastIndexOf('/', above.length - 2);
    if (end < 0) return null;
    above = above.slice(0, end + 1);
  }
  const target = above.slice(1) + path;
  return target === '' || target.endsWith('/') ? `${target}index.html` : target;
}

/** No sign in it means anything but itself. */
const plain = /^((?:\.\.\/)*)((?:[a-z0-9_-]+\/)*(?:[a-z0-9_-]+\.[a-z0-9]+)?)(?:#[a-z0-9_-]*)?$/;

/** File of the site that a link of `page` asks for; null when it leads elsewhere, or cannot be read as an address. */
function targetOf(page: string, link: string): string | null {
  if (!URL.canParse(link, here)) return null;
  const url = new URL(link, `${here}${page}`);
  if (url.origin !== new URL(here).origin) return null;
  const path = decoded(url.pathname.slice(1));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

/** Stands for the host of the site; nobody can own it. */
const here = 'https://site.invalid/';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A lone percent sign: the path is meant as it stands.
    return path;
  }
}

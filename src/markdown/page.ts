import { targetOf } from './urls.ts';
import { usualVoice, type Voice } from './voice.ts';

/** What the rules below need to know of the page being made. */
export interface Page {
  /** Put before every id, so that the text of a document cannot take the place of a part of the page. */
  idPrefix: string;
  /** Address on the site for a path written in the document; null when the site has no page for it. */
  linkOf(url: string): string | null;
  /** What becomes of an image of the repository; null when words take its place. */
  imageOf(url: string): PageImage | null;
  /** Where a path lies in the repository that the site has no page for; null when nothing is there. */
  placeOf(url: string): RepositoryPlace | null;
  /** Speaks the words that stand beside those of the document. */
  voice: Voice;
  /** Ids given so far, each with how often it was wanted. */
  ids: Map<string, number>;
  /** Levels, as written, of the headings that the current place is under. */
  above: number[];
  /** Levels, as written, of all headings so far. */
  written: number[];
  tables: number;
}

/** An image of the repository: a file of the site, or why it is not shown. */
export type PageImage = { kind: 'shown'; src: string; width: number; height: number } | { kind: 'refused'; reason: string };

/** A file or folder of the repository at the commit that is shown. */
export interface RepositoryPlace {
  /** From the top of the repository. */
  path: string;
  /** The line or lines that are meant, as `3` or `3-5`; null for all of it. */
  lines: string | null;
  /** The first characters of the commit's id. */
  commit: string;
  /** Its address on another site; null where none is known. */
  href: string | null;
}

/** What becomes of a link: an address, or none and perhaps the path to show instead. */
export interface LinkEnd {
  href: string | null;
  /** True for another site. */
  external: boolean;
  /** Path of a file that the site has no page for, as it can be shown. */
  path: string | null;
  /** The same file, where it lies in the repository; null when it is not there. */
  place: RepositoryPlace | null;
}

/** How the links of a page are resolved. What is left out leads nowhere. */
export interface PageOptions {
  /** Address on the site for a link as written (percent signs decoded once); null when the site has no page for it. */
  linkOf(url: string): string | null;
  /** What becomes of an image of the repository, as written; null when words take its place. */
  imageOf?(url: string): PageImage | null;
  /** Where a path, as written, lies in the repository; null when nothing is there. */
  placeOf?(url: string): RepositoryPlace | null;
  /** Put before every id of the text; `doc-` when not given. */
  idPrefix?: string;
  /** Speaks the words that stand beside those of the document; English when not given. */
  voice?: Voice;
}

/** An empty page. */
export function newPage({ idPrefix = 'doc-', linkOf, imageOf = () => null, placeOf = () => null, voice = usualVoice }: PageOptions): Page {
  return { idPrefix, linkOf, imageOf, placeOf, voice, ids: new Map(), above: [], written: [], tables: 0 };
}

/** What becomes of a link to `written`. Only addresses that lead to a page, a place on this page, a mail program or another site stay. */
export function linkEnd(page: Page, written: string): LinkEnd {
  const target = targetOf(written);
  switch (target.kind) {
    case 'external':
      return { ...nowhere, href: target.href, external: true };
    case 'mail':
      return { ...nowhere, href: target.href };
    case 'fragment':
      return { ...nowhere, href: fragmentOf(page, target.id) };
    case 'path': {
      const href = page.linkOf(target.path);
      if (href !== null && safeOnSite.test(href)) return { ...nowhere, href };
      return { ...nowhere, path: visible(target.path), place: page.placeOf(target.path) };
    }
    case 'none':
      return nowhere;
  }
}

const nowhere: LinkEnd = { href: null, external: false, path: null, place: null };

/** What is known of an image that is not shown: where it lies, in words that are no sentence, and the address it may be opened at. */
export function imageEnd(
  page: Page,
  written: string,
): { host: string | null; path: string | null; href: string | null; external: boolean } {
  const target = targetOf(written);
  const { href, external, path, place } = linkEnd(page, written);
  const where = { host: target.kind === 'external' ? target.host : null, path };
  return place === null || place.href === null ? { ...where, href, external } : { ...where, href: place.href, external: true };
}

/** Level of a heading on the page: the highest of the document becomes 2, and no level is left out. */
export function levelOf({ above, written: all }: Pick<Page, 'above' | 'written'>, written: number): number {
  all.push(written);
  while ((above.at(-1) ?? 0) >= written) above.pop();
  above.push(written);
  return Math.min(6, above.length + 1);
}

/** A new id for a heading, made from its words as GitHub does, so that links written for it fit. */
export function headingId(page: Page, words: string): string {
  const slug = words.trim().toLowerCase().replace(notInSlug, '').replaceAll(' ', '-') || 'section';
  return newId(page, page.idPrefix + (footnoteId.test(slug) ? `section-${slug}` : slug));
}

/** The id, with a number behind it when it is taken. */
function newId({ ids }: Page, wanted: string): string {
  let count = ids.get(wanted) ?? 0;
  let id = count === 0 ? wanted : `${wanted}-${count}`;
  while (ids.has(id)) id = `${wanted}-${++count}`;
  ids.set(wanted, count + 1);
  if (id !== wanted) ids.set(id, 1);
  return id;
}

/** Address of a place on this page; null when there is no such place. */
function fragmentOf({ idPrefix, ids }: Page, written: string): string | null {
  const id = [idPrefix + written, idPrefix + written.toLowerCase()].find((it) => ids.has(it));
  return id === undefined ? null : `#${encodeURI(id)}`;
}

/** A path in which signs that nobody sees, or that turn the direction of writing, are written out. Percent signs may have hidden any of them. */
function visible(path: string): string {
  return path.replace(unseen, (it) => {
    const code = (it.codePointAt(0) ?? 0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
  });
}

const unseen = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
const footnoteId = /^(?:fn|fnref|footnote-label)(?:-|$)/;
const notInSlug = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;
// What `linkOf` gives is ours, but it is made from what a document says.
const safeOnSite = /^(?:\/(?![/\\])|\.{1,2}\/|#|[\w-]+(?:[/.?#]|$))/;

import { createHash } from 'node:crypto';
import { blobIdsOf } from '../git/blob-ids.ts';
import { imageOf } from '../git/images.ts';
import { addressOf, isOwnAddress, segmentsOf, takenBy } from '../hand-written/address.ts';
import { readHandPage, type HandReading } from '../hand-written/read.ts';
import { resolved, type Places } from '../hand-written/resolve.ts';
import { faultAt, type Fault } from '../hand-written/fault.ts';
import { isFor, type Audience } from '../model/audience.ts';
import type { Document } from '../model/document.ts';
import { Failure } from '../model/failure.ts';
import { rasterImage, type HandFile } from '../model/hand-file.ts';
import type { HandPage, HandPages } from '../model/hand-page.ts';
import type { Hidden } from '../model/hidden.ts';
import type { FoundImage } from '../model/image.ts';
import { names, nearestOwners } from '../model/owner.ts';
import type { Problem } from '../model/problem.ts';
import type { Redacted } from '../model/redacted.ts';
import type { Redactor } from '../redact/redactor.ts';
import { shownText, type HandText } from './hand-texts.ts';
import { slugOf, uniqueIds } from './ids.ts';
import { imageFileOf } from './images.ts';
import { languageOf } from './language.ts';

/** What pages written by hand may speak of, and where they lie. */
export interface Around {
  redactor: Redactor;
  audience: Audience;
  /** Titles of all collections by name: their addresses are taken. */
  collections: ReadonlyMap<string, string>;
  /** Files of the operator's folder. */
  files: readonly HandFile[];
  /** Where a file of it lies in the repository; null for outside. */
  inRepository(file: HandFile): string | null;
  /** The document at a path of the repository; null for none. */
  documentAt(path: string): Document | null;
  /** Address of a record or document by its path in the repository. */
  documents: ReadonlyMap<string, string>;
  /** Addresses of all records and documents, and of lists. */
  known: ReadonlySet<string>;
  /** The record that a component names: what it is, or why it cannot be shown. */
  recordOf(component: string, written: string): { collection: string; id: string } | { message: string; hint: string };
  /** Who decides the open questions of the site, as each names them. */
  owners: readonly string[];
}

/** A page that this site has. */
interface Kept {
  it: HandText;
  text: Redacted;
  reading: HandReading;
  segments: string[];
  url: string;
}

/** The pages of a site, ready to be written once `check` lets them. */
export interface WrittenByHand {
  pages: HandPages;
  /** Text of each page by its id, without front matter. */
  texts: ReadonlyMap<string, string>;
  /** Files of the site that pages show, by name in `content/images`. */
  images: ReadonlyMap<string, Uint8Array>;
  hidden: Hidden[];
  /** What is said of pages that are valid, and may still not be meant so. */
  problems: Problem[];
  /** A digest of what the operator's pages show and where they lie; null for none. */
  digest: string | null;
  /** Throws a Failure that names every place where a page is not valid. */
  check(): void;
}

/** Put before the text of a page: what looks like a second front matter would be read as one, and its layout run. */
const closed = '---\nbyHand: true\n---\n\n';

/** Makes pages of what was written by hand: what stands in them is checked, and every id and address is looked up. */
export function writtenByHand(all: readonly HandText[], around: Around): WrittenByHand {
  const faults: string[][] = [];
  const say = ({ file }: HandText, { line, column, message, hint }: Fault): void =>
    void faults.push([`${file.shown}:${line}:${column}`, message, hint]);
  const hidden: Hidden[] = [];
  const kept = all.flatMap((it): Kept[] => {
    if (it.looked === null) {
      say(it, { line: 1, column: 1, message: 'The page is not UTF-8.', hint: 'Save it as UTF-8.' });
      return [];
    }
    const shown = shownText(it, it.looked, around.redactor);
    const reading = readHandPage(shown.text, it.file.path.toLowerCase().endsWith('.mdx') ? 'mdx' : 'md');
    if (reading.said !== null && !isFor(reading.said.audience, around.audience)) return [];
    for (const found of shown.hidden) hidden.push(found);
    const segments = segmentsOf(it.file.path, slugOf);
    return [{ it, text: shown.text, reading, segments, url: addressOf(segments) }];
  });
  const taken = collisions(kept, around.collections);
  const places = placesOf(kept, around);
  const meant = new Map<string, HandPages['meant'][number]>();
  const used = new Set<string>();
  const problems: Problem[] = [];
  const ids = uniqueIds(kept.map(({ segments, it }) => ({ slug: slugOf(segments.join(' ')), apart: it.file.shown })));
  const pages = kept.map((page, index): HandPage => {
    const { it, text, reading } = page;
    for (const fault of reading.faults) say(it, fault);
    for (const { component, props, offset } of reading.uses) {
      const owner = props['owner'];
      if (owner !== undefined && !around.owners.some((whose) => names(whose, owner)))
        problems.push(nobodyMeant(page, { owner, offset }, around));
      const written = props['id'];
      if (written === undefined) continue;
      const found = around.recordOf(component, written);
      if ('message' in found) say(it, faultAt(text, offset, found.message, found.hint));
      else meant.set(`${component} ${written}`, { component, written, ...found });
    }
    const { links, images } = addressesOf(page, places, around, { say: (fault) => say(it, fault), use: (path) => void used.add(path) });
    return pageOf(page, ids[index] ?? '', { links, images, origin: it.by === 'operator' ? originOf(it.file, around) : null });
  });
  const files = around.files.filter((it) => used.has(it.path));
  return {
    pages: {
      pages: pages.toSorted((a, b) => a.order - b.order || compare(a.title, b.title) || compare(a.url, b.url)),
      meant: [...meant.values()].toSorted((a, b) => compare(`${a.component} ${a.written}`, `${b.component} ${b.written}`)),
    },
    texts: new Map(kept.map(({ text, reading }, index) => [ids[index] ?? '', `${closed}${text.slice(reading.bodyStart)}`])),
    images: places.shown,
    hidden,
    problems,
    digest: digestOf(kept, files, around),
    check: () => {
      if (taken.length > 0) {
        throw new Failure(
          'HO267',
          'usage',
          'Pages written by hand have addresses that are taken',
          ['Rename or move the files named above.'],
          taken,
        );
      }
      if (faults.length > 0) {
        throw new Failure(
          'HO266',
          'usage',
          'A page written by hand is not valid, so nothing was written',
          ['Correct the places named above.'],
          faults,
        );
      }
    },
  };
}

/** A page that asks for the questions of one whom none of them names: it says so, and whoever builds the site may have meant another. */
function nobodyMeant({ it, text }: Kept, { owner, offset }: { owner: string; offset: number }, { owners, inRepository }: Around): Problem {
  const path = it.by === 'operator' ? inRepository(it.file) : null;
  const { line, column } = faultAt(text, offset, '', '');
  const close = nearestOwners(owner, owners);
  const where = path === null ? `${it.file.shown}, line ${line}` : 'The page';
  return {
    code: 'HO268',
    path,
    ...(path === null ? { line: null, column: null } : { line, column }),
    message: `${where} asks for the open questions that "${owner}" decides, and no open question names this person or role.`,
    fix:
      close.length > 0
        ? `Name the owner as the questions do: ${close.map((name) => `"${name}"`).join(', ')}.`
        : owners.length > 0
          ? 'Name the owner as the list of open questions does.'
          : 'Name an owner in the questions themselves: no open question names one.',
  };
}

function pageOf(
  { it, text, reading, url }: Kept,
  id: string,
  { links, images, origin }: Pick<HandPage, 'links' | 'images' | 'origin'>,
): HandPage {
  const { title = '', description = null, menu = null, order = 0 } = reading.said ?? {};
  const { shown } = it.file;
  const form = shown.toLowerCase().endsWith('.mdx') ? 'mdx' : 'md';
  const lang = languageOf(shown, text.slice(reading.bodyStart));
  return { id, url, title, description, menu, order, by: it.by, file: shown, form, lang, origin, links, images };
}

function addressesOf(
  { it, text, reading }: Kept,
  places: Places,
  { inRepository }: Around,
  { say, use }: { say(fault: Fault): void; use(path: string): void },
): Pick<HandPage, 'links' | 'images'> {
  const links = new Map<string, string>();
  const images = new Map<string, HandPage['images'][number]>();
  const from = { path: it.file.path, inRepository: it.by === 'operator' ? inRepository(it.file) : null };
  for (const address of reading.addresses) {
    const found = resolved(address, from, places);
    if (found.kind === 'wrong') say(faultAt(text, address.offset, found.message, found.hint));
    else if (found.kind === 'to') links.set(found.key, found.to);
    else if (found.kind === 'image') {
      const { src, width, height } = found.image;
      images.set(found.key, { written: found.key, src, width, height });
      use(found.path);
    }
  }
  return { links: [...links].map(([written, to]) => ({ written, to })), images: [...images.values()] };
}

function placesOf(
  kept: readonly Kept[],
  { files, documents, known, redactor }: Around,
): Places & { /** Files that images became, by name. */ shown: ReadonlyMap<string, Uint8Array> } {
  const own = new Set([...known, ...kept.map((it) => it.url)]);
  const images = new Map(files.flatMap((it) => (rasterImage.test(it.path) ? [[it.path, it.bytes] as const] : [])));
  const found = new Map<string, FoundImage>();
  const shown = new Map<string, Uint8Array>();
  return {
    pages: new Map(kept.filter((it) => it.it.by === 'operator').map((it) => [it.it.file.path, it.url])),
    images: new Set(images.keys()),
    imageAt(path) {
      const image = found.get(path) ?? imageOf(Buffer.from(images.get(path) ?? []), redactor);
      found.set(path, image);
      if (image.kind === 'refused') return image;
      const { name, src } = imageFileOf(image);
      shown.set(name, image.bytes);
      return { ...image, src };
    },
    shown,
    documents,
    known: own,
    // Lists have further pages, and some pages have data: the check of the finished site knows them.
    isOpen: (address) =>
      isOwnAddress(address) || (/^\/[^/]+\/page\/\d+\/$/.test(address) && known.has(address.replace(/page\/\d+\/$/, ''))),
  };
}

function collisions(kept: readonly Kept[], collections: ReadonlyMap<string, string>): string[][] {
  const byUrl = Map.groupBy(kept, (it) => it.url);
  return kept.flatMap(({ it, segments, url }) => {
    if (it.by === 'operator') {
      const whose = takenBy(segments, collections);
      if (whose !== null) return [[it.file.shown, `${url} is the address of ${whose}.`]];
    }
    const first = byUrl.get(url)?.[0];
    return first === undefined || first.it === it ? [] : [[it.file.shown, `${url} is the address of ${first.it.file.shown} as well.`]];
  });
}

function originOf(file: HandFile, { inRepository, documentAt }: Around): HandPage['origin'] {
  const path = inRepository(file);
  const document = path === null ? null : documentAt(path);
  if (document === null || document.deleted) return null;
  const { blob, commit, committedAt, authoredAt, author } = document.current;
  const format = blob.length === 40 ? 'sha1' : 'sha256';
  if (commit === null || !blobIdsOf(Buffer.from(file.bytes), format).all.includes(blob)) return null;
  return { path: document.path, commit, committedAt: authoredAt ?? committedAt, author };
}

/** Of texts as they are shown: a digest of what is hidden would let a reader try out what it is. */
function digestOf(kept: readonly Kept[], files: readonly HandFile[], { inRepository }: Around): string | null {
  const own = kept.filter(({ it }) => it.by === 'operator');
  if (own.length === 0) return null;
  const said = [
    ...own.map(({ it, text }) => [it.file.path, it.file.shown, inRepository(it.file), text]),
    ...files.map((it) => [it.path, createHash('sha256').update(it.bytes).digest('hex')]),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PastDocument } from '../../model/past-search.ts';
import { revisionUrl } from '../../model/revision-url.ts';
import { isOlderText, type Version, type Versions } from '../../model/versions.ts';
import { recordFile, sourceFile } from '../content.ts';
import { pastOf } from '../past-pages.ts';
import { goneOf, type Gone, type Text } from './gone.ts';
import type { Passage } from './block-reader.ts';
import { passageReader } from './passages.ts';

/** A document with what no longer stands in it. */
interface Searched extends PastDocument {
  url: string;
  passages: { page: string; gone: Gone }[];
}

/** Such a document before it is read. */
export interface Weighed extends Pick<Searched, 'url' | 'lang'> {
  /** Digest of all it is read from; empty where that is not asked for. */
  of: string;
  /** Characters of all its passages. */
  size: number;
  searched(): Searched;
}

/** Past texts as the search holds them. */
interface Past {
  /** How many texts that do not stand can be read. */
  older: number;
  /** Documents of which something no longer stands, in the order of the addresses. */
  documents: Weighed[];
  /** Sizes of all documents with such texts, by the digest of what they are read from. */
  sizes: Map<string, number>;
}

/**
 * What no longer stands in the documents of `content`. Each text is read once, and of the texts only those of one document are held.
 * `sizes` are those that an earlier build found, by the digest of what it read: such a document is read when it is asked for. Null where no build keeps any.
 */
export function pastIn(content: string, sizes: ReadonlyMap<string, number> | null = null): Past {
  const past: Past = { older: 0, documents: [], sizes: new Map() };
  for (const { folder, its } of pastOf(content)) {
    const older = its.revisions.filter((it) => isOlderText(its, it)).length;
    if (older === 0) continue;
    past.older += older;
    const of = sizes === null ? '' : readFrom({ content, folder }, its);
    const known = sizes?.get(of);
    const read = known === undefined ? searchedIn({ content, folder }, its) : null;
    const size = known ?? sizeOf(read?.passages ?? []);
    if (sizes !== null) past.sizes.set(of, size);
    if (size > 0)
      past.documents.push({ url: its.url, lang: its.lang, of, size, searched: () => read ?? searchedIn({ content, folder }, its) });
  }
  return past;
}

const sizeOf = (passages: Searched['passages']): number => passages.reduce((sum, it) => sum + it.gone.words.length, 0);

/** Digest of all that `searchedIn` reads. */
function readFrom(from: Omit<From, 'read'>, its: Versions): string {
  const digest = createHash('sha256').update(JSON.stringify(its));
  for (const version of its.revisions) {
    const path = fileOf(from, its, version);
    if (path === null) continue;
    const bytes = readFileSync(path);
    digest.update(`\0${version.number}\0${bytes.length}\0`).update(bytes);
  }
  return digest.digest('hex');
}

function searchedIn(places: Omit<From, 'read'>, its: Versions): Searched {
  const from = { ...places, read: passageReader() };
  const current = its.revisions.find((it) => it.number === its.current);
  const standing = current === undefined ? null : textOf(from, its, current);
  const gone = goneOf(textsOf(from, its, standing), new Set(standing?.passages.map((it) => it.words)));
  const { url, title, lang, collection } = its;
  return { url, title, lang, collection, days: daysOf(its, gone), passages: gone.map((it) => ({ page: pageOf(its, it), gone: it })) };
}

/** The texts that can be read, oldest first: each as its page shows it. */
function* textsOf(from: From, its: Versions, standing: Text | null): Generator<Text> {
  for (const it of its.revisions) {
    const text = it.number === standing?.number ? standing : textOf(from, its, it);
    if (text !== null) yield text;
  }
}

/** Where texts of one document lie, and what reads them. */
interface From {
  content: string;
  folder: string;
  read(html: string): Passage[];
}

function textOf(from: From, its: Versions, version: Version): Text | null {
  const { number } = version;
  if (version.text === 'deleted') return { number, passages: [] };
  const path = fileOf(from, its, version);
  return path === null ? null : { number, passages: from.read(readFileSync(path, 'utf8')) };
}

/** File of the text of a revision; null where it cannot be read. */
function fileOf({ content, folder }: Omit<From, 'read'>, { url }: Versions, { number, text }: Version): string | null {
  if (text === 'shown') return join(folder, `${number}.html`);
  // What is not committed has no page but that of its document.
  return text === 'uncommitted' ? homeFile(content, url) : null;
}

/** File of what the page of a document shows. */
function homeFile(content: string, url: string): string {
  const [, collection = '', id = ''] = url.split('/');
  return collection === 'documents' ? sourceFile(content, id, 'html') : recordFile(content, collection, id, 'html');
}

function pageOf(its: Versions, { last }: Gone): string {
  return revisionUrl(its, { number: last, commit: its.revisions.find((it) => it.number === last)?.commit ?? null });
}

function daysOf({ revisions }: Versions, gone: readonly Gone[]): PastDocument['days'] {
  const wanted = new Set(gone.flatMap((it) => it.periods.flatMap(({ first, last, until }) => [first, last, until])));
  return Object.fromEntries(
    revisions.flatMap(({ number, authoredAt, committedAt }) => {
      const day = wanted.has(number) ? (authoredAt ?? committedAt)?.slice(0, 10) : undefined;
      return day === undefined ? [] : [[String(number), day]];
    }),
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PastDocument } from '../../model/past-search.ts';
import { revisionUrl } from '../../model/revision-url.ts';
import { isOlderText, type Version, type Versions } from '../../model/versions.ts';
import { recordText, sourceText } from '../content.ts';
import { pastOf } from '../past-pages.ts';
import { goneOf, type Gone, type Text } from './gone.ts';
import type { Passage } from './block-reader.ts';
import { passageReader } from './passages.ts';

/** A document with what no longer stands in it. */
export interface Searched extends PastDocument {
  url: string;
  passages: { page: string; gone: Gone }[];
}

/** Past texts as the search holds them. */
interface Past {
  /** How many texts that do not stand can be read. */
  older: number;
  /** Documents of which something no longer stands, in the order of the addresses. */
  documents: Searched[];
}

/** What no longer stands in the documents of `content`. Each text is read once, and of the texts only those of one document are held. */
export function pastIn(content: string): Past {
  const past: Past = { older: 0, documents: [] };
  for (const { folder, its } of pastOf(content)) {
    const older = its.revisions.filter((it) => isOlderText(its, it)).length;
    if (older === 0) continue;
    past.older += older;
    const from = { content, folder, read: passageReader() };
    const current = its.revisions.find((it) => it.number === its.current);
    const standing = current === undefined ? null : textOf(from, its, current);
    const gone = goneOf(textsOf(from, its, standing), new Set(standing?.passages.map((it) => it.words)));
    if (gone.length === 0) continue;
    const { url, title, lang, collection } = its;
    const passages = gone.map((it) => ({ page: pageOf(its, it), gone: it }));
    past.documents.push({ url, title, lang, collection, days: daysOf(its, gone), passages });
  }
  return past;
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

function textOf({ content, folder, read }: From, { url }: Versions, { number, text }: Version): Text | null {
  if (text === 'deleted') return { number, passages: [] };
  if (text === 'shown') return { number, passages: read(readFileSync(join(folder, `${number}.html`), 'utf8')) };
  return text === 'uncommitted' ? { number, passages: read(homeText(content, url)) } : null;
}

/** What the page of a document shows: what is not committed has no other. */
function homeText(content: string, url: string): string {
  const [, collection = '', id = ''] = url.split('/');
  return collection === 'documents' ? sourceText(content, id, 'html') : recordText(content, collection, id, 'html');
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

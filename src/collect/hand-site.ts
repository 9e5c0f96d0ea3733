import type { Repository } from '../git/open.ts';
import type { Audience } from '../model/audience.ts';
import type { Collection } from '../model/collection.ts';
import type { Document } from '../model/document.ts';
import type { HandFile } from '../model/hand-file.ts';
import type { Hidden } from '../model/hidden.ts';
import type { Redactor } from '../redact/redactor.ts';
import type { Assembled } from './assemble.ts';
import type { Shown } from './audience/shown.ts';
import type { Classified } from './classify.ts';
import { writtenByHand, type WrittenByHand } from './hand-pages.ts';
import type { HandText } from './hand-texts.ts';
import { hiddenNow } from './hidden.ts';
import { namedRecords } from './named-records.ts';
import { openItemsOf } from './open-items.ts';

/** The files of the operator's folder of pages, and which documents of the repository they are. */
interface HandFiles {
  files: readonly HandFile[];
  inRepository(file: HandFile): string | null;
  documentAt(path: string): Document | null;
  /** True for a document that is a page of the site, and so no record. */
  isPage(path: string): boolean;
}

/** What the pages are made from, and what they may speak of. */
interface Around extends HandFiles {
  redactor: Redactor;
  audience: Audience;
  /** All collections of the program. */
  collections: readonly Collection[];
  shown: Shown;
  /** Documents of the built commit, whoever gets them. */
  documents: readonly Document[];
  assembled: Assembled;
}

/** Places the files of the operator's folder in the repository, where they lie in it. */
export async function handFilesIn(repository: Repository, files: readonly HandFile[], documents: readonly Document[]): Promise<HandFiles> {
  const pathOf = files.length === 0 ? () => null : await repository.ownPaths();
  const paths = new Set(files.flatMap((it) => pathOf(it.real) ?? []));
  const own = new Map(documents.filter((it) => paths.has(it.path)).map((it) => [it.path as string, it]));
  return {
    files,
    inRepository: (file) => (file.real === '' ? null : pathOf(file.real)),
    documentAt: (path) => own.get(path) ?? null,
    isPage: (path) => own.has(path),
  };
}

/** The pages of the site that were written by hand, with what the site as a whole tells of them. */
export function handPagesOf(
  texts: readonly HandText[],
  { shown, documents, assembled, collections, ...around }: Around,
): WrittenByHand & {
  leftOut: Classified['leftOut'];
  /** Finds the page of a place, among those written by hand first. */
  pageOf(
    others: (place: Hidden) => { url: string; onBranch: boolean } | null,
  ): (place: Hidden) => { url: string; onBranch: boolean } | null;
} {
  const { entries, files } = assembled;
  const gets = new Set(shown.collections.map((it) => it.name));
  const addresses = new Map([
    ...entries.map(({ record, path }) => [path as string, record.url] as const).toReversed(),
    ...files.map((it) => [it.path as string, it.source.url] as const),
  ]);
  const recordOf = namedRecords({
    audience: around.audience,
    collections,
    shown: gets,
    entries,
    withheld: documents.filter((it) => shown.isAbsent(it.path)),
  });
  const byHand = writtenByHand(texts, {
    ...around,
    collections: new Map(collections.map((it) => [it.name, it.title])),
    documents: addresses,
    known: new Set([...entries.map((it) => it.record.url), ...files.map((it) => it.source.url), ...[...gets].map((it) => `/${it}/`)]),
    recordOf,
    owners: openItemsOf(shown.collections, entries).items.flatMap((it) => (it.kind === 'question' ? (it.owner ?? []) : [])),
  });
  const urls = new Map(byHand.pages.pages.map((it) => [it.file, it.url]));
  const rest = shown.collections.find((it) => it.readsTheRest === true);
  const isOwn = byHand.pages.pages.flatMap((it) => (it.origin === null ? [] : [it.origin.path]));
  return {
    ...byHand,
    problems: [
      ...byHand.problems,
      ...[...Map.groupBy(byHand.hidden, (it) => it.path ?? '')].flatMap(([path, its]) => hiddenNow(path, its)),
    ],
    leftOut: rest === undefined ? [] : isOwn.map((path) => ({ collection: rest.name, path, reason: 'is a page of this site' })),
    pageOf: (others) => (place) => {
      const url = place.path === null || place.commit !== null ? undefined : urls.get(place.path);
      return url === undefined ? others(place) : { url, onBranch: false };
    },
  };
}

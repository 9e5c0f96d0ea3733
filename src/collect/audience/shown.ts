import type { Repository } from '../../git/open.ts';
import { getsAll, type Audience } from '../../model/audience.ts';
import type { Collection, Tree } from '../../model/collection.ts';
import type { Document } from '../../model/document.ts';
import { problemOf, type Problem } from '../../model/problem.ts';
import { blankedWithin, type Redacted } from '../../model/redacted.ts';
import { count } from '../../model/wording.ts';
import { classify, type Claimed, type Classified, type Tellings } from '../classify.ts';
import { keyOf } from '../kept.ts';
import { hidingOf, namesLeftOut, problemsName, withoutHiddenPlaces } from './hiding.ts';
import { markedIn } from './marks.ts';
import { anchorsWithin, sectionsCalled, type Marked } from './parts.ts';
import { unlinked } from './unlinked.ts';

/** Takes out of the texts of one document what an audience does not get. */
export interface Cutter {
  /** Tells apart what a text may become, among readings that are kept. */
  key: string;
  /** What is left of one of its texts, each line at its number; null when nothing of it may be shown. */
  cut(text: Redacted, path: string): Redacted | null;
}

/** What a repository holds for one audience. */
export interface Shown {
  collections: readonly Collection[];
  documents: Document[];
  claimed: Claimed[];
  leftOut: Classified['leftOut'];
  tree: Tree;
  /** True for a path that does not exist for the audience. */
  isAbsent(path: string): boolean;
  /** Null for an audience that gets everything. */
  cutterOf: ((document: Document) => Cutter) | null;
  withheld: { marked: boolean; problems: boolean };
  /** What the operator should know of it; on no page. */
  notes: Problem[];
}

/** What there is to be shown. */
interface Held {
  documents: readonly Document[];
  branchDocuments: readonly Document[];
  collections: readonly Collection[];
  tree: Tree;
  /** What documents are, whatever their paths say. */
  tellings: Tellings;
}

const symbolicLink = '120000';

/** Decides what exists for `audience`, before anything else is made of it. Throws a Failure when its settings name what does not exist. */
export async function shownTo(audience: Audience, repository: Repository, held: Held): Promise<Shown> {
  const left = namesLeftOut(audience, held.collections);
  const isHidden = hidingOf(audience);
  const visible = (it: readonly Document[]): Document[] => it.flatMap((document) => withoutHiddenPlaces(document, isHidden) ?? []);
  const all = getsAll(audience);
  const documents = all ? [...held.documents] : visible(held.documents);
  const branchDocuments = all ? held.branchDocuments : visible(held.branchDocuments);
  const { claimed, leftOut } = classify(documents, held.collections, held.tellings);
  const read = [...claimed, ...classify(branchDocuments, held.collections, held.tellings).claimed];
  if (all) {
    const withheld = { marked: false, problems: false };
    return {
      collections: held.collections,
      documents,
      claimed: read,
      leftOut,
      tree: held.tree,
      isAbsent: () => false,
      cutterOf: null,
      withheld,
      notes: [],
    };
  }
  const wanted = read.filter((it) => !left.has(it.collection.name));
  const marks = await marksOf(repository, wanted, audience);
  const whole = wanted.filter((it) => marks.get(it.document)?.whole === true).map((it) => it.document);
  const closed = new Set<string>(whole.filter((it) => it.branch === null && !it.deleted).map((it) => it.path));
  const isWhole = (it: Document): boolean => closed.has(it.path) || whole.includes(it);
  const shown = wanted.filter((it) => !isWhole(it.document));
  const standing = new Set<string>(shown.map((it) => it.document.path));
  const others = read.filter((it) => left.has(it.collection.name)).map((it) => it.document);
  const absent = new Set<string>([...whole, ...others].flatMap((it) => [it.path, ...it.aliases]).filter((it) => !standing.has(it)));
  const isAbsent = (path: string): boolean => absent.has(path) || isHidden(path);
  const key = keyOf(JSON.stringify(audience), ...[...absent].toSorted());
  return {
    collections: held.collections.filter((it) => !left.has(it.name)),
    documents: documents.filter((it) => !isWhole(it) && !isAbsent(it.path)),
    claimed: shown,
    leftOut: leftOut.filter((it) => !left.has(it.collection)),
    tree: { ...held.tree, files: held.tree.files.filter((it) => !isAbsent(it)) },
    isAbsent,
    cutterOf: (document) => cutterFor(document, { audience, key, isAbsent, marked: markedFor(document, shown, marks) }),
    withheld: {
      marked:
        whole.length > 0 ||
        documents.length < held.documents.length ||
        branchDocuments.length < held.branchDocuments.length ||
        [...marks.values()].some((it) => it.parts.length > 0),
      problems: left.has(problemsName),
    },
    notes: unsure(whole.filter((it) => marks.get(it)?.unsure === true)),
  };
}

/** A note on documents that name readers nobody knows: they may be missed. */
function unsure(documents: readonly Document[]): Problem[] {
  const [first] = documents;
  if (first === undefined) return [];
  return [
    problemOf(first.path, {
      code: 'HO133',
      message: `${documents.length === 1 ? 'This document names readers that are' : `This and ${count(documents.length - 1, 'more documents')} name readers that are`} no known audience: left out.`,
      fix: 'Write `audience: client` where the client is to get it.',
    }),
  ];
}

/** What the marks in the standing text of each document keep from the audience. */
async function marksOf(repository: Repository, claimed: readonly Claimed[], audience: Audience): Promise<Map<Document, Marked>> {
  const plain = claimed.map((it) => it.document).filter((it) => it.mode !== symbolicLink);
  const texts = repository.contents(plain.map(({ current }) => ({ blob: current.blob, path: current.path })));
  const marks = new Map<Document, Marked>();
  for (const document of plain) {
    const { value } = await texts.next();
    if (value?.text) marks.set(document, markedIn(value.text, document.current.path, audience));
  }
  return marks;
}

/** Marks that count for every text of `document`: its own, and for one on a branch those of the built commit at its path too. */
function markedFor(document: Document, shown: readonly Claimed[], marks: ReadonlyMap<Document, Marked>): Marked[] {
  const built =
    document.branch === null ? [] : shown.map((it) => it.document).filter((it) => it.branch === null && it.path === document.path);
  return [document, ...built].flatMap((it) => marks.get(it) ?? []);
}

function cutterFor(
  { current }: Document,
  { audience, key, isAbsent, marked }: { audience: Audience; key: string; isAbsent(path: string): boolean; marked: readonly Marked[] },
): Cutter {
  const parts = marked.flatMap((it) => it.parts);
  const headings = new Set(parts.flatMap((it) => it.heading ?? []));
  const isUnnamed = parts.some((it) => it.heading === null);
  return {
    key: keyOf(key, ...(parts.length === 0 ? [] : [current.blob])),
    cut(text, path) {
      const own = markedIn(text, path, audience);
      // A part without a heading cannot be found in a text from before it was marked: then none of that text is shown.
      if (own.whole || (isUnnamed && !own.parts.some((it) => it.heading === null))) return null;
      // Where a text marks a section of these words itself, others of the same words are meant to be seen.
      const trusted = new Set(own.parts.map((it) => it.heading));
      const ranges = [...own.parts, ...sectionsCalled(text, new Set([...headings].filter((it) => !trusted.has(it))))];
      const anchors = anchorsWithin(text, ranges);
      return unlinked(blankedWithin(text, [...ranges, ...own.marks]), path, { isAbsent, anchors });
    },
  };
}

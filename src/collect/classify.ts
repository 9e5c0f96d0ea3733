import type { Collection } from '../model/collection.ts';
import type { Document } from '../model/document.ts';
import { isReadme } from './readme.ts';

/** What a document is, whatever its path says. */
export interface Told {
  collection: Collection;
  /** True where the repository's own settings name it. */
  named: boolean;
}

/** What documents are, by `keyOf`. */
export type Tellings = ReadonlyMap<string, Told>;

/** Tells a document from others of its path; an audience may get another object for the same one. */
export const keyOf = ({ path, current }: Pick<Document, 'path' | 'current'>): string => `${current.blob} ${path}`;

/** A document and the collection that reads it. */
export interface Claimed {
  collection: Collection;
  document: Document;
  /** True where the repository's own settings name it as one of the collection. */
  named: boolean;
}

/** What the documents of a repository are: read by a collection, or left out by one. */
export interface Classified {
  claimed: Claimed[];
  /** Looks like one of a collection's documents and is none; with the reason. */
  leftOut: { collection: string; path: string; reason: string }[];
}

/** True for a path that any of `collections` has something to say about, or that is Markdown. */
export function isWanted(path: string, collections: readonly Collection[]): boolean {
  return isMarkdown(path) || collections.some((it) => it.owns(path) || it.excludes(path) !== null);
}

/** Whether a document is Markdown of which no path that it has or had tells what it is. */
export function isOther({ path, aliases, revisions }: Document, collections: readonly Collection[]): boolean {
  if (!isMarkdown(path) || collections.some((it) => it.excludes(path) !== null)) return false;
  const paths = new Set([path, ...aliases, ...revisions.map((it) => it.path)]);
  return ![...paths].some((it) => collections.some((collection) => collection.owns(it)));
}

/** Sorts `documents` by what is told of them, else by what the collections say of their paths. */
export function classify(documents: readonly Document[], all: readonly Collection[], tellings: Tellings = new Map()): Classified {
  const collections = all.toSorted((a, b) => b.precedence - a.precedence);
  const rest = collections.find((it) => it.readsTheRest === true);
  const classified: Classified = { claimed: [], leftOut: [] };
  for (const document of documents.toSorted(byPath)) {
    const { path, deleted, revisions, aliases } = document;
    const told = tellings.get(keyOf(document));
    if (told !== undefined) {
      classified.claimed.push({ ...told, document });
      continue;
    }
    const now = collections.find((it) => it.owns(path) || aliases.some((alias) => it.owns(alias)));
    const excluding = collections.find((it) => it.excludes(path) !== null);
    // A document that was one of these under an earlier name still carries that history.
    const once = revisions.findLast((it) => collections.some((collection) => collection.owns(it.path)))?.path;
    const collection =
      now ?? (excluding === undefined && once !== undefined && !isReadme(path) ? collections.find((it) => it.owns(once)) : undefined);
    if (collection !== undefined) classified.claimed.push({ collection, document, named: false });
    else if (excluding !== undefined) {
      if (!deleted) classified.leftOut.push({ collection: excluding.name, path, reason: excluding.excludes(path) ?? '' });
    } else if (rest !== undefined && !deleted && document.branch === null && isMarkdown(path))
      classified.claimed.push({ collection: rest, document, named: false });
  }
  return classified;
}

function isMarkdown(path: string): boolean {
  return /\.(?:md|mdx|markdown)$/i.test(path);
}

// Standing documents first, so that they keep the plain address when a deleted one had the same path.
function byPath(a: Document, b: Document): number {
  return Number(a.deleted) - Number(b.deleted) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
}

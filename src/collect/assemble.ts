import { append } from '../model/append.ts';
import { broughtBy } from '../history/brought.ts';
import { taggedVersion } from '../history/tag-names.ts';
import type { Declared } from '../model/declared.ts';
import type { Claim } from '../model/claim.ts';
import type { Collection, Found, Tree } from '../model/collection.ts';
import type { Document } from '../model/document.ts';
import type { Problem } from '../model/problem.ts';
import type { Origin, StoredRecord } from '../model/record.ts';
import type { Redacted } from '../model/redacted.ts';
import type { Source } from '../model/site.ts';
import { slugOf, slugOfPath, uniqueIds } from './ids.ts';
import { languageOf } from './language.ts';
import { linkRecords } from './linked.ts';
import { changesIn } from './changes-in.ts';
import { tagsOf, type Moment } from './moments.ts';
import type { Read } from './plan.ts';

/** A record with the part of the text that is its own. */
export interface Entry {
  collection: Collection;
  record: StoredRecord;
  /** Path its links are relative to. */
  path: Redacted;
  /** Offsets of its part of `text`; null for all of it. */
  range: { start: number; end: number } | null;
  text: Redacted;
  read: Read;
  /** What tells it from other records of its file; null where it is the file. */
  key: string | null;
}

/** A file of several records, with its whole text. */
interface WholeFile {
  source: Source;
  path: Redacted;
  text: Redacted;
  read: Read;
}

/** Every record with its id and address, linked among its siblings; and the files that hold several. */
export interface Assembled {
  entries: Entry[];
  files: WholeFile[];
  problems: Problem[];
}

/** Gives what was read ids and addresses, and lets each collection link its records. */
export function assemble(
  read: readonly Read[],
  collections: readonly Collection[],
  tree: Tree,
  moments: readonly Moment[] = [],
  claims: ReadonlyMap<string, Claim[]> = new Map(),
): Assembled {
  const assembled: Assembled = { entries: [], files: [], problems: [] };
  const standing = read.filter(({ document }) => !document.deleted && document.branch === null);
  const texts = new Map(
    standing.flatMap(({ document, text }) => [document.path, ...document.aliases].map((path) => [path as string, text])),
  );
  for (const collection of collections) {
    const own = read.filter((it) => it.collection === collection);
    const slugs = uniqueIds(
      own.map(({ document }) => ({ slug: slugOfPath(document.path, document.branch?.name), apart: apartOf(document) })),
    );
    const planned = own.flatMap((it, index) =>
      it.records.map((found) => ({ it, found, slug: found.key === null ? (slugs[index] ?? '') : `${slugs[index]}-${slugOf(found.key)}` })),
    );
    const ids = uniqueIds(planned.map(({ slug, it, found }) => ({ slug, apart: `${apartOf(it.document)} ${found.line}` })));
    const linkable = planned.map(({ it, found }, index) => ({
      branch: it.document.branch?.name ?? null,
      sibling: {
        id: ids[index] ?? '',
        title: found.title,
        path: it.document.path,
        line: found.line,
        data: found.data,
        deleted: it.document.deleted,
        aliases: it.document.aliases,
        versions: it.document.revisions.map(({ number, path, blob, authoredAt, committedAt }) => ({
          number,
          path,
          blob,
          at: authoredAt ?? committedAt,
          fields: it.fields.get(number) ?? null,
        })),
      },
    }));
    const { data, problems } = linkRecords(collection, linkable, { ...tree, textOf: (path) => texts.get(path) ?? null });
    append(assembled.problems, problems);
    planned.forEach(({ it, found }, index) => {
      const id = ids[index] ?? '';
      const lang = languageOf(it.document.path, it.text.slice(found.range?.start ?? 0, found.range?.end));
      const claimed = it.document.deleted || it.document.branch !== null ? undefined : claims.get(it.document.path);
      const record = {
        id,
        title: found.title,
        url: `/${collection.name}/${id}/`,
        lang,
        deleted: it.document.deleted,
        branch: it.document.branch,
        origin: originOf(it.document),
        aliases: it.document.aliases,
        line: found.line,
        revisions: revisionsOf(it, found.key, moments),
        ...(claimed === undefined ? {} : { claims: withinRecord(claimed, it, found) }),
        data: { ...collection.schema.parse(data.get(id) ?? found.data) },
      };
      assembled.entries.push({ collection, record, path: it.document.path, range: found.range, text: it.text, read: it, key: found.key });
    });
    own.forEach((it, index) => {
      if (it.records.every((found) => found.key === null)) return;
      const held = planned.flatMap((plan, at) => (plan.it === it ? [ids[at] ?? ''] : []));
      assembled.files.push(fileOf(it, slugs[index] ?? '', held));
    });
  }
  // Two collections may hold files of one name in one place.
  const ids = uniqueIds(assembled.files.map(({ source }) => ({ slug: source.id, apart: `${source.collection} ${source.path}` })));
  const files = assembled.files.map((it, index) => ({
    ...it,
    source: { ...it.source, id: ids[index] ?? '', url: `/documents/${ids[index]}/` },
  }));
  return { ...assembled, files };
}

/** The revisions of a record's document with what is known of them, the versions that they brought and what they changed in its fields. */
function revisionsOf(read: Read, key: string | null, moments: readonly Moment[]): StoredRecord['revisions'] {
  const { document, fields, unread, stated, states } = read;
  const changesAt = changesIn(read, key);
  const { revisions, path } = document;
  const tagged = tagsOf(document, moments);
  const brought = broughtBy(
    revisions,
    new Map(revisions.map(({ number, path: then }) => [number, stated.get(number) ?? namedBy(tagged.get(number) ?? [], [path, then])])),
  );
  return revisions.map((revision) => ({
    ...revision,
    fields: (key === null ? fields.get(revision.number) : states.get(revision.number)?.[key]?.fields) ?? null,
    unread: unread.get(revision.number) ?? null,
    declared: brought.get(revision.number) ?? null,
    tags: tagged.get(revision.number) ?? [],
    ...changesAt(revision),
  }));
}

/** The version that one of `tags` gives a document by naming it; the oldest tag counts. */
function namedBy(tags: readonly string[], paths: readonly string[]): Declared | null {
  const [first] = tags.toReversed().flatMap((tag) => paths.flatMap((path) => taggedVersion(tag, path) ?? []));
  return first ?? null;
}

/** Those of a file that stand in the part that is the record. */
function withinRecord(claims: readonly Claim[], { text }: Read, { range, line }: Found<object>): Claim[] {
  if (range === null) return [...claims];
  const end = line + text.slice(range.start, range.end).split('\n').length;
  return claims.filter((it) => it.line >= line && it.line < end);
}

function fileOf(read: Read, id: string, records: string[]): WholeFile {
  const { document, collection, text } = read;
  const { path, commit, committedAt, author } = originOf(document);
  const name = path.split('/').at(-1) ?? path;
  const lang = languageOf(path, text);
  const source = {
    id,
    url: `/documents/${id}/`,
    path,
    title: name,
    lang,
    collection: collection.name,
    commit,
    committedAt,
    author,
    deleted: document.deleted,
    branch: document.branch?.name ?? null,
    records,
  };
  return { source, path: document.path, text, read };
}

function originOf({ path, current }: Document): Origin {
  const { blob, commit, committedAt, authoredAt, author } = current;
  return { path, blob, commit, committedAt, authoredAt, author };
}

function apartOf({ path, revisions, branch }: Document): string {
  return `${path} ${revisions[0]?.commit ?? ''}${branch === null ? '' : ` ${branch.name}`}`;
}

import { z } from 'zod';
import { declared } from '../model/declared.ts';
import { change } from '../model/document.ts';
import { fieldChange } from '../model/field-change.ts';
import type { StoredRecord } from '../model/record.ts';
import { revisionUrl } from '../model/revision-url.ts';

/** The history of one record as data: every revision of its document, what each declared and what it changed. It holds no text. */
export const recordHistory = z.strictObject({
  collection: z.string(),
  id: z.string(),
  title: z.string(),
  /** Address of the record on the site, from its root. */
  url: z.string(),
  path: z.string(),
  deleted: z.boolean(),
  /** Declared versions, oldest first, with the number of the revision that brought them. */
  versions: z.array(declared.extend({ revision: z.number().int().positive() })),
  /** Oldest first. */
  revisions: z.array(
    z.strictObject({
      number: z.number().int().positive(),
      /** Number of the revision that this one changed; null for the first. */
      previous: z.number().int().positive().nullable(),
      /** Address of its page on the site, from its root. */
      url: z.string(),
      commit: z.string().nullable(),
      /** Git id of the text; null for a deletion. */
      blob: z.string().nullable(),
      path: z.string(),
      authoredAt: z.string().nullable(),
      committedAt: z.string().nullable(),
      author: z.string(),
      subject: z.string(),
      change,
      merge: z.boolean(),
      /** The merge that brought the commit into the line of the built one. */
      mergedIn: z.strictObject({ commit: z.string(), subject: z.string() }).nullable(),
      version: z.string().nullable(),
      tags: z.array(z.string()),
      changes: z.array(fieldChange),
      /** Changes of fields that are counted only. */
      moreChanges: z.number().int().nonnegative(),
    }),
  ),
});

export type RecordHistory = z.infer<typeof recordHistory>;

/** The history of `record`; `home` is the address of the page that shows its file. */
export function historyOf(collection: string, record: StoredRecord, home: string): RecordHistory {
  const { id, title, url, origin, deleted, revisions } = record;
  return {
    collection,
    id,
    title,
    url,
    path: origin.path,
    deleted,
    versions: revisions.flatMap((it) => (it.declared === null ? [] : { ...it.declared, revision: it.number })),
    revisions: revisions.map(({ fields: _fields, unread: _unread, declared: its, ...it }) => ({
      number: it.number,
      previous: it.previous,
      url: revisionUrl({ url: home }, it),
      commit: it.commit,
      blob: it.blob,
      path: it.path,
      authoredAt: it.authoredAt,
      committedAt: it.committedAt,
      author: it.author,
      subject: it.subject,
      change: it.change,
      merge: it.merge,
      mergedIn: it.mergedIn,
      version: its?.version ?? null,
      tags: it.tags,
      changes: it.changes,
      moreChanges: it.moreChanges,
    })),
  };
}

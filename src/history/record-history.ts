import { z } from 'zod';
import { declared } from '../model/declared.ts';
import { revision, type StoredRecord } from '../model/record.ts';
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
    revision.omit({ fields: true, unread: true, declared: true }).extend({
      /** Address of its page on the site, from its root. */
      url: z.string(),
      version: z.string().nullable(),
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
      ...it,
      url: revisionUrl({ url: home }, it),
      version: its?.version ?? null,
    })),
  };
}

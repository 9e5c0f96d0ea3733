import { z } from 'zod';
import { declared } from './declared.ts';
import { claim } from './claim.ts';
import { change } from './document.ts';
import { fieldChange } from './field-change.ts';

/** Where a record came from, kept on every record so that a page can name the file, commit and date. */
const origin = z.strictObject({
  /** Path of the file at the built commit; for a deleted file, its last path. */
  path: z.string(),
  /** Git id of the text. */
  blob: z.string(),
  /** Commit that gave the file this text; null when it is not committed. */
  commit: z.string().nullable(),
  /** RFC 3339 with the committer's zone; null when git holds no readable date. */
  committedAt: z.string().nullable(),
  /** RFC 3339 with the author's zone; null when git holds no readable date. */
  authoredAt: z.string().nullable(),
  /** Author of that commit, after `.mailmap`. */
  author: z.string(),
});

export type Origin = z.infer<typeof origin>;

/** A short value of one past version, as shown in a list of versions. */
export const field = z.union([z.string(), z.number(), z.null()]);

export type Fields = Record<string, z.infer<typeof field>>;

/** One revision of a record's document, without text. */
export const revision = z.strictObject({
  number: z.number().int().positive(),
  /** Null when this state lies in the working tree and is not committed. */
  commit: z.string().nullable(),
  /** Null when this commit deleted the file. */
  blob: z.string().nullable(),
  path: z.string(),
  authoredAt: z.string().nullable(),
  committedAt: z.string().nullable(),
  author: z.string(),
  subject: z.string(),
  change,
  merge: z.boolean(),
  /** The merge that brought the commit into the line of the built one; null for a commit of that line. */
  mergedIn: z.strictObject({ commit: z.string(), subject: z.string() }).nullable(),
  /** Number of the revision that this one changed; null for the first. */
  previous: z.number().int().positive().nullable(),
  /** Short fields of this version; null when the collection lists none or the text could not be read. */
  fields: z.record(z.string(), field).nullable(),
  /** Code of the problem that kept its text from being read; null when nothing did. */
  unread: z.string().nullable(),
  /** The version that this revision brought, as its text or a tag declares it; null for a mere revision. */
  declared: declared.nullable(),
  /** Names of git tags at which this state stood, the newest first. */
  tags: z.array(z.string()),
  /** What it changed in the fields of the record. */
  changes: z.array(fieldChange),
  /** Changes of fields that are counted only. */
  moreChanges: z.number().int().nonnegative(),
});

/** One item of a collection as `content/` holds it: fields and history, never the text of the document. */
export const record = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Address on the site, from its root, with a slash at both ends. */
  url: z.string(),
  /** BCP 47 tag of the record's own language; `und` when it could not be told. */
  lang: z.string(),
  /** True when the file is gone at the built commit, or at the tip of its branch. */
  deleted: z.boolean(),
  /** The branch that alone holds this text, because it is not merged, and others that hold it or an earlier version; null for the built commit. */
  branch: z.strictObject({ name: z.string(), others: z.array(z.string()) }).nullable(),
  origin,
  /** Further paths that lead to the file through symbolic links. */
  aliases: z.array(z.string()),
  /** 1-based line of `origin.path` at which the record starts. */
  line: z.number().int().positive(),
  /** Oldest first. */
  revisions: z.array(revision),
  /** What it says of its repository and what that says to it, in the order of its text; left out where nobody looked. */
  claims: z.array(claim).optional(),
  /** The fields of the record, by the schema of its collection. */
  data: z.record(z.string(), z.unknown()),
});

export type StoredRecord = z.infer<typeof record>;

import { z } from 'zod';
import { fieldChange } from './field-change.ts';

/** What became of a record between two states. */
export const changeKinds = ['decided', 'closed', 'added', 'changed', 'renamed', 'retired'] as const;
const kind = z.enum(changeKinds);

export type ChangeKind = z.infer<typeof kind>;

/** How many records of each kind. */
const kindCounts = z.strictObject({
  decided: z.number().int(),
  closed: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  renamed: z.number().int(),
  retired: z.number().int(),
});

/** One record that is another one than before. */
const recordChange = z.strictObject({
  kind,
  collection: z.string(),
  id: z.string(),
  title: z.string(),
  lang: z.string(),
  /** Page of what stood at the end; of the record where it stands still, or was retired. */
  url: z.string(),
  /** Where it changed last: RFC 3339 of the committer, author and commit; null for what is not committed. */
  at: z.string().nullable(),
  author: z.string(),
  commit: z.string().nullable(),
  /** Path before, where that is another one. */
  before: z.string().nullable(),
  /** What changed in its fields, the first of it. */
  fields: z.array(fieldChange),
  /** Changes of fields that are counted only. */
  more: z.number().int(),
});

export type RecordChange = z.infer<typeof recordChange>;

/** What changed from one state to the next. */
const span = z.strictObject({
  /** Name in addresses. */
  slug: z.string(),
  /** Name of the earlier state. */
  from: z.string(),
  /** Address name of the page of the earlier state. */
  fromSlug: z.string(),
  /** Name of the later one; null for the built commit. */
  to: z.string().nullable(),
  /** Date of the later one. */
  at: z.string().nullable(),
  /** Commits that the later one reaches and the earlier one does not. */
  commits: z.number().int(),
  counts: kindCounts,
});

export type Span = z.infer<typeof span>;

/** A state of the repository with a page of everything that was in force then. */
const moment = z.strictObject({
  slug: z.string(),
  /** Tags and milestones that name it; the first is how pages call it. */
  names: z.array(z.string()).min(1),
  /** True when a milestone of the config names it, and no tag. */
  milestone: z.boolean(),
  commit: z.string(),
  committedAt: z.string().nullable(),
  author: z.string(),
  subject: z.string(),
  /** True for the built commit itself. */
  built: z.boolean(),
  /** Records in force then, of each collection that has some. */
  inForce: z.array(z.strictObject({ collection: z.string(), records: z.number().int() })),
});

export type NamedMoment = z.infer<typeof moment>;

/** The named states of a history and what changed between them: `content/packages.json`. */
export const packages = z.strictObject({
  /** Newest first. */
  moments: z.array(moment),
  /** Newest first; the first one leads to the built commit. */
  spans: z.array(span),
  /** Tags of the built history without a page, because newer ones have the room; and tags on commits that it does not reach. */
  beyond: z.number().int(),
  elsewhere: z.number().int(),
  /** Milestones of the config that lie before the first commit. */
  before: z.array(z.string()),
});

export type Packages = z.infer<typeof packages>;

/** One record that was in force. */
const standing = z.strictObject({
  collection: z.string(),
  id: z.string(),
  title: z.string(),
  lang: z.string(),
  /** Page of the revision that stood. */
  url: z.string(),
  number: z.number().int(),
  /** The version that it was, where one is declared. */
  version: z.string().nullable(),
  /** Status in the words of then. */
  status: z.string().nullable(),
  /** Date of the revision. */
  at: z.string().nullable(),
});

export type Standing = z.infer<typeof standing>;

/** What was in force at one named state: `content/packages/as-of/<slug>.json`. In the order of the collections and their files. */
export const standings = z.array(standing);

/** What changed in one span: `content/packages/changes/<slug>.json`. The newest first. */
export const recordChanges = z.array(recordChange);

/** Nothing is named: no tag and no milestone. */
export const noPackages: Packages = { moments: [], spans: [], beyond: 0, elsewhere: 0, before: [] };

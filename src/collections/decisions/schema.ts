import { z } from 'zod';

/** Where a decision stands, whatever words its author used; `unknown` when the words are not known. */
const state = z.enum([
  'proposed',
  'pending',
  'provisional',
  'accepted',
  'implemented',
  'revised',
  'needs-revision',
  'on-hold',
  'deferred',
  'rejected',
  'withdrawn',
  'deprecated',
  'partly-superseded',
  'superseded',
  'unknown',
]);

/** How the decision is written down. */
const form = z.enum([
  'nygard',
  'madr',
  'log4brains',
  'bold-line',
  'table-header',
  'plain',
  'rejection',
  'register',
  'dated-heading',
  'numbered-heading',
  'topic-heading',
  'bold-paragraph',
  'list-item',
]);

/** What one decision says of its place beside another one. */
const relation = z.strictObject({
  /** The relation as written, for example `Superceded by 9. Split sailings by season`; number and title of the other record when that one states it. */
  words: z.string(),
  /** What the words point at, as written: a path, an anchor, a number, or a name; null when nothing was named. Path of the other record when that one states it. */
  target: z.string().nullable(),
  /** Id of the record it points at; null when it is not a record of this repository. */
  id: z.string().nullable(),
  /** Which of the two records says so. */
  stated: z.enum(['by this record', 'by the other record']),
});

/** One decision: an architecture decision record, or one entry of a decision log. */
export const schema = z.strictObject({
  /** How it is written down. */
  form,
  /** Id in its author's spelling (`0005`, `ADR-005`, `D1`, `WD-001`); null when it has none. */
  number: z.string().nullable(),
  /** Where it stands. */
  status: z.strictObject({
    /** The words that give the status, as written; null when none was written. */
    words: z.string().nullable(),
    /** The same as one of a fixed list; null when no status was written. */
    state: state.nullable(),
  }),
  /** Null only when neither the text nor git has one. */
  date: z
    .strictObject({
      /** As written; null when it was not written in the text. */
      written: z.string().nullable(),
      /** `YYYY-MM-DD`; null when less than a full date was written. */
      date: z.string().nullable(),
      /** Where it was found; `commit` is the day of the commit that gave the file its text. */
      from: z.enum(['text', 'heading', 'file name', 'commit']),
    })
    .nullable(),
  /** Who decided. */
  deciders: z.array(z.string()),
  /** Who was asked before. */
  consulted: z.array(z.string()),
  /** Who was told. */
  informed: z.array(z.string()),
  /** Words to find it by, as its author gave them. */
  tags: z.array(z.string()),
  /** Decisions that this one takes the place of. */
  supersedes: z.array(relation),
  /** Decisions that took the place of this one, wholly or in part. */
  supersededBy: z.array(relation),
  /** Decisions that this one changes and leaves in force. */
  amends: z.array(relation),
  /** Decisions that changed this one. */
  amendedBy: z.array(relation),
  /** What there was to choose from. */
  options: z.strictObject({
    /** What was weighed, in the order of the text; in some forms only what was turned down. */
    considered: z.array(z.string()),
    /** What was chosen, where the form has a place of its own for it. */
    chosen: z.string().nullable(),
  }),
  /** The decision itself in short (at most 400 characters); null where the title or `options.chosen` says it all. */
  decision: z.string().nullable(),
  /** Why, in short (at most 400 characters). */
  reason: z.string().nullable(),
  /** What was so before, for a decision that reverses an earlier one. */
  replaced: z.string().nullable(),
  /** Heading of the group in which the entry stands in its log; null outside groups. */
  section: z.string().nullable(),
  /** Other named values beside the decision, such as a scope or a confidence, in their order (at most 200 characters each). */
  fields: z.array(z.strictObject({ name: z.string(), text: z.string() })),
});

export type Decision = z.output<typeof schema>;
export type State = z.output<typeof state>;
export type Form = z.output<typeof form>;
export type Relation = z.output<typeof relation>;
export type Status = Decision['status'];
export type DecisionDate = NonNullable<Decision['date']>;

/** The four lists of relations. */
export type Kind = 'supersedes' | 'supersededBy' | 'amends' | 'amendedBy';

/** A decision that says nothing yet, for a reader to fill. */
export function emptyDecision(written: Form): Decision {
  return {
    form: written,
    number: null,
    status: { words: null, state: null },
    date: null,
    deciders: [],
    consulted: [],
    informed: [],
    tags: [],
    supersedes: [],
    supersededBy: [],
    amends: [],
    amendedBy: [],
    options: { considered: [], chosen: null },
    decision: null,
    reason: null,
    replaced: null,
    section: null,
    fields: [],
  };
}

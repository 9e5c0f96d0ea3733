import { z } from 'zod';
import { families, parts } from './families/names.ts';

/** Most characters of one text that the data holds; the page has the whole of it. */
export const longestText = 400;
/** Most items of one list that the data holds; `counts` says how many there are. */
export const longestList = 200;

const text = z.string().min(1);
const line = z.number().int().positive();
const count = z.number().int().nonnegative();

const day = z.strictObject({
  /** As written. */
  written: text,
  /** `YYYY-MM-DD`; null when no year was written or the words name no day. */
  date: z.string().nullable(),
  from: z.enum(['front matter', 'label', 'title', 'file name', 'history', 'data', 'other file']),
});

const states = [
  'draft',
  'proposed',
  'planned',
  'accepted',
  'in-progress',
  'in-review',
  'blocked',
  'done',
  'deferred',
  'superseded',
  'rejected',
  'unknown',
] as const;

export type State = (typeof states)[number];

const step = z.strictObject({
  /** As written, for example `T001`, `1.1` or `Task 3`; null when it has none. */
  id: text.nullable(),
  /** What is to be done, without box, id and marks. */
  text: z.string(),
  state: z.enum(['open', 'in-progress', 'done', 'blocked', 'deferred', 'dropped']),
  /** The state in the author's words, where it is a word; null for a box. */
  words: text.nullable(),
  line,
  /** True for a step that is marked as one that may be left out. */
  optional: z.boolean(),
  /** Heading it stands under; null when it has none. */
  group: text.nullable(),
  /** Requirements it says it meets, for example `FR-001` or `1.2`. */
  meets: z.array(text),
});

const requirement = z.strictObject({
  /** As written, for example `FR-001`, `REQ-AUTH-002` or `1`; null when the name is the key. */
  id: text.nullable(),
  name: text.nullable(),
  kind: z.enum(['requirement', 'success criterion', 'acceptance criterion']),
  line,
  /** Scenarios or acceptance criteria below it. */
  scenarios: count,
});

const relation = z.strictObject({
  kind: z.enum(['supersedes', 'superseded by', 'depends on', 'see also']),
  /** As written. */
  target: text,
  line: line.nullable(),
  /** Record it leads to; null when it is none of this repository or not known. */
  id: z.string().nullable(),
});

const approval = z.strictObject({
  /** Document or phase that is approved. */
  what: text,
  state: z.enum(['approved', 'not approved', 'rejected', 'revision asked for']),
  /** Who, as written; null when nobody is named. */
  by: text.nullable(),
  /** When, as written. */
  at: text.nullable(),
  /** File that says so, when it is another one. */
  source: z.string().nullable(),
});

/** One document of a specification, plan or proposal. Lists are in the order of the file. */
export const schema = z.strictObject({
  /** The way of working the file belongs to, by its place; `plain` for a document of none. */
  family: z.enum(families),
  /** What the document is within it. */
  part: z.enum(parts),
  /** The feature, change, capability or proposal it belongs to; null when it belongs to none or is one by itself. */
  feature: z
    .strictObject({
      /** Folder or number by which the family names it, with the folders before it when they tell two apart. */
      key: text,
      name: text,
      /** `living` is in force, `active` is being worked on, `archived` is put away; null when neither place nor status tells. */
      state: z.enum(['living', 'active', 'archived']).nullable(),
      /** Day in the name of an archived one, `YYYY-MM-DD`. */
      date: z.string().nullable(),
    })
    .nullable(),
  /** The author's words and what they come to; null when none are written. */
  status: z
    .strictObject({
      words: text,
      state: z.enum(states),
      line: line.nullable(),
      /** Other file that says it. */ source: z.string().nullable(),
    })
    .nullable(),
  /** The version the document says it is; null when it says none. */
  version: z
    .strictObject({
      text,
      /** Day of that version, `YYYY-MM-DD`. */
      date: z.string().nullable(),
      line: line.nullable(),
      from: z.enum(['front matter', 'label', 'title', 'history', 'data', 'other file']),
    })
    .nullable(),
  created: day.nullable(),
  updated: day.nullable(),
  authors: z.array(text),
  owners: z.array(text),
  /** Who is to review and approve, as written. */
  reviewers: z.array(text),
  approvers: z.array(text),
  approvals: z.array(approval),
  steps: z.array(step),
  requirements: z.array(requirement),
  /** Changes to requirements: one entry for each heading of an operation. */
  deltas: z.array(
    z.strictObject({
      operation: z.enum(['added', 'modified', 'removed', 'renamed']),
      line,
      requirements: z.array(z.strictObject({ name: text, line, /** New name of a renamed one. */ to: text.nullable() })),
    }),
  ),
  /** Places that still wait for an answer. */
  clarifications: z.array(z.strictObject({ text, line })),
  /** What it asks below a heading such as "Open questions", in the order of the file; left out for none. */
  questions: z
    .array(
      z.strictObject({
        /** Without the words that only say who decides. */
        text,
        line,
        /** Who decides, as written; null when nobody is named. */
        owner: text.nullable(),
        /** What stands behind that; null for nothing. */
        note: text.nullable(),
        state: z.enum(['open', 'answered']),
      }),
    )
    .optional(),
  /** What its "Decision Log" says was decided, in the order of the file; left out for none. */
  decisionLog: z
    .array(
      z.strictObject({
        decision: text,
        rationale: text.nullable(),
        /** `YYYY-MM-DD`. */
        date: z.string().nullable(),
        /** A date as written that is June in one country and July in another, such as `06/07/2026`; `date` is null then. */
        unclearDate: text.optional(),
        author: text.nullable(),
        line,
      }),
    )
    .optional(),
  relations: z.array(relation),
  /** Named values that no other field holds, as written. */
  labels: z.array(z.strictObject({ key: text, value: text, line: line.nullable() })),
  /** How many there are in the text, those that a list above leaves out counted. */
  counts: z.strictObject({
    steps: count,
    done: count,
    requirements: count,
    criteria: count,
    scenarios: count,
    stories: count,
    clarifications: count,
    /** Entries of a log or ledger; null when it is none. */
    entries: count.nullable(),
  }),
});

export type Spec = z.output<typeof schema>;
export type Step = Spec['steps'][number];
export type Requirement = Spec['requirements'][number];
export type Delta = Spec['deltas'][number];
export type Status = NonNullable<Spec['status']>;
export type Relation = Spec['relations'][number];
export type Day = NonNullable<Spec['created']>;

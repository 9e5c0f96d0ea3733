import { z } from 'zod';
import { repositoryAddress } from './forge.ts';
import { milestone } from './milestone.ts';
import { operatorFacts } from './operator.ts';
import { personalSettings } from './personal.ts';
import { runIt } from './run-it.ts';

/** One file a collection looked at and left out, with the reason as the end of "Left out because it …". */
const leftOut = z.strictObject({ path: z.string(), reason: z.string() });

/** What one collection looked for and found. */
const found = z.strictObject({
  name: z.string(),
  title: z.string(),
  /** The title beside a count of one. */
  single: z.string(),
  purpose: z.string(),
  howToAdd: z.string(),
  lookedFor: z.array(z.string()),
  /** Whether it is an entry of the menu itself or of the list behind it. */
  menu: z.enum(['main', 'more']),
  /** Records, those of deleted files included. */
  records: z.number().int(),
  /** Records whose file is gone at the built commit. */
  deleted: z.number().int(),
  /** Records that only branches have, which are not merged. */
  unmerged: z.number().int(),
  /** Files that hold the records. */
  files: z.number().int(),
  /** Revisions of those files. */
  revisions: z.number().int(),
  leftOut: z.array(leftOut),
  /** What is true of all records together; null when the collection says nothing of the kind. */
  summary: z.record(z.string(), z.unknown()).nullable(),
});

/** A file that holds several records, or text beside them, shown whole on a page of its own. */
const source = z.strictObject({
  id: z.string(),
  url: z.string(),
  path: z.string(),
  title: z.string(),
  lang: z.string(),
  collection: z.string(),
  /** Null when the text is not committed. */
  commit: z.string().nullable(),
  committedAt: z.string().nullable(),
  author: z.string(),
  deleted: z.boolean(),
  /** Name of the branch that alone holds this text; null for the built commit. */
  branch: z.string().nullable(),
  /** Ids of the records read from it, in the order of the file. */
  records: z.array(z.string()),
});

const commit = z.strictObject({
  id: z.string(),
  authoredAt: z.string().nullable(),
  committedAt: z.string().nullable(),
  author: z.string(),
  subject: z.string(),
});

/** What a build was asked for, as far as the pages depend on it: with the same commit and program they are the same again. */
export const options = z.strictObject({
  /** The commit, tag or branch as it was given; null for the checked-out commit. */
  at: z.string().nullable(),
  /** Patterns of branches as they were given, how many there were, and a digest of their names and commits; null when none were asked for. */
  refs: z.strictObject({ patterns: z.array(z.string()), count: z.number().int(), tips: z.string() }).nullable(),
  /** The package before this one, as it was named, and its commit; null when none was named. */
  since: z.strictObject({ name: z.string(), commit: z.string() }).nullable(),
  /** Dates that the operator names. */
  milestones: z.array(milestone),
  /** Tags that get a page of what was in force then, at most. */
  asOf: z.number().int(),
  /** The tags that the clone had, in the order of their names: another clone may have others. */
  tags: z.array(z.strictObject({ name: z.string(), commit: z.string().regex(/^[0-9a-f]{40,64}$/) })),
  /** How many files hold something that is not committed; null when the working tree was not read. */
  workingTree: z.strictObject({ files: z.number().int() }).nullable(),
  /** Name of the audience that the site is for. */
  audience: z.string(),
  /** BCP 47 tag of the language of the pages' own words. */
  language: z.string(),
  /** The title as it was given; null for the one that the repository gives. */
  title: z.string().nullable(),
  /** True when the clone was cut off, so that older commits are missing. */
  shallow: z.boolean(),
  /** Where the operator says that the repository can be looked at; null when they say nothing. */
  repository: repositoryAddress.nullable(),
  /** True when the search works without a web server too. */
  offline: z.boolean(),
  /** Bytes of all texts of one document up to which each has a page. */
  textLimit: z.number().int(),
  /** Address of the site, with a slash at its end; null when it is not known. */
  url: z.string().nullable(),
  /** What the operator's own files gave: a digest of the answers, null for none; and whether they say what the audience gets, what becomes of personal data, and which findings are no secrets, never what; and a digest of the pages written by hand, null for none. */
  operator: z.strictObject({
    answers: z.string().nullable(),
    audience: z.boolean(),
    personal: z.boolean(),
    baseline: z.boolean(),
    pages: z.string().nullable(),
  }),
});

export type Options = z.infer<typeof options>;

/** Everything the pages need that is not a record: `content/site.json`. */
export const site = z.strictObject({
  /** From the configuration, else the README's first heading, else a manifest's name, else "Handover". */
  title: z.string(),
  /** What only the operator knows, and where it was said. */
  operator: operatorFacts,
  /** Version of the program that wrote it. */
  generator: z.string(),
  /** The built commit. */
  commit,
  options,
  /** What the audience does not get, without a word on what it is. */
  withheld: z.strictObject({
    /** True when documents or parts of them were left out because of a mark or their path. */
    marked: z.boolean(),
    /** True when the problems are left out. */
    problems: z.boolean(),
  }),
  history: z.strictObject({
    commits: z.number().int(),
    merges: z.number().int(),
    authors: z.number().int(),
    firstAt: z.string().nullable(),
    lastAt: z.string().nullable(),
    /** True when the clone was cut off, so that older commits are missing. */
    shallow: z.boolean(),
  }),
  /** The newest commits, newest first. */
  recent: z.array(commit),
  /** The README's first paragraph as text, and where it stands; null when there is no README or it has no paragraph. */
  readme: z
    .strictObject({ path: z.string(), summary: z.string().nullable(), commit: z.string().nullable(), committedAt: z.string().nullable() })
    .nullable(),
  /** What the files say about installing, running, testing and deploying. */
  runIt,
  /** Files in the tree of the built commit by ending, most frequent first. */
  endings: z.array(z.strictObject({ ending: z.string(), files: z.number().int() })),
  files: z.number().int(),
  collections: z.array(found),
  sources: z.array(source),
  /** How many secrets were hidden: those that the built commit holds, and those that only its history or a branch does. */
  secrets: z.strictObject({ now: z.number().int(), before: z.number().int() }),
  /** What became of personal data, by kind, and how authors are called. */
  personal: personalSettings,
  /** What was hidden, by rule; counts are of distinct texts and names. */
  redactions: z.array(z.strictObject({ rule: z.string(), count: z.number().int() })),
});

export type Site = z.infer<typeof site>;
export type Source = z.infer<typeof source>;
export type FoundCollection = z.infer<typeof found>;

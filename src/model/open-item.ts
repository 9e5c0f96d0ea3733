import { z } from 'zod';

/** What can be open, in the order in which a reader asks for it. */
export const openKinds = ['question', 'unfinished', 'tried-and-failed', 'watch-for'] as const;

export type OpenKind = (typeof openKinds)[number];

/** One thing a record leaves open, as its collection tells it. */
export interface OpenFinding {
  kind: OpenKind;
  /** What is open, in the words of its author. */
  text: string;
  /** Heading, or words before a list, that it stands under and that it may need to be understood; null for none. */
  under: string | null;
  /** What its author says more of it: why it failed, what waits for it, what it lists below itself; null when nothing is said. */
  more: string | null;
  /** Where it stands, in one or two words (`Proposed`, `3 of 8 steps done`); null when nothing tells. */
  state: string | null;
  /** Who decides, as written; null when nobody is named. Always null but for a question. */
  owner: string | null;
  /** 1-based line of the file at which it stands; null for the record as a whole. The record's page has an anchor there, made of the words. */
  line: number | null;
  /** Name of the tracked value that leaves it open, such as a status; left out for what stands in a list. */
  valueIn?: string;
  /** How the same is known again that another record says too. Left out where its text tells that, or where the same words are another thing. */
  known?: Known;
}

export interface Known {
  /** Its words alone. */
  as: string;
  /** What some add to them: who decides, or why it failed. Null where nothing is added. Two that are added to the same words are two things. */
  by: string | null;
}

/** How a collection tells what its records leave open. */
export interface Opens<Data> {
  /** For each kind that it can tell of, what to write to have one listed, as one sentence. */
  howTo: Readonly<Partial<Record<OpenKind, string>>>;
  /** What is open in one record, in the order of its text. */
  of(record: { title: string; data: Data }): readonly OpenFinding[];
}

const kind = z.enum(openKinds);

/** One open item with the record it comes from. */
const openItem = z.strictObject({
  kind,
  text: z.string(),
  under: z.string().nullable(),
  more: z.string().nullable(),
  state: z.string().nullable(),
  owner: z.string().nullable(),
  /** Name of the collection. */
  collection: z.string(),
  /** Id of the record. */
  record: z.string(),
  title: z.string(),
  /** Address of the record's page, with the anchor of the item where it has one. */
  url: z.string(),
  /** BCP 47 tag of the language of the record; `und` when it could not be told. */
  lang: z.string(),
  path: z.string(),
  line: z.number().int().positive().nullable(),
  /** Null when the text is not committed. */
  commit: z.string().nullable(),
  /** RFC 3339 with zone: when the text that holds it was written; null when git holds no readable date. */
  writtenAt: z.string().nullable(),
  /** RFC 3339 with zone: since when a question is asked without a break; null for all else, and where the history does not tell. */
  since: z.string().nullable(),
  /** Author of that commit. */
  author: z.string(),
  /** Further records that say the same, the one changed last first. */
  also: z.array(z.strictObject({ record: z.string(), title: z.string(), url: z.string(), path: z.string() })),
});

/** A question that an earlier version of a record asked and that nothing asks any more: it was answered, or taken back. */
const answered = z.strictObject({
  text: z.string(),
  /** What was decided in the same commit in the words of the question; null where no answer was recorded so. */
  answer: z.string().nullable(),
  /** What else was decided in the same commit. */
  decided: z.array(z.string()),
  collection: z.string(),
  record: z.string(),
  title: z.string(),
  /** Address of the revision that no longer asks it, on the page of the record. */
  url: z.string(),
  lang: z.string(),
  path: z.string(),
  /** The commit that took it out; null for what is not committed. */
  commit: z.string().nullable(),
  answeredAt: z.string().nullable(),
  author: z.string(),
});

/** All that is open: `content/open-items.json`. */
export const openItems = z.strictObject({
  /** What to write to have an item listed, by kind and collection. */
  howTo: z.array(z.strictObject({ kind, collection: z.string(), text: z.string() })),
  /** By kind, those of one kind the one written last first. */
  items: z.array(openItem),
  /** Those answered or taken back, the newest first. */
  answered: z.array(answered),
});

export type OpenItems = z.infer<typeof openItems>;
export type OpenItem = z.infer<typeof openItem>;
export type Answered = z.infer<typeof answered>;

import type { z } from 'zod';
import type { Opens } from './open-item.ts';
import type { ComponentName } from './page-components.ts';
import type { Finding, Problem } from './problem.ts';
import type { Fields } from './record.ts';
import type { Redacted } from './redacted.ts';
import type { Tracked } from './tracked.ts';

/** What a reader gets: one text and its path. Nothing else, so that a reading can be kept by blob id and path. */
export interface SourceText {
  path: Redacted;
  text: Redacted;
  /** Further paths that lead to the text through symbolic links of the built commit; left out for none. */
  aliases?: readonly Redacted[];
  /** True where the repository's own settings name the file as one of the collection; left out where they do not. */
  named?: boolean;
}

/** One record as its reader found it. */
export interface Found<Data> {
  /** Distinguishes the records of one file, in lower case and hyphens; null when the file is the record. */
  key: string | null;
  title: string;
  /** 1-based line at which the record starts. */
  line: number;
  /** Part of the text that is this record, as offsets in UTF-16 units; null for the whole text. */
  range: { start: number; end: number } | null;
  data: Data;
}

/** What reading one text gives: always both lists, never one instead of the other. */
export interface Reading<Data> {
  records: Found<Data>[];
  problems: Finding[];
  /** Why a text that the paths match holds no record, as the end of "Left out because it …"; null when it holds some. */
  leftOut: string | null;
}

/** What the commit knows of a text beyond its words. */
export interface Circumstances {
  path: Redacted;
  /** RFC 3339 with zone; null when git holds no readable date. */
  authoredAt: string | null;
  author: Redacted;
}

/** A record among its siblings, for links between them. */
export interface Sibling<Data> {
  id: string;
  title: string;
  path: string;
  line: number;
  /** True when the file is gone at the built commit; left out for a standing one. */
  deleted?: boolean;
  /** Further paths that lead to the file through symbolic links; left out for none. */
  aliases?: readonly string[];
  /** Its states in git, oldest first; left out where they are not known. */
  versions?: readonly Version[];
  data: Data;
}

/** One state of a record's file. */
export interface Version {
  number: number;
  path: string;
  /** Null when this commit deleted the file. */
  blob: string | null;
  /** RFC 3339 with the author's zone; null when git holds no readable date, or when it is not committed. */
  at: string | null;
  fields: Fields | null;
}

/** What stands in the tree of the built commit, for questions such as "is this script there?". Paths are from the repository root. */
export interface Tree {
  /** Every file, in git's order. */
  files: readonly string[];
  /** What `path` names, through symbolic links too; a submodule is a folder. Null when nothing stands there. */
  kindOf(path: string): 'file' | 'folder' | null;
  /** True for a file that git marks as executable. */
  isExecutable(path: string): boolean;
  /** Text of a standing document of any collection, for what one pulls in of another; null when it was not read. Left out where no text was read yet. */
  textOf?(path: string): Redacted | null;
  /** How many commits of the history were made behind one instant and before another, both in milliseconds. Left out where there is no history. */
  commitsBetween?(from: number, to: number): number;
}

/** One document type. Shared code never asks for its name: what differs is a property here. */
export interface Collection<Schema extends z.ZodType<object> = z.ZodType<object>> {
  /** Name in addresses and in the API, in the plural. */
  name: string;
  /** Word shown to a reader of the site, in the plural. */
  title: string;
  /** The same for one record, beside its count. */
  single: string;
  /** One line that says what these records are for. */
  purpose: string;
  /** What to write to get the first record, as one sentence. */
  howToAdd: string;
  /** File names and places as a person would write them, for "Looked for: …". */
  lookedFor: readonly string[];
  /** The least technical reader it is for, when nobody says otherwise: a collection for developers is left out for a client. */
  audience: 'client' | 'developer';
  /** `main` for an entry of the menu itself, in the order of the collections; `more` for the list behind it. */
  menu: 'main' | 'more';
  /** Who reads a path that several collections own: the one with the highest number. */
  precedence: number;
  /** True for the one collection that reads every standing Markdown document that no other one owns or leaves out. */
  readsTheRest?: boolean;
  /** True for a path (from the repository root, with `/`) whose text this collection reads. */
  owns(path: string): boolean;
  /** Why a path that looks like one of these is none, as the end of "Left out because it …"; null when it is one or looks like none. */
  excludes(path: string): string | null;
  /** Whether the repository's own settings, as they are written, name a path as one of these; left out where they have no say. */
  namedIn?(settings: string): (path: string) => boolean;
  /** True for the text of a Markdown document that no collection owns by its path, and that is one of these all the same. */
  recognises?(text: string, path: string): boolean;
  /** True where what a standing text says of its repository (commits, files, tests, requirements) is looked up and told beside it. */
  isLookedUp?: boolean;
  /** True where sections of the standing documents may tell accounts, contacts, known limits and how to go back, as a README does. */
  tellsOfRunning?: boolean;
  schema: Schema;
  /** Explanation of every problem code this collection reports, by code. */
  codes: Readonly<Record<string, string>>;
  /** Pure: the same text and path give the same reading. No clock, no disk, no network. */
  read(source: SourceText): Reading<z.output<Schema>>;
  /** Fills in what only the commit knows (a date without a year, a missing author). */
  settle(data: z.output<Schema>, circumstances: Circumstances): z.output<Schema>;
  /** The short fields of a past version for the list of versions and for what changed; absent when past versions are listed by commit alone. */
  fieldsOf?(data: z.output<Schema>): Fields;
  /** What of a past version is told when the next one has it otherwise, with the text of the record; absent when nothing is. */
  trackedOf?(data: z.output<Schema>, text: string): Omit<Tracked, 'text'>;
  /** Links the records among themselves and with the tree: gives new data by id, and problems such as a link to nothing. */
  link(records: readonly Sibling<z.output<Schema>>[], tree: Tree): { data: Map<string, z.output<Schema>>; problems: Problem[] };
  /** The component that shows one of its records in a page written by hand, by its `Embed.astro`; absent when there is none. */
  component?: ComponentName;
  /** What its records leave open; absent when they tell nothing of the kind. */
  open?: Opens<z.output<Schema>>;
  /** What is true of all records together, for the head of their list and for the first page; absent when there is nothing of the kind. */
  summaryOf?(records: readonly Sibling<z.output<Schema>>[], tree: Tree): object;
}

/** Gives a collection literal its type without losing the type of its schema. */
export function defineCollection<Schema extends z.ZodType<object>>(it: Collection<Schema>): Collection<Schema> {
  return it;
}

import { z } from 'zod';
import { sectionClasses } from '../../headings/table.ts';
import { heard, link, session, task, twin } from './loop/schema.ts';

/** Most characters of one text that the data holds; the page has the whole of it. */
export const longestText = 600;
/** Most items of one list that the data holds; `cut` says how many there are when there are more. */
export const longestList = 100;
/** Most headings that `sections` holds. */
export const mostSections = 400;

const text = z.string().min(1);
const line = z.number().int().positive();

const item = z.strictObject({
  /** The words of the item without those of lists inside it, at most 600 characters, "…" at the end when cut. Only code keeps its line breaks. */
  text,
  /** 1-based line of the file. */
  line,
  /** Sub-heading, or words that end in a colon before the list, that this item stands under; null when it stands directly in its section. */
  group: text.nullable(),
  /** Items of lists inside the item, those that lead to a list with what it holds; at most 10, the rest stands on the page. */
  details: z.array(text),
});

const commits = z.array(z.string());

/** One handoff: what a session or person left for the next one. Every list is in the order of the file, those of an earlier state left out. */
export const schema = z.strictObject({
  /**
   * How the file is used: `session state` is overwritten each time, `task` is written after every step, `log` has an entry per session, `work order` gives stages and acceptance criteria,
   * `introduction` explains the project to a newcomer, `prompt` is to be pasted into a session, `pointer` names another file, `index` lists handoffs.
   */
  shape: z.enum(['session state', 'task', 'log', 'work order', 'introduction', 'prompt', 'pointer', 'index', 'free text', 'empty']),
  /** For a handoff kept in two languages; null when neither name nor text says so. */
  part: z
    .strictObject({
      /** Language suffix of the file name, for example `zh-CN`. */
      language: text.nullable(),
      /** The file this one says it is a translation of. */
      translationOf: text.nullable(),
      /** The file this one names as its translation. */
      translatedIn: text.nullable(),
    })
    .nullable(),
  /** What the work is about, from the title without the word "handoff", the date and the status; null when the title says no more. */
  topic: text.nullable(),
  /** Status of the work as a whole, as the author put it, and what it comes to; null when none is written. In data, also what interrupted the work. */
  status: z
    .strictObject({
      /** The author's words, at most 200 characters. */
      words: text,
      /** `unknown` when the words name no state. */
      state: z.enum(['on-track', 'blocked', 'broken', 'done', 'in-progress', 'unknown']),
      line,
    })
    .nullable(),
  /** When it was last written; null when the text, its path and its commit give no date. */
  date: z
    .strictObject({
      /** The date as written; null when it comes from the commit. */
      written: text.nullable(),
      /** `YYYY-MM-DD`; null when no year was written and the commit is not known. */
      date: z.string().nullable(),
      /** `HH:MM` or `HH:MM:SS`. */
      time: z.string().nullable(),
      /** Zone as written; never guessed. */
      zone: z.string().nullable(),
      /** Where the date stands. */
      from: z.enum(['front matter', 'label', 'line', 'title', 'file name', 'heading', 'commit']),
    })
    .nullable(),
  /** Which session wrote it, in the author's words, for example `session 3`. */
  session: text.nullable(),
  /** Who wrote it, as the text says; the author of the commit is in the record's origin. */
  author: text.nullable(),
  /** Branch the work is on, as the text says. */
  branch: text.nullable(),
  /** What the work is for. */
  goal: z.strictObject({ text, line }).nullable(),
  /** The one step to take first: the first item of `next` that is not optional, behind the words before its list when it is only a part of their sentence or they tell when it is to be taken. */
  nextAction: z.strictObject({ text, line }).nullable(),
  /** The step that a task file or a snapshot stands at: the one in progress, else the first that is open, which is no next action that anybody wrote. Left out for any other handoff, and where none is left. */
  step: z.strictObject({ text, line, begun: z.boolean() }).optional(),
  /** What is finished. */
  done: z.array(
    item.extend({
      /** Ids of commits and numbers of pull requests that prove it, as written. */
      commits,
      /** The words about tests that prove it. */
      tests: text.nullable(),
    }),
  ),
  /** What is half done, and where it stopped. */
  inProgress: z.array(item),
  /** Steps to take, in order. */
  next: z.array(item),
  /** What is left beside the next steps: open, deferred, not started. None of it is taken for a step; boxes not ticked are `next` when nothing else is. */
  remaining: z.array(item),
  /** What need not be tried again. */
  triedAndFailed: z.array(
    item.extend({
      /** Why it failed, when the item says so. */
      because: text.nullable(),
    }),
  ),
  /** Traps, limits and rules. */
  watchFor: z.array(
    item.extend({
      /** The condition, when written as "if …, then …". */
      condition: text.nullable(),
      /** What to do then. */
      action: text.nullable(),
    }),
  ),
  /** What the writer could not or may not decide. */
  openQuestions: z.array(
    item.extend({
      /** Who decides, as written; null when the question names nobody. */
      owner: text.nullable(),
    }),
  ),
  /** What stops the work. */
  blockers: z.array(item),
  decisions: z.array(item),
  /** Stages of the work, or steps planned. */
  plan: z.array(item),
  /** When the work counts as done. */
  acceptance: z.array(item),
  /** What was checked, or how to check. */
  verification: z.array(item),
  /** What to read or do before starting. */
  readFirst: z.array(item),
  /** Branches, commits and pull requests. */
  git: z.array(item.extend({ commits })),
  /** How to install, run and reach things. */
  setUp: z.array(item),
  files: z.array(item),
  people: z.array(item),
  /** Entries of a log, in the order of the file. */
  log: z.array(
    z.strictObject({
      heading: text,
      line,
      /** `YYYY-MM-DD`, or `MM-DD` when no year was written. */
      date: z.string().nullable(),
      session: text.nullable(),
      /** True for the entry that holds the present state. */
      current: z.boolean(),
    }),
  ),
  /** Named values at the top, as written: `Branch: main`. */
  labels: z.array(z.strictObject({ key: text, value: text, line })),
  /** Every heading, in the order of the file, also those no field was read from. */
  sections: z.array(
    z.strictObject({
      /** Empty when there is nothing but the marks of a heading. */
      heading: z.string(),
      line,
      /** Level of the heading, 1 to 6. */
      depth: z.number().int(),
      /** What the section tells; null when its heading does not say. */
      class: z.enum(sectionClasses).nullable(),
      /** True when it tells an earlier state and no list above holds its items. */
      prior: z.boolean(),
    }),
  ),
  /** How many items there are, by list, for those lists that are cut. */
  cut: z.record(z.string(), z.number().int()),
  /** What a successor would look for and this text does not tell; empty when none of its headings is known. */
  notRecorded: z.array(z.enum(['goal', 'status', 'done', 'in progress', 'next', 'tried and failed', 'watch for', 'open questions'])),
  /** Lists that are empty because their section says so: "None". Left out where none does. */
  saidNone: z.array(z.enum(['in progress', 'blockers', 'tried and failed', 'next', 'remaining', 'watch for', 'open questions'])).optional(),
  /** What only a handoff written as data (JSON, YAML, TOML) tells; left out for a text. Its `sections` are its keys. */
  structured: z
    .strictObject({
      /** Kind of handoff by its keys, for example `task list`; else the format of the file. */
      format: text,
      /** Steps done and planned, as counted by the writer or by tasks that say whether they are done; of a stated total, those of the tasks listed. */
      progress: z.strictObject({ done: z.number().int().nonnegative(), total: z.number().int().nonnegative() }).nullable(),
      /** Files and state that were not committed when it was written. */
      uncommitted: z.array(item),
      /** Whether the handoff was enough to go on from, which only its reader can judge; null when it has no place for that. */
      confidence: z
        .strictObject({
          judged: z.enum(['not yet', 'by its reader', 'by its writer']),
          /** From 0 to 1; null unless a reader of another session wrote it. */
          value: z.number().min(0).max(1).nullable(),
          line,
        })
        .nullable(),
    })
    .optional(),
  /** What only the snapshot of a session tells; left out for any other handoff. */
  snapshot: session.optional(),
  /** What its readers said, the oldest first, and those of a task's snapshots; none for one that nobody has read yet. Left out where nobody looked. */
  readers: z.array(heard).optional(),
  /** The piece of work that a task file or a snapshot tells of; left out for any other handoff. */
  task: task.optional(),
  /** Handoffs it goes on from, and those that go on from it; left out for none. */
  continues: z.array(link).optional(),
  continuedBy: z.array(link).optional(),
  /** Other files of the same handoff; left out for none. */
  twins: z.array(twin).optional(),
});

export type Handoff = z.output<typeof schema>;
export type Item = z.output<typeof item>;

/** Whether a text of this kind says how far the work is. */
export const tellsOfWork = (shape: Handoff['shape']): boolean =>
  shape !== 'introduction' && shape !== 'pointer' && shape !== 'index' && shape !== 'empty';

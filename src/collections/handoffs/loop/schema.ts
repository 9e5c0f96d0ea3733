import { z } from 'zod';
import { reader } from '../../../loop/heard.ts';

const text = z.string().min(1);
const count = z.number().int().nonnegative();
const moment = z.string().nullable();

const gap = z.strictObject({ section: text.nullable(), text });

/** What the snapshot of a session tells beside what every handoff tells. */
export const session = z.strictObject({
  /** Id of the snapshot, as an acknowledgement names it. */
  id: text,
  /** Id of the session; null where its writer does not say. */
  session: text.nullable(),
  tool: text.nullable(),
  model: text.nullable(),
  /** Goes up with every change of the file. */
  sequence: count.nullable(),
  /** RFC 3339. */
  writtenAt: moment,
  endedAt: moment,
  task: text.nullable(),
  /** Path from the top of the repository. */
  taskFile: text.nullable(),
  spec: text.nullable(),
  /** What git cannot know, such as a deployment that is half out. */
  rollout: text.nullable(),
  /** Commit that was checked out. */
  head: text.nullable(),
  planned: count,
  completed: count,
  step: z.strictObject({ number: count, title: text, percent: z.number().nullable(), workingFile: text.nullable() }).nullable(),
  /** What ended the last answer before it was done; null for a session that ended it of its own accord. */
  interruption: text.nullable(),
  /** True when a step was begun and not done. */
  midStep: z.boolean(),
  /** Whether an end of the session is recorded; without one it was killed, or it still runs. */
  ended: z.boolean(),
  /** Record of the task file that tells now where the work stands; null where the snapshot is the newest that does. */
  toldBy: text.nullable(),
  /** What the session had to find out because no spec says it. */
  gaps: z.array(gap),
  /** What git was in the middle of, stashes, and commits that no remote has; null where git did not tell. */
  git: z.strictObject({ operation: text.nullable(), conflicts: count, stashes: count, unpushed: count.nullable(), more: count }).nullable(),
  /** Why git did not tell, in the words of the hook; null where it did, or nothing says so. */
  gitUnknown: text.nullable(),
});

const step = z.strictObject({
  number: count,
  title: text,
  state: z.enum(['done', 'in progress', 'open', 'skipped']),
  percent: z.number().nullable(),
  /** As written: a time of day, or a whole moment. */
  doneAt: text.nullable(),
  workingFile: text.nullable(),
});

/** A piece of work with its steps, and all sessions that worked on it. */
export const task = z.strictObject({
  title: text,
  /** Kind of task, in the words of its writer. */
  type: text.nullable(),
  agent: text.nullable(),
  started: moment,
  spec: text.nullable(),
  rollout: text.nullable(),
  planned: count,
  completed: count,
  steps: z.array(step),
  /** What its sessions had to find out because no spec says it. */
  gaps: z.array(gap),
  /** The oldest first; one for each snapshot. */
  sessions: z.array(
    z.strictObject({
      id: text,
      session: text.nullable(),
      tool: text.nullable(),
      model: text.nullable(),
      at: moment,
      completed: count,
      planned: count,
      /** The step it stood at. */
      step: text.nullable(),
      interruption: text.nullable(),
      midStep: z.boolean(),
      ended: z.boolean(),
    }),
  ),
  /** Record of the task file; null when only snapshots tell of it. */
  file: text.nullable(),
});

/** What a reader said of a handoff; on the record of a task file, of the snapshot of it that was read. */
export const heard = reader.extend({
  /** Record of that snapshot and its session, where it is another than the one shown; `version` is one of that record. */
  of: z.strictObject({ id: text, session: text.nullable() }).optional(),
});

/** A handoff that this one goes on from, or that goes on from it. */
export const link = z.strictObject({
  id: text,
  title: text,
  /** What says so. */
  by: z.enum(['parent', 'sequence', 'session']),
});

/** Another file of the same handoff. */
export const twin = z.strictObject({
  id: text,
  title: text,
  path: text,
  /** `copy` and `original` have the same text, `archive` keeps what `live` no longer says, `newer` is the same in another form and was written later. */
  as: z.enum(['copy', 'original', 'archive', 'live', 'newer']),
});

export type Twin = z.output<typeof twin>;
export type Session = z.output<typeof session>;
export type Heard = z.output<typeof heard>;
export type TaskOf = z.output<typeof task>;
export type ChainLink = z.output<typeof link>;

import { z } from 'zod';

// Spelled as the session handoff system spells them. Everything but its own fields is optional, so that its example is valid as it stands,
// and what others add is kept.
const text = z.string();
const count = z.int().nonnegative();

const interruption = z.looseObject({
  kind: z.enum(['user-interrupt', 'api-error', 'compaction', 'session-end', 'crash']),
  detail: text.nullish(),
});

const execution = z.looseObject({
  steps_planned: count,
  steps_completed: count,
  /** Null for a session that ended its answer of its own accord. */
  interruption: z.union([interruption, text]).nullable(),
  current_step: z
    .looseObject({
      number: count,
      title: text,
      percent: z.number().min(0).max(100).nullish(),
      working_file: text.nullish(),
      approach: text.nullish(),
      blocker: text.nullish(),
      line: count.nullish(),
    })
    .nullish(),
  steps: z.array(z.looseObject({ number: count, title: text, state: z.enum(['done', 'in progress', 'open', 'skipped']) })).optional(),
});

const recovery = z.looseObject({
  /** One sentence: what to do without looking any further. Null where nobody wrote it; a hook never makes one up. */
  next_action: text.nullable(),
  /** Paths, each with a note in brackets where there is something to say. */
  uncommitted_state: z.array(text),
  /** Written by the reader only. */
  confidence: z.number().min(0).max(1).nullable(),
  read_by: z.looseObject({ session_id: text, tool: text.nullish(), model: text.nullish(), at: text.nullish() }).optional(),
  resumed: z.enum(['clean', 'with-effort', 'failed']).optional(),
  comment: text.optional(),
});

/** A snapshot as it may be read: the shape of the session handoff system, with more fields that may all be missing. */
export const snapshot = z.looseObject({
  id: text,
  task: text,
  execution,
  recovery,
  /** Texts here; other writers may have objects. */
  open_questions: z.array(z.unknown()),
  schema_version: count.optional(),
  tool: text.nullish(),
  session_id: text.nullish(),
  /** Goes up with every change of the file. */
  sequence: count.optional(),
  /** RFC 3339 with the zone of the machine. */
  written_at: text.optional(),
  ended_at: text.nullish(),
  agent: text.nullish(),
  model: text.nullish(),
  task_type: text.nullish(),
  /** Path from the top of the repository. */
  task_file: text.nullish(),
  branch: text.nullish(),
  head: text.nullish(),
  /** Name of the linked worktree; null for the main one. */
  worktree: text.nullish(),
  /** Path or name with version, as the task file says. */
  spec: text.nullish(),
  tried_and_failed: z.array(z.looseObject({ approach: text, reason: text.nullish() })).optional(),
  decisions: z.array(z.looseObject({ at: text.nullish(), text, guided: z.boolean().nullish() })).optional(),
  spec_gaps: z.array(z.looseObject({ section: text.nullish(), text })).optional(),
  approach_retries: count.optional(),
  /** What git cannot know: a deployment that is half out. */
  rollout: text.nullish(),
  dirty: z.array(z.looseObject({ path: text, status: text, partial: z.boolean() })).optional(),
  git: z
    .looseObject({
      operation: z.enum(['merge', 'rebase', 'cherry-pick', 'revert', 'bisect', 'apply-mailbox']).nullish(),
      conflicts: count.optional(),
      stashes: count.nullish(),
      /** Commits that no remote has; null where it is not known. */
      unpushed: count.nullish(),
      detached: z.boolean().optional(),
      /** Changed files beyond those that are listed. */
      more: count.optional(),
    })
    .nullish(),
  /** Why the state of git is not known, where there is one. */
  git_unknown: text.optional(),
  /** Why nothing is told of the task file. */
  task_unknown: text.optional(),
});

/** A snapshot as its writer may write it: it has no say in how well the next session will go on, so there is only null. */
export const writtenSnapshot = snapshot.extend({
  recovery: recovery.omit({ read_by: true, resumed: true, comment: true }).extend({ confidence: z.null() }),
});

export type Snapshot = z.infer<typeof snapshot>;
export type WrittenSnapshot = z.infer<typeof writtenSnapshot>;

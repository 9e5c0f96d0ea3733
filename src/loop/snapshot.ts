import { unreadIn, type GitState } from './git-state.ts';
import type { WrittenSnapshot } from './snapshot-schema.ts';
import { questionOf } from './task-lines.ts';
import { currentStep, type Question, type Task } from './task.ts';

export type Interruption = { kind: 'user-interrupt' | 'api-error' | 'compaction' | 'session-end' | 'crash'; detail: string | null };

/** Who writes a snapshot, and when. */
export interface Writer {
  session: string;
  tool: string | null;
  model: string | null;
  /** RFC 3339 with the zone of the machine. */
  now: string;
  interruption: Interruption | null;
}

/** What a snapshot is made of. */
export interface Situation {
  task: Task | null;
  /** Path of the task file from the top of the repository. */
  taskFile: string | null;
  /** Why nothing of the task file is known; null where it was read, and where there is none. */
  unread?: string | null;
  /** Null where git does not tell. */
  git: GitState | null;
  /** What git keeps in files, known also where git does not tell. */
  branch: string | null;
  head: string | null;
  worktree: string | null;
  /** Why git does not tell; null where it does, and where there is none. */
  unknown: string | null;
}

/** A snapshot of a session's state. `previous` is the one it takes the place of: its own last one. */
export function snapshotOf(
  { task, taskFile, unread = null, git, branch, head, worktree, unknown }: Situation,
  writer: Writer,
  previous: WrittenSnapshot | null,
): WrittenSnapshot {
  const step = task === null ? null : currentStep(task);
  const dirty = (git?.dirty ?? []).map(({ path, status }) => ({ path, status, partial: isPartial(path, step?.workingFile ?? null) }));
  return {
    id: `${writer.now.slice(0, 19)}-${shortName(writer.session)}-handoff`,
    schema_version: 1,
    task: task?.title ?? branch ?? '',
    tool: writer.tool,
    session_id: writer.session,
    sequence: (previous?.sequence ?? 0) + 1,
    written_at: writer.now,
    agent: task?.agent ?? null,
    model: writer.model ?? previous?.model ?? null,
    task_type: task?.type ?? null,
    task_file: taskFile,
    spec: task?.spec ?? null,
    branch,
    head: git?.head ?? head,
    worktree: git?.worktree ?? worktree,
    execution: {
      steps_planned: task?.steps.length ?? 0,
      steps_completed: task?.steps.filter((it) => it.state === 'done').length ?? 0,
      interruption: writer.interruption,
      current_step:
        step === null
          ? null
          : {
              number: step.number,
              title: step.title,
              percent: step.percent,
              working_file: step.workingFile,
              approach: step.approach,
              blocker: step.blocker,
              line: lineOf(step.workingFile),
            },
      steps: task?.steps.map(({ number, title, state }) => ({ number, title, state })) ?? [],
    },
    recovery: {
      next_action: task?.next ?? null,
      uncommitted_state: [
        ...dirty.map(({ path, status, partial }) => noted(path, partial ? 'partial' : status)),
        ...(git === null ? [] : unreadIn(git)),
      ],
      confidence: null,
    },
    open_questions: task?.questions.map(questionField) ?? [],
    tried_and_failed: task?.tried.map((it) => ({ ...it })) ?? [],
    decisions: task?.decisions.map((it) => ({ ...it })) ?? [],
    spec_gaps: task?.gaps.map((it) => ({ ...it })) ?? [],
    approach_retries: task?.tried.length ?? 0,
    rollout: task?.rollout ?? null,
    dirty,
    git: git === null ? null : gitFields(git),
    ...(unknown === null ? {} : { git_unknown: unknown }),
    ...(unread === null ? {} : { task_unknown: unread }),
  };
}

/** The snapshot of a session that has ended; the content is as it was last. */
export function endedSnapshot(
  last: WrittenSnapshot,
  { reason, interruption, now }: { reason: string | null; interruption: Interruption | null; now: string },
): WrittenSnapshot {
  const before = last.execution.interruption;
  // The context that was made shorter before is no end of it.
  const earlier = typeof before === 'object' && before?.kind === 'compaction' ? null : before;
  return {
    ...last,
    sequence: (last.sequence ?? 0) + 1,
    ended_at: now,
    execution: { ...last.execution, interruption: interruption ?? earlier ?? { kind: 'session-end', detail: reason } },
  };
}

/** Whether two snapshots say the same: what only tells when and by which tool's hook it was written does not count. */
export function saysTheSame(a: WrittenSnapshot, b: WrittenSnapshot): boolean {
  return JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));
}

/** The same, where the later of the two does not know what git has: that alone is no reason to lose what the earlier one knew. */
export function saysTheSameWithoutGit(a: WrittenSnapshot, b: WrittenSnapshot): boolean {
  return saysTheSame(withoutGit(a), withoutGit(b));
}

function withoutGit(it: WrittenSnapshot): WrittenSnapshot {
  return { ...it, git: null, git_unknown: '', dirty: [], recovery: { ...it.recovery, uncommitted_state: [] } };
}

function contentOf(it: WrittenSnapshot): WrittenSnapshot {
  return { ...it, id: '', sequence: 0, written_at: '', tool: null };
}

/** An open question as one text, its owner behind it. */
export function questionText({ question, owner }: Question): string {
  return owner === null ? question : `${question} - ${owner}`;
}

/** The same for a snapshot: in its parts where the text alone would be read as something else. */
function questionField(it: Question): string | Question {
  const text = questionText(it);
  const read = questionOf(text);
  return read.question === it.question && read.owner === it.owner ? text : { ...it };
}

/** An open question of any writer, as one text. */
export function questionIn(value: unknown): string {
  if (typeof value === 'string') return value;
  const { question, text, owner }: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const asked = typeof question === 'string' ? question : typeof text === 'string' ? text : '';
  return typeof owner === 'string' ? `${asked} - ${owner}` : asked;
}

/** Letters and digits that tell the sessions of one second apart in the ids of their snapshots: some begin alike, with the time, and others end alike, with the machine. */
function shortName(session: string): string {
  const plain = session.replaceAll(/[^A-Za-z0-9]/g, '');
  return (plain.length <= 16 ? plain : plain.slice(0, 8) + plain.slice(-8)) || 'session';
}

/** The line of its working file that a step names: `src/read.ts:42`, `src/read.ts, line 42`. */
function lineOf(workingFile: string | null): number | null {
  const [, line] = /(?::|,?[ \t]+(?:line|l\.)[ \t]*|#L)(\d{1,7})\b/i.exec(workingFile ?? '') ?? [];
  return line === undefined || Number(line) === 0 ? null : Number(line);
}

/** The file a step is working on is half done, however it lies in the path. */
function isPartial(path: string, workingFile: string | null): boolean {
  const [file = ''] = (workingFile ?? '').replaceAll(/[`*]/g, '').split(/[\s,:]+/);
  return file !== '' && (path === file || path.endsWith(`/${file}`) || (path.endsWith('/') && file.startsWith(path)));
}

function noted(path: string, note: string): string {
  return note === 'modified' || note === 'added' ? path : `${path} (${note})`;
}

function gitFields({ operation, dirty, stashes, unpushed, detached, more }: GitState): NonNullable<WrittenSnapshot['git']> {
  return { operation, conflicts: dirty.filter((it) => it.status === 'conflict').length, stashes, unpushed, detached, more };
}

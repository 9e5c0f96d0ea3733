import { unreadIn, type GitState } from './git-state.ts';
import type { Piece } from './pieces.ts';
import type { Snapshot } from './snapshot-schema.ts';
import { questionIn, questionText } from './snapshot.ts';
import { decisionText } from './task-lines.ts';
import { currentStep, type Task } from './task.ts';

/** What a briefing tells of one piece of work, from where it is known best. */
export interface Facts {
  task: string;
  taskFile: string | null;
  spec: string | null;
  step: {
    number: number;
    title: string;
    percent: number | null;
    workingFile: string | null;
    approach: string | null;
    blocker: string | null;
  } | null;
  planned: number;
  done: readonly number[];
  completed: number;
  tried: readonly { approach: string; reason: string | null }[];
  /** Null where git does not tell, and no snapshot has. */
  uncommitted: readonly string[] | null;
  more: number;
  operation: string | null;
  stashes: number;
  unpushed: number | null;
  rollout: string | null;
  next: string | null;
  questions: readonly string[];
  decisions: readonly string[];
}

/** The facts of a piece: of its task file as it is now, and of its snapshot where the file is cut off or gone. */
export function factsOf({ task, kept, cutOff, title }: Piece, git: GitState | null, taskFile: string | null): Facts {
  const snapshot = kept?.snapshot ?? null;
  const before = snapshot === null ? null : factsOfSnapshot(snapshot);
  const told = task !== null && !cutOff ? withBefore(factsOfTask(task), before) : before;
  const file = told?.step?.workingFile ?? null;
  return {
    ...(told ?? nothing),
    task: title,
    taskFile: snapshot?.task_file ?? (task === null ? null : taskFile),
    spec: told?.spec ?? snapshot?.spec ?? null,
    rollout: told?.rollout ?? null,
    ...dirtyOf(snapshot, git, file),
  };
}

/** What is not committed: as git has it now, else as the snapshot had it. */
export function dirtyOf(
  snapshot: Snapshot | null,
  git: GitState | null,
  workingFile: string | null,
): Pick<Facts, 'uncommitted' | 'more' | 'operation' | 'stashes' | 'unpushed'> {
  return {
    uncommitted:
      git === null
        ? snapshot?.git
          ? snapshot.recovery.uncommitted_state
          : null
        : [...git.dirty.map((it) => noted(it, workingFile)), ...unreadIn(git)],
    more: git?.more ?? snapshot?.git?.more ?? 0,
    operation: git?.operation ?? (git === null ? (snapshot?.git?.operation ?? null) : null),
    stashes: git?.stashes ?? snapshot?.git?.stashes ?? 0,
    unpushed: git === null ? (snapshot?.git?.unpushed ?? null) : git.unpushed,
  };
}

type Told = Pick<Facts, 'spec' | 'step' | 'planned' | 'done' | 'completed' | 'tried' | 'rollout' | 'next' | 'questions' | 'decisions'>;

const nothing: Told = {
  spec: null,
  step: null,
  planned: 0,
  done: [],
  completed: 0,
  tried: [],
  rollout: null,
  next: null,
  questions: [],
  decisions: [],
};

/** What the file says, and what only its snapshot has: an attempt never stops having failed, and a question may have been lost or answered. */
function withBefore(now: Told, before: Told | null): Told {
  if (before === null) return now;
  const tried = before.tried.filter((it) => !now.tried.some(({ approach }) => approach === it.approach));
  const questions = before.questions.filter((it) => !now.questions.includes(it)).map((it) => `${it} (not in the task file any more)`);
  const isSameStep = now.step !== null && now.step.number === before.step?.number;
  return {
    ...now,
    tried: [...tried, ...now.tried],
    questions: [...now.questions, ...questions],
    decisions: now.decisions.length === 0 ? before.decisions : now.decisions,
    next: now.next ?? (isSameStep ? before.next : null),
  };
}

function factsOfTask(task: Task): Told {
  const done = task.steps.filter((it) => it.state === 'done').map((it) => it.number);
  return {
    spec: task.spec,
    step: currentStep(task),
    planned: task.steps.length,
    done,
    completed: done.length,
    tried: task.tried,
    rollout: task.rollout,
    next: task.next,
    questions: task.questions.map(questionText),
    decisions: task.decisions.map(decisionText),
  };
}

function factsOfSnapshot(it: Snapshot): Told {
  const { current_step: step, steps = [], steps_planned: planned, steps_completed: completed } = it.execution;
  return {
    spec: it.spec ?? null,
    step: step
      ? {
          number: step.number,
          title: step.title,
          percent: step.percent ?? null,
          workingFile: step.working_file ?? null,
          approach: step.approach ?? null,
          blocker: step.blocker ?? null,
        }
      : null,
    planned,
    done: steps.filter(({ state }) => state === 'done').map(({ number }) => number),
    completed,
    tried: (it.tried_and_failed ?? []).map(({ approach, reason }) => ({ approach, reason: reason ?? null })),
    rollout: it.rollout ?? null,
    next: it.recovery.next_action,
    questions: it.open_questions.map(questionIn),
    decisions: (it.decisions ?? []).map(decisionText),
  };
}

function noted({ path, status }: GitState['dirty'][number], workingFile: string | null): string {
  const isPartial = workingFile !== null && workingFile.replaceAll('`', '').startsWith(path);
  return isPartial ? `${path} (partial)` : status === 'modified' || status === 'added' ? path : `${path} (${status})`;
}

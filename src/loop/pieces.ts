import type { Snapshot } from './snapshot-schema.ts';
import { questionIn, questionText } from './snapshot.ts';
import { isBegun, isComplete, type Task } from './task.ts';

/** A snapshot where it lies. */
export interface Kept {
  snapshot: Snapshot;
  /** Path from the root of the working tree it lies in. */
  path: string;
}

/** A piece of work: its newest snapshot, and its task as the file has it now. One of the two may be missing. */
export interface Piece {
  title: string;
  kept: Kept | null;
  task: Task | null;
  /** True where the task file holds less than the snapshot of it, as if it were cut off in the middle: then the snapshot counts. */
  cutOff: boolean;
}

/** Where somebody starts. */
export interface Start {
  branch: string | null;
  worktree: string | null;
  tasks: readonly Task[];
  taskFile: string | null;
  /** Whether a file still lies at a path, as a snapshot names it. */
  stands(path: string): boolean;
  /** Whether the text of the task file ends in the middle of a line, or is empty. */
  tornEnd: boolean;
}

/** The pieces of work that are left on a branch of a working tree, the newest first. */
export function piecesAt(all: readonly Kept[], start: Start): Piece[] {
  const here = all.filter(({ snapshot: it }) => (it.branch ?? null) === start.branch && (it.worktree ?? null) === start.worktree);
  const newest = new Map<string, Kept>();
  const titles = new Set(start.tasks.map((it) => keyOf({ task_file: start.taskFile, task: it.title })));
  // A task file that has another name by now has the same tasks.
  const keyNow = (it: Snapshot): string => {
    const now = keyOf({ task_file: start.taskFile, task: it.task });
    return it.task_file != null && titles.has(now) && !start.stands(it.task_file) ? now : keyOf(it);
  };
  for (const it of here.toSorted(byTime)) if (hasWork(it.snapshot)) newest.set(keyNow(it.snapshot), it);
  const pieces: Piece[] = [];
  for (const task of start.tasks) {
    const key = keyOf({ task_file: start.taskFile, task: task.title });
    const kept = newest.get(key) ?? null;
    newest.delete(key);
    const cutOff = kept !== null && isCutOff(task, kept.snapshot, start.tornEnd);
    if (cutOff || (isBegun(task) && !isComplete(task))) pieces.push({ title: task.title, kept, task, cutOff });
  }
  for (const kept of newest.values()) {
    const { snapshot } = kept;
    // The file of a task that is gone from it says that it is over, unless the file itself is gone or torn.
    const isGone = start.taskFile !== null && (snapshot.task_file ?? null) === start.taskFile && !start.tornEnd && start.tasks.length > 0;
    if (!isGone && !isOver(snapshot)) pieces.push({ title: snapshot.task, kept, task: null, cutOff: start.tornEnd });
  }
  const withTask = pieces.filter(
    (it) => it.task !== null || (it.kept?.snapshot.task_file ?? null) !== null || it.kept?.snapshot.recovery.next_action != null,
  );
  // A session without a task file has little to say; it counts where nothing else does.
  return (withTask.length > 0 ? withTask : pieces).toSorted((a, b) => timeOf(b.kept) - timeOf(a.kept));
}

/** Order of snapshots by what they say of their time, never by that of their files. */
function byTime(a: Kept, b: Kept): number {
  return timeOf(a) - timeOf(b) || (a.snapshot.sequence ?? 0) - (b.snapshot.sequence ?? 0) || (a.path < b.path ? -1 : 1);
}

/** When a snapshot was written, in milliseconds; 0 where it does not say. */
export function timeOf(kept: Kept | null): number {
  const { written_at: at, id = '' } = kept?.snapshot ?? {};
  const time = Date.parse(at ?? /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.exec(id)?.[0] ?? '');
  return Number.isNaN(time) ? 0 : time;
}

const keyOf = ({ task_file, task }: Pick<Snapshot, 'task_file' | 'task'>): string =>
  JSON.stringify([task_file ?? null, task.trim().toLowerCase()]);

function hasWork({ execution, recovery, open_questions: questions }: Snapshot): boolean {
  return execution.steps_planned > 0 || recovery.next_action !== null || recovery.uncommitted_state.length > 0 || questions.length > 0;
}

function isOver({ execution, recovery }: Snapshot): boolean {
  const { steps, steps_planned: planned, steps_completed: completed } = execution;
  const left = steps?.some((it) => it.state === 'open' || it.state === 'in progress') ?? completed < planned;
  return planned > 0 ? !left : recovery.next_action === null && recovery.uncommitted_state.length === 0;
}

/** Whether a task is the beginning of what its snapshot has: what somebody was writing when the machine stopped. */
function isCutOff(task: Task, snapshot: Snapshot, tornEnd: boolean): boolean {
  const { steps = [], steps_planned: planned } = snapshot.execution;
  // The last line of what was cut off may say anything.
  const whole = tornEnd ? task.steps.slice(0, -1) : task.steps;
  const isStart = whole.every((it, index) => steps[index] === undefined || it.title === steps[index].title);
  if (isStart && task.steps.length < planned) return true;
  return tornEnd && isStart && partsOf(task).some((now, list) => isLess(now, partsOfSnapshot(snapshot)[list] ?? []));
}

const isLess = (now: readonly string[], before: readonly string[]): boolean =>
  now.length < before.length ||
  now.some((it, index) => before[index] !== undefined && it !== before[index] && before[index].startsWith(it));

function partsOf({ steps, tried, decisions, questions, next }: Task): string[][] {
  const attempts = tried.map((it) => `${it.approach} ${it.reason ?? ''}`.trim());
  return [steps.map((it) => it.title), attempts, decisions.map((it) => it.text), questions.map(questionText), next === null ? [] : [next]];
}

function partsOfSnapshot({
  execution,
  recovery,
  open_questions: questions,
  tried_and_failed: tried = [],
  decisions = [],
}: Snapshot): string[][] {
  const attempts = tried.map((it) => `${it.approach} ${it.reason ?? ''}`.trim());
  const next = recovery.next_action === null ? [] : [recovery.next_action];
  return [(execution.steps ?? []).map((it) => it.title), attempts, decisions.map((it) => it.text), questions.map(questionIn), next];
}

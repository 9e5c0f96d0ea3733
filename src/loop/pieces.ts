import { unquoted } from './quoted.ts';
import { relationOf, type Relation, type Standing } from './relation.ts';
import type { Snapshot } from './snapshot-schema.ts';
import { questionIn, questionText } from './snapshot.ts';
import { blocksOf, readTaskFile, shownLines } from './task-file.ts';
import { isBegun, isComplete, nameOf, type Task } from './task.ts';

/** A snapshot where it lies. */
export interface Kept {
  snapshot: Snapshot;
  /** Path from the root of the working tree it lies in. */
  path: string;
}

/** Why it is not known whether a piece of work is still to be gone on with. */
export interface Doubt {
  /** Its task file is gone; another branch completed it, or went on with it; it was left on the branch that this one grew out of. */
  kind: 'file-gone' | 'completed-elsewhere' | 'goes-on-elsewhere' | 'other-branch';
  branch: string | null;
}

/** A piece of work: its newest snapshot, and its task as the file has it now. One of the two may be missing. */
export interface Piece {
  title: string;
  kept: Kept | null;
  task: Task | null;
  /** True where the task file holds less than the snapshot of it, as if it were cut off in the middle: then the snapshot counts. */
  cutOff: boolean;
  /** Null where it is the work to go on with. */
  doubt: Doubt | null;
}

/** A task file as it lies there. */
export interface TaskFile {
  tasks: readonly Task[];
  /** All its headings, also those with no task below them. */
  headings: readonly string[];
  /** Whether its text ends in the middle of a line, or is empty. */
  tornEnd: boolean;
}

/** What stands in the text of a task file. */
export function taskFileIn(text: string): TaskFile {
  const headings = blocksOf(shownLines(text)).map((it) => unquoted(it.title));
  return { tasks: readTaskFile(text), headings, tornEnd: !/\n[ \t\r]*$/.test(text) };
}

/** Where somebody starts. */
export interface Start extends Standing, TaskFile {
  taskFile: string | null;
  /** The task file that is in force at a path; null for none. */
  fileAt(path: string): TaskFile | null;
  /** When a commit of the history of this place last removed a file, in milliseconds. */
  removedAt: ReadonlyMap<string, number>;
  /** Files that are not as they are committed; null where git does not tell. */
  dirty: ReadonlySet<string> | null;
  /** Whether a handoff stands here: it tells more than what a session without a task left. */
  hasHandoff: boolean;
}

/** The pieces of work that are left on a branch of a working tree, the newest first. */
export function piecesAt(all: readonly Kept[], start: Start): Piece[] {
  const told = all
    .toSorted(byTime)
    .map((kept) => ({ kept, key: keyOf(kept.snapshot, start), from: relationOf(kept.snapshot, timeOf(kept), start) }));
  const hasOwn = told.some((it) => it.from === 'here');
  const newest = new Map<string, { kept: Kept; from: Relation }>();
  const others = new Map<string, Kept>();
  for (const { kept, key, from } of told) {
    if (from === 'elsewhere') others.set(key, kept);
    else if (hasWork(kept.snapshot)) newest.set(key, { kept, from });
  }
  const pieces: Piece[] = [];
  for (const task of start.tasks) {
    // A task whose file was called something else is the same.
    const keys = [start.taskFile, null].map((file) => JSON.stringify([file, nameOf(task.title)]));
    const [kept = null] = keys.flatMap((it) => newest.get(it)?.kept ?? []).toSorted((a, b) => byTime(b, a));
    for (const it of keys) newest.delete(it);
    const cutOff = kept !== null && isCutOff(task, kept.snapshot, start.tornEnd);
    if (cutOff || (isBegun(task) && !isComplete(task))) pieces.push({ title: task.title, kept, task, cutOff, doubt: null });
  }
  for (const [key, { kept, from }] of newest) {
    const left = from === 'here' || !hasOwn ? leftOf(kept, { start, from, other: others.get(key) ?? null }) : null;
    if (left !== null) pieces.push(left);
  }
  const withTask = pieces.filter((it) => it.task !== null || (it.kept !== null && tellsOfTask(it.kept.snapshot)));
  // A session without a task has little to say; it counts where nothing else does.
  return (start.hasHandoff || withTask.some((it) => it.doubt === null) ? withTask : pieces).toSorted(
    (a, b) => timeOf(b.kept) - timeOf(a.kept),
  );
}

/** The pieces that are known to be left. */
export function certain(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((it) => it.doubt === null);
}

/** The piece that a session goes on with: its own, else the only one; null where that is not known. */
export function chosenOf(pieces: readonly Piece[], session: string | null): Piece | null {
  const sure = certain(pieces);
  // A session that goes on after its own compaction is at its own work.
  const own = session === null ? undefined : sure.find((it) => it.kept?.snapshot.session_id === session);
  return own ?? (sure.length === 1 ? (sure[0] ?? null) : null);
}

/** What is left of a snapshot whose task is not in the task file here; null for nothing. */
function leftOf(kept: Kept, { start, from, other }: { start: Start; from: Relation; other: Kept | null }): Piece | null {
  const { snapshot } = kept;
  const path = fileOf(snapshot);
  if (isOver(snapshot)) return null;
  const piece = { title: snapshot.task, kept, task: null, cutOff: false, doubt: doubtOf(kept, other, from) };
  if (path === null) return isCommitted(snapshot, start.dirty) || (from !== 'here' && snapshot.head !== start.head) ? null : piece;
  const file = path === start.taskFile ? start : start.fileAt(path);
  if (file === null) {
    // Who took the file away in a commit has said that the work is over.
    if ((start.removedAt.get(path) ?? 0) >= timeOf(kept)) return null;
    return {
      ...piece,
      doubt: piece.doubt?.kind === 'completed-elsewhere' ? piece.doubt : { kind: 'file-gone', branch: snapshot.branch ?? null },
    };
  }
  const task = file.tasks.find((it) => nameOf(it.title) === nameOf(snapshot.task)) ?? null;
  const isNamed = file.headings.some((it) => nameOf(it) === nameOf(snapshot.task));
  const cutOff = task === null ? file.tornEnd || (isNamed && file.tasks.length === 0) : isCutOff(task, snapshot, file.tornEnd);
  if (cutOff) return { ...piece, task, cutOff, doubt: null };
  // The file of a task that is gone from it says that it is over.
  if (task === null) return file.tasks.length > 0 ? null : { ...piece, doubt: { kind: 'file-gone', branch: snapshot.branch ?? null } };
  return isComplete(task) ? null : { ...piece, task, doubt: null };
}

/** What speaks against going on with a snapshot: `other` is what another place last said of the same work. */
function doubtOf(kept: Kept, other: Kept | null, from: Relation): Doubt | null {
  if (other !== null && timeOf(other) > timeOf(kept)) {
    const [{ snapshot: now }, { snapshot: then }] = [other, kept];
    const branch = now.branch ?? null;
    if (isOver(now)) return { kind: 'completed-elsewhere', branch };
    if ((now.worktree ?? null) === (then.worktree ?? null)) return { kind: 'goes-on-elsewhere', branch };
  }
  return from === 'here' ? null : { kind: 'other-branch', branch: kept.snapshot.branch ?? null };
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

/** What is one piece of work: its title, and its file while that is one. Without a task it is what is left on a branch. */
function keyOf(snapshot: Snapshot, start: Start): string {
  const path = fileOf(snapshot);
  if (path === null) return JSON.stringify([null, null, snapshot.branch ?? null]);
  return JSON.stringify([path === start.taskFile || start.fileAt(path) !== null ? path : null, nameOf(snapshot.task)]);
}

/** The task file of a snapshot; null for one that tells of no task. */
export function fileOf({ task_file: path, task, branch, execution }: Snapshot): string | null {
  const isTold = execution.steps_planned > 0 || task !== (branch ?? '');
  return isTold ? (path ?? null) : null;
}

/** Whether a snapshot says more of the work than which files are not committed. */
function tellsOfTask(snapshot: Snapshot): boolean {
  return fileOf(snapshot) !== null || snapshot.recovery.next_action !== null || snapshot.open_questions.length > 0;
}

/** Whether all that a snapshot tells is of files which are committed now, or not changed any more. */
function isCommitted({ recovery, open_questions: questions }: Snapshot, dirty: Start['dirty']): boolean {
  if (dirty === null || recovery.next_action !== null || questions.length > 0) return false;
  return !recovery.uncommitted_state.some((it) => dirty.has(it) || dirty.has(it.replace(/ \([^()]*\)$/, '')));
}

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

import type { Sibling } from '../../../model/collection.ts';
import type { Handoff } from '../schema.ts';
import type { Session, TaskOf } from './schema.ts';
import { stepName } from './step-name.ts';

type It = Sibling<Handoff>;
type Snapshot = It & { data: { snapshot: Session } };

/** The piece of work of every task file and snapshot, by record: what several of them tell of the same is one. */
export function tasksOf(records: readonly It[]): Map<string, TaskOf> {
  const files = records
    .filter((it) => it.data.task !== undefined && it.data.shape === 'task')
    // Of a title that is deleted here and stands there, the one that stands is meant.
    .toSorted((a, b) => Number(a.deleted ?? false) - Number(b.deleted ?? false));
  const groups: { title: string; file: It | null; snapshots: Snapshot[] }[] = files.map((file) => ({
    title: file.data.task?.title ?? file.title,
    file,
    snapshots: [],
  }));
  const standing = files.filter((it) => !(it.deleted ?? false));
  // A task file that has another name by now has the same tasks.
  const isIn = (file: It, path: string): boolean =>
    isAt(file.path, path) ||
    (!standing.some((it) => isAt(it.path, path)) && (standing.includes(file) || file.versions?.some((it) => isAt(it.path, path)) === true));
  for (const it of records.filter(isSnapshot).toSorted(byTime)) {
    const { task, taskFile } = it.data.snapshot;
    if (task === null) continue;
    const own = groups.filter(({ title, file }) => isSame(title, task) && (file === null || taskFile === null || isIn(file, taskFile)));
    // Where two tasks have the beginning of one name, nothing says which is meant.
    const exact = own.find(({ title }) => fold(title) === fold(task)) ?? (own.length === 1 ? own[0] : undefined);
    if (exact) exact.snapshots.push(it);
    else groups.push({ title: task, file: null, snapshots: [it] });
  }
  const found = new Map<string, TaskOf>();
  for (const group of groups) {
    const task = taskFrom(group);
    if (task === null) continue;
    for (const it of [...(group.file === null ? [] : [group.file]), ...group.snapshots]) found.set(it.id, task);
  }
  return found;
}

const isAt = (path: string, named: string): boolean => path === named || path.endsWith(`/${named}`);

const isSnapshot = (it: It): it is Snapshot => it.data.snapshot !== undefined;

function taskFrom({ title, file, snapshots }: { title: string; file: It | null; snapshots: Snapshot[] }): TaskOf | null {
  const sessions = snapshots.map(({ id, data: { snapshot: it } }) => ({
    id,
    session: it.session,
    tool: it.tool,
    model: it.model,
    at: it.writtenAt,
    completed: it.completed,
    planned: it.planned,
    step: it.step === null ? null : stepName(it.step),
    interruption: it.interruption,
    midStep: it.midStep,
    ended: it.ended,
  }));
  const gaps = unique(snapshots.flatMap((it) => it.data.snapshot.gaps));
  if (file?.data.task) return { ...file.data.task, gaps: unique([...gaps, ...file.data.task.gaps]), sessions, file: file.id };
  const last = snapshots.at(-1)?.data.snapshot;
  // A session without a task file is called by its branch, and is no task.
  if (last === undefined || (last.planned === 0 && last.taskFile === null)) return null;
  return {
    title,
    type: null,
    agent: snapshots.at(-1)?.data.author ?? null,
    started: null,
    spec: last.spec,
    rollout: last.rollout,
    planned: last.planned,
    completed: last.completed,
    steps: [],
    gaps,
    sessions,
    file: null,
  };
}

/** Each once, as it is told first. */
function unique(gaps: readonly TaskOf['gaps'][number][]): TaskOf['gaps'] {
  return [...new Map(gaps.toReversed().map((it) => [fold(it.text), it])).values()].toReversed();
}

function isSame(a: string, b: string): boolean {
  return isAlike(fold(a), fold(b));
}

/** Of two titles by their words: one name, or the beginning of the other: "Agent Handoff System" and "Agent Handoff System Implementation". */
export function isAlike(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
}

/** A title by its words alone. */
export const fold = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function byTime(a: Snapshot, b: Snapshot): number {
  return instantOf(a) - instantOf(b) || (a.path < b.path ? -1 : 1);
}

function instantOf({ data }: Snapshot): number {
  const instant = Date.parse(data.snapshot.writtenAt ?? '');
  return Number.isNaN(instant) ? 0 : instant;
}

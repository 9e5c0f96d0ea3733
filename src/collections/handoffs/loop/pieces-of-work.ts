import type { Sibling } from '../../../model/collection.ts';
import { titleOfWork } from '../open.ts';
import { tellsOfWork, type Handoff } from '../schema.ts';
import { fold, isAlike } from './joined.ts';

type It = Sibling<Handoff>;

/**
 * Ids of the records that tell of one piece of work, for each piece that has several: the task file with its snapshots, the sessions without a task
 * file on one branch, and a handoff that goes on from one of them by its chain, by the title of the task, or by the branch that the task alone is on.
 */
export function piecesOfWork(records: readonly It[]): string[][] {
  const lead = new Map(records.map(({ id }) => [id, id]));
  const leadOf = (id: string): string => {
    const above = lead.get(id) ?? id;
    if (above === id) return id;
    const top = leadOf(above);
    lead.set(id, top);
    return top;
  };
  const join = (a: string, b: string): void => void (lead.has(a) && lead.has(b) && lead.set(leadOf(a), leadOf(b)));
  for (const { id, data } of records) {
    for (const it of data.task?.sessions ?? []) join(it.id, id);
    if (data.task?.file != null) join(id, data.task.file);
  }
  joinBranches(records, join);
  const tasks = tasksIn(records, leadOf);
  const byId = new Map(records.map((it) => [it.id, it]));
  for (const it of records) {
    for (const { id, by } of it.data.continues ?? []) if (by !== 'sequence' || isOneTopic(it, byId.get(id))) join(it.id, id);
    const told = it.data.task === undefined && it.data.snapshot === undefined && tellsOfWork(it.data.shape) ? taskOf(it, tasks) : null;
    if (told !== null) join(it.id, told);
  }
  const pieces = Map.groupBy(records, ({ id }) => leadOf(id)).values();
  return [...pieces].filter((it) => it.length > 1).map((its) => its.map(({ id }) => id));
}

interface Task {
  /** By their words. */
  titles: string[];
  branches: ReadonlySet<string>;
}

/** Branches that hold the work of everybody. */
const common: ReadonlySet<string> = new Set(['main', 'master', 'trunk', 'develop', 'dev']);

/** Sessions that wrote no task down are told apart by their branch alone. */
function joinBranches(records: readonly It[], join: (a: string, b: string) => void): void {
  const first = new Map<string, string>();
  for (const { id, data } of records) {
    const { branch } = data;
    if (data.snapshot === undefined || data.task !== undefined || branch === null || common.has(branch)) continue;
    const other = first.get(branch);
    if (other === undefined) first.set(branch, id);
    else join(id, other);
  }
}

function tasksIn(records: readonly It[], leadOf: (id: string) => string): Map<string, Task> {
  const told = records.filter(({ data }) => data.task !== undefined || data.snapshot !== undefined);
  return new Map(
    [...Map.groupBy(told, ({ id }) => leadOf(id))].map(([id, its]) => [
      id,
      {
        titles: [...new Set(its.flatMap(({ data }) => (data.task === undefined ? [] : fold(data.task.title))))],
        branches: new Set(its.flatMap(({ data }) => (data.branch === null || common.has(data.branch) ? [] : data.branch))),
      },
    ]),
  );
}

/** One word may be the name of a whole project. */
const isOfWords = (title: string): boolean => title.includes(' ');

/** The one task that a handoff names; null where it names none, or nothing says which of several. */
function taskOf({ title, data: { topic, branch } }: It, tasks: ReadonlyMap<string, Task>): string | null {
  const only = (fits: (it: Task) => boolean): string | null => {
    const found = [...tasks].filter(([, it]) => fits(it));
    return found.length === 1 ? (found[0]?.[0] ?? null) : null;
  };
  const names = [...new Set([fold(titleOfWork(title)), fold(topic ?? '')])].filter((it) => it !== '');
  return (
    only(({ titles }) => titles.some((it) => names.includes(it))) ??
    only(({ titles }) => titles.some((it) => names.some((name) => isOfWords(it) && isOfWords(name) && isAlike(it, name)))) ??
    (branch === null ? null : only(({ branches }) => branches.has(branch)))
  );
}

/** A number alone may also count the handoffs of a whole project. */
function isOneTopic({ data: { topic } }: It, before: It | undefined): boolean {
  return topic !== null && before !== undefined && before.data.topic !== null && fold(topic) === fold(before.data.topic);
}

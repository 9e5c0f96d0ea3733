import type { Sibling, Tree } from '../../../model/collection.ts';
import type { Handoff } from '../schema.ts';
import { pausesOf, type Pause } from './pauses.ts';
import { piecesOfWork } from './pieces-of-work.ts';
import type { TaskOf } from './schema.ts';
import { stepName } from './step-name.ts';

/** What is true of all handoffs together. */
export interface Summary {
  /** Pieces of work with steps, in the order of their records. */
  tasks: TaskRow[];
  /** Times without any handoff, the latest first. */
  pauses: Pause[];
  /** Ids of the records of each piece of work that several tell of. */
  pieces: string[][];
}

interface TaskRow {
  /** Record that shows it. */
  id: string;
  title: string;
  done: number;
  total: number;
  sessions: number;
  /** Sessions that ended with a step begun and not done. */
  midStep: number;
  /** Sessions of which no end is recorded. */
  noEnd: number;
  /** The step it stands at; null when none is left, or none is told. */
  step: string | null;
}

/** The pieces of work that stand, and the times without any handoff. */
export function summaryOf(records: readonly Sibling<Handoff>[], tree: Tree): Summary {
  const rows = new Map<string, TaskRow>();
  for (const { id, data, deleted = false } of records) {
    if (data.task !== undefined && !deleted) rows.set(data.task.file ?? data.task.sessions.at(-1)?.id ?? id, rowOf(id, data.task));
  }
  return { tasks: [...rows.values()], pauses: pausesOf(records, tree), pieces: piecesOfWork(records) };
}

function rowOf(id: string, { title, file, planned, completed, sessions, steps }: TaskOf): TaskRow {
  const at = steps.find((it) => it.state === 'in progress') ?? steps.find((it) => it.state === 'open');
  return {
    id: file ?? sessions.at(-1)?.id ?? id,
    title,
    done: completed,
    total: planned,
    sessions: sessions.length,
    midStep: sessions.filter((it) => it.midStep && it.ended).length,
    noEnd: sessions.filter((it) => !it.ended).length,
    step: at === undefined ? (steps.length > 0 ? null : (sessions.at(-1)?.step ?? null)) : stepName(at),
  };
}

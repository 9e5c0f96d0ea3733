import { isNone } from '../../../headings/none.ts';
import type { Handoff } from '../schema.ts';
import { addThing, offered, type Draft } from './draft.ts';
import type { Thing } from './items.ts';
import type { Shape } from './shapes.ts';

type Progress = NonNullable<NonNullable<Handoff['structured']>['progress']>;

/**
 * Puts steps that stand by their names where they belong: those completed are done, and the others of the plan are left to do.
 * Where only the number of completed steps is known, nothing says which they are, and the plan stays a plan.
 */
export function placeSteps(draft: Draft): void {
  const { planned, completed } = draft.steps;
  for (const it of completed) addThing(draft, 'done', it);
  const said = planned.some((it) => it.state !== null);
  if (completed.length === 0 && draft.completed !== 0 && !said) {
    for (const it of planned) addThing(draft, 'plan', it);
    return;
  }
  const names = new Set(completed.map((it) => fold(it.text)));
  const isNamed = ({ text }: Thing): boolean => names.has(fold(text)) || names.has(fold(text.split(': ')[0] ?? ''));
  for (const it of planned) if (!isNamed(it) && it.state === 'done') addThing(draft, 'done', it);
  const left = planned.filter((it) => !isNamed(it) && it.state !== 'done');
  const stepless = offered(draft, 'next action').every((it) => isNone(it.text)) && !draft.lists.get('next');
  for (const it of left) addThing(draft, it.state === 'in progress' ? 'in progress' : stepless ? 'next' : 'remaining', it);
  if (said) draft.completed ??= planned.length - left.length;
}

const fold = (text: string): string => text.trim().toLowerCase();

/** Steps done and planned: as counted by the writer, else by the tasks that say what state they are in. */
export function progressOf(draft: Draft, shape: Shape | null): Progress | null {
  const { planned, completed, stated } = draft;
  if (planned !== null && completed !== null) return { done: completed, total: planned };
  const { done, total } = listedTasks(draft, shape);
  return total > 0 ? { done, total: stated?.count ?? total } : null;
}

/** The tasks that are listed, and those of them that are done. */
export function listedTasks({ tasks, lists, stated }: Draft, shape: Shape | null): Progress {
  if (tasks.total > 0 || shape?.name !== 'GSD handoff') return tasks;
  const [done = [], begun = [], next = []] = (['done', 'in progress', 'next'] as const).map((it) => lists.get(it)?.things ?? []);
  const finished = stated === null ? done.filter(isTask) : done;
  return { done: finished.length, total: finished.length + begun.filter(isTask).length + next.filter(isTask).length };
}

// The next action stands among the next steps without being a task of its own.
const isTask = (it: Thing): boolean => it.state !== null;

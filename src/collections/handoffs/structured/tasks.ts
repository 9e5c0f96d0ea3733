import { addThing, type Draft, type ListClass } from './draft.ts';
import type { Thing } from './items.ts';

/** Puts things of a list where their own state says they belong; without one they stay in the list of `role`. */
export function addTasks(draft: Draft, role: ListClass | 'tasks' | 'plan', things: readonly Thing[]): void {
  const stated = things.some((it) => it.state !== null);
  const counted = role === 'tasks' || role === 'plan';
  if (counted && stated) for (const it of ['done', 'in progress', 'next'] as const) draft.told.add(it);
  for (const thing of things) {
    addThing(draft, stated && movable.has(role) ? placeOf(thing, role) : role === 'tasks' ? 'next' : role, thing);
    if (!counted || !stated) continue;
    draft.tasks.total++;
    if (thing.state === 'done') draft.tasks.done++;
  }
}

function placeOf({ state }: Thing, role: ListClass | 'tasks'): ListClass {
  if (state === 'done') return 'done';
  if (state === 'in progress') return 'in progress';
  if (state === 'failed') return role === 'done' ? 'tried and failed' : 'next';
  if (state === 'deferred') return 'remaining';
  if (role === 'tasks' || role === 'plan') return 'next';
  // What is listed as finished and says it is open is not finished.
  return role === 'done' && state !== null ? 'next' : role;
}

const movable: ReadonlySet<ListClass | 'tasks'> = new Set(['tasks', 'plan', 'done', 'in progress', 'next', 'remaining']);

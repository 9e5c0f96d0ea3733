import { isFields } from '../../../data/values.ts';
import { offer, type Draft } from './draft.ts';
import type { Shape } from './shapes.ts';

/** The kind of a file by its place among those that handoff-mcp keeps; null for any other file. */
export function placedShapeOf(path: string, values: readonly unknown[]): Shape | null {
  return places.find(({ at, shape }) => at.test(path) && values.some((it) => shape.fits(it)))?.shape ?? null;
}

/** Takes the status of a task from the name of its file, such as `_task.todo.json`, when the task names none. */
export function addStatusOfName(draft: Draft, path: string): void {
  const [, status] = /(?:^|\/)_task\.([a-z][a-z_-]*)\.\w+$/i.exec(path) ?? [];
  if (status !== undefined && !draft.singles.has('status')) offer(draft, 'status', { key: 'file name', text: status, line: 1, rank: 0 });
}

const holdsSomething = (value: unknown): boolean => isFields(value) && Object.keys(value).length > 0;

const places: readonly { at: RegExp; shape: Shape }[] = [
  {
    at: /(?:^|\/)\.handoff\/tasks\//,
    shape: {
      name: 'task',
      fits: holdsSomething,
      overrides: { description: 'goal', 'done criteria': 'acceptance', links: 'label', labels: 'label', milestone: 'label' },
      asksNext: false,
      kind: 'work order',
      holds: ['status'],
    },
  },
  {
    // Folders below it hold what was shown to which session.
    at: /(?:^|\/)\.handoff\/memory\/[^/]+$/,
    shape: {
      name: 'memory',
      fits: holdsSomething,
      overrides: { content: 'read first', text: 'read first', body: 'read first', memory: 'read first', kind: 'label', tags: 'label' },
      asksNext: false,
      kind: 'free text',
      holds: [],
    },
  },
  {
    at: /(?:^|\/)\.handoff\/(?:sessions\/)?\.active\.json$/,
    shape: { name: 'active session', fits: holdsSomething, overrides: { status: 'label' }, asksNext: false, holds: [] },
  },
  {
    // Its status is that of the session, which ends before the work does.
    at: /(?:^|\/)\.handoff\/sessions\/[^/]+$/,
    shape: { name: 'session', fits: holdsSomething, overrides: { status: 'label' }, asksNext: true },
  },
];

import type { DataText } from '../../data/read.ts';
import { fieldsOf, isFields, listOf, textOf, textsOf } from '../../data/values.ts';
import { cut } from './cut.ts';
import { longestText, type Spec, type Step } from './schema.ts';
import { stateOf } from './status.ts';
import { stepStates } from './step-tables.ts';
import { packageStep } from './work-packages.ts';

type Path = readonly (string | number)[];

/** Steps that a file of data lists: BMAD's `development_status`, the work packages of spec-kitty, and `tasks` as Task Master and others write them. */
export function stepsIn(data: DataText): Step[] {
  const root = fieldsOf(data.value);
  const at = (path: Path): number => data.placeOf(path)?.line ?? 1;
  const steps = Object.entries(fieldsOf(root['development_status'])).flatMap(([key, value]): Step[] => {
    const words = textOf(value);
    if (words === null || epic.test(key)) return [];
    const id = /^e?\d+[-.]s?\d+/i.exec(key)?.[0] ?? null;
    return [stepOf({ id, text: key, words, line: at(['development_status', key]), group: null, meets: [] })];
  });
  for (const [id, value] of Object.entries(fieldsOf(root['work_packages']))) {
    const words = textOf(fieldsOf(value)['lane']) ?? textOf(fieldsOf(value)['status']);
    if (words !== null) steps.push(packageStep(id, words, at(['work_packages', id])));
  }
  for (const { path, tasks, group } of taskLists(root)) addTasks(steps, { path, tasks, group, at });
  return steps;
}

/** The epics and retrospectives among the rows of BMAD: they hold the stories and are no work beside them. */
export function epicsIn(data: DataText): Spec['labels'] {
  return Object.entries(fieldsOf(fieldsOf(data.value)['development_status'])).flatMap(([key, value]) => {
    const words = textOf(value);
    if (words === null || !epic.test(key)) return [];
    return [{ key: cut(key, 100), value: cut(words, 300), line: data.placeOf(['development_status', key])?.line ?? null }];
  });
}

/** `tasks` at the top, or below each tag as newer versions of Task Master write them. */
function taskLists(root: Record<string, unknown>): { path: Path; tasks: readonly unknown[]; group: string | null }[] {
  if (Array.isArray(root['tasks'])) return [{ path: ['tasks'], tasks: root['tasks'], group: null }];
  return Object.entries(root).flatMap(([tag, value]) => {
    const tasks = listOf(fieldsOf(value)['tasks']);
    return tasks.length === 0 ? [] : [{ path: [tag, 'tasks'], tasks, group: tag }];
  });
}

interface List {
  path: Path;
  tasks: readonly unknown[];
  group: string | null;
  at: (path: Path) => number;
}

function addTasks(steps: Step[], { path, tasks, group, at }: List, parent = '', depth = 0): void {
  for (const [index, task] of tasks.entries()) {
    if (!isFields(task)) continue;
    const number = textOf(task['id']);
    const id = number === null ? null : parent === '' || number.startsWith(`${parent}.`) ? number : `${parent}.${number}`;
    const text = textOf(task['title'] ?? task['name'] ?? task['description']) ?? '';
    const words = textOf(task['status']) ?? (textOf(task['passes']) === 'true' || textOf(task['completed']) === 'true' ? 'done' : 'open');
    const place = [...path, index];
    steps.push(stepOf({ id, text, words, line: at(place), group, meets: textsOf(task['requirements']).slice(0, 20) }));
    if (depth < deepest)
      addTasks(
        steps,
        { path: [...place, 'subtasks'], tasks: listOf(task['subtasks']), group: cut(text, 200) || group, at },
        id ?? '',
        depth + 1,
      );
  }
}

function stepOf({ id, text, words, line, group, meets }: Omit<Step, 'optional' | 'state' | 'words'> & { words: string }): Step {
  return {
    id,
    text: cut(text, longestText),
    state: stepStates[stateOf(words)],
    words: cut(words, 100),
    line,
    optional: words === 'optional',
    group,
    meets,
  };
}

const epic = /^epic-|-retrospective$/i;
const deepest = 3;

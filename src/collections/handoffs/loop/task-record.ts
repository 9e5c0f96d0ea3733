import { readDate } from '../../../markdown/dates.ts';
import type { Found, Reading, SourceText } from '../../../model/collection.ts';
import type { Finding } from '../../../model/problem.ts';
import { isTaskText, readTaskFile } from '../../../loop/task-file.ts';
import { decisionText } from '../../../loop/task-lines.ts';
import { currentStep, isBegun, isComplete, type Step, type Task } from '../../../loop/task.ts';
import { blankHandoff } from '../blank.ts';
import { cut } from '../cut.ts';
import { conditionOf } from '../phrases.ts';
import { hasHandoffWord, named } from '../places.ts';
import { longestText, type Handoff, type Item } from '../schema.ts';
import { placesIn, type PlaceOf } from './places.ts';
import type { TaskOf } from './schema.ts';
import { stepName } from './step-name.ts';

/** Whether a path is that of a task file. */
export function isTaskFile(path: string): boolean {
  return /(?:^|\/)TASK\.md$/.test(path) && !isExample(path);
}

/** Whether a text is a task file by what it says, and not by a name for something else that it has. */
export function isTaskByText(text: string, path: string): boolean {
  return !isExample(path) && !hasHandoffWord(named(path).stem) && isTaskText(text);
}

function isExample(path: string): boolean {
  return /(?:^|\/)(?:templates?|fixtures?|examples?|node_modules|skills?|commands)\//i.test(path);
}

/** The tasks of a task file, a record each; null for a text that has no place for steps. */
export function readTasks({ text, path }: SourceText): Reading<Handoff> | null {
  const written = readTaskFile(text);
  const tasks = written.filter(isBegun);
  if (written.length === 0) return null;
  if (tasks.length === 0) return { records: [], problems: [], leftOut: 'is a task file that nobody has filled in' };
  const records = tasks.map((it, index) => recordOf(it, { text, tasks, index, path }));
  return { records, problems: records.flatMap(({ data }) => problemsOf(data)), leftOut: null };
}

function recordOf(
  task: Task,
  { text, tasks, index, path }: { text: string; tasks: readonly Task[]; index: number; path: string },
): Found<Handoff> {
  const [line, end] = [task.line, tasks[index + 1]?.line ?? Infinity];
  const single = tasks.length === 1;
  const title = cut(task.title.trim() || (path.split('/').at(-1) ?? path), 200);
  return {
    key: single
      ? null
      : title
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
          .slice(0, 60),
    title,
    line: single ? 1 : line,
    range: single ? null : rangeOf(text, line, end),
    data: { ...dataOf(task, placesIn(text, line, end)), task: taskOf(task, title) },
  };
}

function rangeOf(text: string, from: number, to: number): { start: number; end: number } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((it) => it.index + 1)];
  return { start: starts[from - 1] ?? 0, end: starts[to - 1] ?? text.length };
}

function dataOf(task: Task, lineOf: PlaceOf): Handoff {
  const at = currentStep(task);
  const begun = task.steps.filter((it) => it.state === 'in progress');
  const open = task.steps.filter((it) => it.state === 'open');
  const stuck = task.steps.find((it) => it.blocker !== null);
  const item = (text: string, line = lineOf(text), details: string[] = []): Item => ({
    text: cut(text, longestText),
    line,
    group: null,
    details,
  });
  const first = task.next === null ? undefined : item(task.next);
  const started = readDate(task.started ?? '');
  return {
    ...blankHandoff('task'),
    topic: task.title.trim() === '' ? null : cut(task.title, 200),
    status: stuck?.blocker == null ? null : { words: cut(stuck.blocker, 200), state: 'blocked', line: stuck.line },
    date: started === null ? null : { written: started.text, date: started.date, time: started.time, zone: started.zone, from: 'label' },
    author: task.agent === null ? null : cut(task.agent, 200),
    nextAction: first === undefined ? null : { text: first.text, line: first.line },
    ...(at === null ? {} : { step: { text: cut(stepName(at), longestText), line: at.line, begun: at.state === 'in progress' } }),
    done: task.steps
      .filter((it) => it.state === 'done')
      .map((it) => ({ ...item(stepName(it), it.line, it.doneAt === null ? [] : [`done ${it.doneAt}`]), commits: [], tests: null })),
    inProgress: begun.map((it) => item(stepName(it), it.line, detailsOf(it))),
    next: first === undefined ? [] : [first],
    remaining: open.map((it) => item(stepName(it), it.line, detailsOf(it))),
    triedAndFailed: task.tried.map((it) => ({ ...item(it.approach), because: it.reason === null ? null : cut(it.reason, longestText) })),
    watchFor: task.rollout === null ? [] : [{ ...item(task.rollout), group: 'Rollout', ...conditionOf(task.rollout) }],
    openQuestions: task.questions.map((it) => ({ ...item(it.question), owner: it.owner === null ? null : cut(it.owner, 200) })),
    blockers: task.steps.flatMap((it) => (it.blocker === null ? [] : [item(it.blocker, it.line)])),
    decisions: task.decisions.map((it) => item(`${it.at === null ? '' : `${it.at}: `}${decisionText(it)}`, lineOf(it.text))),
    notRecorded: [
      ...(task.next === null && !isComplete(task) ? (['next'] as const) : []),
      ...(task.tried.length === 0 ? (['tried and failed'] as const) : []),
      ...(task.questions.length === 0 ? (['open questions'] as const) : []),
    ],
    structured: {
      format: 'task file',
      progress: task.steps.length === 0 ? null : { done: task.steps.filter((it) => it.state === 'done').length, total: task.steps.length },
      uncommitted: [],
      confidence: null,
    },
  };
}

function taskOf(it: Task, name: string): TaskOf {
  return {
    title: name,
    type: it.type,
    agent: it.agent,
    started: it.started,
    spec: it.spec,
    rollout: it.rollout,
    planned: it.steps.length,
    completed: it.steps.filter(({ state }) => state === 'done').length,
    steps: it.steps.map(({ number, title, state, percent, doneAt, workingFile }) => ({
      number,
      title: title || `${number}`,
      state,
      percent,
      doneAt,
      workingFile,
    })),
    gaps: it.gaps.filter(({ text }) => text !== '').map(({ section, text }) => ({ section, text })),
    sessions: [],
    file: null,
  };
}

function detailsOf({ percent, workingFile, approach }: Step): string[] {
  return [
    ...(percent === null ? [] : [`${percent} %`]),
    ...(workingFile === null ? [] : [`Working file: ${workingFile}`]),
    ...(approach === null ? [] : [`Approach: ${approach}`]),
  ];
}

function problemsOf({ openQuestions }: Handoff): Finding[] {
  const nobody = openQuestions.filter((it) => it.owner === null);
  return nobody[0] === undefined
    ? []
    : [
        {
          code: 'HO702',
          line: nobody[0].line,
          message:
            nobody.length === 1
              ? 'An open question names nobody who decides it.'
              : `${nobody.length} open questions name nobody who decides them.`,
          fix: 'Write who decides behind it: `Keep the old address? - platform team`.',
        },
      ];
}

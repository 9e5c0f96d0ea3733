import { targetOf, withItem, withStepAt, withStepDone, withTask } from '../../../src/loop/task-edit.ts';

/** Where the work stands after an act of the agent, as a briefing has to name it. */
export interface State {
  step: number;
  title: string;
  percent: number | null;
  next: string | null;
  tried: readonly string[];
}

/** One act of the agent. */
export type Act =
  | { kind: 'task'; edit: (text: string) => string; after: State }
  | { kind: 'file'; path: string; text: string }
  | { kind: 'stop' }
  | { kind: 'commit' };

const titles = [
  'Read the table',
  'Select the rows',
  'Write the file',
  'Sign the file',
  'Send the file',
  'Note the answer',
  'Tell the customer',
];

/** A task of seven steps as it is worked on, act by act. It ends before its last step is done. */
export function actsOf(): Act[] {
  const acts: Act[] = [];
  let state: State = { step: 1, title: titles[0] ?? '', percent: null, next: null, tried: [] };
  const task = (edit: (text: string) => string, change: Partial<State>): void => {
    state = { ...state, ...change };
    acts.push({ kind: 'task', edit, after: state }, { kind: 'stop' });
  };
  task((text) => withTask(text, { title: 'Export job', agent: 'agent-1', started: '2026-06-18T09:00:00', spec: null, steps: titles }), {});
  for (const [index, title] of titles.entries()) {
    const number = index + 1;
    const [file, first, second] = [
      `src/step-${number}.ts`,
      `Write part one of step ${number} at line ${number}2`,
      `Write part two of step ${number} -- the end of it`,
    ];
    task(at(number, { percent: 30, file, next: first }), { step: number, title, percent: 30, next: first });
    acts.push({ kind: 'file', path: file, text: `export const half${number} = ${number};\n` });
    const approach = `approach ${number} for ${title.toLowerCase()}`;
    task(
      on((text, target) => withItem(text, target, 'tried', `${approach} -- it fails with error ${number}`)),
      { tried: [...state.tried, approach] },
    );
    task(at(number, { percent: 70, next: second }), { percent: 70, next: second });
    if (number === titles.length) break;
    if (number % 2 === 0) acts.push({ kind: 'commit' });
    const later = titles[number] ?? '';
    task(
      on((text, target) => withStepDone(text, target, number, `10:0${number}`)),
      { step: number + 1, title: later, percent: null, next: null },
    );
  }
  return acts;
}

function at(number: number, fields: Parameters<typeof withStepAt>[3]): (text: string) => string {
  return on((text, target) => withStepAt(text, target, number, fields));
}

type Target = Exclude<ReturnType<typeof targetOf>, string>;

function on(edit: (text: string, target: Target) => string): (text: string) => string {
  return (text) => {
    const target = targetOf(text, null);
    if (typeof target === 'string') throw new Error(target);
    return edit(text, target);
  };
}

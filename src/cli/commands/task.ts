import { momentOf } from '../../hooks/clock.ts';
import { targetOf, withItem, withStepAdded, withStepAt, withStepDone, withTask, type StepFields } from '../../loop/task-edit.ts';
import { attemptLine, decisionLine, gapLine, questionLine } from '../../loop/task-items.ts';
import { currentStep } from '../../loop/task.ts';
import { Failure } from '../../model/failure.ts';
import { changeTaskFile, loopPlace, taskFailure, taskMeant } from '../loop-place.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';

export type TaskArguments = GlobalArguments & { task?: string };
export type TaskNewArguments = GlobalArguments & { step?: string[]; agent?: string; spec?: string };
export type TaskStepArguments = TaskArguments & StepFields;

/** Begins a task at the end of the task file, which is made where it is not there. */
export async function taskNew(title: string, given: TaskNewArguments, surroundings: Surroundings): Promise<void> {
  const started = momentOf(new Date()).slice(0, 19);
  const path = await changeTaskFile(await loopPlace(given, surroundings), (text, name) => {
    if (typeof targetOf(text, title) !== 'string')
      throw new Failure('HO181', 'usage', `${name} holds a task of this title already.`, ['Give it another title.']);
    return withTask(text, { title, agent: given.agent ?? null, started, spec: given.spec ?? null, steps: given.step ?? [] });
  });
  tell(path, given, surroundings);
}

/** Goes to a step, by its number, and notes what is given; any other word is the title of a step that is added. */
export async function taskStep(step: string, given: TaskStepArguments, surroundings: Surroundings): Promise<void> {
  await edit(given, surroundings, (text, target) => {
    if (!/^\d{1,4}$/.test(step)) return withStepAdded(text, target, step);
    const { percent, file, approach, blocker, next } = given;
    const fields = Object.fromEntries(Object.entries({ percent, file, approach, blocker, next }).filter(([, it]) => it !== undefined));
    return withStepAt(text, target, Number(step), fields);
  });
}

/** Marks a step as done: the one of this number, else the current one. */
export async function taskDone(step: number | undefined, given: TaskArguments, surroundings: Surroundings): Promise<void> {
  await edit(given, surroundings, (text, target) => {
    const number = step ?? currentStep(target.task)?.number;
    return number === undefined ? 'none-left' : withStepDone(text, target, number, time());
  });
}

/** Notes what was decided. */
export async function taskDecide(
  decision: string,
  given: TaskArguments & { unguided?: boolean },
  surroundings: Surroundings,
): Promise<void> {
  const said = decisionLine({ at: time(), text: decision, guided: given.unguided === true ? false : null });
  await edit(given, surroundings, (text, target) => withItem(text, target, 'decisions', said));
}

/** Notes what was tried and failed, and why. */
export async function taskTried(approach: string, given: TaskArguments & { because: string }, surroundings: Surroundings): Promise<void> {
  await edit(given, surroundings, (text, target) => withItem(text, target, 'tried', attemptLine({ approach, reason: given.because })));
}

/** Notes what the spec does not say. */
export async function taskGap(gap: string, given: TaskArguments & { section?: string }, surroundings: Surroundings): Promise<void> {
  const said = gapLine({ section: given.section ?? null, text: gap });
  await edit(given, surroundings, (text, target) => withItem(text, target, 'gaps', said));
}

/** Notes a question that is not for the session to answer. */
export async function taskAsk(question: string, given: TaskArguments & { owner?: string }, surroundings: Surroundings): Promise<void> {
  const said = questionLine({ question, owner: given.owner ?? null });
  await edit(given, surroundings, (text, target) => withItem(text, target, 'questions', said));
}

type Edit = (text: string, target: ReturnType<typeof taskMeant>) => string;

async function edit(given: TaskArguments, surroundings: Surroundings, change: Edit): Promise<void> {
  const path = await changeTaskFile(await loopPlace(given, surroundings), (text, name) => {
    const fresh = change(text, taskMeant(name, text, given.task));
    if (fresh === 'no-task' || fresh === 'several-tasks' || fresh === 'no-step' || fresh === 'none-left') throw taskFailure(fresh, name);
    return fresh;
  });
  tell(path, given, surroundings);
}

function tell(path: string, given: GlobalArguments, { host }: Surroundings): void {
  host.stdout.write(given.json === true ? `${JSON.stringify({ schema: 'handover.task/1', ok: true, exit: 0, path })}\n` : `${path}\n`);
}

const time = (): string => momentOf(new Date()).slice(11, 16);

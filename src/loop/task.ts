/** How far a step of a task is. */
export type StepState = 'done' | 'in progress' | 'open' | 'skipped';

/** One step of a task file. */
export interface Step {
  /** The number written, else its place in the list. */
  number: number;
  title: string;
  state: StepState;
  percent: number | null;
  /** As it is written: a time of day, or a whole moment. */
  doneAt: string | null;
  workingFile: string | null;
  approach: string | null;
  /** Null for none, and where "none" is written. */
  blocker: string | null;
  next: string | null;
  /** Keys that are not known, in their order. */
  details: readonly { key: string; text: string }[];
  /** 1-based line of the step in the file. */
  line: number;
}

export interface Decision {
  at: string | null;
  text: string;
  /** False where the writer says that nothing and nobody told what to do; null where nothing is said. */
  guided: boolean | null;
}

export interface Attempt {
  approach: string;
  reason: string | null;
}

export interface Gap {
  section: string | null;
  text: string;
}

export interface Question {
  question: string;
  /** Who decides it. */
  owner: string | null;
}

/** One task of a task file, as it is written there. */
export interface Task {
  title: string;
  line: number;
  agent: string | null;
  started: string | null;
  /** The spec it follows, with its version where one is named. */
  spec: string | null;
  /** Kind of task, in the words of the writer. */
  type: string | null;
  /** What git cannot know: a deployment that is half out. */
  rollout: string | null;
  /** The very next action; of the current step, else of the task. */
  next: string | null;
  steps: readonly Step[];
  decisions: readonly Decision[];
  tried: readonly Attempt[];
  gaps: readonly Gap[];
  questions: readonly Question[];
}

/** The step a task stands at: the first one in progress, else the first open one; null when none is left. */
export function currentStep({ steps }: Task): Step | null {
  return steps.find((it) => it.state === 'in progress') ?? steps.find((it) => it.state === 'open') ?? null;
}

/** Whether no step of a task is left to do. */
export function isComplete({ steps }: Task): boolean {
  return steps.length > 0 && steps.every((it) => it.state === 'done' || it.state === 'skipped');
}

/** Whether a task says anything but headings: what does not is a template that nobody filled in. */
export function isBegun({ steps, next, started, agent, spec, tried, decisions, gaps, questions }: Task): boolean {
  const lists = [steps, tried, decisions, gaps, questions];
  return lists.some((it) => it.length > 0) || [next, started, agent, spec].some((it) => it !== null);
}

/** The task that a session works on: the open one with a step in progress, else the only open one; where several are, the one `before` that the session was at. Null where that cannot be told. */
export function taskOfSession(tasks: readonly Task[], before: string | null): Task | null {
  const begun = tasks.filter(isBegun);
  const open = begun.filter((it) => !isComplete(it));
  const inProgress = open.filter((it) => it.steps.some(({ state }) => state === 'in progress'));
  const likely = inProgress.length > 0 ? inProgress : open;
  const [only = null] = likely;
  if (likely.length === 1) return only;
  const same = before === null ? undefined : begun.findLast((it) => nameOf(it.title) === nameOf(before));
  if (likely.length === 0) return same ?? begun.at(-1) ?? null;
  return same !== undefined && likely.includes(same) ? same : null;
}

/** What is compared of the title of a task. */
export const nameOf = (title: string): string => title.replaceAll(/\s+/g, ' ').trim().toLowerCase();

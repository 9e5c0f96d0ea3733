import { printable } from '../model/wording.ts';
import type { Facts } from './brief-facts.ts';

/** Who writes a handoff, and when. */
export interface Author {
  /** Day and time, as people write it: `2026-06-18 17:40`. */
  at: string;
  /** A session or a person; null leaves it to whoever fills it in. */
  who: string | null;
  /** Steps that are left behind the current one. */
  later: readonly string[];
  /** What each finished step says of itself. */
  done: readonly string[];
  branch: string | null;
  head: string | null;
}

/** A handoff from what is recorded. What only a person or the session itself knows is a blank with a name, in a comment that no reader takes for said. */
export function handoffText(given: Facts, author: Author): string {
  const facts = inLines(given);
  const { at, who, later, done, branch, head } = inLines(author);
  const { task, spec, step, next, tried, questions, decisions, rollout, operation, stashes, unpushed } = facts;
  const place = [...(branch === null ? [] : [`branch ${branch}`]), ...(head === null ? [] : [`commit ${head.slice(0, 7)}`])].join(', ');
  const progress = [
    ...(step === null || !isBegun(step)
      ? []
      : [
          `Step ${step.number}: ${step.title}${step.percent === null ? '' : `, ${step.percent}%`}${step.workingFile === null ? '' : `, in ${step.workingFile}`}`,
        ]),
    ...(step?.approach == null ? [] : [`Approach: ${step.approach}`]),
    ...(step?.blocker == null ? [] : [`Blocked by: ${step.blocker}`]),
    ...(facts.uncommitted ?? []).map((it) => `Not committed: ${it}`),
    ...(operation === null ? [] : [`A ${operation} is in progress`]),
    ...(stashes === 0 ? [] : [`${stashes} in the stash`]),
    ...(unpushed === null || unpushed === 0 ? [] : [`${unpushed} ${unpushed === 1 ? 'commit is' : 'commits are'} not pushed`]),
    ...(rollout === null ? [] : [`Rollout: ${rollout}`]),
  ];
  // Where no action is named, the step itself is the next thing to do.
  const first = next ?? (step === null ? null : `Step ${step.number}: ${step.title} ${blank('the very next thing to do in it')}`);
  const steps = [first, ...later].flatMap((it, index) => (it === null ? [] : [`${index + 1}. ${it}`]));
  return [
    `# HANDOFF: ${task === '' ? blank('the task') : task}`,
    `${at} - ${who ?? blank('who or which session')}`,
    ...(place === '' ? [] : ['', `State of ${place}.`]),
    '',
    step?.blocker == null ? blank('Status: on track, blocked or broken') : 'Status: blocked',
    ...section('Goal', [blank('one sentence'), ...(spec === null ? [blank('Spec: its file and version')] : [`Spec: ${spec}`])]),
    ...section(
      'Done',
      done.length === 0
        ? [blank('what is done, each with the commit or test that proves it')]
        : [...done.map(item), blank('for each, the commit or test that proves it')],
    ),
    ...section('In progress', progress.length === 0 ? [blank('what is begun, and where it stopped')] : progress.map(item)),
    ...section('Next', steps.length === 0 ? [blank('1. the very next step')] : steps),
    ...section(
      'Tried and failed',
      tried.length === 0
        ? [blank('what was tried, because of what it failed')]
        : tried.map((it) =>
            item(it.reason === null ? `${it.approach} ${blank('because of what')}` : `${it.approach}, because ${it.reason}`),
          ),
    ),
    ...section('Decisions', decisions.length === 0 ? [blank('what was decided, why, and where it is recorded')] : decisions.map(item)),
    ...section('Watch for', [blank('If this happens, then do that')]),
    ...section(
      'Open questions',
      questions.length === 0
        ? [blank('each as a question, with who decides it')]
        : questions.map((it) => item(/ - [^-]+$/.test(it) ? it : `${it} - ${blank('who decides')}`)),
    ),
    ...section('Before you start', [`Read this file and ${spec ?? 'the spec'}, say back what you will do next, then start.`]),
    '',
  ].join('\n');
}

/** All texts of a value, each as one line that stays one: what breaks a line or opens a comment is written out, so that no name begins a section. */
function inLines<T>(value: T): T;
function inLines(value: unknown): unknown {
  if (typeof value === 'string') return printable(value).replaceAll('<!--', '&lt;!--');
  if (Array.isArray(value)) return value.map((it: unknown) => inLines(it));
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, it]) => [key, inLines<unknown>(it)]))
    : value;
}

const isBegun = ({ percent, workingFile, approach, blocker }: NonNullable<Facts['step']>): boolean =>
  [percent, workingFile, approach, blocker].some((it) => it !== null);

/** The branch that a handoff written here is of, as it stands above the sections; null where none is told. */
export function branchToldIn(text: string): string | null {
  const [above = ''] = text.split(/^## /m, 1);
  return /^State of branch ([^\s,]+?)(?:, commit [0-9a-f]+)?\.\s*$/m.exec(above)?.[1] ?? null;
}

/** What is left for whoever fills a handoff in: a comment with a name. */
const blank = (what: string): string => `<!-- ${what} -->`;

/** The blanks of a handoff that nobody has filled in, by the lines they stand in. */
export function blanksIn(text: string): { line: number; what: string }[] {
  return text
    .split('\n')
    .flatMap((it, index) =>
      [...it.matchAll(/<!-- (.+?) -->/g)].flatMap(([, what = '']) => (names.has(what) ? [{ line: index + 1, what }] : [])),
    );
}

const names: ReadonlySet<string> = new Set([
  'the task',
  'who or which session',
  'Status: on track, blocked or broken',
  'one sentence',
  'Spec: its file and version',
  'what is done, each with the commit or test that proves it',
  'for each, the commit or test that proves it',
  'what is begun, and where it stopped',
  '1. the very next step',
  'the very next thing to do in it',
  'what was tried, because of what it failed',
  'because of what',
  'what was decided, why, and where it is recorded',
  'If this happens, then do that',
  'each as a question, with who decides it',
  'who decides',
]);
const item = (text: string): string => `- ${text}`;
const section = (title: string, lines: readonly string[]): string[] => ['', `## ${title}`, ...lines];

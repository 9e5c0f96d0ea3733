import { quoted } from './quoted.ts';
import { readTaskFile, type Part } from './task-file.ts';
import { decisionText } from './task-lines.ts';
import type { Attempt, Decision, Gap, Question, Step, Task } from './task.ts';

/** Sections that are added to, with the heading they get where none stands. */
export const sections = {
  decisions: 'Decisions',
  tried: 'Tried and failed',
  gaps: 'Spec gaps',
  questions: 'Open questions',
} as const satisfies Partial<Record<Part, string>>;

/** One line of a value: what stands on several would be something else in the file. */
export function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim();
}

// Each is written as people write it, and in quotes where that would be read as something else.

/** The line of what was decided. */
export function decisionLine({ at, text, guided }: Decision & { at: string }): string {
  const given = { at, text: oneLine(text), guided };
  return lineOf('decisions', given, (it) => `${at} -- ${decisionText({ text: it(given.text), guided })}`);
}

/** The line of what was tried and failed. */
export function attemptLine({ approach, reason }: Attempt & { reason: string }): string {
  const given = { approach: oneLine(approach), reason: oneLine(reason) };
  return lineOf('tried', given, (it) => `${it(given.approach)} -- ${it(given.reason)}`);
}

/** The line of what the spec does not say. */
export function gapLine({ section, text }: Gap): string {
  const given = { section: section === null ? null : oneLine(section), text: oneLine(text) };
  const { section: part } = given;
  return lineOf('gaps', given, (it) =>
    part === null ? it(given.text) : it === quoted ? `${it(part)} -- ${it(given.text)}` : `[${part}] ${given.text}`,
  );
}

/** The line of a question that is left to others. */
export function questionLine({ question, owner }: Question): string {
  const given = { question: oneLine(question), owner: owner === null ? null : oneLine(owner) };
  return lineOf('questions', given, (it) => it(given.question) + (given.owner === null ? '' : ` - ${it(given.owner)}`));
}

/** The title of a step as it stands in its line, whatever is said of its progress behind it. */
export function stepTitle(title: string): string {
  const given = oneLine(title);
  const isRead = [
    ['', 'open', null],
    [' (IN PROGRESS)', 'in progress', null],
    [' (IN PROGRESS -- 5%)', 'in progress', null],
    [' -- done 09:10', 'open', '09:10'],
  ].every(([note, state, doneAt]) => {
    const step = stepIn(`[ ] Step 1: ${given}${note}`);
    return step?.title === given && step.state === state && step.doneAt === doneAt;
  });
  return isRead ? given : quoted(given);
}

/** What stands behind a key below a step; "none" says that there is nothing. */
export function detailValue(key: 'Working file' | 'Approach' | 'Blocker' | 'Next', value: string): string {
  const given = oneLine(value);
  const step = stepIn(`[ ] Step 1: x\n    ${key}: ${given}`);
  const read = { 'Working file': step?.workingFile, Approach: step?.approach, Blocker: step?.blocker, Next: step?.next }[key];
  return read === given || (read === null && !given.includes('<')) ? given : quoted(given);
}

/** The heading and what is known of a task, one line each. */
export function headOf(title: string, meta: { agent: string | null; started: string; spec: string | null }): [string, string] {
  const given = oneLine(title);
  const named = readTaskFile(`## ${given}\n\n### Steps\n`)[0]?.title === given ? given : quoted(given);
  const pieces = [
    meta.agent === null ? null : metaOf('Agent', meta.agent),
    `Started: ${meta.started}`,
    meta.spec === null ? null : metaOf('Spec', meta.spec),
  ];
  return [named, pieces.filter((it) => it !== null).join(' | ')];
}

function metaOf(key: 'Agent' | 'Spec', value: string): string {
  const given = oneLine(value);
  const [task] = readTaskFile(`## x\n${key}: ${given} | Started: x\n\n### Steps\n`);
  return `${key}: ${task?.[key === 'Agent' ? 'agent' : 'spec'] === given ? given : quoted(given)}`;
}

const stepIn = (lines: string): Step | undefined => readTaskFile(`## x\n\n### Steps\n${lines}\n`)[0]?.steps[0];

function lineOf<Of extends keyof typeof sections>(
  section: Of,
  given: Task[Of][number],
  write: (how: (text: string) => string) => string,
): string {
  const plain = write((it) => it);
  const [task] = readTaskFile(`## x\n\n### Steps\n\n### ${sections[section]}\n${plain}\n`);
  return JSON.stringify(task?.[section]) === JSON.stringify([given]) ? plain : write(quoted);
}

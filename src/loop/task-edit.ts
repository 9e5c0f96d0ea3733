import { stepLineOf, withMark } from './step-lines.ts';
import { linesOf, readTaskFile, taskRanges, type TaskRange } from './task-file.ts';
import { detailValue, headOf, oneLine, sections, stepTitle } from './task-items.ts';
import { detailOf } from './task-lines.ts';
import { isBegun, isComplete, type Step, type Task } from './task.ts';

/** Why an edit was not made; the text is as it was. */
export type Refusal = 'no-task' | 'several-tasks' | 'no-step';

/** A task of a file that an edit is for. */
interface Target {
  range: TaskRange;
  task: Task;
}

/** What is known of a task that begins. */
export interface NewTask {
  title: string;
  agent: string | null;
  started: string;
  spec: string | null;
  steps: readonly string[];
}

/** What may be written below a step. */
export interface StepFields {
  percent?: number;
  file?: string;
  approach?: string;
  blocker?: string;
  next?: string;
}

/** A task file with one more task at its end. */
export function withTask(text: string, { title, steps, ...meta }: NewTask): string {
  const end = lineEnd(text);
  const [name, known] = headOf(title, meta);
  const list = steps.map((it, index) => `[ ] Step ${index + 1}: ${stepTitle(it)}`);
  const before = text === '' || text.endsWith('\n') ? text : text + end;
  const start = before === '' || before.endsWith(end + end) ? before : before + end;
  const written = (level: string): string => start + [`${level} ${name}`, known, '', '### Steps', ...list, ''].join(end);
  // Below a title of the whole file that is a task itself, a heading of the second level would be a part of it.
  return readTaskFile(written('##')).length > readTaskFile(text).length ? written('##') : written('#');
}

/** The task an edit is for: the one named, else the only one that is not complete, else the only one. */
export function targetOf(text: string, title: string | null): Target | Refusal {
  const tasks = readTaskFile(text);
  const all = taskRanges(text)
    .map((range, index) => ({ range, task: tasks[index] }))
    .filter((it): it is Target => it.task !== undefined);
  const named = title === null ? all : all.filter((it) => it.task.title.toLowerCase() === title.trim().toLowerCase());
  const open = named.filter((it) => !isComplete(it.task));
  // What says nothing but headings is a template that nobody filled in.
  const begun = open.filter((it) => isBegun(it.task));
  const chosen = named.length === 1 ? named : begun.length > 0 ? begun : open;
  if (named.length === 0) return 'no-task';
  return chosen.length === 1 && chosen[0] ? chosen[0] : 'several-tasks';
}

/** Marks a step as done, with the time. */
export function withStepDone(text: string, target: Target, number: number, time: string): string | Refusal {
  return withStepLine(text, target, number, (line) => `${withMark(line, 'x')} -- done ${time}`);
}

/** Marks a step as the one in progress, and writes what is given below it; steps that were in progress are open again. */
export function withStepAt(text: string, target: Target, number: number, fields: StepFields): string | Refusal {
  const step = target.task.steps.find((it) => it.number === number);
  if (!step) return 'no-step';
  const share = fields.percent ?? step.percent;
  const note = share === null ? ' (IN PROGRESS)' : ` (IN PROGRESS -- ${share}%)`;
  const others = target.task.steps.filter((it) => it.state === 'in progress' && it !== step);
  const lines = splitLines(text);
  for (const it of others) edit(lines, it.line - 1, (line) => withMark(line, ' '));
  edit(lines, step.line - 1, (line) => withMark(line, ' ') + note);
  const details = [
    ['Working file', fields.file],
    ['Approach', fields.approach],
    ['Blocker', fields.blocker],
    ['Next', fields.next],
  ] as const;
  for (const [key, value] of details) if (value !== undefined) setDetail(lines, step, key, detailValue(key, value), lineEnd(text));
  return lines.join('');
}

/** A step more, behind the last one of the task. */
export function withStepAdded(text: string, { task, range }: Target, title: string): string {
  const lines = splitLines(text);
  const last = task.steps.at(-1);
  const number = Math.max(0, ...task.steps.map((it) => it.number)) + 1;
  const steps = range.blocks.find((it) => it.part === 'steps') ?? range.blocks[0];
  const at = last ? behindDetails(lines, last.line) : (steps?.at ?? -1) + 1;
  const before = last ? (/^[ \t]*(?:[-*+][ \t]+)?/.exec(lines[last.line - 1] ?? '')?.[0] ?? '') : '';
  insert(lines, at, `${before}[ ] Step ${number}: ${stepTitle(title)}`, lineEnd(text));
  return lines.join('');
}

/** An item more in a section of the task, which is made where it is not there. */
export function withItem(text: string, { range }: Target, section: keyof typeof sections, item: string): string {
  const lines = splitLines(text);
  const end = lineEnd(text);
  const block = range.blocks.findLast((it) => it.part === section);
  if (block) {
    const before = linesOf(range.lines, block).findLast((it) => it.trim() !== '');
    const bullet = /^[ \t]*[-*+][ \t]+/.exec(before ?? '')?.[0] ?? '';
    insert(lines, behindText(range, block), bullet + oneLine(item), end);
    return lines.join('');
  }
  const last = range.blocks.at(-1);
  if (!last) return text;
  const level = '#'.repeat(
    Math.min(6, Math.max(...range.blocks.map((it) => (it.part === 'steps' ? it.level : 0)), (range.head?.level ?? 1) + 1)),
  );
  const at = behindText(range, last);
  insert(lines, at, ['', `${level} ${sections[section]}`, oneLine(item)].join(end), end);
  return lines.join('');
}

function withStepLine(text: string, { task }: Target, number: number, change: (line: string) => string): string | Refusal {
  const step = task.steps.find((it) => it.number === number);
  if (!step) return 'no-step';
  const lines = splitLines(text);
  edit(lines, step.line - 1, change);
  return lines.join('');
}

/** Lines with their ends, so that what is not edited stays byte for byte. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

const lineEnd = (text: string): string => (/\r\n/.test(text) ? '\r\n' : '\n');

function edit(lines: string[], at: number, change: (line: string) => string): void {
  const [, line = '', end = ''] = /^(.*?)(\r?\n)?$/s.exec(lines[at] ?? '') ?? [];
  lines[at] = change(line) + end;
}

function insert(lines: string[], at: number, line: string, end: string): void {
  const before = lines[at - 1];
  if (before !== undefined && !before.endsWith('\n')) lines[at - 1] = before + end;
  lines.splice(at, 0, line + end);
}

function setDetail(lines: string[], step: Step, key: string, value: string, end: string): void {
  const from = step.line;
  const to = behindDetails(lines, from);
  for (let at = from; at < to; at += 1) {
    const detail = detailOf((lines[at] ?? '').trimEnd());
    if (detail?.key.toLowerCase() !== key.toLowerCase()) continue;
    return edit(lines, at, () => `${detail.indent}${detail.key}: ${value}`);
  }
  const indent =
    lines
      .slice(from, to)
      .map((it) => detailOf(it.trimEnd())?.indent)
      .find((it) => it !== undefined) ?? '    ';
  insert(lines, to, `${indent}${key}: ${value}`, end);
}

/** 0-based line behind what is written below the step that stands on the 1-based line `line`. */
function behindDetails(lines: readonly string[], line: number): number {
  let at = line;
  while (/^(?: {2,}|\t)\S/.test((lines[at] ?? '').replace(/^[ \t]+(?=[ \t]\S)/, '  ')) && !isStepAtTop(lines[at] ?? '')) at += 1;
  return at;
}

const isStepAtTop = (line: string): boolean => stepLineOf(line.trimEnd())?.indent === '';

/** 0-based line behind the last line of a block that holds something. */
function behindText({ lines }: TaskRange, { at, end }: { at: number; end: number }): number {
  let last = end;
  while (last > at + 1 && (lines[last - 1] ?? '').trim() === '') last -= 1;
  return last;
}

import { withoutFences } from '../model/fences.ts';
import { quotedIn, unquoted } from './quoted.ts';
import { stepLineOf, stepOf } from './step-lines.ts';
import { decisionOf, detailOf, attemptOf, gapOf, isAnswered, itemOf, questionOf } from './task-lines.ts';
import { currentStep, type Step, type Task } from './task.ts';

/** Parts of a task, by what their headings say. */
export type Part = 'steps' | 'decisions' | 'tried' | 'gaps' | 'questions' | 'next' | 'other';

/** A heading of a task file and the lines below it, up to the next heading. */
export interface Block {
  /** 0 for what stands before the first heading. */
  level: number;
  title: string;
  part: Part;
  /** 0-based line of the heading; -1 for what stands before the first one. */
  at: number;
  /** 0-based line behind the last one of the block. */
  end: number;
}

const parts: readonly (readonly [Part, RegExp])[] = [
  ['steps', /^(?:steps|plan|todo|to do|progress|checklist)$/],
  ['tried', /^(?:tried\b.*|failed approaches|what (?:did not|didn't|failed to) work|dead ends|what failed)$/],
  ['decisions', /^(?:decisions?(?: log| made)?)$/],
  ['gaps', /^(?:spec(?:ification)? gaps?|gaps?(?: in the spec(?:ification)?)?)$/],
  ['questions', /^(?:open questions?|questions?|still unknown|unknowns?|what is still unknown)$/],
  ['next', /^(?:next(?: actions?| steps?)?)$/],
];

/** The tasks of a task file, in their order. Never fails: what is not understood is left out, and stays in the file. */
export function readTaskFile(text: string): Task[] {
  return taskRanges(text).map((it) => taskOf(it));
}

/** Whether a text is a task file by its grammar, whatever it is called: numbered steps in boxes, without bullets or below who began the task and when. */
export function isTaskText(text: string): boolean {
  const shown = numbered.test(text) ? shownLines(text).join('\n') : '';
  const tasks = readTaskFile(shown);
  const isBare = bare.test(shown);
  const isTask = ({ title, steps, agent, started }: Task): boolean =>
    title !== '' && steps.length > 0 && (isBare || agent !== null || started !== null);
  return numbered.test(shown) && tasks.length > 0 && tasks.every(isTask) && !isToldOf(shown);
}

/** Whether sentences come before the first task, as in a text about task files. */
function isToldOf(text: string): boolean {
  const [first] = taskRanges(text);
  const before = (first?.lines ?? []).slice(0, Math.max(0, first?.head?.at ?? 0));
  return before.filter((it) => /[.:!?。：]\s*$/.test(it) && !/^\s*(?:#|>|[-*+] |\[)/.test(it)).length > mostBefore;
}

/** Sentences that may stand above the first task of a task file. */
const mostBefore = 2;

const numbered = /^[ \t]*(?:[-*+][ \t]+)?\[[ xX]\][ \t]+Step[ \t]+1:[ \t]/m;
const bare = /^\[[ xX]\][ \t]+Step[ \t]+1:[ \t]/m;

/** A task and the blocks it is written in. */
export interface TaskRange {
  lines: readonly string[];
  /** What the task is called; null where steps stand below no heading. */
  head: Block | null;
  blocks: readonly Block[];
}

/** Where each task of a file stands. */
export function taskRanges(text: string): TaskRange[] {
  const lines = shownLines(text);
  const blocks = blocksOf(lines);
  const ranges: { head: Block | null; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = ranges.at(-1);
    // A heading below the task's own is a part of it; above its steps it may be the task itself.
    const above = last?.head == null ? 6 : last.blocks.some((it) => holdsSteps(lines, it)) ? last.head.level : 2;
    const opens = block.level > 0 && block.part === 'other' && block.level <= above;
    if (opens || !last) ranges.push({ head: block.level === 0 ? null : block, blocks: [block] });
    else last.blocks.push(block);
  }
  return ranges.filter((it) => it.blocks.some((block) => holdsSteps(lines, block))).map((it) => ({ ...it, lines }));
}

function holdsSteps(lines: readonly string[], block: Block): boolean {
  return block.part === 'steps' || (block.part === 'other' && linesOf(lines, block).some((line) => stepLineOf(line) !== null));
}

/** The lines of a text; what stands in a comment or in fenced code is an example, and empty here. */
export function shownLines(text: string): string[] {
  const open = text.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, (it) => it.replaceAll(/[^\r\n]/g, ''));
  return withoutFences(open.replace(/^\uFEFF/, '').split(/\r?\n/));
}

/** The headings of a text, each with the lines below it. */
export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [{ level: 0, title: '', part: 'other', at: -1, end: lines.length }];
  lines.forEach((line, at) => {
    const [, signs = '', title = ''] = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*$/.exec(line) ?? [];
    if (signs === '') return;
    const last = blocks.at(-1);
    if (last) last.end = at;
    blocks.push({ level: signs.length, title, part: partOf(title), at, end: lines.length });
  });
  return blocks;
}

function partOf(title: string): Part {
  // A task may be called like one of its parts.
  if (quotedIn(title)?.rest === '') return 'other';
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}' ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return parts.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

/** The lines of a block, without its heading. */
export function linesOf(lines: readonly string[], { at, end }: Block): string[] {
  return lines.slice(at + 1, end);
}

function taskOf({ lines, head, blocks }: TaskRange): Task {
  const itemsOf = (part: Part): string[] =>
    blocks
      .filter((it) => it.part === part)
      .flatMap((it) => linesOf(lines, it).map(itemOf))
      .filter((it) => it !== '');
  const steps = blocks.filter((it) => it.part === 'steps' || it.part === 'other').flatMap((it) => stepsIn(lines, it));
  const asked = itemsOf('questions');
  const meta = metaOf(blocks.flatMap((it) => (it === head || it.level === 0 ? linesOf(lines, it) : [])));
  const task: Task = {
    title: unquoted(head?.title ?? ''),
    line: (head?.at ?? 0) + 1,
    agent: meta.get('agent') ?? null,
    started: meta.get('started') ?? null,
    spec: meta.get('spec') ?? null,
    type: meta.get('type') ?? meta.get('task type') ?? null,
    rollout: said(meta.get('rollout')) ?? rolloutOf(steps),
    next: meta.get('next') ?? itemsOf('next').map(unquoted)[0] ?? null,
    steps,
    // A question that was answered is decided.
    decisions: [...itemsOf('decisions').map(decisionOf), ...asked.filter(isAnswered).map((text) => ({ at: null, text, guided: null }))],
    tried: itemsOf('tried').map(attemptOf),
    gaps: itemsOf('gaps').map(gapOf),
    questions: asked.filter((it) => !isAnswered(it)).map(questionOf),
  };
  return { ...task, next: currentStep(task)?.next ?? task.next };
}

function rolloutOf(steps: readonly Step[]): string | null {
  const texts = steps.flatMap((it) => it.details.filter(({ key }) => /^rollout$/i.test(key)).map(({ text }) => said(text)));
  return texts.find((it) => it !== null) ?? null;
}

/** `Agent: x | Started: y`, on one line or on several. */
function metaOf(lines: readonly string[]): Map<string, string> {
  const meta = new Map<string, string>();
  for (const line of lines) {
    if (stepLineOf(line) !== null) break;
    if (/^(?: {2,}|\t)/.test(line)) continue;
    for (const piece of line.split(/[ \t]\|[ \t]/)) {
      const [, key = '', text = ''] =
        /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*)?(agent|started|spec|task type|type|rollout|next)(?:\*\*)?[ \t]*:(?:\*\*)?[ \t]+(.+?)[ \t]*$/i.exec(
          piece,
        ) ?? [];
      if (key !== '' && !meta.has(key.toLowerCase())) meta.set(key.toLowerCase(), unquoted(text));
    }
  }
  return meta;
}

function stepsIn(lines: readonly string[], { at, end }: Block): Step[] {
  const steps: Step[] = [];
  let indent: number | null = null;
  for (let index = at + 1; index < end; index += 1) {
    const line = lines[index] ?? '';
    const opened = stepLineOf(line);
    // A box that stands further in is a part of its step, and counts with it.
    if (opened && (indent === null || opened.indent.length <= indent + 1)) {
      indent ??= opened.indent.length;
      steps.push(stepOf(opened, steps.length + 1, index + 1));
      continue;
    }
    const last = steps.at(-1);
    const detail = opened ? null : detailOf(line);
    if (last && detail) steps[steps.length - 1] = withDetail(last, detail);
  }
  return steps;
}

function withDetail(step: Step, { key, text }: { key: string; text: string }): Step {
  const name = key.toLowerCase().replaceAll(/[_-]/g, ' ');
  if (/^(?:working )?files?$/.test(name)) return { ...step, workingFile: said(text) };
  if (name === 'approach') return { ...step, approach: said(text) };
  if (/^block(?:er|ers|ed by|ed)$/.test(name)) return { ...step, blocker: said(text) };
  if (/^next(?: action| step)?$/.test(name)) return { ...step, next: said(text) };
  return { ...step, details: [...step.details, { key, text }] };
}

/** What a value says; null for none. */
function said(text: string | undefined): string | null {
  return text === undefined || text === '' || /^(?:none|n\/a|-|—|nothing)\.?$/i.test(text) ? null : unquoted(text);
}

import { quotedIn } from './quoted.ts';
import type { Step, StepState } from './task.ts';

/** A line that opens a step, in its parts. */
export interface StepLine {
  indent: string;
  mark: string;
  number: number | null;
  rest: string;
}

const opening =
  /^([ \t]*)(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?\[([ xX~/-]|🚧)\][ \t]+(?:[Ss]tep[ \t]+(\d{1,4})[ \t]*(?:[:.)]|--?|–|—)[ \t]*)?(.*)$/u;
const dash = '(?:--|–|—|-)';
const emphasis = '(?:\\*\\*|__|\\*|_)';
const sign = '(?:[🚧🔄⏳⌛🏗]\\uFE0F?)';
const share = `(?:[ \\t]*(?:${dash}|:|,)?[ \\t]*\\(?(?<share>\\d{1,3})[ \\t]*%)?`;
const words = '(?:(?:work[ -])?in[ -]progress|wip)';
const lead = `(?:^|[ \\t]+)(?:${dash}[ \\t]*)?(?:${sign}[ \\t]*)?`;
const closing = `[ \\t]*[)\\]]?(?:${emphasis})?(?:[ \\t]*[)\\]])?`;

/** What says that a step is in progress: words that something sets apart from the title, be it by capitals, else a sign. */
const progress: readonly RegExp[] = [
  new RegExp(
    `(?:${lead}(?:[([]|${emphasis})+|[([]${emphasis}?)(?:${sign}[ \\t]*)?${words}\\b${share}${closing}(?:[ \\t]*,[ \\t]*(?<share2>\\d{1,3})[ \\t]*%)?`,
    'iu',
  ),
  new RegExp(`(?:[ \\t]+${dash}[ \\t]*|(?:^|[ \\t]+)${sign}[ \\t]*)${words}\\b${share}[ \\t]*:?`, 'iu'),
  new RegExp(`(?:^|[ \\t]+)(?:IN[ -]PROGRESS|WIP)\\b${share}[ \\t]*:?`, 'u'),
  new RegExp(`(?:^|[ \\t]+)${words}[ \\t]*(?:${dash}|:|,)?[ \\t]*\\(?(?<share>\\d{1,3})[ \\t]*%\\)?[ \\t]*$`, 'iu'),
  new RegExp(`^${sign}[ \\t]*|[ \\t]*${sign}[ \\t]*$`, 'u'),
];
const percentOnly = /[ \t]*(?:\((?<share>\d{1,3})[ \t]*%\)|(?:--|–|—|-)[ \t]+(?<share2>\d{1,3})[ \t]*%)[ \t]*/u;
const done = new RegExp(
  `[ \\t]+(?:${dash}|\\()[ \\t]*done(?:[ \\t]+(?:at[ \\t]+)?(?<at>[\\dT:.+Z-]{4,30}(?: \\d\\d:\\d\\d)?))?\\)?[ \\t]*$`,
  'iu',
);
const skipped = /[ \t]*(?:\(|(?:--|–|—|-)[ \t]+)(?:skipped|cancell?ed|dropped)\)?[ \t]*$/iu;

/** The parts of a line that opens a step; null for any other line. */
export function stepLineOf(line: string): StepLine | null {
  const [whole, indent = '', mark = ' ', number, rest = ''] = opening.exec(line) ?? [];
  return whole === undefined ? null : { indent, mark, number: number === undefined ? null : Number(number), rest: rest.trim() };
}

/** What a line says of its step; details follow it in other lines. */
export function stepOf({ mark, number, rest }: StepLine, place: number, line: number): Step {
  const named = quotedIn(rest);
  const { left, notes } = withoutNotes(named?.rest ?? rest);
  const shares = notes.flatMap((it) => it.groups?.['share'] ?? it.groups?.['share2'] ?? []);
  const has = (kind: Note['kind']): boolean => notes.some((it) => it.kind === kind);
  return {
    number: number ?? place,
    title: named?.text ?? left.trim().replaceAll(/\s+/g, ' '),
    state: stateOf(mark, { running: has('progress'), left: has('skipped') }),
    percent: shares[0] === undefined ? null : Math.min(100, Number(shares[0])),
    doneAt: notes.find((it) => it.kind === 'done')?.groups?.['at'] ?? null,
    workingFile: null,
    approach: null,
    blocker: null,
    next: null,
    details: [],
    line,
  };
}

/** The line of a step without what it says of its progress, and with the box given; every other byte stays. */
export function withMark(line: string, mark: string): string {
  const [whole] =
    /^[ \t]*(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?\[(?:[ xX~/-]|🚧)\][ \t]+(?:[Ss]tep[ \t]+\d{1,4}[ \t]*(?:[:.)]|--?|–|—)[ \t]*)?/u.exec(
      line,
    ) ?? [''];
  const rest = line.slice(whole.length);
  const named = quotedIn(rest);
  const title = named === null ? '' : rest.slice(0, rest.length - named.rest.length);
  return (whole.replace(/\[(?:[ xX~/-]|🚧)\]/u, `[${mark}]`) + title + withoutNotes(rest.slice(title.length)).left).trimEnd();
}

interface Note {
  kind: 'progress' | 'done' | 'skipped';
  groups: Readonly<Record<string, string | undefined>> | undefined;
}

/** A text without all that it says of progress: taking one note out may show another. */
function withoutNotes(text: string): { left: string; notes: readonly Note[] } {
  const notes: Note[] = [];
  let left = text;
  for (let found = noteIn(left); found !== null; found = noteIn(left)) {
    const { kind, match } = found;
    notes.push({ kind, groups: match.groups });
    const [before, behind] = [left.slice(0, match.index), left.slice(match.index + match[0].length)];
    left = before !== '' && behind !== '' && !/[ \t]$/.test(before) && !/^[ \t]/.test(behind) ? `${before} ${behind}` : before + behind;
  }
  return { left, notes };
}

function noteIn(text: string): { kind: Note['kind']; match: RegExpExecArray } | null {
  const kinds: readonly (readonly [Note['kind'], RegExp])[] = [
    ['done', done],
    ...progress.map((it) => ['progress', it] as const),
    ['progress', percentOnly],
    ['skipped', skipped],
  ];
  for (const [kind, pattern] of kinds) {
    const match = pattern.exec(text);
    if (match !== null) return { kind, match };
  }
  return null;
}

function stateOf(mark: string, { running, left }: { running: boolean; left: boolean }): StepState {
  if (mark === 'x' || mark === 'X') return 'done';
  if (mark === '-' || left) return 'skipped';
  return running || mark !== ' ' ? 'in progress' : 'open';
}

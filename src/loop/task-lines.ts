import type { Attempt, Decision, Gap, Question, Step, StepState } from './task.ts';

/** A line that opens a step, in its parts. */
export interface StepLine {
  indent: string;
  mark: string;
  number: number | null;
  rest: string;
}

const opening =
  /^([ \t]*)(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?\[([ xX~/-])\][ \t]+(?:[Ss]tep[ \t]+(\d{1,4})[ \t]*(?:[:.)]|--?|–|—)[ \t]*)?(.*)$/;
const dash = '(?:--|–|—|-)';
const done = new RegExp(
  `[ \\t]+(?:${dash}|\\()[ \\t]*done(?:[ \\t]+(?:at[ \\t]+)?([\\dT:.+Z-]{4,30}(?: \\d\\d:\\d\\d)?))?\\)?[ \\t]*$`,
  'i',
);
const progress = /(?:[ \t]+(?:--|–|—|-))?[ \t]*\(?\b(?:in[ -]progress|wip)\b[ \t]*(?:--|–|—|-|:|,)?[ \t]*(?:(\d{1,3})[ \t]*%)?[ \t]*\)?/i;
const percentOnly = /[ \t]*(?:\(([0-9]{1,3})[ \t]*%\)|(?:--|–|—|-)[ \t]+([0-9]{1,3})[ \t]*%)[ \t]*/;
const skipped = /[ \t]*(?:\(|(?:--|–|—|-)[ \t]+)(?:skipped|cancell?ed|dropped)\)?[ \t]*$/i;

/** The parts of a line that opens a step; null for any other line. */
export function stepLineOf(line: string): StepLine | null {
  const [whole, indent = '', mark = ' ', number, rest = ''] = opening.exec(line) ?? [];
  return whole === undefined ? null : { indent, mark, number: number === undefined ? null : Number(number), rest: rest.trim() };
}

/** What a line says of its step; details follow it in other lines. */
export function stepOf({ mark, number, rest }: StepLine, place: number, line: number): Step {
  const ended = done.exec(rest);
  const running = ended ? null : progress.exec(rest);
  const part = (ended ?? running) ? null : percentOnly.exec(rest);
  const left = skipped.exec(rest);
  const cutOut = ended ?? running ?? part ?? left;
  const title = cutOut ? `${rest.slice(0, cutOut.index)} ${rest.slice(cutOut.index + cutOut[0].length)}`.trim() : rest;
  const percent = running?.[1] ?? part?.[1] ?? part?.[2];
  return {
    number: number ?? place,
    title: title.replaceAll(/\s+/g, ' '),
    state: stateOf(mark, { running: running !== null || part !== null, left: left !== null }),
    percent: percent === undefined ? null : Math.min(100, Number(percent)),
    doneAt: ended?.[1] ?? null,
    workingFile: null,
    approach: null,
    blocker: null,
    next: null,
    details: [],
    line,
  };
}

function stateOf(mark: string, { running, left }: { running: boolean; left: boolean }): StepState {
  if (mark === 'x' || mark === 'X') return 'done';
  if (mark === '-' || left) return 'skipped';
  return running || mark === '~' || mark === '/' ? 'in progress' : 'open';
}

/** A line `key: text` below a step; null for any other line. */
export function detailOf(line: string): { indent: string; key: string; text: string } | null {
  const [whole, indent = '', key = '', text = ''] =
    /^((?: {2,}|\t)[ \t]*(?:[-*+][ \t]+)?)([\p{L}][\p{L} _-]{0,30}?)[ \t]*:(?:[ \t]+(.*))?$/u.exec(line) ?? [];
  return whole === undefined ? null : { indent, key, text: text.trim() };
}

/** The item that a line of a section is, without its bullet; empty for a line that holds none. */
export function itemOf(line: string): string {
  const text = line.replace(/^[ \t]*(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?(?:\[[ xX]\][ \t]+)?/, '').trim();
  return /^(?:none|n\/a|nothing|-)\.?$/i.test(text) ? '' : text;
}

const timed =
  /^(?:\[|\*\*)?((?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)?)(?:\]|\*\*)?[ \t]*(?:--|–|—|-|:)?[ \t]+(.*)$/;
const unguided = /[ \t]*\((?:without guidance|unguided|own decision)\)\.?$/i;

/** A decision from its item, such as `09:22 -- chose the file first`. */
export function decisionOf(item: string): Decision {
  const [, at, said] = timed.exec(item) ?? [];
  const text = said ?? item;
  return { at: at ?? null, text: text.replace(unguided, ''), guided: unguided.test(text) ? false : null };
}

/** A decision as one text, with its mark where nothing and nobody said what to do. */
export function decisionText({ text, guided }: { text: string; guided?: unknown }): string {
  return guided === false ? `${text} (without guidance)` : text;
}

/** What was tried from its item: `approach -- reason`, `approach, because reason` or `approach: reason`. */
export function attemptOf(item: string): Attempt {
  const [, , said] = timed.exec(item) ?? [];
  const text = said ?? item;
  const [, approach, reason] = /^(.+?)(?:[ \t]+(?:--|–|—)[ \t]+|,?[ \t]+because(?: of)?[ \t]+|:[ \t]+)(.+)$/i.exec(text) ?? [];
  return approach === undefined ? { approach: text, reason: null } : { approach, reason: (reason ?? '').replace(/^because[ \t]+/i, '') };
}

/** A gap of the spec from its item: `section -- text`, `[section] text` or `section: text`. */
export function gapOf(item: string): Gap {
  const [, , said] = timed.exec(item) ?? [];
  const text = said ?? item;
  const [, marked, short, more] = /^(?:\[([^\]]+)\][ \t]+|(\S[^:]{0,60}?)(?:[ \t]+(?:--|–|—)[ \t]+|:[ \t]+))(.+)$/.exec(text) ?? [];
  const section = marked ?? short;
  return section === undefined ? { section: null, text } : { section, text: more ?? '' };
}

/** An open question from its item: `question - who decides`, `question (who decides)` or `question? Who decides.` */
export function questionOf(item: string): Question {
  const [, , said] = timed.exec(item) ?? [];
  const text = said ?? item;
  const [, question, owner] =
    /^(.+\?)[ \t]*(?:(?:--|–|—|-)[ \t]+|\()([^?]{2,80}?)\)?\.?$/.exec(text) ??
    // Without a sign between, what may be chosen from stands there too: "Which format? CSV or JSON".
    /^(.+\?)[ \t]*(?!.*\b(?:or|oder|ou|o|или)\b)(\p{Lu}(?:(?![ \t]--?[ \t])[^?–—]){1,78}?)\.?$/u.exec(text) ??
    /^(.+?)[ \t]+(?:--|–|—|-)[ \t]+([^-–—?]{2,60})$/.exec(text) ??
    [];
  return question === undefined ? { question: text, owner: null } : { question, owner: owner ?? null };
}

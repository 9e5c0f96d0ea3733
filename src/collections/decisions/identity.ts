import { readDate, readDateInName, readUnclearDate, type WrittenDate } from '../../markdown/dates.ts';
import { excerpt } from './excerpt.ts';
import { stateAtStart } from './words/states.ts';

/** What a heading says of the decision under it, beside its title. */
export interface Heading {
  title: string;
  /** Id as written; null when it has none. */
  number: string | null;
  date: WrittenDate | null;
  /** Words in brackets that give a status, as in `D2. One queue (superseded by D7)`; null when there are none. */
  status: string | null;
  /**
   * How much this looks like the heading of a decision: `id` (`D1.`, `ADR-005:`) and `date` (`2026-05-20: …`) certainly,
   * `maybe` (`3. …`, a date at the end) when others beside it look the same, `none` not at all.
   */
  looks: 'id' | 'date' | 'maybe' | 'none';
}

/** What a file name says of the decision in the file. */
export interface Name {
  number: string | null;
  date: WrittenDate | null;
  /** The words of the name, for a title where the text has none. */
  words: string;
}

/** Reads `ADR-005: Title`, `5. Title`, `D1 — Title`, `2026-05-20: Title`, `[WD-001] Title`, `Title (2026-05-20)` and the like. */
export function readHeading(written: string): Heading {
  const heading = excerpt(written, longestHeading);
  const { rest: plain, status } = withoutStatus(heading.replace(signsBefore, '').trim());
  const text = plain.replace(inBrackets, '$1 $2');
  const dated = datedStart(text);
  if (dated) return { title: dated.title, number: null, date: dated.date, status, looks: 'date' };
  const id = sureId.exec(text) ?? letterId.exec(text) ?? plainNumber.exec(text);
  if (id && !noId.test(text)) {
    const { noun, n, id: token } = id.groups ?? {};
    const number =
      token ?? (noun === undefined || plainNoun.test(noun) ? n : text.slice(0, id[0].length - (id.groups?.['gap'] ?? '').length).trim());
    const title = text.slice(id[0].length).replace(signsBetween, '').trim();
    const inner = datedStart(title) ?? onlyDatedEnd(title);
    const sure = token !== undefined ? isSure(token) : noun !== undefined;
    return { title: inner?.title ?? title, number: number ?? null, date: inner?.date ?? null, status, looks: sure ? 'id' : 'maybe' };
  }
  const last = datedEnd(text);
  return {
    title: (last?.title ?? text).replace(kindOfRecord, '').trim(),
    number: null,
    date: last?.date ?? null,
    status,
    looks: last ? 'maybe' : 'none',
  };
}

/** Reads `0005-title`, `ADR-005-title`, `20240511-title`, `2024-05-11-title`, with or without an ending. */
export function readName(path: string): Name {
  const [folder = '', file = ''] = path.split('/').slice(-2);
  const base = /^(?:readme|index)\./i.test(file) ? folder : (file || folder).replace(/\.[a-z]+$/i, '');
  const date = dateAtStart.test(base) ? readDateInName(base) : null;
  if (date && date.index === 0) return { number: null, date, words: wordsOf(base.slice(date.text.length)) };
  const number = numberInName.exec(base)?.[1] ?? null;
  return { number, date: null, words: wordsOf(base.slice(number?.length ?? 0)) };
}

/** The number in an id, for comparison: 5 of `0005`, `ADR-005` and `5`; null when it has none. */
export function integerOf(number: string | null): number | null {
  const digits = /^(?:adr|dr)?[-_ ]*(\d+)/i.exec(number ?? '')?.[1] ?? /\d+(?!.*\d)/.exec(number ?? '')?.[0];
  return digits === undefined || digits.length > 9 ? null : Number(digits);
}

const longestHeading = 300;
const wordsOf = (name: string): string => name.replace(/[-_.\s]+/g, ' ').trim();

function withoutStatus(text: string): { rest: string; status: string | null } {
  if (!brackets.test(text)) return { rest: text, status: null };
  const end = statusAtEnd.exec(text);
  if (end?.[1] !== undefined && stateAtStart(end[1])) return { rest: text.slice(0, end.index).trim(), status: end[1] };
  const start = statusAtStart.exec(text);
  if (start?.[1] !== undefined && stateAtStart(start[1])) return { rest: text.slice(start[0].length).trim(), status: start[1] };
  return { rest: text, status: null };
}

function datedStart(text: string): { title: string; date: WrittenDate } | null {
  if (!yearSoon.test(text) || !/\d{4}/.test(text.slice(0, 40))) return null;
  const date = readDay(text);
  if (!date || text.slice(0, date.index).trim() !== '') return null;
  return {
    title: text
      .slice(date.index + date.text.length)
      .replace(signsBetween, '')
      .trim(),
    date,
  };
}

/** The first date with a year; one that cannot be told for sure has words and no date. */
export function readDay(text: string): WrittenDate | null {
  const date = readDate(text);
  return date?.date ? date : readUnclearDate(text);
}

function datedEnd(text: string): { title: string; date: WrittenDate } | null {
  const end = digitLate.test(text) ? trailer.exec(text) : null;
  const date = end?.[1] === undefined ? null : readDay(end[1]);
  if (!end || !date || date.index > 2) return null;
  return { title: text.slice(0, end.index).trim(), date };
}

/** The date that is all there is behind a title; more words in its brackets belong to the title. */
function onlyDatedEnd(text: string): { title: string; date: WrittenDate } | null {
  const end = datedEnd(text);
  return end !== null && /^[)）\s.]*$/u.test(text.slice(text.lastIndexOf(end.date.text) + end.date.text.length)) ? end : null;
}

const isSure = (id: string): boolean => id.includes('-') || /^(?:D|AD|ADR|DR|DEC|DD|TD|KD|PD)\d/.test(id);

const signsBefore = /^[^\p{L}\p{N}[([{"“«'‘「『#`]+/u;
const signsBetween = /^[\s:：.)\]—–|·,-]+/;
const inBrackets = /^\[([^\]]{1,40})\]\s*[-–—:：.]?\s*(.*)$/u;
const gap = '(?<gap>\\s*[.:：)、—–|-]+\\s*|\\s+(?=\\S)|$)';
const sureId = new RegExp(
  `^(?:(?<noun>architecture decision record|architectural decision record|decision record|adr|design decision|decision|entscheidung|décision|decisión|决策|決策|决定|決定|결정)(?:\\s*(?:#|no\\.?|nr\\.?|n°)\\s*|\\s*[-_]?\\s*)(?<n>\\d{1,6}(?:\\.\\d+)*[a-z]?)(?![\\p{L}\\p{N}]))${gap}`,
  'iu',
);
const letterId = new RegExp(
  `^(?<id>[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+(?:\\.\\d+)*[a-z]?|[A-Z]{1,6}\\d{1,4}(?:-[a-z0-9]{1,2})?[a-z]?)(?![\\p{L}\\p{N}])${gap}`,
  'u',
);
const plainNumber =
  /^(?:(?:#|№\s*)(?<n>\d{1,5})(?!\d)|(?<n>\d{1,4}(?:\.\d{1,3})*)(?=[.):：、．—–-]|\.\d|\s[-—–:]))(?<gap>[.):：、．]*\s*[-—–:]?\s*)(?=\S)/u;
// Chapters, versions, plans and names of standards are numbered as decisions are (2026-11).
const noId =
  /^(?:(?:[QVHPMWS]\d{1,2}|(?:GPT|SHA|UTF|ISO|IEC|RFC|HTTP|ES|EC|TLS|MD|AES|USB|IP|CVE|PHASE|STEP|WEEK|SPRINT|MILESTONE|PART|VERSION|STAGE|ROUND|DAY|OPTION|RELEASE|EPIC|ITERATION|Q)-?\d+)(?![\p{L}\p{N}])|\d+(?:\.\d+)*[.)]?\s*$)/u;
const plainNoun =
  /^(?:architecture decision record|architectural decision record|decision record|design decision|decision|entscheidung|décision|decisión|决策|決策|决定|決定|결정)$/i;
const kindOfRecord =
  /^(?:adr|decision|decision record|architecture decision record|architectural decision record|design decision|entscheidung|décision|decisión)\s*[:：—–-]\s*/i;
const statusAtEnd = /\s*(?:[-—–]\s*)?[([（【]([^()[\]（）【】]{3,60})[)\]）】]\s*$/u;
const statusAtStart = /^[[【]([^[\]【】]{3,40})[\]】]\s*[-—–:：]?\s*/u;
const brackets = /^[[【]|[)\]）】]\s*$/;
const digitLate = /\d.{0,12}$/;
// A cheap look before dates are read: a year near the start, after a day or a month at most.
const yearSoon =
  /^[^\p{L}\p{N}]{0,2}(?:\p{L}{2,12},?\s+)?(?:\d{4}\s?[-/.年년]|\d{1,2}(?:[-/.]|\S{0,2}\s+\p{L}{3,10}\.?,?\s+)|\p{L}{3,10}\.?\s+\d{1,2}\S{0,2}\s+\d{4})/u;
const trailer = /\s*[(（—–,-]\s*([^()（）]{6,40})[)）]?\s*$/u;
const dateAtStart = /^(?:\d{8}(?!\d)|\d{4}-\d{2}-\d{2})/;
const numberInName =
  /^((?:[Aa][Dd][Rr]|[Dd][Rr])[-_ ]?\d{1,6}(?:[-_](?:amendment|AMENDMENT|addendum|ADDENDUM)(?:[-_]\d+)?)?|[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d{1,6}|\d{1,6})(?![^\-_. ])/;

import { isFields, textOf } from '../../../data/values.ts';
import { readDate } from '../../../markdown/dates.ts';
import { cut } from '../cut.ts';
import { mostSections } from '../schema.ts';
import type { Doc, Path } from './docs.ts';
import type { Draft } from './draft.ts';
import { shortOf } from './items.ts';
import { knownRole, rankOf, wordsOfKey } from './roles.ts';

/** Adds the entries of a log, the last one as the current one. */
export function addEntries(draft: Draft, doc: Doc, value: unknown, path: Path): void {
  if (Array.isArray(value)) {
    draft.entries += value.length;
    const newest = newestOf(value);
    const from = newest === 0 ? 0 : Math.max(0, value.length - mostSections);
    for (const [index, it] of value.slice(from, from + mostSections).entries()) {
      addEntry(draft, it, doc.lineOf([...path, from + index]), from + index === newest);
    }
  } else if (isFields(value)) {
    const entries = Object.entries(value);
    for (const [key, it] of entries) if (Array.isArray(it)) addEntries(draft, doc, it, [...path, key]);
    if (entries.some(([, it]) => Array.isArray(it))) return;
    draft.entries += entries.length;
    for (const [key, it] of entries.slice(0, mostSections))
      addEntry(draft, isFields(it) ? { id: key, ...it } : `${key}: ${shortOf(it)}`, doc.lineOf([...path, key]), false);
  } else {
    const text = textOf(value);
    if (text === null) return;
    draft.entries++;
    addEntry(draft, text, doc.lineOf(path), false);
  }
}

/** Place of the newest entry: the last, unless days or numbers of sessions run the other way. */
function newestOf(entries: readonly unknown[]): number {
  const last = entries.length - 1;
  const [first, end] = [entries[0], entries[last]].map((it) => ({
    day: dayOf(it) ?? '',
    session: Number(isFields(it) ? ofRole(it, 'session') : NaN),
  }));
  if (!first || !end) return last;
  return first.day > end.day || (first.day === end.day && first.session > end.session) ? 0 : last;
}

/** Adds one entry to the log. */
export function addEntry(draft: Draft, value: unknown, line: number, current: boolean): void {
  if (draft.log.length >= mostSections) return;
  const heading = cut(headingOf(value), 300);
  if (heading === '') return;
  draft.log.push({ heading, line, date: dayOf(value), session: isFields(value) ? sessionOf(value) : null, current });
}

function headingOf(value: unknown): string {
  if (!isFields(value)) return shortOf(value);
  const head = nameOfEntry(value);
  const words = headingKeys.map((it) => textIn(value, it)).find((it) => it !== null) ?? '';
  return [head, words].filter((it) => it !== '').join(': ') || shortOf(value);
}

/** Which entry this is, by its phase and attempt; empty when it says neither. */
export function nameOfEntry(value: Readonly<Record<string, unknown>>): string {
  const phase = textIn(value, 'phase') ?? textIn(value, 'event') ?? textIn(value, 'level');
  const attempt = textIn(value, 'attempt');
  return [phase, attempt && `attempt ${attempt}`].filter((it) => it !== null && it !== '').join(', ');
}

function textIn(value: Readonly<Record<string, unknown>>, wanted: string): string | null {
  const key = Object.keys(value).find((it) => wordsOfKey(it) === wanted);
  return key === undefined ? null : textOf(value[key]);
}

function sessionOf(value: Readonly<Record<string, unknown>>): string | null {
  const session = ofRole(value, 'session');
  if (session === null) return null;
  return cut(/^\d+$/.test(session) ? `session ${session}` : session, 200);
}

function dayOf(value: unknown): string | null {
  const written = isFields(value) ? ofRole(value, 'date') : null;
  return written === null ? null : (readDate(written)?.date ?? null);
}

function ofRole(value: Readonly<Record<string, unknown>>, role: 'date' | 'session'): string | null {
  const keys = Object.keys(value).filter((it) => knownRole(it) === role && textOf(value[it]) !== null);
  const [best] = keys.toSorted((a, b) => rankOf(a) - rankOf(b));
  return best === undefined ? null : textOf(value[best]);
}

const headingKeys = ['title', 'summary', 'message', 'note', 'text', 'action', 'task', 'name', 'command', 'description', 'id'];

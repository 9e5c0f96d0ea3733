import { readDate, readUnclearDate } from '../../markdown/dates.ts';
import { cut, plain } from './cut.ts';
import { listedIn, type Listed } from './decision-log-items.ts';
import { endOf, type Heading, type Scan } from './scan.ts';
import type { Spec } from './schema.ts';

type Entry = NonNullable<Spec['decisionLog']>[number];

/** A stretch of lines from `from` up to before `to`, 1-based, below a heading or before the first one. */
interface Stretch {
  heading: Heading | null;
  from: number;
  to: number;
}

/**
 * The entries of a plan's "Decision Log": `- Decision: …` with `Rationale: …` and `Date/Author: …` below it; without such names
 * the headings below the log's own, and else the items of its lists.
 */
export function decisionLogOf(scan: Scan): Entry[] {
  return stretchesOf(scan)
    .flatMap((it) => entriesIn(scan, it))
    .slice(0, most);
}

function stretchesOf({ lines, headings }: Scan): Stretch[] {
  const at = headings.findIndex((it) => title.test(it.text));
  const heading = headings[at];
  if (heading === undefined) return [];
  const end = endOf(headings, at);
  const inner = headings.slice(at + 1, end);
  const depth = Math.min(...inner.map((it) => it.depth));
  const tops = inner.filter((it) => it.depth === depth);
  const last = headings[end]?.line ?? lines.length + 1;
  const starts: (Heading | null)[] = [null, ...tops];
  return starts.map((it, index) => ({ heading: it, from: (it ?? heading).line + 1, to: tops[index]?.line ?? last }));
}

function entriesIn(scan: Scan, stretch: Stretch): Entry[] {
  const { heading, from, to } = stretch;
  const shown = scan.lines.slice(from - 1, to - 1).map((line, index) => (scan.apart[from - 1 + index] === 1 ? '' : line));
  const { date, words } = datedOf(heading?.text ?? '');
  const named = namedIn(shown, from).flatMap((it) => entryOf(it.values, it.line) ?? []);
  if (named.length > 0) return named.map((it) => ({ ...it, date: it.date ?? (it.unclearDate === undefined ? date : null) }));
  if (heading === null || words === '' || group.test(words)) return listedIn(shown, from).map((it) => entryOfItem(it, date));
  const values = valuesIn(shown);
  const rationale = values.get('rationale') ?? firstWords(shown);
  return [{ ...said(words, rationale, values.get('date')), ...(date === null ? {} : { date }), line: heading.line }];
}

function entryOfItem({ text, line, below }: Listed, above: string | null): Entry {
  const { date, words } = datedOf(text);
  const [, decision = words, inline] = /^(.+?[.;:]?)\s+(?:rationale|reason|why)\s*:\s*(.+)$/i.exec(words) ?? [];
  const values = valuesIn(below);
  return {
    ...said(decision, inline ?? values.get('rationale'), values.get('date')),
    ...((date ?? above) ? { date: date ?? above } : {}),
    line,
  };
}

/** A heading or item without its number and the date it starts with. */
function datedOf(text: string): { date: string | null; words: string } {
  const unnumbered = plain(text).replace(number, '');
  const found = readDate(unnumbered.slice(0, 40));
  const leads = found?.date != null && /^\W{0,3}$/.test(unnumbered.slice(0, found.index));
  const words = leads ? unnumbered.slice(found.index + found.text.length) : unnumbered;
  return {
    date: leads ? found.date : null,
    words: words
      .replace(/^[\s:.,)\]—–-]+/, '')
      .replace(number, '')
      .trim(),
  };
}

/** Each `Decision: …` with the named values below it. */
function namedIn(lines: readonly string[], first: number): { line: number; values: Map<string, string> }[] {
  const entries: { line: number; values: Map<string, string> }[] = [];
  for (const { line, key, text, isNew } of valueLines(lines)) {
    if (key === 'decision' && isNew) entries.push({ line: first + line, values: new Map() });
    const values = entries.at(-1)?.values;
    values?.set(key, `${values.get(key) ?? ''} ${text}`);
  }
  return entries;
}

/** The named values of one entry. */
function valuesIn(lines: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { key, text } of valueLines(lines)) values.set(key, `${values.get(key) ?? ''} ${text}`);
  return values;
}

/** The lines that say a named value, and those that go on with it. */
function* valueLines(lines: readonly string[]): Generator<{ line: number; key: string; text: string; isNew: boolean }> {
  let key = '';
  for (const [line, text] of lines.entries()) {
    const [, name, value = ''] = named.exec(text) ?? [];
    if (name !== undefined) key = keyOf(name);
    // An item, another name and an empty line end what was said before.
    else if (ending.test(text)) key = '';
    if (key !== '') yield { line, key, text: name === undefined ? text : value, isNew: name !== undefined };
  }
}

function entryOf(values: ReadonlyMap<string, string>, line: number): Entry | null {
  const entry = said(values.get('decision'), values.get('rationale'), values.get('date'));
  return entry.decision === '' ? null : { ...entry, line };
}

function said(decision = '', rationale = '', when = ''): Omit<Entry, 'line'> {
  return { decision: wordsOf(decision), rationale: wordsOf(rationale) || null, ...whoOf(plain(when)) };
}

const wordsOf = (text: string): string => cut(plain(text).trim(), longest);

/** "2026-02-11, Ada" and "2026-02-11 / Ada" and "(2026-02-11 03:40Z) Ada" name a day and a person. */
function whoOf(written: string): Pick<Entry, 'date' | 'unclearDate' | 'author'> {
  const date = readDate(written) ?? readUnclearDate(written);
  const rest = written.replace(date?.text ?? '', ' ').replace(/\b\d{1,2}:\d{2}(?::\d{2})?\s*(?:Z|UTC)?/g, ' ');
  const author = rest.replace(/^[\s,;/()|·—–-]+|[\s,;/()|·—–-]+$/g, '');
  const unclear = date !== null && date.date === null ? { unclearDate: date.text } : {};
  return { date: date?.date ?? null, ...unclear, author: author === '' ? null : author };
}

/** The first paragraph that names no value. */
function firstWords(lines: readonly string[]): string {
  const from = lines.findIndex((it) => it.trim() !== '');
  const to = lines.findIndex((it, at) => at > from && it.trim() === '');
  const block = from < 0 ? [] : lines.slice(from, to < 0 ? undefined : to);
  return block.some((it) => /^\s*(?:[|#>]|[-*+]\s|\d{1,3}[.)]\s)/.test(it) || named.test(it)) ? '' : block.join(' ');
}

function keyOf(name: string): string {
  if (/^(?:rationale|reason|why)$/i.test(name)) return 'rationale';
  return /^(?:date|author)/i.test(name) ? 'date' : 'decision';
}

const title = /^(?:\d+[.)]?\s*)?(?:decisions? log|log of decisions|entscheidungs(?:log|protokoll))$/i;
const named =
  /^\s*(?:(?:[-*+]|\d{1,3}[.)])\s+)?(?:\*\*|__|[*_])?(decision(?: outcome)?|chosen option|rationale|reason|why|date\s*\/\s*author|date|author)(?:\*\*|__|[*_])?\s*:(?:\*\*|__|[*_])?\s*(.*)$/i;
const ending = /^\s*(?:$|(?:[-*+]|\d{1,3}[.)])\s|[*_]{1,2}\p{L}[^*_:]{0,40}(?::[*_]|[*_]{1,2}\s*:))/u;
// "D1: …", "Decision 3 — …", "ADR-004: …", "2) …".
const number = /^(?:(?:decision|entscheidung|adr|d)[-_ #]{0,2}\d{1,4}|\d{1,3}[.)]|#\d{1,4})(?:\s*[:.)—–-]+\s*|\s+)/i;
// A heading over several decisions, as "Product decisions".
const group = /^(?:\S+ ){0,3}(?:decisions|entscheidungen)$/i;
const most = 100;
const longest = 600;

import type { MarkdownText } from '../../markdown/parse.ts';
import { fencesIn } from '../../model/fences.ts';
import { meaningOf } from '../../headings/classify.ts';
import type { SectionClass } from '../../headings/table.ts';

/** An XML-like element of a text, such as `<next_steps>` … `</next_steps>`. */
export interface Tagged {
  name: string;
  /** 1-based line of the opening tag. */
  line: number;
  /** Offsets of the whole element. */
  start: number;
  end: number;
  /** Offsets of what stands between its tags. */
  from: number;
  to: number;
  /** True when nothing stands behind the opening tag on its line. */
  apart: boolean;
}

/** The elements of a text that stand for sections, in the order of the file. An element around others gives way to them. */
export function taggedIn(doc: MarkdownText): Tagged[] {
  const reader: Reader = { doc, code: codeIn(doc), closes: new Map(), at: 0, line: 1 };
  return elementsIn(reader, doc.front.endOffset, doc.text.length, 0);
}

/** What the name of an element says; null when it says nothing. */
export function classOfTag(name: string): SectionClass | null {
  // `<context>` holds what else to know, not what the work is for.
  return name === 'context' ? null : meaningOf(name.replace(/[_-]/g, ' ')).class;
}

interface Reader {
  doc: MarkdownText;
  /** Offsets of code; fenced code also inside elements, where Markdown sees none. */
  code: readonly { from: number; to: number }[];
  /** Where the next closing tag of a name stands; -1 when there is none. */
  closes: Map<string, number>;
  /** Offset up to which lines are counted, and the line it is in. */
  at: number;
  line: number;
}

function elementsIn(reader: Reader, from: number, to: number, depth: number): Tagged[] {
  const { text } = reader.doc;
  const found: Tagged[] = [];
  let at = from;
  while (at >= 0 && at < to) {
    const element = elementAt(reader, at, to);
    const inner = element && depth < deepest && around(element.name) ? elementsIn(reader, element.from, element.to, depth + 1) : [];
    const known = inner.some((it) => classOfTag(it.name) !== null);
    if (element && known) for (const it of withRest(reader, element, inner)) found.push(it);
    else if (element && (element.apart || classOfTag(element.name) !== null)) found.push(element);
    const taken = element !== null && (known || found.at(-1) === element);
    at = taken && text.charAt(element.end) === '<' ? element.end : nextTag(text, taken ? element.end : at, depth);
  }
  return found;
}

const around = (name: string): boolean => [null, 'status', 'log'].includes(classOfTag(name));

/** The elements inside another one, and what stands right below a tag between them: Markdown takes that for HTML up to an empty line. */
function withRest(reader: Reader, whole: Tagged, inner: readonly Tagged[]): Tagged[] {
  const { text } = reader.doc;
  const counter = { ...reader, at: whole.start, line: whole.line };
  const all: Tagged[] = [];
  let from = whole.from;
  for (const it of [...inner, null]) {
    const to = it?.start ?? whole.to;
    lineEnd.lastIndex = from;
    const below = (from > whole.from || !whole.apart) && lineEnd.test(text);
    const start = below ? lineEnd.lastIndex : from;
    filled.lastIndex = start;
    if (start < to && filled.test(text) && filled.lastIndex <= to) {
      all.push({ name: whole.name, line: lineAt(counter, start) - 1, start, end: to, from: start, to, apart: true });
    }
    if (it) all.push(it);
    from = it?.end ?? to;
  }
  return all;
}

function elementAt(reader: Reader, at: number, to: number): Tagged | null {
  const { doc, closes } = reader;
  opening.lastIndex = at;
  const [whole, name, rest] = opening.exec(doc.text) ?? [];
  if (whole === undefined || name === undefined || htmlNames.has(name)) return null;
  const from = at + whole.length;
  let close = closes.get(name);
  if (close === undefined || (close >= 0 && close < from)) closes.set(name, (close = doc.text.indexOf(`</${name}>`, from)));
  const end = close + name.length + 3;
  if (close < 0 || end > to || reader.code.some((it) => it.from <= at && at < it.to)) return null;
  behind.lastIndex = end;
  // Words behind it make it a part of a sentence.
  if (rest === undefined && !behind.test(doc.text)) return null;
  return { name, line: lineAt(reader, at), start: at, end, from, to: close, apart: rest !== undefined };
}

/** Start of the next line that starts with `<`, behind white space inside an element; -1 when there is none. */
function nextTag(text: string, at: number, depth: number): number {
  if (depth === 0) {
    const found = text.indexOf('\n<', at);
    return found < 0 ? -1 : found + 1;
  }
  const line = text.indexOf('\n', at);
  indented.lastIndex = line + 1;
  return line < 0 ? -1 : (indented.exec(text)?.index ?? -1);
}

function codeIn({ root, text }: MarkdownText): Reader['code'] {
  const lines = text.split('\n');
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const fenced = fencesIn(lines).filter((it) => it.closed);
  return [
    ...fenced.map(({ from, to }) => ({ from: starts[from] ?? 0, to: starts[to] ?? 0 })),
    ...root.children
      .filter((it) => it.type === 'code')
      .map(({ position: at }) => ({ from: at?.start.offset ?? 0, to: at?.end.offset ?? 0 })),
  ];
}

function lineAt(reader: Reader, offset: number): number {
  const { text } = reader.doc;
  for (let at = text.indexOf('\n', reader.at); at >= 0 && at < offset; at = text.indexOf('\n', reader.at)) {
    reader.line++;
    reader.at = at + 1;
  }
  return reader.line;
}

const deepest = 4;
const opening = /[ \t]*<([a-z][a-z0-9_-]*)>([ \t]*\r?\n)?/y;
const behind = /[ \t]*(?:\r?\n|$|<)/y;
const lineEnd = /[ \t]*\r?\n/y;
const filled = /[ \t]*[^\s<]/y;
const indented = /^[ \t]*<(?=[a-z])/gm;
// Tags that are HTML, not sections.
const htmlNames = new Set(
  'details summary div span p center table thead tbody tr td th ul ol li br hr img a b i em strong code pre sub sup kbd picture source video section article header footer main nav aside figure figcaption blockquote script style svg form button h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);

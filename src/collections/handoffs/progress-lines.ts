import { assemble, cut, endsSentence, linesOf, widthOf, type Line, type Paragraph } from '../../markdown/lines.ts';
import type { Block, MarkdownText } from '../../markdown/parse.ts';
import { withoutFences } from '../../model/fences.ts';
import type { SectionClass } from '../../headings/table.ts';
import { isStated } from './inline-labels.ts';
import { listsApart, phrasing, type Phrasing } from './lists-apart.ts';
import { markOf, mayBeMark } from './marks.ts';

type List = Extract<Block, { type: 'list' }>;

/** A paragraph to be. */
interface Part {
  line: number;
  children: Phrasing;
  /** True when the next line goes on with its sentence. */
  open: boolean;
}

interface Reader {
  /** Offsets at which the lines of the file start. */
  starts: readonly number[];
  text: string;
  /** The newest day that a line begins with, and the day of the line read last. */
  newest: string;
  day: string | null;
}

/** The text with every line of a paragraph as a paragraph of its own: a log of progress has one thing on a line, and Markdown would join them. */
export function withLinesApart(doc: MarkdownText): MarkdownText {
  const starts = [0, ...[...doc.text.matchAll(/\n/g)].map((it) => it.index + 1)];
  const days = withoutFences(doc.text.split('\n'))
    .filter((it) => stamp.test(it))
    .map(dayOf);
  const newest = days.sort().at(-1) ?? '';
  const reader: Reader = { starts, text: doc.text, newest, day: null };
  const children = doc.root.children.flatMap((it): Block[] => {
    if (it.type === 'heading') reader.day = null;
    return it.type === 'paragraph'
      ? paragraphsOf(reader, it)
      : it.type === 'list'
        ? listsApart(it, ({ text }) => isNameAlone(text)).flatMap((part) => (part.type === 'list' ? listOf(reader, part) : [part]))
        : [it];
  });
  return { ...doc, root: { ...doc.root, children } };
}

function paragraphsOf(reader: Reader, paragraph: Paragraph): Paragraph[] {
  const parts: Part[] = [];
  for (const raw of linesOf(paragraph)) {
    const line = assemble(raw);
    const before = parts.at(-1);
    const starts = stamp.test(line.text) || (mayBeMark(line.text) && markOf(line.text, null).mark !== null);
    const goesOn = !starts && before !== undefined && (before.open || isIndented(reader, raw.line));
    for (const [index, piece] of piecesOf(reader, line).entries()) {
      const last = parts.at(-1);
      const passed = isPassed(reader, piece);
      if (last && (passed || (goesOn && index === 0))) last.children.push({ type: 'text', value: '\n' }, ...phrasing(piece));
      else parts.push({ line: line.line, children: phrasing(piece), open: false });
    }
    // Only a line as wide as a page is broken off by its writer.
    const last = parts.at(-1);
    if (last) last.open = widthOf(raw) >= pageWidth && !endsSentence(raw);
  }
  return parts.map((it) => placed(it, reader.starts));
}

/** A step of a session is no name to cut at: it may be that of an earlier one. */
function isNameAlone(text: string): boolean {
  const [, name] = nameAlone.exec(text) ?? [];
  return name !== undefined && !superseded.has(isStated(name));
}

/** A list without what names in capitals start inside its items, and that as paragraphs behind it. */
function listOf(reader: Reader, list: List): Block[] {
  const behind: Part[] = [];
  const items = list.children.flatMap((item) => {
    const [first, ...more] = item.children;
    if (first?.type !== 'paragraph') return [item];
    const lines = linesOf(first);
    const line = lines[0] && assemble(lines[0]);
    if (!line) return [item];
    const pieces = piecesOf(reader, line);
    if (lines.length > 1 || more.length > 0 || typeof item.checked === 'boolean' || pieces.some((it) => isPassed(reader, it)))
      return [item];
    const own = pieces.filter((it) => labelAt(it.text) === null);
    if (own.length === pieces.length) return [item];
    for (const it of pieces) if (!own.includes(it)) behind.push({ line: line.line, children: phrasing(it), open: false });
    return own.length === 0 ? [] : [{ ...item, children: [{ ...first, children: own.flatMap(phrasing) }] }];
  });
  const rest: Block[] = items.length > 0 ? [{ ...list, children: items }] : [];
  return [...rest, ...behind.map((it) => placed(it, reader.starts))];
}

/** The class of a name in capitals at the start of a text, such as `NEXT:`; null when none stands there. */
export function labelAt(text: string): SectionClass | null {
  const [, name] = startLabel.exec(text) ?? [];
  return name === undefined ? null : isStated(name);
}

/** Whether a piece names a step of an earlier day: that is taken up by now, or stands again further on. */
function isPassed({ day, newest }: Reader, { text }: Line): boolean {
  const [, name = ''] = anyLabel.exec(text) ?? [];
  return day !== null && day < newest && superseded.has(isStated(name));
}

/** A line in the pieces that names in capitals start: "finished login NEXT: logout". Its day is noted. */
function piecesOf(reader: Reader, line: Line): Line[] {
  if (stamp.test(line.text)) reader.day = dayOf(line.text);
  const starts = [...line.text.matchAll(labels)].filter((it) => it.index > 0 && isStated(it[1] ?? '') !== null).map((it) => it.index);
  const edges = [0, ...starts, line.text.length];
  return starts.length === 0 ? [line] : edges.slice(1).map((to, index) => cut(line, edges[index] ?? 0, to));
}

function placed({ line, children }: Part, starts: readonly number[]): Paragraph {
  const start = starts[line - 1] ?? 0;
  const lines = 1 + children.filter((it) => it.type === 'text' && it.value === '\n').length;
  const end = Math.max(start, (starts[line - 1 + lines] ?? start) - 1);
  return {
    type: 'paragraph',
    children,
    position: { start: { line, column: 1, offset: start }, end: { line: line + lines - 1, column: 1, offset: end } },
  };
}

function isIndented({ text, starts }: Reader, line: number): boolean {
  const start = starts[line - 1] ?? 0;
  return /^[ \t]{2}/.test(text.slice(start, start + 2));
}

const dayOf = (text: string): string => /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';

/** A day at the start of a line. */
export const stamp: RegExp = /^\W{0,3}\d{4}-\d{2}-\d{2}(?!\d)/;
const labels = /(?<![^\s.;,(])(\p{Lu}{2,}(?: \p{Lu}{2,}){0,2})\s*[:：]\s+(?=\S)/gu;
const startLabel = /^(\p{Lu}{2,}(?: \p{Lu}{2,}){0,2})\s*[:：]\s+\S/u;
const anyLabel = /^(\p{L}[\p{L} ]{0,24}?)\s*[:：]/u;
const superseded: ReadonlySet<SectionClass | null> = new Set<SectionClass | null>(['next', 'in progress', 'blockers']);
const pageWidth = 60;
const nameAlone = /^(\p{Lu}[\p{Lu} ]{2,24})[:：]$/u;

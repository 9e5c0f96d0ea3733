import { parseMarkdown, type Node } from '../../markdown/parse.ts';
import { plainText } from '../../markdown/text.ts';
import { isFor, markedWords, type Audience } from '../../model/audience.ts';
import type { Redacted } from '../../model/redacted.ts';

/** Offsets in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** A part of a text that an audience does not get. */
export interface Part extends Range {
  /** Words of the heading that it begins with, in lower case; null for a part without one. */
  heading: string | null;
}

/** What of one text an audience does not get. */
export interface Marked {
  /** True for the whole of it. */
  whole: boolean;
  /** True when it names readers that are not known, and is left out for want of a better answer. */
  unsure: boolean;
  parts: Part[];
  /** The marks themselves, whoever they are for. */
  marks: Range[];
}

interface Mark extends Range {
  /** The readers it names; null for the one that ends a part. */
  words: string[] | null;
}

interface Heading {
  start: number;
  depth: number;
  words: string;
}

/** The parts that marks in comments keep from `audience`: up to the mark that ends them, else the section they stand before, else the rest of the one they stand in. */
export function markedParts(text: Redacted, audience: Audience): Marked {
  const { root, front } = parseMarkdown(text);
  const headings = headingsOf(root);
  const found = marksIn(text, root, audience);
  const marked: Marked = { whole: false, unsure: false, parts: [], marks: found.map(({ start, end }) => ({ start, end })) };
  const open: Mark[] = [];
  const add = (mark: Mark, end: number): void => {
    if (!isFor(mark.words ?? [], audience))
      marked.parts.push({ start: mark.start, end, heading: behind(text, mark, headings)?.words ?? null });
  };
  for (const mark of found) {
    if (mark.words !== null) open.push(mark);
    else {
      const begin = open.pop();
      if (begin !== undefined) add(begin, mark.end);
    }
  }
  for (const mark of open) {
    if (isBlank(text.slice(front.endOffset, mark.start)) && !isFor(mark.words ?? [], audience))
      return { ...marked, whole: true, parts: [] };
    const heading = behind(text, mark, headings);
    const { depth } = heading ?? headings.findLast((it) => it.start < mark.start) ?? { depth: 6 };
    add(mark, headings.find((it) => it.start > (heading ?? mark).start && it.depth <= depth)?.start ?? text.length);
  }
  return marked;
}

/** The sections under headings of these words, in lower case, wherever they stand in `text`. */
export function sectionsCalled(text: Redacted, words: ReadonlySet<string>): Part[] {
  if (words.size === 0) return [];
  const headings = headingsOf(parseMarkdown(text).root);
  return headings.flatMap((it, index) => {
    if (!words.has(it.words)) return [];
    const next = headings.slice(index + 1).find((other) => other.depth <= it.depth);
    return { start: it.start, end: next?.start ?? text.length, heading: it.words };
  });
}

/** What a link writes behind `#` to lead to one of the headings within `ranges`. */
export function anchorsWithin(text: Redacted, ranges: readonly Range[]): Set<string> {
  if (ranges.length === 0) return new Set();
  const cut = headingsOf(parseMarkdown(text).root).filter((it) => ranges.some(({ start, end }) => it.start >= start && it.start < end));
  return new Set(cut.map(({ words }) => words.replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-')));
}

const written = /<!--\s*(?:(\/)\s*handover\b[^>]*?|handover\s*:([^>]*?))\s*-->/gi;

/** Marks in the comments of a document; those that are shown as code are none. */
function marksIn(text: Redacted, root: Node, audience: Audience): Mark[] {
  return htmlOf(root).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(written)].flatMap((it) => {
      const words = it[1] === undefined ? markedWords(it[2] ?? '', audience) : null;
      if (it[1] === undefined && words === null) return [];
      return { start: start + it.index, end: start + it.index + it[0].length, words };
    }),
  );
}

/** Pieces of HTML in a tree, in their order. */
function htmlOf(root: Node): Range[] {
  const found: Range[] = [];
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'html') found.push(rangeOf(node));
    if ('children' in node) for (const child of node.children) stack.push(child);
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Where a node stands. */
export function rangeOf({ position }: Node): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** Headings that begin a section; those inside of quotes and lists are content. */
function headingsOf(root: Node): Heading[] {
  return ('children' in root ? root.children : []).flatMap((it: Node) => {
    if (it.type === 'heading') return { start: rangeOf(it).start, depth: it.depth, words: plainText(it).toLowerCase() };
    const [, level, words = ''] = it.type === 'html' ? (/^<h([1-6])\b[^>]*>([^<]*)/i.exec(it.value) ?? []) : [];
    return level === undefined ? [] : { start: rangeOf(it).start, depth: Number(level), words: words.trim().toLowerCase() };
  });
}

/** The heading that follows a mark directly. */
function behind(text: Redacted, { start, end }: Mark, headings: readonly Heading[]): Heading | null {
  const next = headings.find((it) => it.start > start);
  return next !== undefined && isBlank(text.slice(end, next.start)) ? next : null;
}

function isBlank(text: string): boolean {
  return (
    text
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replace('\uFEFF', '')
      .trim() === ''
  );
}

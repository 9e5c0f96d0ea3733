import { assemble, cut, nodesOf, type Line, type Paragraph, type RawLine } from './lines.ts';
import type { Block, Node } from './parse.ts';
import { collapse, lengthOf, plainText } from './text.ts';

/** A named value as people write it: `Status: done`, `**Date:** …`, `- **Owner**: …`, a row of a two-column table. */
export interface Label {
  /** Words before the colon, without signs and emoji around them. */
  readonly key: string;
  /** Words after it; empty when what is meant follows in `blocks`. */
  readonly value: string;
  /** 1-based line. */
  readonly line: number;
  /** The value as nodes, for its links. */
  readonly nodes: Node[];
  /** What follows up to the next label: in a list item the rest of the item, else the blocks after the paragraph. */
  readonly blocks: Block[];
}

/** A label with how its name is written. */
export interface FoundLabel extends Label {
  /** True for a name in bold or italic. */
  readonly marked: boolean;
}

interface Start {
  key: string;
  marked: boolean;
  /** Where the key starts, with the signs before it. */
  from: number;
  /** Where the value starts, after the colon. */
  to: number;
}

/** A cheap look at the start of a paragraph: false for prose, which most paragraphs are. */
export function mayStartLabels({ children: [first, second] }: Paragraph): boolean {
  if (first?.type === 'strong' || first?.type === 'emphasis')
    return lengthOf(first) < longestKey + 20 || colonOrSeparator.test(plainText(first).slice(0, longestKey));
  if (first?.type !== 'text') return second?.type === 'text' && goesOn.test(second.value.slice(0, longestKey));
  const end = first.value.indexOf('\n');
  const length = end < 0 ? first.value.length : end;
  if (colonOrSeparator.test(first.value.slice(0, Math.min(length, longestKey + 8)))) return true;
  // After a long first line the others are wrapped prose; lists of labels have short lines. A short first text may be a sign before bold words.
  return end < 0 ? length <= 8 && second !== undefined : length < 70;
}

/** The labels of one line: one at its start, and more after ` · `, ` | ` or where bold words with a colon start. `wrapped` are the lines that go on with the last value. */
export function labelsOfLine(raw: RawLine, wrapped: readonly RawLine[]): FoundLabel[] {
  if (!mayHoldLabels(raw)) return [];
  const line = assemble(raw);
  const starts = startsOf(line);
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return new LineLabel(line, start, next?.from ?? line.text.length, next ? listedEnd : valueEnd, next ? [] : wrapped);
  });
}

/** A cheap look at the start of a line: false when it certainly holds no label. */
function mayHoldLabels(line: RawLine): boolean {
  const [first, second] = line.parts;
  if (first?.node.type === 'strong') return true;
  if (first?.node.type === 'text') {
    const start = first.node.value.slice(first.from, Math.min(first.to, first.from + longestKey + 8));
    if (!colonOrSeparator.test(start) && (start.length > 8 || !second)) return false;
  }
  const head = assemble(line, longestKey + 8);
  return startAt(head, 0) !== null || separatorSign.test(head.text);
}

/** Most labels are looked at by key alone, so the value is put together when it is asked for. */
class LineLabel implements FoundLabel {
  readonly key: string;
  readonly marked: boolean;
  readonly line: number;
  readonly blocks: Block[] = [];
  readonly #whole: Line;
  readonly #start: number;
  readonly #end: number;
  readonly #ends: RegExp;
  readonly #wrapped: readonly RawLine[];

  constructor(whole: Line, { key, marked, to }: Start, end: number, ends: RegExp, wrapped: readonly RawLine[]) {
    this.key = key;
    this.marked = marked;
    this.line = whole.line;
    this.#whole = whole;
    this.#start = to;
    this.#end = end;
    this.#ends = ends;
    this.#wrapped = wrapped;
  }

  get value(): string {
    let words = this.#whole.text.slice(this.#start, this.#end);
    for (const it of this.#wrapped) words += ` ${assemble(it).text}`;
    return withoutEnds(collapse(words), this.#ends);
  }

  get nodes(): Node[] {
    const first = nodesOf(cut(this.#whole, this.#start, this.#end));
    return [...first, ...this.#wrapped.flatMap((it) => [space, ...nodesOf(assemble(it))])];
  }
}

// From both ends by hand: a pattern for "signs at the end" looks anew at each of many signs in the middle.
function withoutEnds(text: string, end: RegExp): string {
  let from = 0;
  let to = text.length;
  while (from < to && valueEnd.test(text[from] ?? '')) from += 1;
  while (to > from && end.test(text[to - 1] ?? '')) to -= 1;
  return text.slice(from, to);
}

function startsOf(line: Line): Start[] {
  const first = startAt(line, 0);
  const starts = first ? [first] : [];
  const others = separatorSign.test(line.text) ? [...line.text.matchAll(separator)].map((it) => it.index + it[0].length) : [];
  if (first) for (const piece of line.pieces) if (piece.marked && piece.start > 0) others.push(piece.start);
  for (const at of others.sort((a, b) => a - b)) {
    if (at < (starts.at(-1)?.to ?? 0)) continue;
    const start = startAt(line, at);
    if (start && (start.marked || !isMarkedAt(line, at))) starts.push(start);
  }
  return starts;
}

/** The label that starts at this offset of the line; null when what stands there is prose. */
function startAt(line: Line, from: number): Start | null {
  const { text } = line;
  signs.lastIndex = from;
  const keyAt = from + (signs.exec(text)?.[0].length ?? 0);
  const first = pieceAt(line, keyAt);
  if (first && noKeys.has(first.node.type)) return null;
  const colonAt = text.slice(keyAt, keyAt + longestKey + 2).search(colon);
  const end = keyAt + colonAt;
  const marked = first?.marked === true && (colonAt < 0 || end <= first.end + 1);
  if (colonAt < 1 || (first?.marked && !marked)) return from === 0 && first ? boldStart(text, keyAt, first) : null;
  const key = text.slice(keyAt, end).replace(signsAtEnd, '');
  const tight = text[end] === ':' && end + 1 < text.length && !/\s/.test(text.charAt(end + 1));
  if (tight && !marked && !eastAsian.test(key)) return null;
  return isKey(key, marked) ? { key, from, to: end + 1, marked } : null;
}

/** Bold words that open a line and stand alone, end with a full stop, or have a dash after them name what follows, too. */
function boldStart(text: string, keyAt: number, { node, end }: Line['pieces'][number]): Start | null {
  if (node.type !== 'strong' || end - keyAt > longestKey + 4) return null;
  const words = text.slice(keyAt, end).trim();
  const dash = dashAfter.exec(text.slice(end, end + 8));
  const stopped = /[.。]$/.test(words);
  if (!dash && !stopped && text.slice(end).trim() !== '') return null;
  const key = words.replace(signsAtEnd, '');
  return isKey(key, true) ? { key, from: 0, to: end + (dash?.[0].length ?? 0), marked: true } : null;
}

const pieceAt = ({ pieces }: Line, at: number) => pieces.find((it) => it.start <= at && it.end > at);
const isMarkedAt = (line: Line, at: number) => pieceAt(line, at)?.marked === true;

/** Whether these words can name a value: short, and no sentence. Marked words (bold, italic) may be longer. */
export function isKey(words: string, marked: boolean): boolean {
  if (words.length === 0 || words.length > longestKey || !letter.test(words) || !isClosed(words)) return false;
  return !(marked ? sentenceInBold : sentence).test(words) && words.split(' ').length <= (marked ? 8 : 5);
}

/** False for words with a bracket or a quotation mark whose other half is elsewhere: a name is no part of a sentence. */
function isClosed(words: string): boolean {
  if (!bracket.test(words)) return true;
  let open = '';
  for (const sign of words.replace(enumerator, '')) {
    const at = opening.indexOf(sign);
    if (at >= 0) open += closing.charAt(at);
    else if (closing.includes(sign)) {
      if (!open.endsWith(sign)) return false;
      open = open.slice(0, -1);
    }
  }
  return open === '';
}

// `a)` and `2)` open a name without closing a bracket.
const enumerator = /^(?:\p{L}|\d{1,2})[)）\]]\s?/u;
const opening = '([（［【「『';
const closing = ')]）］】」』';
const bracket = /[()[\]（）［］【】「」『』]/;
const space: Node = { type: 'text', value: ' ' };
const longestKey = 40;
const colon = /[:：]/;
const letter = /\p{L}/u;
const signs = /[^\p{L}\p{N}(（[【:：]*/uy;
const signsAtEnd = /[^\p{L}\p{N})）\]】?%]+$/u;
const colonOrSeparator = /[:：·•|｜‖]/;
// After code or a link only a separator or a new line can make room for a label.
const goesOn = /[·•|｜‖\n]/;
const separatorSign = /[·•|｜‖]/;
const separator = /\s+[·•|｜‖]\s+|｜/g;
const sentence = /[.,;!?。，；！？、"“”«»<>{}=\\@`$·•|｜]|https?$/;
const sentenceInBold = /[.!?](?:\s|$)|[;。；！？<>{}=\\`·•|｜]|https?$/;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]\s*$/u;
const dashAfter = /^\s*(?:[—–→]+|-+(?=\s))/;
const valueEnd = /[\s·•|｜]/;
const listedEnd = /[\s·•|｜,;，；]/;
const noKeys = new Set<Node['type']>(['inlineCode', 'link', 'linkReference', 'image']);

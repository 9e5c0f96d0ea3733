import type { Node } from './parse.ts';
import { lengthOf, lineOf, plainText } from './text.ts';

/** One written line of a paragraph, not yet put together. */
export interface RawLine {
  /** 1-based. */
  line: number;
  /** True when the line was meant to start anew (a hard break or `<br>` before it). */
  apart: boolean;
  parts: Part[];
}

/** A node of a line; of a text node only the characters from `from` to `to`. */
interface Part {
  node: Node;
  from: number;
  to: number;
}

/** One written line of a paragraph, with the nodes it is made of. */
export interface Line extends Pick<RawLine, 'line' | 'apart'> {
  text: string;
  /** What stands where in `text`. */
  pieces: Piece[];
}

interface Piece {
  start: number;
  end: number;
  node: Node;
  /** True for bold and italic words, which may be the key of a label. */
  marked: boolean;
  /** True when the line holds only a part of the node. */
  partly?: boolean;
}

export type Paragraph = Extract<Node, { type: 'paragraph' }>;

/** The lines of a paragraph as its author wrote them. */
export function linesOf(paragraph: Paragraph): RawLine[] {
  const first: RawLine = { line: lineOf(paragraph), apart: true, parts: [] };
  const lines = [first];
  let { parts } = first;
  const startLine = (line: number, apart: boolean): void => {
    parts = [];
    lines.push({ line, apart, parts });
  };
  for (const node of paragraph.children) {
    if (node.type === 'text') {
      let from = 0;
      let line = lineOf(node);
      for (let at = node.value.indexOf('\n'); at >= 0; at = node.value.indexOf('\n', from)) {
        parts.push({ node, from, to: at });
        startLine(++line, false);
        from = at + 1;
      }
      parts.push({ node, from, to: node.value.length });
    } else if (node.type === 'break') startLine(lineOf(node) + 1, true);
    else if (node.type === 'html') {
      if (lineBreakTag.test(node.value)) startLine(lineOf(node), true);
    } else parts.push({ node, from: 0, to: 0 });
  }
  return lines;
}

/** About how many characters a line takes in the file. */
export function widthOf({ parts }: RawLine): number {
  return parts.reduce((width, { node, from, to }) => width + (node.type === 'text' ? to - from : lengthOf(node)), 0);
}

/** True for a line whose last written sign ends a sentence. */
export function endsSentence({ parts }: RawLine): boolean {
  const last = parts.at(-1);
  return last?.node.type === 'text' && sentenceEnd.test(last.node.value.slice(Math.max(last.from, last.to - 8), last.to));
}

/** A line put together, as far as its first `enough` characters and the node that holds them. */
export function assemble({ line, apart, parts }: RawLine, enough = Infinity): Line {
  const pieces: Piece[] = [];
  let text = '';
  for (const { node, from, to } of parts) {
    const start = text.length;
    if (start >= enough) break;
    text += node.type === 'text' ? node.value.slice(from, Math.min(to, from + enough)).replace('\r', '') : plainText(node);
    if (text.length > start) pieces.push({ start, end: text.length, node, marked: node.type === 'strong' || node.type === 'emphasis' });
  }
  return { text, line, apart, pieces };
}

/** The part of a line from `from` to `to`. */
export function cut(line: Line, from: number, to: number): Line {
  const pieces = line.pieces
    .filter(({ start, end }) => end > from && start < to)
    .map((piece) => ({
      ...piece,
      start: Math.max(0, piece.start - from),
      end: Math.min(to, piece.end) - from,
      partly: piece.start < from || piece.end > to,
    }));
  return { ...line, text: line.text.slice(from, to), pieces };
}

/** The nodes of a line; where only a part of one belongs to it, a text node of that part. */
export function nodesOf({ pieces, text }: Line): Node[] {
  return pieces.map(({ node, start, end, partly }) =>
    node.type === 'text' || partly ? { type: 'text', value: text.slice(start, end) } : node,
  );
}

const sentenceEnd = /[.!?。！？][\s)"'”’*_]*$/;
const lineBreakTag = /^<br\s*\/?>/i;

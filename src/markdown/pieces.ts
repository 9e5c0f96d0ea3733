import type { Redacted } from '../model/redacted.ts';
import { readFrontMatter, type FrontMatter } from './front-matter.ts';
import { isTooDense } from './too-dense.ts';

/** A text with its front matter, and the pieces of its body; null where it has to be read as a whole. */
interface Cut {
  front: FrontMatter;
  pieces: readonly string[] | null;
}

let last: { text: Redacted; cut: Cut } | null = null;

/** A text cut into pieces. It is asked for twice in a row: to be rendered and to be compared. */
export function cutText(text: Redacted): Cut {
  if (last?.text === text) return last.cut;
  const { front } = readFrontMatter(text);
  const body = text.slice(front.endOffset);
  const cut = { front, pieces: isTooDense(body) ? null : piecesOf(body) };
  last = { text, cut };
  return cut;
}

/**
 * A text cut where one block surely ends and another begins, so that each piece can be parsed and rendered by itself, as it is in the whole.
 * Null where a part of the text may mean something in another one: footnotes, references, links to a place in it, and HTML beyond comments.
 */
export function piecesOf(body: string): string[] | null {
  if (reaching.test(body)) return null;
  const pieces: string[] = [];
  let start = 0;
  let isAfterBlank = false;
  let isList = false;
  let isSurelyList = false;
  let isOpen = false;
  let fence: Fence | null = null;
  for (let at = 0, next = 0; at < body.length; at = next) {
    const end = body.indexOf('\n', at);
    next = end === -1 ? body.length : end + 1;
    const line = body.slice(at, end === -1 ? body.length : end);
    if (fence !== null) {
      // It may belong to an item of a list, which would end here.
      if (fence.isUnsure && line.trim() !== '' && !line.startsWith(fence.indent)) return null;
      if (closes(line, fence)) {
        if (fence.isUnsure && !line.startsWith(fence.indent + fence.mark[0])) return null;
        fence = null;
      }
      isAfterBlank = false;
      continue;
    }
    if (line.trim() === '') {
      isAfterBlank = true;
      continue;
    }
    const isItem = item.test(line) && !rule.test(line);
    if (isOpen && /^[^\s>]/.test(line)) return null;
    if (isAfterBlank && at > start && /^\S/.test(line) && (!isItem || (!isList && plainItem.test(line)))) {
      // Code that is left open in a list or a quote ends with it, and how many empty lines it ends with is told by what follows.
      if (isOpen) return null;
      pieces.push(body.slice(start, at).replace(/\n[ \t\n]*$/, '\n'));
      start = at;
      isList = isSurelyList = false;
    }
    if ((html.test(line) && !comment.test(line)) || emptyItem.test(line) || (!isSurelyList && indented.test(line))) return null;
    if (isItem) isList = true;
    if (isItem && plainItem.test(line)) isSurelyList = true;
    fence = fenceIn(line, isList);
    const within = fence === null ? fenceWithin.exec(line) : null;
    if (within !== null) isOpen = !isOpen || within[1] !== undefined;
    isAfterBlank = false;
  }
  pieces.push(body.slice(start));
  return pieces;
}

/**
 * A paragraph that no text has: it parts what was made of several pieces at once, because to begin costs more than a piece. One byte, so that a text
 * of such signs takes no more room.
 */
export const parting = '\u0091';

/** Pieces as one text, with what parts them in between. */
export const joined = (pieces: readonly string[]): string => pieces.join(`\n${parting}\n\n`);

/** Code between fences that stands in no other block, or may do so. */
interface Fence {
  indent: string;
  mark: string;
  isUnsure: boolean;
}

function fenceIn(line: string, isList: boolean): Fence | null {
  const [, indent = '', mark] = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
  return mark === undefined ? null : { indent, mark, isUnsure: isList && indent !== '' };
}

const closes = (line: string, { mark }: Fence): boolean => {
  const [, own = ''] = /^ {0,3}(`+|~+)[ \t]*$/.exec(line) ?? [];
  return own[0] === mark[0] && own.length >= mark.length;
};

/** Footnotes and references, links within the text, and signs that are read in a way of their own. */
const reaching = /[\r\0\uFEFF\u0091]|\[\^|\]:|\]\([ \t\n]*<?#/;
const item = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
// It may also be the line below a heading, or a word.
const emptyItem = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]*$/;
const rule = /^ {0,3}([-*])[ \t]*(?:\1[ \t]*){2,}$/;
// Others begin a list in some places only.
const plainItem = /^(?:[-*+]|1[.)]) \S/;
/** A line that may begin or end code within other blocks; one in the first line of an item begins it. */
const fenceWithin = /^[\s>]*((?:[-*+]|\d{1,9}[.)])[\s>]+)*(?:`{3}|~{3})/;
const html = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[\s>]+)*<[A-Za-z/!?]/;
const indented = /^(?: {4}| {0,3}\t)/;
const comment = /^<!--(?:(?!-->).)*-->[ \t]*$/;

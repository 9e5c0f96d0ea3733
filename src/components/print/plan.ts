import { untitled } from '../headings.ts';

/** Something to print, with the length of its HTML in characters. */
export interface Piece {
  id: string;
  length: number;
}

/**
 * What of each list fits into `room` characters, in its order: lists share it alike, and what one does not need goes to the others. A piece that is
 * too long is left out, and those behind it may still fit.
 */
export function fitting(lists: readonly (readonly Piece[])[], room: number): { shown: string[]; leftOut: string[] }[] {
  const needs = lists.map((pieces, index) => ({ index, need: pieces.reduce((sum, it) => sum + it.length, 0) }));
  const shares = new Map<number, number>();
  let left = room;
  for (const [done, { index, need }] of needs.toSorted((a, b) => a.need - b.need).entries()) {
    const share = Math.min(need, Math.floor(left / (lists.length - done)));
    shares.set(index, share);
    left -= share;
  }
  return lists.map((pieces, index) => within(pieces, shares.get(index) ?? 0));
}

function within(pieces: readonly Piece[], share: number): { shown: string[]; leftOut: string[] } {
  const shown: string[] = [];
  const leftOut: string[] = [];
  let left = share;
  for (const { id, length } of pieces) {
    if (length <= left) {
      left -= length;
      shown.push(id);
    } else leftOut.push(id);
  }
  return { shown, leftOut };
}

/**
 * The HTML of a page as a part of a longer one: so many `levels` of heading lower, without ids and landmarks of its own, and with links to its own places
 * leading to its page at `url`.
 */
export function asPart(html: string, url: string, levels = 2): string {
  return html.replace(
    /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/g,
    (_, end: string, name: string, attributes: string) => {
      const level = /^h([1-6])$/.exec(name)?.[1];
      const tag = level === undefined ? name : `h${Math.min(6, Number(level) + levels)}`;
      const its = attributes
        .replace(/\s(?:id|aria-labelledby|aria-describedby)="[^"]*"/g, '')
        .replace(' role="region"', ' role="group"')
        .replace(/\shref="#/, ` href="${url}#`);
      return `<${end}${tag}${its}>`;
    },
  );
}

/** The text of a record below a heading of level 3 that says its `title`: without a first heading that says it again, and with no level left out. */
export function belowTitle(html: string, { title, url }: { title: string; url: string }): string {
  const rest = untitled(html, title);
  return asPart(rest, url, rest !== html && !/<h2[\s>]/.test(rest) ? 1 : 2);
}

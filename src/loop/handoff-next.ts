import type { HandoffSaid } from './standing-handoff.ts';
import { blocksOf, linesOf, shownLines } from './task-file.ts';

/**
 * The next action of a handoff in its simplest form: one section of that name that begins with a list of plain words. It stands for the reader of
 * handoffs where that cannot be, in the script of the hooks, and says nothing where that one may say something else.
 */
export function nextIn(text: string): HandoffSaid {
  const lines = shownLines(text);
  const sections = blocksOf(lines).filter((it) => it.part === 'next');
  const [only] = sections;
  const hasReferences = lines.some((it) => /^ {0,3}\[[^\]]+\]:/.test(it));
  return { next: sections.length === 1 && !hasReferences && only !== undefined ? firstItem(linesOf(lines, only)) : null, more: null };
}

/** Whether a text says nothing but headings: a template that nobody filled in. */
export function isBlank(text: string): boolean {
  return shownLines(text).every((it) => /^\s*(?:$|#{1,6}(?:\s|$)|-{3,}\s*$)/.test(it));
}

function firstItem(lines: readonly string[]): string | null {
  const start = lines.findIndex((it) => it.trim() !== '');
  const [, first] = /^ {0,3}(?:[-*+]|\d{1,3}[.)])[ \t]+(\S.*)$/.exec(lines[start] ?? '') ?? [];
  if (first === undefined) return null;
  const behind = lines.slice(start + 1);
  const end = behind.findIndex((it) => !/^[ \t]+[^\s>|]/.test(it) || /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]/.test(it));
  const item = [first, ...behind.slice(0, end === -1 ? behind.length : end)].map((it) => it.trim()).join(' ');
  const plain = item.replaceAll(/\*\*([^*]+)\*\*|`([^`]+)`/g, '$1$2');
  // Boxes, links, tables, marks: what these mean is for the reader of handoffs to say.
  return /[*`<>|\\&~#]|\][[(]|^\[.\]|(?:^|\W)_|:$/.test(plain) ? null : plain;
}

import type { HandoffSaid } from './standing-handoff.ts';
import { blocksOf, linesOf, shownLines, type Block } from './task-file.ts';

/**
 * The next action of a handoff in a simple form: one section of that name that begins with a list of plain words, else one label of that name at
 * the top. It stands for the reader of handoffs where that cannot be, in the script of the hooks, and says nothing where that one may say something
 * else: where several places could tell it, and in a log.
 */
export function nextIn(text: string): HandoffSaid {
  const lines = shownLines(text);
  // The title at the top tells what the text is, and no part of it.
  const [title, ...headings] = headed(blocksOf(lines));
  const sections = headings.filter((it) => it.part === 'next' || names.test(wordsOf(it.title)));
  const labels = lines.flatMap((it, index) => (label.test(it) ? [index] : []));
  const isUnsure =
    sections.length + labels.length !== 1 ||
    [names, near].some((it) => it.test(wordsOf(title.title))) ||
    headings.some((it) => it.level === 1) ||
    headings.some((it) => log.test(it.title) || (!sections.includes(it) && near.test(wordsOf(it.title)))) ||
    lines.some((it) => /^ {0,3}\[[^\]]+\]:/.test(it));
  if (isUnsure) return { next: null, more: null };
  const [section] = sections;
  if (section !== undefined) return { next: firstItem(withoutBoxes(linesOf(lines, section))), more: null };
  const [at = -1] = labels;
  const top = headings[0]?.at ?? lines.length;
  return { next: at < top ? labelled(lines, at) : null, more: null };
}

/** The title of a text, and the headings below it. */
function headed(blocks: readonly Block[]): [{ title: string }, ...Block[]] {
  const headings = blocks.filter((it) => it.level > 0);
  const [first] = headings;
  return first?.level === 1 ? [first, ...headings.slice(1)] : [{ title: '' }, ...headings];
}

const wordsOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replaceAll(/[^\p{L}' ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const names =
  /^(?:todos?|to do|what's next|what is next|next up|(?:immediate|recommended) next (?:steps?|actions?)|next (?:session|tasks?|work item)|nächster? schritte?|próximos? pasos?|prochaines? étapes?|下一步|次にやること|다음 단계|следующие шаги)$/u;
/** Titles of what may tell a next action as well. */
const near = /\b(?:next|todos?|to do|start here|resume|immediate|priorit\w*|pending|first|suggested|what remains)\b|下一步|次に|다음/u;
/** Titles of entries, and of what was before. */
const log = /\d{4}-\d\d-\d\d|\b(?:session|wave|update|entry|log|archived?|previous|prior|history)\b/i;
const label = /^(?! {0,3}#)\W{0,6}(?:next|todo)\b.{0,20}:/i;

/** The words behind a label that stands alone: `**Next:** Run case 4`. */
function labelled(lines: readonly string[], at: number): string | null {
  if ([lines[at - 1], lines[at + 1]].some((it) => it !== undefined && it.trim() !== '')) return null;
  const [, said = ''] = /^(?:\*\*)?next(?: steps?| actions?)?(?:\*\*:|:\*\*|:)[ \t]+(\S.*)$/i.exec(lines[at] ?? '') ?? [];
  return firstItem([`- ${said}`]);
}

/** A list of boxes without them; as it is where one is ticked. */
function withoutBoxes(lines: readonly string[]): readonly string[] {
  return lines.some((it) => /\[[^ ]\]/.test(it))
    ? lines
    : lines.map((it) => it.replace(/^( {0,3}(?:[-*+]|\d{1,3}[.)])[ \t]+)\[ \][ \t]+/, '$1'));
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
  return /[*`<>|\\&~#]|\][[(]|^\[.\]|(?:^|\W)_|:$|^(?:none|nothing|n\/a|tbd|no)\b/i.test(plain) ? null : plain;
}

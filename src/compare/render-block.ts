import type { Block } from './block.ts';
import type { Entry } from './comparison.ts';
import { directionHtml, escaped, markedHtml, piecesHtml, runsHtml } from './html.ts';
import type { Wording } from './wording.ts';

export type Side = 'old' | 'new';

/** A block that is neither a row nor a line, of one side. */
export function blockHtml(entry: Entry, side: Side, wording: Wording): string {
  const block = entry.change === 'changed' ? (side === 'old' ? entry.before : entry.after) : entry.block;
  const words =
    entry.change === 'changed' ? markHtml(entry, side, wording) + cellsHtml(entry, side, wording) : wholeHtml(entry.change, block, wording);
  const cells = entry.change === 'changed' ? [...entry.before.cells, ...entry.after.cells] : block.cells;
  return `<p${classHtml(classesOf(entry, block))}${directionHtml(cells)}>${words}</p>`;
}

/** The attribute of an element that has classes. */
export const classHtml = (classes: readonly string[]): string => (classes.length === 0 ? '' : ` class="${classes.join(' ')}"`);

/** Classes of a block: whether it is a heading, its change, for which the style sheet has a sign, and how deep it stands in lists. */
function classesOf({ change }: Entry, { kind, within }: Block): string[] {
  const depth = Math.min(6, within.replace(/\[[^\]]*\]/g, '').length);
  return [...(kind === 'heading' ? [kind] : []), ...(change === 'kept' ? [] : [change]), ...(depth > 1 ? [`in-${depth}`] : [])];
}

/** Whether an entry is no part of the later text. */
export function isGone({ change }: Entry): boolean {
  return change === 'removed' || change === 'moved-from';
}

/** Words of a block that is the same on both sides or stands on one. */
function wholeHtml(change: Exclude<Entry['change'], 'changed'>, block: Block, wording: Wording): string {
  const marked = change === 'added' || change === 'removed';
  const runs = runsHtml(block.cells[0] ?? [], wording, marked ? 'with targets' : 'without targets');
  const html = frontOf(block) + (block.kind === 'rule' ? '―――' : runs);
  if (change === 'kept') return html;
  if (marked) return markedHtml(change, html, wording);
  return `<span class="note">${escaped(change === 'moved-from' ? wording.movedFrom : wording.movedTo)}:</span> ${html}`;
}

/** What stands before the words of a block: a bullet, a box, the name of a key. */
function frontOf({ kind, label }: Block): string {
  if (kind === 'key') return `<code>${escaped(label)}</code>: `;
  if (kind !== 'item') return '';
  return `• ${label === '' ? '' : `${escaped(label)} `}`;
}

/** The same for a block that changed: both, where it is not the same. */
function markHtml({ before, after }: Extract<Entry, { change: 'changed' }>, side: Side, wording: Wording): string {
  if (before.within === after.within && before.label === after.label) return frontOf(after);
  const bullet = after.kind === 'item' && before.within === after.within ? frontOf({ ...after, label: '' }) : '';
  const signOf = (block: Block): string =>
    escaped((block.within === after.within && block.within === before.within ? '' : block.within) + block.label);
  const now = side === 'new' ? markedHtml('added', signOf(after), wording) : '';
  return `${bullet}${markedHtml('removed', signOf(before), wording)}${now} `;
}

function cellsHtml({ cells }: Extract<Entry, { change: 'changed' }>, side: Side, wording: Wording): string {
  return cells.map((cell) => piecesHtml(cell.pieces, side, wording)).join('');
}

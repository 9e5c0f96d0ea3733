import type { Block } from './block.ts';
import type { Entry } from './comparison.ts';
import { escaped, markedHtml, piecesHtml, runsHtml } from './html.ts';
import type { Wording } from './wording.ts';

export type Side = 'old' | 'new';

/** Sign in front of a change, for those who see neither colour nor marks. */
const signs = { kept: ' ', added: '+', removed: '−', changed: '±', 'moved-from': '←', 'moved-to': '→' } as const;

/** A block that is neither a row nor a line, of one side. */
export function blockHtml(entry: Entry, side: Side, wording: Wording): string {
  const block = entry.change === 'changed' ? (side === 'old' ? entry.before : entry.after) : entry.block;
  const words =
    entry.change === 'changed' ? markHtml(entry, side, wording) + cellsHtml(entry, side, wording) : wholeHtml(entry.change, block, wording);
  return `<p class="${classesOf(entry, block)}" dir="auto">${signHtml(entry.change)}${words}</p>`;
}

/** The sign of a change, which nobody needs to hear. */
export function signHtml(change: Entry['change']): string {
  return change === 'kept' ? '' : `<span class="sign" aria-hidden="true">${signs[change]}</span>`;
}

/** Classes of a block: its kind, its change, and how deep it stands in lists. */
function classesOf({ change }: Entry, { kind, within }: Block): string {
  const depth = Math.min(6, within.replace(/\[[^\]]*\]/g, '').length);
  return [kind, change, ...(depth > 0 ? [`in-${depth}`] : [])].join(' ');
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

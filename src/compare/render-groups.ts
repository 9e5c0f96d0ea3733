import { wordsOf, type Block } from './block.ts';
import type { Cell, Entry } from './comparison.ts';
import { directionHtml, escaped, heardHtml, markedHtml, piecesHtml, runsHtml, wrappedHtml } from './html.ts';
import { classHtml, isGone, type Side } from './render-block.ts';
import type { Wording } from './wording.ts';

/** Lines that follow each other. */
export function linesHtml(entries: readonly Entry[], wording: Wording): string {
  const lines = entries.map((it) => `<span${classHtml(it.change === 'kept' ? [] : [it.change])}>${lineHtml(it, wording)}\n</span>`);
  return `<pre dir="ltr">${lines.join('')}</pre>`;
}

function lineHtml(entry: Entry, wording: Wording): string {
  // Lines are never changed, only replaced.
  if (entry.change === 'changed') return '';
  const text = escaped(wordsOf(entry.block.cells[0] ?? []));
  // An empty line has no words that could be marked, but is a change too.
  return entry.change === 'added' || entry.change === 'removed' ? markedHtml(entry.change, text === '' ? ' ' : text, wording) : text;
}

/** Rows that follow each other, of one side, under the head of their table. */
export function rowsHtml(entries: readonly Entry[], side: Side, wording: Wording): string {
  const first = entries[0];
  const block = first === undefined ? null : first.change === 'changed' ? first[side === 'old' ? 'before' : 'after'] : first.block;
  const hasHead = entries.some((it) => (it.change === 'changed' ? it.after : it.block).label === 'head');
  const head = hasHead || block?.head === null ? '' : headHtml(block?.head ?? []);
  const rows = entries.map((it) => rowHtml(it, side, wording)).join('');
  const cells = entries.flatMap((it) => (it.change === 'changed' ? [...it.before.cells, ...it.after.cells] : it.block.cells));
  return `<div class="table" tabindex="0"><table${directionHtml(cells)}>${head}<tbody>${rows}</tbody></table></div>`;
}

function headHtml(words: readonly string[]): string {
  // A head without words is none to those who hear the table.
  const cells = words.map((it) => (it.trim() === '' ? '<td></td>' : `<th scope="col">${escaped(it)}</th>`));
  return `<thead><tr><td></td>${cells.join('')}</tr></thead>`;
}

/** A row behind a cell that says how it changed as a whole. */
function rowHtml(entry: Entry, side: Side, wording: Wording): string {
  const classes = [...(entry.change === 'kept' ? [] : [entry.change]), ...(side === 'new' && isGone(entry) ? ['gone'] : [])];
  return `<tr${classHtml(classes)}><td>${noteHtml(entry, wording)}</td>${cellsOf(entry, side, wording).join('')}</tr>`;
}

function noteHtml({ change }: Entry, wording: Wording): string {
  if (change === 'added' || change === 'removed') return heardHtml(wording[change]);
  if (change !== 'moved-from' && change !== 'moved-to') return '';
  return ` <span class="note">${escaped(change === 'moved-from' ? wording.movedFrom : wording.movedTo)}</span>`;
}

function cellsOf(entry: Entry, side: Side, wording: Wording): string[] {
  const block = entry.change === 'changed' ? entry.after : entry.block;
  const cell = (html: string, marks = ''): string =>
    block.label === 'head' && html !== '' ? `<th scope="col"${marks}>${html}</th>` : `<td${marks}>${html}</td>`;
  if (entry.change === 'changed') {
    const cells = entry.cells.filter((it) => side === 'new' || it.change !== 'added');
    return cells.map((it) => cell(piecesHtml(it.pieces, side, wording), goneCell(it, side)));
  }
  return block.cells.map((runs) => cell(wholeCell(entry.change, runs, wording)));
}

const goneCell = ({ change }: Cell, side: Side): string => (side === 'new' && change === 'removed' ? ' class="gone"' : '');

function wholeCell(change: Entry['change'], runs: Block['cells'][number], wording: Wording): string {
  return change === 'added' || change === 'removed'
    ? wrappedHtml(change, runsHtml(runs, wording, 'with targets'))
    : runsHtml(runs, wording, 'without targets');
}

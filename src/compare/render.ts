import { lengthOf, type Block, type Kind } from './block.ts';
import type { Comparison, Entry, Hunk, Skip } from './comparison.ts';
import { escaped } from './html.ts';
import { blockHtml, isGone, type Side } from './render-block.ts';
import { linesHtml, rowsHtml } from './render-groups.ts';
import type { Wording } from './wording.ts';

/** What a comparison is shown with. */
export interface RenderOptions {
  wording: Wording;
  /** Characters of unchanged text that can be unfolded, of all together; what is beyond is only counted. */
  unfold: number;
}

/**
 * The changes between two texts as HTML that is safe to put into a page: text only, with classes of `compare.css`. Both views are the
 * same elements, chosen without a script. Each change has the id `change-1` and so on. Empty where nothing is shown.
 */
export function renderComparison({ parts }: Comparison, { wording, unfold }: RenderOptions): string {
  if (parts.length === 0) return '';
  const all = parts.filter((it) => it.kind === 'hunk').length;
  let [number, left] = [0, unfold];
  const html = parts.map((part) => {
    if (part.kind === 'hunk') return hunkHtml(part, ++number, all, wording);
    if (part.blocks.every((it) => it.kind === 'heading')) return '';
    const length = part.blocks.reduce((sum, it) => sum + lengthOf(it), 0);
    const fits = length <= left;
    if (fits) left -= length;
    return skipHtml(part, fits, wording);
  });
  return `<div class="compare">${viewHtml(wording)}${html.join('')}</div>`;
}

function viewHtml({ view, inline, sideBySide, before, after }: Wording): string {
  const heads = `<p class="heads" aria-hidden="true"><span>${escaped(before)}</span><span>${escaped(after)}</span></p>`;
  const choices = `${choiceHtml('inline', inline, ' checked')} ${choiceHtml('side', sideBySide, '')}`;
  return `<fieldset class="view"><legend>${escaped(view)}</legend>${choices}</fieldset>${heads}`;
}

function choiceHtml(value: string, words: string, checked: string): string {
  return `<label><input type="radio" name="compare-view" value="${value}"${checked}> ${escaped(words)}</label>`;
}

function hunkHtml({ section, entries }: Hunk, number: number, all: number, wording: Wording): string {
  const name = escaped(wording.change(number, all));
  const where = section.length === 0 ? '' : ` <span class="where">${section.map(escaped).join(' › ')}</span>`;
  const link = (to: number, words: string): string => (to < 1 || to > all ? '' : `<a href="#change-${to}">${escaped(words)}</a>`);
  const links = [link(number + 1, wording.next), link(number - 1, wording.previous)].filter((it) => it !== '').join(' ');
  const bar = `<div class="bar"><p><strong>${name}</strong>${where}</p>${links === '' ? '' : `<p class="steps">${links}</p>`}</div>`;
  return `<div class="change" id="change-${number}" role="group" aria-label="${name}" tabindex="-1">${bar}${grouped(entries)
    .map((it) => pairHtml(it, wording))
    .join('')}</div>`;
}

/** Entries that are shown as one: what stands in both texts once, and what stands in one of them on its side alone. */
function pairHtml(entries: readonly Entry[], wording: Wording): string {
  if (entries.every(isKept)) return `<div class="pair same">${sideHtml(entries, 'new', wording)}</div>`;
  const old = entries.filter((it) => it.change !== 'added' && it.change !== 'moved-to');
  const isApart = !entries.some((it) => it.change === 'changed' || isKept(it));
  const now = isApart ? entries.filter((it) => !isGone(it)) : entries;
  return `<div class="pair${isApart ? ' apart' : ''}"><div class="old">${sideHtml(old, 'old', wording)}</div><div class="new">${sideHtml(now, 'new', wording)}</div></div>`;
}

function sideHtml(entries: readonly Entry[], side: Side, wording: Wording): string {
  const [first] = entries;
  if (first === undefined) return '';
  const kind = kindOf(first);
  if (kind === 'line') return linesHtml(entries, wording);
  return kind === 'row' ? rowsHtml(entries, side, wording) : entries.map((it) => blockHtml(it, side, wording)).join('');
}

function grouped(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  entries.forEach((entry, index) => {
    const previous = entries[index - 1];
    if (previous !== undefined && isJoined(previous, entry)) groups.at(-1)?.push(entry);
    else groups.push([entry]);
  });
  return groups;
}

/** Rows belong to rows of one table, what stands in both texts to what does, and what was removed to what came in its place. */
function isJoined(previous: Entry, entry: Entry): boolean {
  const [kind, before] = [kindOf(entry), kindOf(previous)];
  if (kind === 'row' || before === 'row') return kind === before && !startsTable(previous, entry);
  if (kind === 'line' || before === 'line') return kind === before && isKept(previous) === isKept(entry);
  if (entry.change === 'kept') return isKept(previous);
  return entry.change === 'added' ? previous.change === 'removed' || previous.change === 'added' : isBoth(previous, entry, 'removed');
}

const isKept = ({ change }: Entry): boolean => change === 'kept';

function isBoth(one: Entry, other: Entry, change: Entry['change']): boolean {
  return one.change === change && other.change === change;
}

function startsTable(previous: Entry, entry: Entry): boolean {
  return isHead(entry) && !(isHead(previous) && previous.change === 'removed' && entry.change === 'added');
}

const isHead = (entry: Entry): boolean => (entry.change === 'changed' ? entry.after : entry.block).label === 'head';
const kindOf = (entry: Entry): Kind => (entry.change === 'changed' ? entry.after.kind : entry.block.kind);

function skipHtml({ blocks, counts }: Skip, fits: boolean, wording: Wording): string {
  const words = escaped(wording.leftOut(counts));
  if (!fits) return `<p class="left-out">${words}</p>`;
  const entries = blocks.map((block: Block): Entry => ({ change: 'kept', block }));
  return `<details class="left-out"><summary>${words}</summary>${grouped(entries)
    .map((it) => sideHtml(it, 'new', wording))
    .join('')}</details>`;
}

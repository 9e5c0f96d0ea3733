import { readDate } from '../../markdown/dates.ts';
import type { Block, MarkdownText } from '../../markdown/parse.ts';
import { startOf } from './item-text.ts';
import type { Node } from './node.ts';
import type { Outline } from './outline.ts';
import { openingOf } from './opening.ts';
import { named } from './places.ts';
import { labelAt, stamp } from './progress-lines.ts';
import type { Handoff } from './schema.ts';

type When = NonNullable<Handoff['date']>;

/** Whether the file is a log of progress of plain lines, such as `claude-progress.txt`. */
export function isProgressLog(path: string): boolean {
  return /^(?:claude-)?progress$/.test(named(path).stem);
}

/** Lets lines that begin with a day count as what was done where no heading says what they are; also those before the first heading. */
export function takeDatedLines({ nodes, preamble }: Outline): Node[] {
  for (const node of nodes) {
    node.logged = node.blocks.some((it) => isDated(it) || isLabelled(it));
    if ((node.acts === null || node.acts === 'log') && !node.prior && node.blocks.some(isDated)) node.acts = 'done';
  }
  if (nodes.some((it) => it.acts === 'done')) return nodes;
  const dated = preamble.blocks.some(isDated);
  const told = dated ? preamble.blocks.slice() : preamble.blocks.filter(isReport);
  if (told.length === 0) return nodes;
  const top = openingOf(told, preamble.shift, 'done');
  top.logged = true;
  return [top, ...nodes];
}

/** The newest day that a line of the log begins with, as far as it is newer than `known`; else `known`. */
export function newestDate({ root }: MarkdownText, known: When | null): When | null {
  let newest = known;
  for (const text of root.children.flatMap(linesIn)) {
    const found = stamp.test(text) ? readDate(text.slice(0, 60)) : null;
    if (!found?.date || `${found.date} ${found.time ?? ''}` <= `${newest?.date ?? ''} ${newest?.time ?? ''}`) continue;
    newest = { written: found.text, date: found.date, time: found.time, zone: found.zone, from: 'line' };
  }
  return newest;
}

function linesIn(block: Block): string[] {
  if (block.type === 'list') return block.children.flatMap((it) => it.children.slice(0, 1).flatMap(linesIn));
  return block.type === 'paragraph' || block.type === 'heading' ? [startOf(block, 200)] : [];
}

// A name in capitals starts a thing of its own, also behind a list.
const isLabelled = (block: Block): boolean => block.type === 'paragraph' && labelAt(startOf(block, 60)) !== null;
// "[Coding] Added the parser": a line with its kind in brackets tells what was done.
const isReport = (block: Block): boolean => block.type === 'paragraph' && reported.test(startOf(block, 80));
const reported =
  /^\[\p{L}[\p{L}\d -]{1,30}\]\s+(?:added|built|changed|completed|configured|created|deployed|extracted|finished|fixed|implemented|improved|merged|migrated|moved|refactored|removed|renamed|replaced|resolved|shipped|updated|wrote)\b/iu;
const isDated = (block: Block): boolean => linesIn(block).some((it) => stamp.test(it));

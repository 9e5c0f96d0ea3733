import { readDate } from '../../markdown/dates.ts';
import type { Block, MarkdownText } from '../../markdown/parse.ts';
import { startOf } from './item-text.ts';
import type { Node } from './node.ts';
import type { Outline } from './outline.ts';
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
  if (nodes.some((it) => it.acts === 'done') || !preamble.blocks.some(isDated)) return nodes;
  const line = preamble.blocks.find(isDated)?.position?.start.line ?? 1;
  const fields = {
    heading: '',
    line,
    depth: 1,
    class: null,
    acts: 'done',
    parent: null,
    children: [],
    stage: false,
    prior: false,
  } as const;
  const top = {
    ...fields,
    blocks: preamble.blocks.slice(),
    shift: preamble.shift,
    children: [],
    entry: null,
    current: false,
    logged: true,
  } as Omit<Node, 'root'>;
  const node = top as Node;
  node.root = node;
  return [node, ...nodes];
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
const isDated = (block: Block): boolean => linesIn(block).some((it) => stamp.test(it));

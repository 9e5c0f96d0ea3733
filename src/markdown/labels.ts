import { append } from '../model/append.ts';
import { labelsOfLine, mayStartLabels, type FoundLabel, type Label } from './label-lines.ts';
import { labelsOfTable } from './label-tables.ts';
import { endsSentence, linesOf, widthOf, type Paragraph, type RawLine } from './lines.ts';
import type { Block } from './parse.ts';

export type { Label } from './label-lines.ts';

/** The labels among these blocks, those in lists, block quotes and small tables included, in the order of the file. */
export function labelsOf(blocks: readonly Block[]): Label[] {
  const labels: Label[] = [];
  collect(blocks, 0, labels);
  return labels;
}

// Quotes and lists inside each other beyond this depth only occur in files made to break readers.
const deepest = 20;

function collect(blocks: readonly Block[], depth: number, labels: Label[], listed = false): void {
  if (depth > deepest) return;
  let open: Label | undefined;
  for (const block of blocks) {
    const before = labels.length;
    if (block.type === 'paragraph') collectFromParagraph(block, labels, listed);
    if (block.type === 'paragraph' && labels.length > before) open = labels.at(-1);
    else open?.blocks.push(block);
    if (block.type === 'list') for (const item of block.children) collect(item.children, depth + 1, labels, true);
    else if (block.type === 'blockquote') collect(block.children, depth + 1, labels);
    else if (block.type === 'table') append(labels, labelsOfTable(block));
  }
}

function collectFromParagraph(paragraph: Paragraph, labels: Label[], listed: boolean): void {
  if (!mayStartLabels(paragraph)) return;
  let last: { first: FoundLabel; wrapped: RawLine[] } | undefined;
  let before: RawLine | undefined;
  for (const line of linesOf(paragraph)) {
    const wrapped: RawLine[] = [];
    const found = labelsOfLine(line, wrapped);
    const [first] = found;
    if (first && (line.apart || !before || !isWrapped(first, before, last?.first, listed))) {
      for (const it of found) labels.push(it);
      last = { first: last?.first ?? first, wrapped };
    } else if (!line.apart) last?.wrapped.push(line);
    before = line;
  }
}

/**
 * True when what looks like a label is prose wrapped right before words with a colon. `opening` is the first label of the
 * paragraph: below a bold one, or in a list, a plain name has to stand after a short line or a sentence, and start as a name does.
 */
function isWrapped({ key, marked }: FoundLabel, before: RawLine, opening: FoundLabel | undefined, listed: boolean): boolean {
  const small = lowerCase.test(key);
  if (marked) return small && !opening;
  if (small) return listed || !opening || opening.marked || !lowerCase.test(opening.key);
  if (widthOf(before) < longestAlone) return false;
  const long = key.split(' ').length > 2;
  return endsSentence(before) ? long && opening?.marked === true : long || listed || opening?.marked === true;
}

// A line that ends before this many characters was not full; wrapped prose fills its lines.
const longestAlone = 60;
const lowerCase = /^\p{Ll}/u;

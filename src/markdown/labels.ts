import { labelsOfLine, mayHoldLabels, mayStartLabels, type Label } from './label-lines.ts';
import { labelsOfTable } from './label-tables.ts';
import { linesOf, type Paragraph, type RawLine } from './lines.ts';
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

function collect(blocks: readonly Block[], depth: number, labels: Label[]): void {
  if (depth > deepest) return;
  let open: Label | undefined;
  for (const block of blocks) {
    const before = labels.length;
    if (block.type === 'paragraph') collectFromParagraph(block, labels);
    if (block.type === 'paragraph' && labels.length > before) open = labels.at(-1);
    else open?.blocks.push(block);
    if (block.type === 'list') for (const item of block.children) collect(item.children, depth + 1, labels);
    else if (block.type === 'blockquote') collect(block.children, depth + 1, labels);
    else if (block.type === 'table') labels.push(...labelsOfTable(block));
  }
}

function collectFromParagraph(paragraph: Paragraph, labels: Label[]): void {
  if (!mayStartLabels(paragraph)) return;
  let last: RawLine[] | undefined;
  for (const line of linesOf(paragraph)) {
    const wrapped: RawLine[] = [];
    const found = mayHoldLabels(line) ? labelsOfLine(line, wrapped) : [];
    // Prose may be wrapped right before words with a colon; those go on in lower case.
    if (!line.apart && !last && lowerCase.test(found[0]?.key ?? '')) continue;
    if (found.length > 0) {
      labels.push(...found);
      last = wrapped;
    } else if (!line.apart) last?.push(line);
  }
}

const lowerCase = /^\p{Ll}/u;

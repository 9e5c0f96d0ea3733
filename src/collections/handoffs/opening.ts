import type { Block } from '../../markdown/parse.ts';
import type { SectionClass } from '../../headings/table.ts';
import { listedIn } from './items.ts';
import type { Node } from './node.ts';
import { isNextTitle, type Outline } from './outline.ts';
import { classByColumns } from './rows.ts';

/** Blocks before the first heading as a section of their own, whose items count as `acts`. */
export function openingOf(blocks: Block[], shift: number, acts: SectionClass | null): Node {
  const line = (blocks[0]?.position?.start.line ?? 1) + shift;
  const place = { heading: '', line, depth: 1, blocks, shift, parent: null, children: [], entry: null };
  const node = { ...place, class: null, acts, stage: false, prior: false, current: false } as Omit<Node, 'root'> as Node;
  node.root = node;
  return node;
}

/**
 * The sections of a text. Where its title is about what comes next and none of them is, what its opening lists are the steps;
 * of any other opening only the tables count that say by their columns what they hold.
 */
export function withOpening({ nodes, preamble, title }: Outline): Node[] {
  const { blocks, shift } = preamble;
  if (isNextTitle(title?.text ?? null) && !nodes.some((it) => it.acts === 'next')) {
    const { items } = listedIn(preamble, null, 'tasks');
    return items.length === 0 ? nodes : [openingOf(blocks.slice(), shift, 'next'), ...nodes];
  }
  const tables = blocks.filter((it) => it.type === 'table' && classByColumns(it) !== null);
  return tables.length === 0 ? nodes : [openingOf(tables, shift, null), ...nodes];
}

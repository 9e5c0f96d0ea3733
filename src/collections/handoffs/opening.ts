import type { Block } from '../../markdown/parse.ts';
import type { SectionClass } from '../../headings/table.ts';
import { listedIn } from './items.ts';
import type { Node } from './node.ts';
import { isNextTitle, type Outline } from './outline.ts';

/** Blocks before the first heading as a section of their own, whose items count as `acts`. */
export function openingOf(blocks: Block[], shift: number, acts: SectionClass): Node {
  const line = (blocks[0]?.position?.start.line ?? 1) + shift;
  const place = { heading: '', line, depth: 1, blocks, shift, parent: null, children: [], entry: null };
  const node = { ...place, class: null, acts, stage: false, prior: false, current: false } as Omit<Node, 'root'> as Node;
  node.root = node;
  return node;
}

/** The sections of a text; where its title is about what comes next and none of them is, what its opening lists are the steps. */
export function withOpening({ nodes, preamble, title }: Outline): Node[] {
  if (!isNextTitle(title?.text ?? null) || nodes.some((it) => it.acts === 'next')) return nodes;
  const { items } = listedIn(preamble, null, 'tasks');
  return items.length === 0 ? nodes : [openingOf(preamble.blocks.slice(), preamble.shift, 'next'), ...nodes];
}

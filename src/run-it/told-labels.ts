import type { Block, Node } from '../markdown/parse.ts';
import { lineOf, plainText } from '../markdown/text.ts';
import type { About } from '../model/run-it.ts';
import type { Facts } from './facts.ts';
import { itemsOf, type Remark } from './remarks.ts';
import { aboutsOfLabel } from './told-headings.ts';

/** What is said behind a label (`**Contact:** Ada`), and below a paragraph that is nothing but one. */
export function labelledIn(blocks: readonly Block[]): Facts['told'] {
  let title: About[] = [];
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph' && block.children.length === 1 && block.children[0]?.type === 'strong') {
      title = aboutsOfLabel(plainText(block).replace(/[:：]$/, ''));
      return [];
    }
    if (title.length > 0) return title.flatMap((about) => itemsOf(block).map((it) => ({ ...it, about })));
    return linesOf(block).flatMap((it) => {
      const label = /^([^:：]{2,40})[:：]\s*\S/.exec(it.text)?.[1];
      return label === undefined ? [] : aboutsOfLabel(label).map((about) => ({ ...it, about }));
    });
  });
}

/** The lines of a paragraph that begin in bold, or the whole of it; the items of a list that do. */
function linesOf(block: Node): Remark[] {
  if (block.type === 'list')
    return block.children.flatMap(({ children: [first] }) =>
      first?.type === 'paragraph' && first.children[0]?.type === 'strong' ? linesOf(first) : [],
    );
  if (block.type !== 'paragraph') return [];
  const starts = block.children.flatMap((it, index) => (it.type === 'strong' && beginsLine(block.children[index - 1]) ? [index] : []));
  const parts = [...(starts[0] === 0 ? [] : [0]), ...starts].map((from, index, all) => block.children.slice(from, all[index + 1]));
  return parts.flatMap((part) => (part[0] === undefined ? [] : { text: plainText(part), line: lineOf(part[0]) }));
}

const beginsLine = (before: Node | undefined): boolean =>
  before === undefined || before.type === 'break' || (before.type === 'text' && /\n\s*$/.test(before.value));

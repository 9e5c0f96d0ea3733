import type { Block } from '../../markdown/parse.ts';
import { lineOf, plainText } from '../../markdown/text.ts';
import { isStage } from '../../headings/classify.ts';
import { detailsOf } from './item-text.ts';
import { listedIn, type Wanted } from './items.ts';
import type { Stretch } from './node.ts';
import { addTo, plainItem, type Listed } from './raw-item.ts';

/**
 * Paragraphs that each start with a bold, numbered name, such as "**Task 1: Import** (2 hours)" or "**① Import**", as items; what
 * follows one tells more of it. Null for fewer than two of them.
 */
export function enumeratedIn({ blocks, shift }: Stretch, heading: string | null, wanted: Wanted): Listed | null {
  const starts = blocks.flatMap((it, at) => (isEnumerated(it) ? [at] : []));
  const [first] = starts;
  // A name right above a list only names the group of its items.
  if (first === undefined || starts.length < 2 || starts.some((it) => blocks[it + 1]?.type === 'list')) return null;
  const listed = listedIn({ blocks: blocks.slice(0, first), shift }, heading, wanted);
  for (const [index, at] of starts.entries()) {
    const block = blocks[at];
    if (!block) continue;
    const details = detailsOf(blocks.slice(at + 1, starts[index + 1]));
    addTo(listed, { ...plainItem(plainText(block), lineOf(block) + shift, heading), details, numbered: true });
  }
  return listed;
}

function isEnumerated(block: Block): boolean {
  const name = block.type === 'paragraph' ? block.children[0] : undefined;
  // With a colon at its end it leads to a list of items.
  if (name?.type !== 'strong' || /[:：]\s*$/.test(plainText(block))) return false;
  const text = plainText(name);
  return numbered.test(text) || isStage(text);
}

const numbered = /^(?:[①-⑳]|\(?\d{1,2}[.)、．:：]|(?:priority|priorität|prioridad|priorité) \d{1,2}\s*[.:：—–-])\s*\p{L}/iu;

import { labelsOf } from '../../markdown/labels.ts';
import { assemble, linesOf } from '../../markdown/lines.ts';
import type { Block } from '../../markdown/parse.ts';
import { lineOf } from '../../markdown/text.ts';
import { inlineLabels, isStated } from './inline-labels.ts';
import { codeText, startOf } from './item-text.ts';
import { listedIn } from './items.ts';
import { groupUnder, leadOf } from './leads.ts';
import type { Stretch } from './node.ts';
import { addTo, plainItem, type Listed, type RawItem } from './raw-item.ts';
import { longestText } from './schema.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

// Quotes inside each other beyond this depth only occur in files made to break readers.
const deepest = 10;

/** The paragraphs and code of these blocks as items, for sections without a list; also what block quotes hold. */
export function proseIn({ blocks, shift }: Stretch, heading: string | null, withCode: boolean, depth = 0): Listed {
  const listed: Listed = { items: [], more: 0 };
  const hasProse = blocks.some((it) => it.type === 'paragraph' || it.type === 'blockquote');
  let lead: string | null = null;
  for (const block of blocks) {
    if (block.type === 'paragraph') {
      const words = leadOf(block);
      if (words === null) for (const it of told(block, shift, groupUnder(heading, lead))) addTo(listed, it);
      lead = words;
    } else if (block.type === 'blockquote' && depth < deepest) {
      const inside = { blocks: block.children, shift };
      const group = groupUnder(heading, lead);
      const quoted = listedIn(inside, group);
      for (const it of quoted.items.length > 0 ? quoted.items : proseIn(inside, group, withCode, depth + 1).items) addTo(listed, it);
      listed.more += quoted.more;
      lead = null;
    } else if (block.type === 'code' && (withCode || lead !== null || !hasProse)) {
      const text = codeText(block);
      if (text !== '') addTo(listed, plainItem(text, lineOf(block) + shift, groupUnder(heading, lead)));
      lead = null;
    }
  }
  return listed;
}

/** The code blocks among these, for sections that say how to run something. */
export function codeIn({ blocks, shift }: Stretch, heading: string | null): Listed {
  return proseIn({ blocks: blocks.filter((it) => it.type === 'code'), shift }, heading, true);
}

/** What a paragraph tells: one item for each line that starts with a time, number or name of its own, else one item. */
function told(paragraph: Paragraph, shift: number, heading: string | null): RawItem[] {
  const text = startOf(paragraph, longestText);
  const line = lineOf(paragraph) + shift;
  if (text === '') return [];
  const several = paragraph.children.some((it) => it.type === 'break' || (it.type === 'text' && it.value.includes('\n')));
  for (const starts of [stamp, number]) {
    const apart = several && starts.test(text) ? linesFrom(starts, paragraph, shift, heading) : [];
    if (apart.length > 1) return apart;
  }
  const pieces = named.test(text) ? inlineLabels(text) : [];
  const known = pieces.filter((it) => isStated(it.key));
  if (known.length > 0 && known.length === pieces.length)
    return known.map((it) => ({ ...plainItem(it.value, line, heading), told: isStated(it.key) }));
  const labels = several && named.test(text) ? labelsOf([paragraph]) : [];
  const [first] = labels;
  if (labels.length > 1 && first?.line === lineOf(paragraph))
    return labels.map((it) => plainItem(`${it.key}: ${it.value}`, it.line + shift, heading));
  return [plainItem(text, line, heading)];
}

function linesFrom(starts: RegExp, paragraph: Paragraph, shift: number, heading: string | null): RawItem[] {
  const items: { text: string; line: number }[] = [];
  for (const raw of linesOf(paragraph)) {
    const text = assemble(raw).text.trim();
    const last = items.at(-1);
    if (!last || starts.test(text)) items.push({ text, line: raw.line });
    else last.text += ` ${text}`;
  }
  return items.map((it) => plainItem(it.text, it.line + shift, heading));
}

const stamp = /^\[?(?:\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2})(?!\d)/;
// "**1. Keep the map?** Today no." and the second on the next line: bold numbers make no list.
const number = /^\(?\d{1,2}[.)]\s/;
const named = /^[^\n:：]{1,40}[:：]/;

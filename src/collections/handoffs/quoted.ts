import { append } from '../../model/append.ts';
import type { Block, MarkdownText } from '../../markdown/parse.ts';
import { sectionsOf, type Section } from '../../markdown/sections.ts';
import { plainText } from '../../markdown/text.ts';
import { meaningOf } from '../../headings/classify.ts';

type Quote = Extract<Block, { type: 'blockquote' }>;

/**
 * Sections in which telling headings inside block quotes count, because people frame the block to start from
 * with `> ### Start here`. What stands under other headings of a quote stays a quote.
 */
export function withQuoted(section: Section, doc: MarkdownText): Section {
  const children = section.children.map((it) => withQuoted(it, doc));
  if (!section.blocks.some(holdsTelling)) return { ...section, children };
  const inside: Section[] = [];
  const blocks = section.blocks.flatMap((block): Block[] => {
    if (!holdsTelling(block)) return [block];
    const quoted = sectionsOf({ ...doc, root: { ...doc.root, children: block.children } });
    const told = quoted.children.filter((it) => isTelling(it.heading));
    append(inside, told);
    const untold = quoted.children.filter((it) => !told.includes(it)).flatMap(contentsOf);
    const rest = [...quoted.blocks, ...untold].filter(isQuotable);
    return rest.length > 0 ? [{ ...block, children: rest }] : [];
  });
  return { ...section, blocks, children: [...inside, ...children] };
}

const holdsTelling = (block: Block): block is Quote =>
  block.type === 'blockquote' && block.children.some((it) => it.type === 'heading' && it.depth > 1 && isTelling(plainText(it)));

function isTelling(heading: string): boolean {
  const meaning = meaningOf(heading);
  return meaning.class !== null || meaning.start;
}

// Everything a quote can hold came out of one.
const isQuotable = (block: Block): block is Quote['children'][number] => block.type !== 'yaml' && block.type !== 'toml';

const contentsOf = (section: Section): Block[] => [...section.blocks, ...section.children.flatMap(contentsOf)];

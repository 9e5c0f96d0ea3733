import type { Block } from '../../markdown/parse.ts';
import { lineOf, plainText } from '../../markdown/text.ts';

/** How a paragraph or an item of a list begins, and how far what it opens goes. */
export interface Opening {
  /** Words in bold at its start; empty when there are none. */
  bold: string;
  /** Words of the first paragraph after those in bold. */
  rest: string;
  /** Words of the first paragraph. */
  whole: string;
  /** 1-based. */
  line: number;
  start: number;
  end: number;
}

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** The paragraphs among these blocks that open something. What follows one belongs to it, up to the next or to a rule. */
export function paragraphsOf(blocks: readonly Block[], opens: (opening: Opening) => boolean): Opening[] {
  const openings: Opening[] = [];
  let last: Opening | undefined;
  for (const block of blocks) {
    const opening = block.type === 'paragraph' ? openingOf(block, block) : null;
    if (opening && opens(opening)) {
      openings.push(opening);
      last = opening;
    } else if (block.type === 'thematicBreak') last = undefined;
    else if (last) last.end = block.position?.end.offset ?? last.end;
  }
  return openings;
}

/** The items of the lists among these blocks, those of inner lists left out. */
export function itemOpeningsOf(blocks: readonly Block[]): Opening[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'list') return [];
    return block.children.flatMap((item) => {
      const [first] = item.children;
      return first?.type === 'paragraph' ? [openingOf(first, item)] : [];
    });
  });
}

function openingOf(paragraph: Paragraph, extent: Paragraph | Extract<Block, { type: 'list' }>['children'][number]): Opening {
  const [first, ...others] = paragraph.children;
  const strong = first?.type === 'strong';
  const whole = plainText(paragraph);
  const start = extent.position?.start.offset ?? 0;
  return {
    bold: strong ? plainText(first) : '',
    rest: strong ? plainText(others) : whole,
    whole,
    line: lineOf(extent),
    start,
    end: extent.position?.end.offset ?? start,
  };
}

import type { Block } from '../../markdown/parse.ts';
import { lineOf, plainText } from '../../markdown/text.ts';
import { struckStart, type Struck } from './struck.ts';

/** How a paragraph or an item of a list begins, and how far what it opens goes. */
export interface Opening {
  /** Words in bold at its start; empty when there are none. */
  bold: string;
  /** Words of the first paragraph after those in bold. */
  rest: string;
  /** Words of the first paragraph. */
  whole: string;
  /** Struck words at its start; null when there are none. */
  struck: Struck | null;
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
      last = { ...opening };
      openings.push(last);
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

// A log is looked at for dates, for bold titles and for plain items; its words are put together once.
const known = new WeakMap<Paragraph, Opening>();

function openingOf(paragraph: Paragraph, extent: Extent): Opening {
  const there = known.get(paragraph);
  if (there) return there;
  const opening = newOpening(paragraph, extent);
  known.set(paragraph, opening);
  return opening;
}

type Extent = Paragraph | Extract<Block, { type: 'list' }>['children'][number];

function newOpening(paragraph: Paragraph, extent: Extent): Opening {
  const [first] = paragraph.children;
  const strong =
    first?.type === 'strong' || (first?.type === 'delete' && first.children.length === 1 && first.children[0]?.type === 'strong');
  const whole = plainText(paragraph);
  const bold = strong ? plainText(first) : '';
  const start = extent.position?.start.offset ?? 0;
  return {
    bold,
    rest: whole.slice(bold.length).trimStart(),
    whole,
    struck: struckStart(paragraph.children, lineOf(extent)),
    line: lineOf(extent),
    start,
    end: extent.position?.end.offset ?? start,
  };
}

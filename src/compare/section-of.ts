import { wordsOf, type Block } from './block.ts';
import type { Entry } from './comparison.ts';

interface Open {
  level: number;
  words: string;
}

/** For each entry the headings it stands under, outermost first and itself left out: of the earlier text for what was removed, else of the later. */
export function sectionsAt(entries: readonly Entry[]): string[][] {
  let before: Open[] = [];
  let after: Open[] = [];
  return entries.map((entry) => {
    const gone = entry.change === 'removed' || entry.change === 'moved-from';
    const [old, now] = entry.change === 'changed' ? [entry.before, entry.after] : [entry.block, entry.block];
    const above = (gone ? aboveOf(before, old) : aboveOf(after, now)).map((it) => it.words);
    if (entry.change !== 'added' && entry.change !== 'moved-to') before = opened(before, old);
    if (!gone) after = opened(after, now);
    return above;
  });
}

const isHeading = ({ kind, within }: Block): boolean => kind === 'heading' && within === '';

function aboveOf(open: Open[], block: Block): Open[] {
  return isHeading(block) ? open.filter((it) => it.level < block.label.length) : open;
}

function opened(open: Open[], block: Block): Open[] {
  if (!isHeading(block)) return open;
  return [...aboveOf(open, block), { level: block.label.length, words: wordsOf(block.cells[0] ?? []) }];
}

import type { Block } from '../../compare/block.ts';
import { compare } from '../../compare/compare.ts';
import { renderComparison } from '../../compare/render.ts';
import { sizeOf } from '../../compare/size.ts';
import { unseenBetween } from '../../compare/unseen.ts';
import type { Redacted } from '../../model/redacted.ts';
import type { Compared } from '../../model/versions.ts';
import { countsIn, wordingOf } from '../../versions/wording.ts';
import type { Speaker } from '../../words/speaker.ts';

/** One text with its blocks, and what it is called over its column. */
export interface Side {
  text: Redacted;
  blocks: readonly Block[];
  name: string;
}

/** Characters of unchanged text that can be unfolded on one page: both texts are one click away. */
const unfold = 1500;

/** The changes from one text to another as HTML, empty where there are none to show, and what is said of them. */
export function changesBetween(before: Side, after: Side, language: string, speaker: Speaker): { html: string; compared: Compared } {
  const comparison = compare(before.blocks, after.blocks, language);
  const changes = comparison.parts.filter((it) => it.kind === 'hunk').length;
  const shows = comparison.detail === 'counts' ? 'counts' : changes > 0 ? 'shown' : unseenBetween(before.text, after.text);
  return {
    html: renderComparison(comparison, { wording: wordingOf(speaker, before.name, after.name), unfold }),
    compared: {
      shows,
      size: sizeOf(comparison),
      coarse: comparison.detail === 'blocks',
      changes,
      counts: countsIn(speaker, comparison.counts),
    },
  };
}

/** What is said where there is nothing to compare. */
export function notCompared(shows: Compared['shows']): Compared {
  return { shows, size: null, coarse: false, changes: 0, counts: '' };
}

import { kinds } from '../../src/compare/block.ts';
import type { Wording } from '../../src/compare/wording.ts';

/** Words as a page may say them. */
export const wording: Wording = {
  added: 'added',
  removed: 'removed',
  movedFrom: 'moved from here',
  movedTo: 'moved here',
  next: 'Next change',
  previous: 'Previous change',
  change: (number, all) => `Change ${number} of ${all}`,
  leftOut: (counts) => `Unchanged: ${kinds.flatMap((it) => (counts[it] === undefined ? [] : [`${counts[it]} ${it}`])).join(', ')}`,
  view: 'Show',
  inline: 'Inline',
  sideBySide: 'Side by side',
  before: 'Version 1',
  after: 'Version 2',
  image: 'image',
};

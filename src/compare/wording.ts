import type { Kind } from './block.ts';

/** The words of a comparison on a page, in the language of the page. */
export interface Wording {
  /** Said to those who do not see the marks. */
  added: string;
  removed: string;
  /** Before a block that stood here, and that stands here now. */
  movedFrom: string;
  movedTo: string;
  /** Links to the next and the previous change. */
  next: string;
  previous: string;
  /** Name of a change, 1-based: "Change 2 of 5". */
  change(number: number, all: number): string;
  /** Stretch that is left out: "12 unchanged paragraphs". */
  leftOut(counts: Partial<Record<Kind, number>>): string;
  /** The choice between both views, and their names. */
  view: string;
  inline: string;
  sideBySide: string;
  /** Names of both texts, over their columns. */
  before: string;
  after: string;
  /** Before the words that stand for an image. */
  image: string;
}

import type { Block } from '../../markdown/parse.ts';
import { cut } from './cut.ts';
import type { SectionClass } from '../../headings/table.ts';
import type { Mark } from './marks.ts';
import { longestList, longestText } from './schema.ts';

/** One thing a section lists. */
export interface RawItem {
  text: string;
  line: number;
  group: string | null;
  details: string[];
  /** What a checkbox or sign at its start says; null when it has none. */
  mark: Mark | null;
  /** What words before its list or at its own start say it is, whatever section it stands in; null when none do. */
  told: SectionClass | null;
  /** True when those words count whatever section it stands in. */
  firm: boolean;
  /** True for an item of a numbered list. */
  numbered: boolean;
  /** Its first block, when that may start with bold words that say what it is. */
  first: Block | null;
  /** Words of a column that names who decides. */
  owner: string | null;
}

/** What a stretch of blocks lists: at most `longestList` items, and how many more there are. */
export interface Listed {
  items: RawItem[];
  more: number;
}

/** An item of which nothing but its words, line and group is known. */
export const plainItem = (text: string, line: number, group: string | null): RawItem => ({
  text: cut(text, longestText),
  line,
  group,
  details: [],
  mark: null,
  told: null,
  firm: false,
  numbered: false,
  first: null,
  owner: null,
});

/** Adds an item, or counts it when the list is full. */
export function addTo(listed: Listed, item: RawItem): void {
  if (listed.items.length < longestList) listed.items.push(item);
  else listed.more++;
}

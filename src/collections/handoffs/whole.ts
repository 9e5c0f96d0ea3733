import { cut } from './cut.ts';
import { longestText, type Item } from './schema.ts';

/** What an item lists below itself, as far as it can be shown beside it; null for nothing. */
export function belowOf({ details }: Pick<Item, 'details'>): string | null {
  if (details.length === 0) return null;
  const its = details.map((it) => it.replace(/[;,；，]$/u, ''));
  const whole = its.join(between);
  // The last one may tell what matters: each has its share of the place.
  const share = Math.floor(longestBelow / its.length) - between.length;
  return whole.length <= longestBelow ? whole : its.map((it) => cut(it, share)).join(between);
}

/** Whether an item says nothing without what it lists: "Still to do in the importer:". */
export const leadsOn = ({ text }: Pick<Item, 'text'>): boolean => /[:：]$/.test(text);

/** The words of an item, with what it lists where it says nothing without that. */
export function wholeOf(item: Item): string {
  const below = leadsOn(item) ? belowOf(item) : null;
  return below === null ? item.text : cut(`${item.text} ${below}`, longestText);
}

const between = '; ';
const longestBelow = longestText / 2;

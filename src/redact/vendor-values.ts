import { eachHit, type Hits, type Word } from './finder.ts';
import { isDigest, isRandom } from './likely.ts';
import { isStandIn } from './made-up.ts';
import type { Range } from './ranges.ts';
import { vendors } from './vendors.ts';

/** Random values right behind the name of a service, as in `shodan = '…'` or `kraken …`. */
export function vendorValuesIn(text: string, hits: Hits): Range[] {
  const ranges: Range[] = [];
  eachHit(hits, (at, index) => {
    const end = at + (names[index]?.length ?? 0);
    if (letter.test(text.charAt(at - 1)) || /[a-z]/.test(text.charAt(end))) return;
    value.lastIndex = end;
    const match = value.exec(text);
    const found = match?.[1] ?? '';
    if (!match || !isRandom(found) || isDigest(found) || isStandIn(found) || uuid.test(found)) return;
    ranges.push({ start: match.index + match[0].length - found.length, end: match.index + match[0].length, rule: 'key' });
  });
  return ranges;
}

const names = [...vendors];
/** The names of services. */
export const vendorWords: readonly Word[] = names.map((word) => ({ word, exact: false }));
const letter = /[A-Za-z/@.]/;
const uuid = /^[0-9a-f]{8}-/i;
// Up to one more word of a name, then a sign, a quote or a space.
const value =
  /(?:[_-]?[A-Za-z]{1,12})?["'\]]?(?:[ \t]{0,4}(?:[<>?+]?=>?|:{1,3}=?|>|,|\|\|?|\()[ \t]{0,4}["'`]?|[ \t]{1,3}["'`]?)([A-Za-z0-9_][A-Za-z0-9_+=/-]{13,400})(?![A-Za-z0-9_/.+-])/y;

import type { Reader } from '../loop/heard.ts';

/** The name of what is said of whether it counts. */
export function verdictOf({ counted, identified, replacedBy }: Reader) {
  if (counted) return 'readers.counted';
  return replacedBy !== null ? 'readers.replaced' : identified ? 'readers.own' : 'readers.notIdentified';
}

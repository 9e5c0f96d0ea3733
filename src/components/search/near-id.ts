import { nearest } from '../../model/nearest.ts';

/** Whether somebody may have meant an id: letters and then digits, in any spelling. */
export const looksLikeId = (query: string): boolean => /^\p{L}{1,12}(?:[-_ ]?\p{L}{1,10}){0,3}[-_ ]?\d{1,6}$/u.test(query.trim());

/** The id among `known` that `query` is a slip of; null when it is one, or none is near. */
export function nearId(query: string, known: readonly string[]): string | null {
  const words = query.trim();
  const spelt = new Map(known.map((it) => [folded(it), it]));
  const near = spelt.has(folded(words)) ? null : nearest(folded(words), [...spelt.keys()]);
  return near === null ? null : (spelt.get(near) ?? null);
}

const folded = (id: string): string => id.toLowerCase().replaceAll(/[-_ ]/g, '');

import type { Speaker } from '../../words/speaker.ts';

/** What a search has given. */
interface Outcome {
  query: string;
  count: number;
  /** Words of the query that no page has. */
  missing: readonly string[];
  /** What past texts have; null where they were not searched. */
  past: { count: number; said: string } | null;
}

/** What is said of a search: how much was found of what stands today, which words no page has, and what past texts have where those were searched. */
export function outcomeOf({ say, listOf }: Pick<Speaker, 'say' | 'listOf'>, { query, count, missing, past }: Outcome): string {
  const here = count > 0 ? say('search.results', { count }) : nothing(say, query, past?.count ?? 0);
  const words = listOf(missing.map((word) => say('search.word', { word })));
  const further = [...(missing.length === 0 ? [] : [say('search.notItself', { words })]), ...(past === null ? [] : [past.said])];
  // A count is said of what can be seen.
  return further.length === 0 ? here : `${here}${/\p{L}$/u.test(here) ? '.' : ''} ${further.join(' ')}`;
}

function nothing(say: Speaker['say'], query: string, past: number): string {
  if (past > 0) return query === '' ? say('search.nothingToday') : say('search.nothingTodayFor', { query });
  return query === '' ? say('search.nothingHere') : say('search.nothing', { query });
}

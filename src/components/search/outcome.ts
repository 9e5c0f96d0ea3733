import type { Speaker } from '../../words/speaker.ts';

/** What is said of a search: how much was found of what stands today, and in past texts where those were searched. */
export function outcomeOf(
  say: Speaker['say'],
  { query, count, past }: { query: string; count: number; past: { count: number; said: string } | null },
): string {
  const here = count > 0 ? say('search.results', { count }) : nothing(say, query, past?.count ?? 0);
  // A count is said of what can be seen.
  return past === null ? here : `${here}${/\p{L}$/u.test(here) ? '.' : ''} ${past.said}`;
}

function nothing(say: Speaker['say'], query: string, past: number): string {
  if (past > 0) return query === '' ? say('search.nothingToday') : say('search.nothingTodayFor', { query });
  return query === '' ? say('search.nothingHere') : say('search.nothing', { query });
}

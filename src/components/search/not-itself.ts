import type { Asked } from './asked.ts';
import type { Hit, Pagefind } from './pagefind.ts';

/** A word of fewer letters is not looked at: the index finds it by whatever begins with it. */
const least = 4;
/** Words looked at. */
const most = 8;

/**
 * The words of a query that no page has: the index then answers with pages that have the beginning of such a word. A word counts as found
 * when something marked in the shown results begins with it, or when the index knows it (in any ending) as a phrase.
 */
export async function notItself(
  engines: readonly Pick<Pagefind, 'search'>[],
  query: Asked['query'],
  shown: readonly Pick<Hit, 'excerpt'>[],
): Promise<string[]> {
  // Between quotes the index finds just what is written.
  if (shown.length === 0 || query.includes('"')) return [];
  const marks = shown.flatMap(({ excerpt }) => [...excerpt.matchAll(/<mark>(.*?)<\/mark>/gs)].flatMap((it) => wordsOf(it[1] ?? '')));
  const missing = wordsOf(query).filter((word) => word.length >= least && !marks.some((it) => folded(it).startsWith(folded(word))));
  const known = await Promise.all(
    missing.slice(0, most).map(async (word) => {
      const answers = await Promise.all(engines.map((it) => it.search(`"${word}"`, { filters: {} })));
      return answers.some((it) => it.results.length > 0) ? [] : [word];
    }),
  );
  return known.flat();
}

// Scripts without spaces are cut into words by the index itself.
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((it) => !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(it));

const folded = (word: string): string => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Finds long words of the characters that tokens have. */
export interface LongRuns {
  /** The first one at `from` or behind it, at most 400 characters of it; null when there is none. */
  next(from: number): { start: number; end: number } | null;
}

/** The long words of a text. It is read through once, when the first one is asked for. */
export function longRuns(text: string): LongRuns {
  let all: { start: number; end: number }[] | null = null;
  return {
    next(from) {
      all ??= [...text.matchAll(run)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
      for (let index = firstBehind(all, from); index < all.length; index += 1) {
        const { start = 0, end = 0 } = all[index] ?? {};
        let first = Math.max(start, from);
        while (first < end && !letter.test(text.charAt(first))) first += 1;
        if (end - first >= shortest) return { start: first, end: Math.min(end, first + longest) };
      }
      return null;
    },
  };
}

/** Number of the first word that ends behind `from`. */
function firstBehind(words: readonly { end: number }[], from: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle]?.end ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  return low;
}

const shortest = 20;
const longest = 401;
const letter = /[A-Za-z0-9]/;
const run = /[A-Za-z0-9_+/=.~-]{20}[A-Za-z0-9_+/=.~-]*/g;

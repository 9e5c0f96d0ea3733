/** The one of `known` that `word` is most likely a slip of; null when none is close. Ties go to the first. */
export function nearest(word: string, known: readonly string[]): string | null {
  let best: { name: string; distance: number } | null = null;
  for (const name of known) {
    const distance = editDistance(word.toLowerCase(), name.toLowerCase());
    const close = distance <= 3 && distance < Math.max(word.length, name.length) * 0.6;
    if (close && (best === null || distance < best.distance)) best = { name, distance };
  }
  return best?.name ?? null;
}

/** The one of `known` that shares most of its words with `words`, whole or as their beginning; null when none shares half or has all of them. Ties go to the first. */
export function mostAlike(words: string, known: readonly string[]): string | null {
  const own = wordsOf(words);
  let best: { name: string; share: number } | null = null;
  for (const name of known) {
    const its = wordsOf(name);
    const common = own.filter((it) => its.some((other) => isLike(it, other))).length;
    const share = (2 * common) / (own.length + its.length);
    if ((share >= 0.5 || (own.length > 0 && common === own.length)) && (best === null || share > best.share)) best = { name, share };
  }
  return best?.name ?? null;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const isLike = (a: string, b: string): boolean => a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)));

/** Insertions, deletions and replacements that turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The first run of `length` words that a text has in common with a spec: where it stands, and in which one. Null for none. */
export function copiedFrom(
  text: string,
  specs: readonly { path: string; text: string }[],
  length: number,
): { line: number; path: string } | null {
  const words = wordsOf(text);
  const runs = new Map<string, number>();
  for (let at = 0; at + length <= words.length; at += 1) {
    const run = words
      .slice(at, at + length)
      .map((it) => it.word)
      .join(' ');
    if (!runs.has(run)) runs.set(run, words[at]?.line ?? 1);
  }
  if (runs.size === 0) return null;
  let first: { line: number; path: string } | null = null;
  for (const { path, text: spec } of specs) {
    const others = wordsOf(spec);
    const start = new Set([...runs.keys()].map((it) => it.slice(0, it.indexOf(' '))));
    for (let at = 0; at + length <= others.length; at += 1) {
      if (!start.has(others[at]?.word ?? '')) continue;
      const line = runs.get(
        others
          .slice(at, at + length)
          .map((it) => it.word)
          .join(' '),
      );
      if (line !== undefined && (first === null || line < first.line)) first = { line, path };
    }
  }
  return first;
}

function wordsOf(text: string): { word: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((line, index) => [...line.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => ({ word, line: index + 1 })));
}

/** Remembers what was looked at and holds no secret, so that it is not looked at again where it stands once more. */
export interface CleanTexts {
  has(text: string): boolean;
  add(text: string): void;
  /** The lines of a page that were not in another text without a secret. No token and no password goes over a line end. */
  freshLines(page: string): string;
  /** Remembers the lines of a page. */
  addLines(page: string): void;
}

/** Texts and lines that are remembered, and characters of the longest ones: dates, ids and names stand in many records. */
const most = { texts: 100_000, lines: 500_000 };
const longest = { text: 200, line: 4000 };

/** Nothing yet. Everything is forgotten whenever `known`, the number of known secrets, has changed. */
export function cleanTexts(known: () => number): CleanTexts {
  const texts = new Set<string>();
  const lines = new Set<string>();
  let counted = 0;

  function refresh(): void {
    const now = known();
    if (now === counted) return;
    counted = now;
    texts.clear();
    lines.clear();
  }

  return {
    has(text) {
      refresh();
      return texts.has(text);
    },
    add(text) {
      if (text.length <= longest.text && texts.size < most.texts) texts.add(text);
    },
    freshLines(page) {
      refresh();
      if (lines.size === 0) return page;
      const fresh = page.split('\n').filter((it) => !lines.has(it));
      return fresh.join('\n');
    },
    addLines(page) {
      for (const it of page.split('\n')) {
        // A copy, because a line of a page otherwise keeps the whole page in memory.
        if (it.length <= longest.line && lines.size < most.lines && !lines.has(it)) lines.add(Buffer.from(it).toString());
      }
    },
  };
}

/** A text as a reader will see it, and where each of its characters stands in the source. Offsets are in UTF-16 units. */
export interface View {
  text: string;
  /** Where the character at this offset starts in the source. */
  startOf(at: number): number;
  /** Where the character before this offset ends in the source: less than `startOf` where something was left out in between. */
  endOf(at: number): number;
  /** True where the text is the source. */
  isSource: boolean;
}

/** A part of a text that reads differently, and how; empty when a reader does not see it. */
export interface Edit {
  start: number;
  end: number;
  shown: string;
}

/** The text as its own view. */
export function sourceView(text: string): View {
  return { text, startOf: (at) => at, endOf: (at) => at, isSource: true };
}

/** The view with some of its parts read differently, and itself where there are none. `edits` are in order and apart. */
export function editedView(source: View, edits: readonly Edit[]): View {
  if (edits.length === 0) return source;
  const from: number[] = [];
  const to: number[] = [];
  let text = '';
  let done = 0;
  for (const { start, end, shown } of edits) {
    text += source.text.slice(done, start);
    from.push(text.length);
    text += shown;
    to.push(text.length);
    done = end;
  }
  text += source.text.slice(done);
  const shift = (index: number, at: number): number => (edits[index]?.end ?? 0) + at - (to[index] ?? 0);
  return {
    text,
    isSource: false,
    startOf(at) {
      const index = countUntil(from, at + 1) - 1;
      return source.startOf(at < (to[index] ?? 0) ? (edits[index]?.start ?? 0) : shift(index, at));
    },
    endOf(at) {
      const index = countUntil(from, at) - 1;
      return source.endOf(at <= (to[index] ?? 0) ? (edits[index]?.end ?? 0) : shift(index, at));
    },
  };
}

/** How many of the numbers, which are in order, are less than `limit`. */
function countUntil(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

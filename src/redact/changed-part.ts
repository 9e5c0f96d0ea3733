/** A stretch of a text, and where it stood in the text before: what lies around it is the same in both. */
export interface ChangedPart {
  start: number;
  end: number;
  /** Where the stretch ended in the text before; it began at `start` there too. */
  endBefore: number;
}

/**
 * The part of `text` that differs from `before`, with two paragraphs on each side, because what stands beside a secret tells what it is.
 * Compares in halves, so that the machine compares long stretches at once.
 */
export function changedPart(before: string, text: string): ChangedPart {
  const shorter = Math.min(before.length, text.length);
  const same = longest(shorter, (from, to) => before.slice(from, to) === text.slice(from, to));
  const sameEnd = longest(
    shorter - same,
    (from, to) => before.slice(before.length - to, before.length - from) === text.slice(text.length - to, text.length - from),
  );
  const start = paragraphBefore(text, paragraphBefore(text, same));
  const end = paragraphAfter(text, paragraphAfter(text, text.length - sameEnd));
  return { start, end, endBefore: before.length - (text.length - end) };
}

/** The largest length up to `most` for which everything is the same. */
function longest(most: number, isSame: (from: number, to: number) => boolean): number {
  let [known, limit] = [0, most];
  while (known < limit) {
    const middle = known + Math.ceil((limit - known) / 2);
    if (isSame(known, middle)) known = middle;
    else limit = middle - 1;
  }
  return known;
}

function paragraphBefore(text: string, at: number): number {
  const end = at < 3 ? -1 : text.lastIndexOf('\n\n', at - 3);
  return end === -1 ? 0 : end + 2;
}

function paragraphAfter(text: string, at: number): number {
  const end = text.indexOf('\n\n', at);
  return end === -1 ? text.length : end + 2;
}

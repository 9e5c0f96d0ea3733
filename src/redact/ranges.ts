/** A part of a text that must not be shown, as offsets in UTF-16 units, and the rule that says so. */
export interface Range {
  start: number;
  end: number;
  rule: string;
  /** What stands in its place; the name of the rule in brackets when not given. */
  instead?: string;
}

/** Ranges in order, those that overlap made one; the first one names the rule. */
export function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (!last || range.start >= last.end) result.push({ ...range });
    else last.end = Math.max(last.end, range.end);
  }
  return result;
}

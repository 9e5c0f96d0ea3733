import type { Hidden } from '../model/hidden.ts';

/** What becomes of personal data. */
export type Personal = NonNullable<Hidden['personal']>;

/** A part of a text that must not be shown, as offsets in UTF-16 units, and the rule that says so. */
export interface Range {
  start: number;
  end: number;
  rule: string;
  /** True when the form alone tells that it is a secret; then its rule names what several rules find. */
  certain?: boolean;
  /** True when the place alone says that it is hidden, and the value looks like a word, a number or a stand-in. */
  byPlace?: boolean;
  /** What stands in its place; the name of the rule in brackets when not given. */
  instead?: string;
  /** Offsets of the secret itself where more than the secret is hidden, such as the word `Bearer` before it. */
  secret?: { start: number; end: number };
  /** What the secret is where the text spells it in another way. */
  value?: string;
  /** Which one of its rule it is, where secrets are numbered. */
  number?: number;
  /** For personal data, which is no secret: what becomes of it. */
  personal?: Personal;
}

/** Ranges in order, those that overlap made one; the first certain one names the rule, else the first one. */
export function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (!last || range.start >= last.end) result.push({ ...range });
    else {
      last.end = Math.max(last.end, range.end);
      if (!range.byPlace) delete last.byPlace;
      if (range.certain && !last.certain) takeOver(last, range);
    }
  }
  return result;
}

/** The wider range stays hidden, under the name of the secret that it holds. */
function takeOver(last: Range, { start, end, rule, value }: Range): void {
  if (last.instead !== undefined) last.instead = last.instead.replace(`[redacted: ${last.rule}]`, `[redacted: ${rule}]`);
  Object.assign(last, { rule, certain: true, secret: { start, end }, ...(value === undefined ? {} : { value }) });
}

import type { Redacted } from '../model/redacted.ts';

/** The part of a redacted text between two offsets: nothing in it is new, so it needs no second look. */
export function partOf(text: Redacted, start: number, end: number): Redacted {
  return text.slice(start, end) as Redacted;
}

/** Redacted texts, one after another with an empty line between: a secret cannot span that gap unseen. */
export function joined(parts: readonly Redacted[]): Redacted {
  return parts.filter((it) => it !== '').join('\n\n') as Redacted;
}

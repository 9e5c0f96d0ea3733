declare const brand: unique symbol;

/**
 * Text that has been through `redact/`. Only `redact/` makes one, and `git/` hands out nothing else,
 * so a page, a log or a file can only ever receive text in which known secrets are hidden.
 */
export type Redacted = string & { readonly [brand]: 'redacted' };

/** The part of a redacted text between two offsets: nothing in it is new. */
export function partOf(text: Redacted, start: number, end: number): Redacted {
  return text.slice(start, end) as Redacted;
}

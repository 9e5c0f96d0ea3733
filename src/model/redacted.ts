import { fencesIn } from './fences.ts';

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

/** Redacted texts of one file, one after another; `between` is an empty line when not given. */
export function joined(parts: readonly Redacted[], between: '' | '\n\n' = '\n\n'): Redacted {
  return parts.filter((it) => it !== '').join(between) as Redacted;
}

/** A redacted text in which the angle brackets of some parts are written as entities. `ranges` are in order and apart. */
export function escapedWithin(text: Redacted, ranges: readonly { start: number; end: number }[]): Redacted {
  let written = '';
  let from = 0;
  for (const { start, end } of ranges) {
    written += text.slice(from, start) + text.slice(start, end).replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    from = end;
  }
  return (written + text.slice(from)) as Redacted;
}

/** A redacted text in which only the line breaks of some parts are left, so that every line keeps its number. `ranges` may overlap. */
export function blankedWithin(text: Redacted, ranges: readonly { start: number; end: number }[]): Redacted {
  let written = '';
  let from = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (end <= from) continue;
    const first = Math.max(start, from);
    written += text.slice(from, first) + text.slice(first, end).replaceAll(/[^\r\n]/g, '');
    from = end;
  }
  return (written + text.slice(from)) as Redacted;
}

/** A redacted Markdown text in which no two empty lines follow each other outside of fenced code: to a reader of Markdown it is the same. */
export function withoutGaps(text: Redacted): Redacted {
  const lines = text.split('\n');
  const code = new Set(fencesIn(lines).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  return lines.filter((line, at) => code.has(at) || line.trim() !== '' || (lines[at - 1] ?? '').trim() !== '').join('\n') as Redacted;
}

/** A redacted text as a block of code in Markdown, behind a fence that the text itself does not hold. */
export function fenced(text: Redacted, language: string): Redacted {
  let fence = '```';
  for (const [ticks] of text.matchAll(/`{3,}/g)) if (ticks.length >= fence.length) fence = `${ticks}\``;
  return `${fence}${language}\n${text.endsWith('\n') ? text : `${text}\n`}${fence}\n` as Redacted;
}

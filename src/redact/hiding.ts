import type { Redacted } from '../model/redacted.ts';
import type { Personal, Range } from './ranges.ts';

/** A secret that was hidden: where it stood, never what it was. */
export interface Redaction {
  /** Name of the rule, as shown in the text: `[redacted: github token]`. */
  rule: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units. */
  column: number;
  /** The same for the same secret in every text of a run; missing where secrets are not numbered. */
  number?: number;
  /** True when the value looks like a word, a number or a stand-in and is hidden for its place alone: nothing to revoke. */
  byPlace?: boolean;
  /** For personal data, which is no secret: what became of it. */
  personal?: Personal;
}

/** The text with the names of the rules in place of the ranges, which are in order and apart. Line ends stay. */
export function hidden(text: string, ranges: readonly Range[]): Redacted {
  let shown = '';
  let from = 0;
  for (const { start, end, rule, instead = `[redacted: ${rule}]` } of ranges) {
    const lineEnds = text.slice(start, end).replace(/[^\n]/g, '');
    shown += text.slice(from, start) + instead + lineEnds;
    from = end;
  }
  // The only place where text becomes redacted text.
  return (shown + text.slice(from)) as Redacted;
}

/** Where the ranges stand in the text. */
export function placesOf(text: string, ranges: readonly Range[]): Redaction[] {
  let line = 1;
  let lineStart = 0;
  return ranges.filter(isSecret).map(({ start, rule, number, byPlace, personal }) => {
    for (let at = text.indexOf('\n', lineStart); at >= 0 && at < start; at = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = at + 1;
    }
    const more = { ...(number === undefined ? {} : { number }), ...(byPlace ? { byPlace } : {}), ...(personal ? { personal } : {}) };
    return { rule, line, column: start - lineStart + 1, ...more };
  });
}

/** False for the further lines of a private key, which are no secrets of their own. */
export function isSecret({ instead }: Range): boolean {
  return instead !== '';
}

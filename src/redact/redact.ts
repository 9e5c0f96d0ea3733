import type { Redacted } from '../model/redacted.ts';
import { configValuesIn } from './config-values.ts';
import { privateKeysIn } from './private-keys.ts';
import { merged, type Range } from './ranges.ts';
import { tokensIn } from './tokens.ts';

/** A secret that was hidden: where it stood, never what it was. */
export interface Redaction {
  /** Name of the rule, as shown in the text: `[redacted: github token]`. */
  rule: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units. */
  column: number;
}

/**
 * The text with every known secret replaced by the name of its rule, and where they stood. Pure; the path decides whether the text is
 * the configuration of an agent. Line ends stay, so that every line keeps its number. Nothing in the text can switch this off.
 */
export function redact(text: string, path: string): { text: Redacted; findings: Redaction[] } {
  const ranges = merged([...privateKeysIn(text), ...tokensIn(text), ...configValuesIn(text, path)]);
  // The only place where text becomes redacted text.
  return { text: withoutRanges(text, ranges) as Redacted, findings: placesOf(text, ranges) };
}

function withoutRanges(text: string, ranges: readonly Range[]): string {
  let shown = '';
  let from = 0;
  for (const { start, end, rule, instead = `[redacted: ${rule}]` } of ranges) {
    const lineEnds = text.slice(start, end).replace(/[^\n]/g, '');
    shown += text.slice(from, start) + instead + lineEnds;
    from = end;
  }
  return shown + text.slice(from);
}

function placesOf(text: string, ranges: readonly Range[]): Redaction[] {
  let line = 1;
  let lineStart = 0;
  return ranges.flatMap(({ start, rule, instead }) => {
    for (let at = text.indexOf('\n', lineStart); at >= 0 && at < start; at = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = at + 1;
    }
    // The further lines of a private key are no secrets of their own.
    return instead === '' ? [] : [{ rule, line, column: start - lineStart + 1 }];
  });
}

import { createScanner, type JSONScanner } from 'jsonc-parser';
import type { HiddenValue } from './hidden-value.ts';
import { hiddenBelow } from './config-paths.ts';

/** An object or a list that is still open. */
interface Open {
  /** Key that the next value belongs to; empty in a list. */
  at: string;
  /** Rule of everything inside. */
  rule: string | undefined;
  /** True for a list that is itself the value of `env`. */
  entries: boolean;
}

/**
 * The values below `env` and `headers` in JSON, with comments or without. Read token by token rather than as a tree, so that a broken
 * file (a missing bracket, a conflict mark, half a file) and one nested without end are read as far as any.
 */
export function jsonStrings(text: string): HiddenValue[] {
  const scanner = createScanner(text, true);
  const values: HiddenValue[] = [];
  const open: Open[] = [{ at: '', rule: undefined, entries: false }];
  let key: { value: string; count: number } | null = null;
  for (let kind = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    const last = open.at(-1) ?? { at: '', rule: undefined, entries: false };
    const rule = last.rule ?? hiddenBelow(last.at);
    if (kind === token.colon && key !== null) {
      last.at = key.value;
      values.length = key.count;
    } else if (kind === token.openBrace) open.push({ at: '', rule, entries: false });
    else if (kind === token.openBracket) open.push({ at: '', rule, entries: last.rule === undefined });
    else if ((kind === token.closeBrace || kind === token.closeBracket) && open.length > 1) open.pop();
    key = null;
    if (kind === token.text || bareValues.has(kind)) {
      key = { value: scanner.getTokenValue(), count: values.length };
      if (rule !== undefined && !conflictMark.test(key.value)) values.push(valueAt(scanner, text, rule, last.entries));
    }
  }
  return values;
}

function valueAt(scanner: JSONScanner, text: string, rule: string, inList: boolean): HiddenValue {
  const offset = scanner.getTokenOffset();
  const stop = offset + scanner.getTokenLength();
  const value = scanner.getTokenValue();
  if (scanner.getToken() !== token.text) return { rule, value, start: offset, end: stop, inList, quoted: false };
  const closed = stop > offset + 1 && text[stop - 1] === '"';
  return { rule, value, start: offset + 1, end: closed ? stop - 1 : stop, inList, quoted: true };
}

// The package declares its kinds of token as a `const enum`, which cannot be imported where types are only stripped.
const token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  colon: 6,
  true: 8,
  false: 9,
  text: 10,
  number: 11,
  unknown: 16,
  end: 17,
} as const;
// What is none of JSON's own words is a value without its quotes.
const bareValues: ReadonlySet<number> = new Set([token.true, token.false, token.number, token.unknown]);
const conflictMark = /^(?:<{7}|={7}|>{7}|\|{7})/;

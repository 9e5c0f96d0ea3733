import type { HiddenValue } from './hidden-value.ts';
import { hiddenBelow } from './config-paths.ts';

/** An inline table or a list that is still open. */
interface Open {
  list: boolean;
  rule: string | undefined;
  /** True for a list that is itself the value of `env`. */
  entries: boolean;
}

/** The values below `env` and `headers` in TOML: in tables of that name, inline tables and dotted keys. Broken files are read as far as any. */
export function tomlStrings(text: string): HiddenValue[] {
  const values: HiddenValue[] = [];
  const open: Open[] = [];
  let table: string | undefined;
  let names: string[] = [];
  let header = false;
  let rule: string | undefined;
  let valueFollows = false;
  let entries = false;
  let done = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (index < done) continue;
    const last = open.at(-1);
    const quote = quotes.exec(token)?.[0];
    if (token === '\n' && !last) {
      if (header) table = ruleOf(names);
      [names, header, valueFollows] = [[], false, false];
    } else if (token === '[' && !last && !valueFollows) header = true;
    else if (token === '=') {
      if (last?.list) {
        // Nothing is named in a list: this one was never closed, and what was taken for its items may be the header of a table.
        table = ruleOf(names.slice(0, -1)) ?? table;
        open.length = 0;
      }
      entries = open.at(-1)?.rule === undefined && table === undefined && hiddenBelow(names.at(-1) ?? '') !== undefined;
      rule = open.at(-1)?.rule ?? table ?? ruleOf(names);
      [names, valueFollows] = [[], true];
    } else if (token === '{' || token === '[') {
      open.push({ list: token === '[', rule: valueFollows ? rule : last?.rule, entries: entries && !last?.list });
      valueFollows = token === '[';
    } else if (token === '}' || token === ']') {
      if (!header) open.pop();
      valueFollows = open.at(-1)?.list ?? false;
    } else if (token === ',') [names, valueFollows] = [[], last?.list ?? false];
    else if (quote !== undefined && valueFollows) {
      const current = last?.list ? last.rule : rule;
      if (current !== undefined)
        values.push({ rule: current, ...inside(token, quote, index), inList: last?.entries ?? false, quoted: true });
    } else if (quote !== undefined) names.push(inside(token, quote, index).value);
    else if (/^[\w+-]/.test(token)) {
      const current = last?.list ? last.rule : rule;
      if (!valueFollows || current === undefined) names.push(token);
      else {
        const value = bareAt(text, index);
        done = index + value.length;
        values.push({ rule: current, value, start: index, end: done, inList: last?.entries ?? false, quoted: false });
      }
    }
  }
  return values;
}

const ruleOf = (names: readonly string[]): string | undefined => names.map((it) => hiddenBelow(it)).find((it) => it !== undefined);

function inside(token: string, quote: string, index: number): { value: string; start: number; end: number } {
  const closed = token.length >= 2 * quote.length && token.endsWith(quote);
  const value = token.slice(quote.length, closed ? -quote.length : undefined);
  return { value, start: index + quote.length, end: index + quote.length + value.length };
}

/** A number, a date or a word without quotes. */
function bareAt(text: string, index: number): string {
  bare.lastIndex = index;
  return bare.exec(text)?.[0] ?? '';
}

const bare = /[^\s,=#"'{}[\]]+/y;
const quotes = /^(?:"""|'''|"|')/;
const tokens = /"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|#[^\n]*|[\w+-]+|[=,{}[\]\n]/g;

import { parse, TomlError } from 'smol-toml';
import { emptyFields, type Fault, type Place } from './fault.ts';
import { quoteNumbers, type NumbersQuoted } from './toml-numbers.ts';

/** What a TOML text holds. */
export interface TomlReading {
  value: unknown;
  faults: Fault[];
  /** Place of the table or key that `path` names, as far as a look at the lines tells. */
  placeOf(path: readonly (string | number)[]): Place | null;
}

/** Faults that are told of one text. */
const most = 100;

/** Nesting beyond which a text is no configuration. */
const deepest = 100;

/** Reads TOML; when it breaks a rule, each table by itself, so that one mistake does not hide the rest. Dates and times stay
 * text, and so does a number that JavaScript would write differently. */
export function readToml(text: string): TomlReading {
  const placeOf = (path: readonly (string | number)[]): Place | null => placeIn(text, path);
  if (new RegExp(`(?:[[{]\\s*){${deepest}}`).test(text))
    return { value: undefined, faults: [{ kind: 'too-much', line: 1, column: 1 }], placeOf };
  const numbers = quoteNumbers(text);
  try {
    return { value: plain(parse(numbers.text)), faults: [], placeOf };
  } catch (error) {
    const place = error instanceof TomlError ? placeInSource(text, error, numbers) : { line: 1, column: 1 };
    const faults: Fault[] = [{ kind: 'syntax', ...place, cause: 'it breaks a rule of TOML' }];
    const value = tableByTable(text, faults);
    return { value: Object.keys(value).length === 0 ? undefined : value, faults, placeOf };
  }
}

/** Every table that can be read by itself, put together; a table that stands twice is kept as its last one. */
function tableByTable(text: string, faults: Fault[]): Record<string, unknown> {
  const whole = emptyFields();
  const seen = new Set<string>();
  const starts = [0, ...[...text.matchAll(header)].map((it) => it.index)];
  starts.forEach((start, index) => {
    const part = text.slice(start, starts[index + 1]);
    const name = /^\[[^[\]]+\]/.exec(part)?.[0];
    if (name !== undefined && seen.has(name) && faults.length < most)
      faults.push({ kind: 'duplicate-key', ...placeAt(text, start), key: name.slice(1, -1).trim() });
    if (name !== undefined) seen.add(name);
    const read =
      parsed(part) ??
      parsed(
        part
          .split('\n')
          .filter((line) => parsed(line) !== null || line.startsWith('['))
          .join('\n'),
      );
    if (read !== null) merge(whole, read);
  });
  return whole;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return fieldsOf(plain(parse(quoteNumbers(text).text)));
  } catch (error) {
    // Which rule it breaks was said once, for the whole text.
    if (error instanceof Error) return null;
    throw error;
  }
}

function merge(into: Record<string, unknown>, from: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(from)) {
    const before = into[key];
    if (isFields(before) && isFields(value)) merge(before, value);
    else if (Array.isArray(before) && Array.isArray(value)) into[key] = [...(before as unknown[]), ...(value as unknown[])];
    else into[key] = value;
  }
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Date) return value.toISOString();
  if (!isFields(value)) return value;
  const fields = emptyFields();
  for (const [key, it] of Object.entries(value)) fields[key] = plain(it);
  return fields;
}

/** A place in the text with quotes, as one in the text written: each number in quotes before it moved it by two. */
function placeInSource(text: string, { line, column }: Place, { quoted }: NumbersQuoted): Place {
  const start = text.split('\n', line - 1).reduce((sum, it) => sum + it.length + 1, 0);
  const own = quoted.filter((it) => it >= start);
  const before = own.filter((it, index) => it - start + 2 * index < column - 1);
  return { line, column: column - 2 * before.length };
}

function placeIn(text: string, path: readonly (string | number)[]): Place | null {
  const names = path.filter((it) => typeof it === 'string');
  for (let count = names.length; count > 0; count--) {
    const table = `^[ \\t]*\\[\\[?[ \\t]*${names.slice(0, count).map(escaped).join('[ \\t]*\\.[ \\t]*')}[ \\t]*\\]\\]?`;
    const found = [...text.matchAll(new RegExp(table, 'gm'))].at(-1);
    if (found === undefined) continue;
    const [key] = names.slice(count);
    if (key === undefined) return placeAt(text, found.index);
    const own = new RegExp(`^[ \\t]*${escaped(key)}[ \\t]*[=.]`, 'gm');
    own.lastIndex = found.index;
    const at = own.exec(text);
    return placeAt(text, at?.index ?? found.index);
  }
  const [key] = names;
  const at = key === undefined ? null : new RegExp(`^[ \\t]*${escaped(key)}[ \\t]*[=.]`, 'm').exec(text);
  return at === null ? null : placeAt(text, at.index);
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
}

const escaped = (name: string): string => `["']?${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}["']?`;
const isFields = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it) && !(it instanceof Date);
const fieldsOf = (it: unknown): Record<string, unknown> => (isFields(it) ? it : emptyFields());
const header = /^[ \t]*\[{1,2}[^\]\n]+\]{1,2}/gm;

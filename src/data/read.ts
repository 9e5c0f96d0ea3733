import type { Redacted } from '../model/redacted.ts';
import type { Fault, Place } from './fault.ts';
import { readJson } from './json.ts';
import { readToml } from './toml.ts';
import { readYaml } from './yaml.ts';

/** A format of data. `json` is that of tools that allow no comments, `jsonc` that of tools that do. */
export type Format = 'json' | 'jsonc' | 'yaml' | 'toml';

/** What a text of data holds. */
export interface DataText {
  /** Objects without prototype, lists, text, numbers, booleans and null; undefined when nothing could be read. YAML keeps values as written. */
  value: unknown;
  /** Every document of a YAML file; else `value` alone. */
  documents: unknown[];
  /** `recovered`: something is wrong, and part of it could be read all the same. */
  status: 'ok' | 'recovered' | 'failed';
  faults: Fault[];
  /** Place of the key or item that `path` names; of the last one where a key stands twice; null when it is not known. */
  placeOf(path: readonly (string | number)[]): Place | null;
}

const endings: Readonly<Record<string, Format | 'jsonl'>> = {
  json: 'json',
  webmanifest: 'json',
  jsonc: 'jsonc',
  json5: 'jsonc',
  yaml: 'yaml',
  yml: 'yaml',
  toml: 'toml',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
};

/** Format of a file by the ending of its name; null for one that holds no such data. */
export function formatOf(path: string): Format | 'jsonl' | null {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(endings, ending) ? (endings[ending] ?? null) : null;
}

const yamlLimits = { depth: 64, aliases: 200, nodes: 400_000 };

/** Reads a text of data as far as it goes. Never throws for bad content: what is wrong is in `faults`. */
export function readData(text: Redacted, format: Format): DataText {
  const conflicts = conflictsIn(text);
  if (text.trim() === '')
    return { value: undefined, documents: [], status: 'failed', faults: [{ kind: 'empty', line: 1, column: 1 }], placeOf: () => null };
  const { value, documents, faults, placeOf } = parsed(text, format);
  const allowed = format === 'jsonc' ? faults.filter((it) => it.kind !== 'comment' && it.kind !== 'trailing-comma') : faults;
  const all = [...conflicts, ...allowed].toSorted((a, b) => a.line - b.line || a.column - b.column);
  const status = value === undefined ? 'failed' : all.some((it) => !harmless.has(it.kind)) ? 'recovered' : 'ok';
  return { value, documents, status, faults: all, placeOf };
}

const harmless = new Set<Fault['kind']>(['duplicate-key', 'unknown-tag', 'unusable-key']);

function parsed(text: Redacted, format: Format): Omit<DataText, 'status'> {
  if (format === 'yaml') {
    const { documents, faults, placeOf } = readYaml(text, yamlLimits);
    return { value: documents[0], documents, faults, placeOf };
  }
  const reading = format === 'toml' ? readToml(text) : readJson(text);
  return { ...reading, documents: reading.value === undefined ? [] : [reading.value] };
}

/** The values of JSON Lines, with the line of each. A line that cannot be read is a fault, and the rest is read. */
export function readDataLines(text: Redacted): { values: { line: number; value: unknown }[]; faults: Fault[] } {
  const values: { line: number; value: unknown }[] = [];
  const faults: Fault[] = conflictsIn(text);
  const conflicted = new Set(faults.map((it) => it.line));
  text.split('\n').forEach((written, index) => {
    const line = index + 1;
    if (written.trim() === '' || conflicted.has(line)) return;
    const reading = readJson(written);
    for (const it of reading.faults) faults.push({ ...it, line });
    if (reading.value !== undefined) values.push({ line, value: reading.value });
  });
  return { values, faults };
}

function conflictsIn(text: string): Fault[] {
  const lines = [...text.matchAll(/^(?:<{7}|={7}|>{7})(?= |\r?$)/gm)];
  // A line of equals signs alone is an underline, not a conflict.
  if (!lines.some((it) => it[0].startsWith('<')) || !lines.some((it) => it[0].startsWith('>'))) return [];
  let line = 1;
  let from = 0;
  return lines.map((it) => {
    line += text.slice(from, it.index).split('\n').length - 1;
    from = it.index;
    return { kind: 'conflict-marker', line, column: 1 };
  });
}

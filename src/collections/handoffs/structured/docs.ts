import { readData, type Format } from '../../../data/read.ts';
import { emptyFields, type Fault } from '../../../data/fault.ts';
import { fieldsOf, isFields } from '../../../data/values.ts';
import { append } from '../../../model/append.ts';
import { partOf, type Redacted } from '../../../model/redacted.ts';

/** A step into a value: the name of a field or the place in a list. */
export type Path = readonly (string | number)[];

/** One value of a file, and where its parts stand. */
export interface Doc {
  value: unknown;
  /** True for a key alone, whose value cannot be read. */
  unread?: true;
  /** 1-based line of the key or item in the file. */
  lineOf(path: Path): number;
}

/** The values of a file in order, and what is wrong with it. A YAML file may begin with a document that describes the second. */
export function docsOf(text: Redacted, format: Format): { docs: Doc[]; faults: Fault[] } {
  const parts = format === 'yaml' ? documentsIn(text) : [{ start: 0, end: text.length }];
  const docs: Doc[] = [];
  const faults: Fault[] = [];
  for (const { start, end } of parts) {
    const part = partOf(text, start, end);
    if (parts.length > 1 && !/^[ \t]*[^\s#]/m.test(part)) continue;
    const before = linesBefore(text, start);
    const reading = readData(part, format);
    faults.push(...reading.faults.map((it) => ({ ...it, line: it.line + before })));
    const read = reading.value !== undefined ? [docFrom(reading, before)] : format === 'yaml' ? blocksOf(part, before) : [];
    append(docs, read);
    if ((format === 'yaml' || format === 'toml') && reading.faults.some((it) => it.kind === 'syntax'))
      append(docs, unreadIn(part, format, read, before));
  }
  return { docs, faults };
}

const docFrom = ({ value, placeOf }: ReturnType<typeof readData>, before: number): Doc => ({
  value,
  lineOf: (path) => before + nearest(placeOf, path),
});

/** Line of a part, or of the nearest one around it whose place is known. */
function nearest(placeOf: ReturnType<typeof readData>['placeOf'], path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const place = placeOf(path.slice(0, length));
    if (place) return place.line;
  }
  return 1;
}

const linesBefore = (text: string, offset: number): number => (offset === 0 ? 0 : text.slice(0, offset).split('\n').length - 1);

function documentsIn(text: string): { start: number; end: number }[] {
  const marks = [...text.matchAll(/^---[ \t]*\r?$\n?/gm)].slice(0, mostDocuments);
  const starts = [0, ...marks.map((it) => it.index + it[0].length)];
  const parts = starts.map((start, index) => ({ start, end: marks[index]?.index ?? text.length }));
  const filled = parts.filter(({ start, end }) => /^[ \t]*[^\s#]/m.test(text.slice(start, end)));
  return filled.length > 0 ? filled : [{ start: 0, end: text.length }];
}

/** Of a YAML text that is broken somewhere, every top-level value that can be read by itself. */
function blocksOf(text: Redacted, before: number): Doc[] {
  const starts = [...text.matchAll(/^(?:[\p{L}"'_][^\n]*?:|<{7} |={7}$|>{7} )/gmu)].slice(0, mostBlocks).map((it) => it.index);
  return starts.flatMap((start, index) => {
    const reading = readData(partOf(text, start, starts[index + 1] ?? text.length), 'yaml');
    return isFields(reading.value) && reading.status !== 'failed' && !reading.faults.some((it) => it.kind === 'conflict-marker')
      ? [docFrom(reading, before + linesBefore(text, start))]
      : [];
  });
}

/** The top-level keys of a broken text whose values could not be read: they say at least that the file has such values. */
function unreadIn(text: Redacted, format: 'yaml' | 'toml', read: readonly Doc[], before: number): Doc[] {
  const known = new Set(read.flatMap((it) => Object.keys(fieldsOf(it.value))));
  // Behind the first table of TOML every key belongs to one.
  const end = format === 'toml' ? text.search(/^[ \t]*\[/m) : -1;
  const keys = [...(end < 0 ? text : text.slice(0, end)).matchAll(topKeys[format])].slice(0, mostBlocks);
  return keys.flatMap(({ 1: key = '', index }) => {
    if (known.has(key)) return [];
    known.add(key);
    const value = emptyFields();
    value[key] = null;
    const line = before + linesBefore(text, index) + 1;
    return [{ value, unread: true as const, lineOf: () => line }];
  });
}

const topKeys = {
  yaml: /^["']?([\p{L}_][^\n"':]*?)["']?[ \t]*:(?=\s|$)/gmu,
  toml: /^["']?([\p{L}\d_][^\n"'=[\]]*?)["']?[ \t]*=/gmu,
} as const;

const mostDocuments = 20;
const mostBlocks = 200;

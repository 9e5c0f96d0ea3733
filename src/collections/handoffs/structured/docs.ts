import { readData, type Format } from '../../../data/read.ts';
import type { Fault } from '../../../data/fault.ts';
import { isFields } from '../../../data/values.ts';
import { partOf, type Redacted } from '../../../model/redacted.ts';

/** A step into a value: the name of a field or the place in a list. */
export type Path = readonly (string | number)[];

/** One value of a file, and where its parts stand. */
export interface Doc {
  value: unknown;
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
    if (reading.value !== undefined) docs.push(docFrom(reading, before));
    else if (format === 'yaml') docs.push(...blocksOf(part, before));
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

const mostDocuments = 20;
const mostBlocks = 200;

import { readData, type DataText, type Format } from '../data/read.ts';
import { isFields } from '../data/values.ts';
import type { Finding } from '../model/problem.ts';
import type { Source } from './facts.ts';

/** A text of data with a short way to the line of a key, and what is wrong with it as a problem of this kind of file. */
export interface DataFile {
  /** Undefined when the file is none of its kind. */
  value: unknown;
  lineOf(...path: (string | number)[]): number | null;
  problems: Finding[];
}

/** Reads a file of data that is called `kind` in messages. */
export function dataFile({ text }: Source, format: Format, kind: string): DataFile {
  const read = readData(text, format);
  // Every one of these files is a table: a list or a lone word is none of them.
  const data: DataText = isFields(read.value) ? read : { ...read, value: undefined, status: 'failed' };
  return {
    value: data.value,
    lineOf: (...path) => data.placeOf(path)?.line ?? null,
    // What was hidden may break the syntax, and has been reported by its own name.
    problems: text.includes('[redacted: ') ? [] : problemsOf(data, kind),
  };
}

function problemsOf({ status, faults }: DataText, kind: string): Finding[] {
  if (status === 'ok') return [];
  const line = faults.find((it) => it.kind !== 'duplicate-key')?.line;
  const rest = status === 'failed' ? 'so its entries were not read' : 'so only what could be read was taken from it';
  return [
    {
      code: 'HO120',
      ...(line === undefined ? {} : { line }),
      message: `The file is not a valid ${kind}, ${rest}.`,
      fix: 'Open it in an editor that checks its syntax.',
    },
  ];
}

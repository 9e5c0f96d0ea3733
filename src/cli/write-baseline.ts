import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { makeFolders } from '../deliver/place.ts';
import { baselineSchema, nameOf, type BaselineEntry } from '../model/baseline.ts';

/** Writes a baseline file, each entry once and in order, whole or not at all. */
export function writeBaseline(path: string, entries: readonly BaselineEntry[]): void {
  const inOrder = [...new Map(entries.map((it) => [nameOf(it), it])).values()].toSorted(
    (a, b) => compare(a.path ?? '', b.path ?? '') || compare(a.rule, b.rule) || compare(a.line, b.line),
  );
  const lines = inOrder.map(({ rule, path: file, line, reason, date }) => ({ rule, path: file, line, reason, date }));
  makeFolders(dirname(path));
  const written = `${path}.${process.pid}`;
  try {
    writeFileSync(written, `${JSON.stringify({ schema: baselineSchema, entries: lines }, null, 2)}\n`);
    renameSync(written, path);
  } finally {
    rmSync(written, { force: true });
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

import type { Origin } from '../model/run-it.ts';
import { folderOf } from './folders.ts';

/** Handoffs that are read for what outlives them. */
const most = 200;

const collator = new Intl.Collator('en', { numeric: true });

/** The Markdown files among these handoffs, those without a number first, then the newest by their names, as far as they are read. */
export function readHandoffs<Path extends string>(paths: readonly Path[]): Path[] {
  const texts = paths.filter((it) => /\.(?:md|markdown)$/i.test(it));
  return texts.toSorted((a, b) => Number(isNumbered(a)) - Number(isNumbered(b)) || collator.compare(b, a)).slice(0, most);
}

/**
 * What still counts: of handoffs with a number or a date in their names only what the newest of a folder says that says something of the kind.
 * What the others say is what was.
 */
export function counting<T extends { path: string; origin: Origin }>(said: readonly T[], kindOf: (it: T) => string = () => ''): T[] {
  const keyOf = (it: T): string => `${folderOf(it.path)}\0${kindOf(it)}`;
  const newest = new Map<string, string>();
  const isOneOfMany = (it: T): boolean => it.origin === 'handoff' && isNumbered(it.path);
  for (const it of said.filter(isOneOfMany)) {
    const known = newest.get(keyOf(it));
    if (known === undefined || collator.compare(known, it.path) < 0) newest.set(keyOf(it), it.path);
  }
  return said.filter((it) => !isOneOfMany(it) || newest.get(keyOf(it)) === it.path);
}

const isNumbered = (path: string): boolean => /\d/.test(path.slice(path.lastIndexOf('/') + 1));

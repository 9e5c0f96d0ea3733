import { isFields } from '../../../data/values.ts';
import { cut } from '../cut.ts';
import type { Doc, Path } from './docs.ts';
import { addThing, type Draft } from './draft.ts';
import { nameOfEntry } from './entries.ts';
import { shortOf, type Thing } from './items.ts';
import { knownRole, wordsOfKey } from './roles.ts';
import { thingsIn } from './walk.ts';

/**
 * Adds what earlier entries of a log put off or warned of: an entry tells its own attempt only, so that a later one without such a
 * list closes nothing. What a later entry lists again, or says to be closed, is left out.
 */
export function addCarried(draft: Draft, doc: Doc, entries: readonly unknown[], path: Path): void {
  const first = Math.max(0, entries.length - mostEntries);
  const settled = new Set<string>();
  const kept: { of: Carried; thing: Thing }[][] = [];
  for (let at = entries.length - 1; at >= first; at--) {
    const entry = entries[at];
    if (!isFields(entry)) continue;
    const own = carriedBy(doc, entry, [...path, at], at);
    // The last entry is the present state and read as such.
    if (at < entries.length - 1) kept.unshift(own.filter(({ thing }) => thing.state !== 'done' && !settled.has(fold(thing.text))));
    for (const { thing } of own) settled.add(fold(thing.text));
    for (const it of closedBy(doc, entry, [...path, at])) settled.add(fold(it.text));
  }
  for (const { of, thing } of kept.flat()) addThing(draft, of, thing);
}

type Carried = 'remaining' | 'watch for';

function carriedBy(doc: Doc, entry: Readonly<Record<string, unknown>>, path: Path, at: number): { of: Carried; thing: Thing }[] {
  const group = cut(nameOfEntry(entry) || shortOf(entry['id']) || `entry ${at + 1}`, 200);
  return Object.entries(entry).flatMap(([key, value]) => {
    const of = knownRole(key);
    if (of !== 'remaining' && of !== 'watch for') return [];
    return thingsIn(doc, value, [...path, key], group).map((thing) => ({ of, thing }));
  });
}

function closedBy(doc: Doc, entry: Readonly<Record<string, unknown>>, path: Path): Thing[] {
  return Object.entries(entry).flatMap(([key, value]) =>
    knownRole(key) === 'done' || closing.test(wordsOfKey(key)) ? thingsIn(doc, value, [...path, key], null) : [],
  );
}

const fold = (text: string): string => text.trim().toLowerCase();
const closing = /^(?:resolved|closed|addressed|satisfied|mitigated|met)\b|\b(?:resolved|closed|addressed|satisfied|mitigated|met)$/;
const mostEntries = 400;

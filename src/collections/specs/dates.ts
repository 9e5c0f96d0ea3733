import { readDate, readDateInName } from '../../markdown/dates.ts';
import { cut } from './cut.ts';
import type { Fact } from './facts.ts';
import { firstOf, type Key } from './keys.ts';
import type { Day } from './schema.ts';

/** The day that a named value gives; null when there is none or it names no day. */
export function dayOf(facts: readonly Fact[], key: Key): Day | null {
  const fact = firstOf(facts, key);
  if (fact === null) return null;
  const read = readDate(fact.value);
  return read === null ? null : { written: cut(fact.value, 100), date: read.date, from: fact.from };
}

/** The day in the name of a file or of the folders that name its feature. */
export function dayInName(path: string): Day | null {
  for (const name of path.split('/').slice(-2).toReversed()) {
    const read = readDateInName(name);
    if (read?.date != null) return { written: read.text, date: read.date, from: 'file name' };
  }
  return null;
}

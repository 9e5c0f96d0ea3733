import type { Fields } from '../model/record.ts';
import { dayOf, named, say } from './say.ts';
import { headingOf } from './words.ts';

/** Heading of a field of a record. */
export const fieldName = (key: string): string => named('field', key) ?? headingOf(key);

/** Fields of these versions that say something of one of them: a column that is empty, or 0, in every row is left out. */
export function tellingFields(versions: readonly { fields: Fields | null }[]): string[] {
  const all = versions.flatMap(({ fields }) => Object.entries(fields ?? {}));
  const telling = new Set(all.flatMap(([key, value]) => (isTelling(value) ? key : [])));
  const known = [...new Set(all.map(([key]) => key))].filter((it) => telling.has(it));
  // A state says in one word what the author's words for it say.
  return known.filter((it) => it !== 'status' || !known.includes('state'));
}

const isTelling = (value: Fields[string] | undefined): boolean => value != null && value !== '' && value !== 0;

/** Value of a field as a cell of a table shows it: a day, a state and a progress in the words of the site. */
export function fieldValue(key: string, value: string | number): string | number {
  if (typeof value !== 'string') return value;
  const [, done, total] = key === 'progress' ? (/^(\d+) of (\d+)$/.exec(value) ?? []) : [];
  if (done !== undefined && total !== undefined) return say('specs.stepsOf', { done, total });
  if (days.has(key) && /^\d{4}-\d{2}-\d{2}$/.test(value)) return dayOf(value) ?? value;
  return key === 'state' ? (named('state', value) ?? value) : value;
}

/** Fields that hold a day, where their text named a whole one. */
const days: ReadonlySet<string> = new Set(['date', 'updated']);

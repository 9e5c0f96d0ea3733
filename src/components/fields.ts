import { named, say } from './say.ts';
import { headingOf } from './words.ts';

/** Heading of a field of a record. */
export const fieldName = (key: string): string => named('field', key) ?? headingOf(key);

/** Value of a field as a cell of a table shows it: a state and a progress in the words of the site. */
export function fieldValue(key: string, value: string | number): string | number {
  if (typeof value !== 'string') return value;
  const [, done, total] = key === 'progress' ? (/^(\d+) of (\d+)$/.exec(value) ?? []) : [];
  if (done !== undefined && total !== undefined) return say('specs.stepsOf', { done, total });
  return key === 'state' ? (named('state', value) ?? value) : value;
}

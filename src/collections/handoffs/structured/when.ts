import { readDate, readDateInName } from '../../../markdown/dates.ts';
import type { Handoff } from '../schema.ts';
import type { Candidate } from './draft.ts';

type When = NonNullable<Handoff['date']>;

/** When a handoff was written, by the best of its values that hold a date, else by its name; null when neither does. */
export function whenOf(candidates: readonly Candidate[], path: string): { when: When | null; used: Candidate | null } {
  for (const it of candidates) {
    const found = whenIn(it.text);
    if (found) return { when: found, used: it };
  }
  const named = readDateInName(path.slice(path.lastIndexOf('/') + 1));
  return {
    when: named && { written: named.text, date: named.date, time: named.time, zone: named.zone, from: 'file name' },
    used: null,
  };
}

function whenIn(text: string): When | null {
  const seconds = epoch(text);
  if (seconds !== null) {
    const iso = new Date(seconds * 1000).toISOString();
    return { written: text, date: iso.slice(0, 10), time: iso.slice(11, 19), zone: 'Z', from: 'label' };
  }
  const found = readDate(text);
  return found && { written: found.text, date: found.date, time: found.time, zone: found.zone, from: 'label' };
}

/** Seconds since 1970 of a number that can be such a time, also one in thousandths; null for any other text. */
function epoch(text: string): number | null {
  if (!/^\d{10}(?:\d{3})?(?:\.\d+)?$/.test(text)) return null;
  const number = Number(text);
  return number > 99_999_999_999 ? number / 1000 : number;
}

/** Last second of the year 9999, after which years have five digits. */
const last = 253_402_300_799;

/**
 * RFC 3339 time of a date as git stores it: `1790000000 +0200`, seconds and the zone it was written in. Null for one that a
 * reader of the site could not use.
 */
export function instantOf(stored: string): string | null {
  const [, digits, sign, hours = '', minutes = ''] = /^(\d{1,12}) ([+-])(\d\d)(\d\d)$/.exec(stored) ?? [];
  const seconds = Number(digits);
  if (digits === undefined || seconds > last || Number(hours) > 23 || Number(minutes) > 59) return null;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1);
  const local = seconds + offset;
  if (local < 0 || local > last) return null;
  return `${new Date(local * 1000).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

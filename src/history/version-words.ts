import { readDate, type WrittenDate } from '../markdown/dates.ts';
import type { Declared } from '../model/declared.ts';

/** A version's number, for patterns: `2`, `1.4.0`, `1.0-rc.1`, `2026-06-17`. */
export const number = String.raw`\d+(?:\.\d+)*(?:[-+.][0-9A-Za-z][0-9A-Za-z.]*)?|\d{4}-\d\d-\d\d`;

/** A whole text that names a version and, beside it, at most its day and what it is: `2`, `v1.4.0 (17 June 2026)`, `1.0 (draft)`. */
const whole = new RegExp(
  String.raw`^(?:version|ver\.?|rev(?:ision)?\.?|v)?\s*(${number})(?:\s*[,;:(\[–—-]+\s*([^()\[\]]{0,60}?)[)\]]?)?\.?$`,
  'i',
);

/** The same with its day in brackets, and then anything else: `2 (17 June 2026), approved with CR-10`. */
const dated = new RegExp(String.raw`^(?:version|ver\.?|rev(?:ision)?\.?|v)?\s*(${number})\s*\(([^()]{1,40})\)\s*[,;.–—-]\s.{1,120}$`, 'i');

/** The version that `value` is; null when it says more, or something else. */
export function versionIn(value: string, from: Declared['from']): Declared | null {
  const text = plain(value);
  const [, version, beside = ''] = whole.exec(text) ?? dated.exec(text) ?? [];
  if (version === undefined || version.length > longest || /^0+$/.test(version)) return null;
  const date = readDate(beside);
  if (beside.length > 0 && date === null && !state.test(beside)) return null;
  return { version, date: dayOf(date), from };
}

/** A date as `YYYY-MM-DD`, or as `--MM-DD` where no year was written; null for none. */
export function dayOf(date: WrittenDate | null): string | null {
  return date?.date ?? (date?.monthDay ? `--${date.monthDay}` : null);
}

/** `text` without what only makes it bold, slanted, code or quoted. */
export function plain(text: string): string {
  return text
    .replaceAll(/[*_`"']+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const longest = 30;
const state = /^(?:draft|final|approved|accepted|current|latest|released?|initial|entwurf|freigegeben|aktuell)\b/i;

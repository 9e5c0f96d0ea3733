import { ambiguousMonths, months } from './months.ts';
import { readTime } from './times.ts';

/** A date as somebody wrote it. Nothing is guessed: what was not written is null. */
export interface WrittenDate {
  /** The words that were read, with time and zone. */
  text: string;
  /** `YYYY-MM-DD`; null when no year was written. */
  date: string | null;
  /** `MM-DD` when no year was written. */
  monthDay: string | null;
  /** `HH:MM` or `HH:MM:SS`, by the 24-hour clock. */
  time: string | null;
  /** Zone as written, for example `Z`, `+09:00`, `KST` or `Europe/Berlin`. */
  zone: string | null;
  /** Where it starts in the text given, in UTF-16 units. */
  index: number;
}

/** The first full date in a text; when it has none, the first date without a year; null when it has neither. */
export function readDate(text: string): WrittenDate | null {
  if (!mayHoldDate.test(text)) return null;
  return firstOf(text, withYear) ?? firstOf(text, withoutYear);
}

/** The first `06/07/2026` in a text, which is June in one country and July in another: its words, and no date. Null when it has none. */
export function readUnclearDate(text: string): WrittenDate | null {
  for (const { 0: written, 1: first, 3: second, index } of text.matchAll(dayAndMonth)) {
    const [a, b] = [Number(first), Number(second)];
    if (a !== b && a >= 1 && b >= 1 && a <= 12 && b <= 12)
      return { text: written, date: null, monthDay: null, time: null, zone: null, index };
  }
  return null;
}

/** The words of the first date in numbers that no calendar has, such as `2024-13-45` or `31.02.2024`; null when a text has none. */
export function readImpossibleDate(text: string): string | null {
  for (const { pattern, parts } of inNumbers) {
    for (const match of text.matchAll(pattern)) {
      const found = parts(match);
      if (found && !isDay(found)) return match[0];
    }
  }
  return null;
}

/** The date in a file name: also `20260801`, `20260801-1432` and `2026-08-01_14-32-05`. Null when the name has none. */
export function readDateInName(name: string): WrittenDate | null {
  const found = dateInName.exec(name);
  if (!found) return firstOf(name, withYear);
  const { 1: year = '', 3: month = '', 4: day = '', 5: hour, 6: minute, 7: second, 8: zone } = found;
  const time = hour && minute && Number(hour) < 24 && Number(minute) < 60 ? [hour, minute, ...(second ? [second] : [])].join(':') : null;
  if (!exists(Number(year), Number(month), Number(day))) return null;
  return { text: found[0], date: `${year}-${month}-${day}`, monthDay: null, time, zone: time && zone ? zone : null, index: found.index };
}

interface Parts {
  year?: number | undefined;
  month: number;
  day: number;
}

interface Form {
  pattern: RegExp;
  /** The parts of a match; null when it is no date after all. */
  parts(match: RegExpExecArray): Parts | null;
}

function firstOf(text: string, forms: readonly Form[]): WrittenDate | null {
  let first: WrittenDate | null = null;
  for (const form of forms) {
    const found = firstOfForm(text, form);
    if (found && (!first || found.index < first.index)) first = found;
  }
  return first;
}

function firstOfForm(text: string, { pattern, parts }: Form): WrittenDate | null {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const found = parts(match);
    if (!found || !exists(found.year, found.month, found.day)) continue;
    const end = match.index + match[0].length;
    const { length, time, zone } = readTime(text.slice(end, end + 60));
    const monthDay = `${twoDigits(found.month)}-${twoDigits(found.day)}`;
    return {
      text: text.slice(match.index, end + length).trimEnd(),
      date: found.year === undefined ? null : `${found.year}-${monthDay}`,
      monthDay: found.year === undefined ? monthDay : null,
      time,
      zone,
      index: match.index,
    };
  }
  return null;
}

function exists(year: number | undefined, month: number, day: number): boolean {
  return isDay({ year, month, day }) && (year === undefined || (year >= 1900 && year < 2200));
}

/** Whether a calendar has such a day. */
function isDay({ year, month, day }: Parts): boolean {
  const leap = year === undefined || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
  const longest = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= longest;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A number in ASCII, full-width or Han digits (`８`, `十二`, `二〇二六`). */
function numberOf(written = ''): number {
  const digits = [...written]
    .map((it) => (it === '十' ? it : String('0123456789０１２３４５６７８９〇一二三四五六七八九零'.indexOf(it) % 10)))
    .join('');
  if (!digits.includes('十')) return written.includes('零') ? Number(digits.replaceAll('-1', '0')) : Number(digits);
  const [tens = '', ones = ''] = digits.split('十');
  return Number(tens || 1) * 10 + Number(ones || 0);
}

function named(year: string | undefined, name = '', day = ''): Parts | null {
  const lower = name.toLowerCase().replace(/\.$/, '');
  const month = months.get(lower);
  if (!month || (!year && lower === name && ambiguousMonths.has(lower))) return null;
  return { ...(year ? { year: Number(year) } : {}), month, day: Number(day) };
}

function slashed([, a = '', , b = '', year = '']: RegExpExecArray): Parts | null {
  const [first, second] = [Number(a), Number(b)];
  // 06/07/2026 is June in one country and July in another.
  if (first <= 12 && second <= 12 && first !== second) return null;
  return first > 12 ? { year: Number(year), month: second, day: first } : { year: Number(year), month: first, day: second };
}

const numeral = '[\\d０-９〇零一二三四五六七八九十]';
const ordinal = '(?:st|nd|rd|th|er|º|ª|\\.)?';
const range = '(?:\\s?[–-]\\s?\\d{1,2})?';
const monthName = '(\\p{L}{3,10})\\.?';
const notInside = '(?<![\\d\\p{L}_./-])';

const dayAndMonth = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?![\d/-])/g;

const inNumbers: readonly Form[] = [
  {
    pattern: /(?<![\d.-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d|\.\d)/g,
    parts: ([, year, , month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
  },
  {
    // Where dots stand between them, the day comes first in every country that writes so.
    pattern: /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?![\d.])/g,
    parts: ([, day, month, year]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
  },
];

const withYear: readonly Form[] = [
  ...inNumbers,
  { pattern: dayAndMonth, parts: slashed },
  {
    pattern: new RegExp(`(?<!${numeral})(${numeral}{4})\\s?[年년]\\s?(${numeral}{1,3})\\s?[月월]\\s?(${numeral}{1,3})\\s?[日号號일]`, 'g'),
    parts: ([, year, month, day]) => ({ year: numberOf(year), month: numberOf(month), day: numberOf(day) }),
  },
  {
    pattern: new RegExp(
      `${notInside}(\\d{1,2})${ordinal}\\s+(?:de\\s+|of\\s+)?${monthName}\\s*,?\\s*(?:de\\s+|del\\s+)?(\\d{4})(?!\\d)`,
      'gu',
    ),
    parts: ([, day, name, year]) => named(year, name, day),
  },
  {
    pattern: new RegExp(`(?<!\\p{L})${monthName}\\s+(\\d{1,2})${ordinal}${range},?\\s+(\\d{4})(?!\\d)`, 'gu'),
    parts: ([, name, day, year]) => named(year, name, day),
  },
];

const withoutYear: readonly Form[] = [
  {
    pattern: new RegExp(`${notInside}(\\d{1,2})${ordinal}\\s+(?:de\\s+|of\\s+)?${monthName}(?!\\p{L})`, 'gu'),
    parts: ([, day, name]) => named(undefined, name, day),
  },
  {
    pattern: new RegExp(`(?<!\\p{L})${monthName}\\s+(\\d{1,2})${ordinal}(?![\\d\\p{L}%:]|[.,]\\d)`, 'gu'),
    parts: ([, name, day]) => named(undefined, name, day),
  },
  {
    pattern: new RegExp(`(?<!${numeral})(${numeral}{1,3})\\s?[月월]\\s?(${numeral}{1,3})\\s?[日号號일]`, 'g'),
    parts: ([, month, day]) => ({ month: numberOf(month), day: numberOf(day) }),
  },
  {
    pattern: /(?<![\d\p{L}.:/_-])(\d{2})-(\d{2})(?![\d\p{L}_-]|[.:/]\d)/gu,
    parts: ([, month, day]) => ({ month: Number(month), day: Number(day) }),
  },
];

const mayHoldDate = /\d|[月월]/;
const dateInName = /(?<!\d)((?:19|20)\d{2})([-_.]?)(\d{2})\2(\d{2})(?:[-_T.](\d{2})[-_:.]?(\d{2})(?:[-_:.]?(\d{2}))?(Z)?)?(?!\d)/;

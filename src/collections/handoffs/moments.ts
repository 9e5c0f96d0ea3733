import { readDate } from '../../markdown/dates.ts';
import { remembered } from '../../headings/remembered.ts';

/** A date in a heading. */
export interface HeadingDate {
  /** The words of the date, without time. */
  text: string;
  /** `YYYY-MM-DD`, or `MM-DD` when no year was written. */
  day: string;
  /** `HH:MM`, or empty. */
  time: string;
}

/** The first date of a heading; null when it has none. */
export const dateIn: (heading: string) => HeadingDate | null = remembered((heading) => {
  const quick = iso.exec(heading);
  if (quick) return { text: quick[1] ?? '', day: quick[1] ?? '', time: quick[2] ?? '' };
  const found = mayHoldDate.test(heading) ? readDate(heading) : null;
  const day = found?.date ?? found?.monthDay;
  return found && day ? { text: found.text, day, time: found.time?.slice(0, 5) ?? '' } : null;
});

/** The words that number a session, such as `session 3`; null when there are none. */
export function sessionIn(text: string): string | null {
  return session.exec(text)?.[0] ?? null;
}

/** Whether a heading has an outline number of two levels or more, as the sections of a structured document have. */
export function hasOutlineNumber(heading: string): boolean {
  return outline.test(heading);
}

const iso = /(?<!\d)(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?(?!\d)/;
// A year, two pairs of digits, or the start of the name of a month.
const mayHoldDate =
  /(?:19|20)\d\d|\d\d-\d\d|\d\d?\.\s?\d\d?\.|[月월]|(?<!\p{L})(?:jan|jän|feb|mar|mär|apr|ma[iy]|jun|jul|aug|ago|sep|o[ck]t|nov|de[cz]|déc|ene|f[eé]v|avr|jui|ao[uû]|abr)/iu;
const session =
  /\b(?:session|sitzung|sesi[oó]n|séance)\s*(?:no\.?|nr\.?|n°|#)?\s*\d+|セッション\s*\d+|세션\s*\d+|第\s*\d+\s*(?:轮|輪|次会话|次會話|回)|会话\s*\d+/iu;
const outline = /^[^\p{L}\d]*\d+\.\d+/u;

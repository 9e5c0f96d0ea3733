import { zoneNames } from './months.ts';

/** A time of day after a date. */
export interface WrittenTime {
  /** How many characters it takes, those before it included; 0 when there is none. */
  length: number;
  /** `HH:MM` or `HH:MM:SS`, by the 24-hour clock. */
  time: string | null;
  /** Zone as written. */
  zone: string | null;
}

/** The time and zone that follow a date; `after` is the text right behind it. */
export function readTime(after: string): WrittenTime {
  const found = clock.exec(after) ?? wordClock.exec(after);
  const hour = found ? hourOf(Number(found[2]), found[1], found[5]) : 24;
  const inDay = found !== null && hour < 24 && Number(found[3] ?? 0) < 60;
  const time = inDay ? [String(hour).padStart(2, '0'), found[3] ?? '00', ...(found[4] ? [found[4]] : [])].join(':') : null;
  const length = inDay ? found[0].length : 0;
  const zone = readZone(after.slice(length), inDay);
  return { length: length + zone.length, time, zone: zone.name };
}

/** A zone stands right after the time, or in brackets; after a bare date only a name that is no word counts. */
function readZone(after: string, withTime: boolean): { name: string | null; length: number } {
  const offset = withTime ? offsetZone.exec(after) : null;
  const found = offset ?? namedZone.exec(after);
  const name = found?.[1];
  if (!found || !name) return { name: null, length: 0 };
  const known = offset !== null || name.includes('/') || zoneNames.has(name.replace(/[+-].*$/, ''));
  return known && (withTime || name !== 'Z') ? { name, length: found[0].length } : { name: null, length: 0 };
}

function hourOf(hour: number, before = '', after = ''): number {
  const half = (before + after).toLowerCase().replaceAll('.', '').trim();
  if (/^(?:pm|下午|午後|晚上|오후)$/.test(half)) return hour < 12 ? hour + 12 : hour;
  return /^(?:am|上午|午前|早上|오전)$/.test(half) && hour === 12 ? 0 : hour;
}

const half = '(上午|下午|午前|午後|早上|晚上|오전|오후)?';
const clock = new RegExp(
  `^(?:T|\\s*[,(]?\\s*(?:at|um|à|a las|@|[·—–-])?\\s*)${half}\\s*(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,]\\d+)?)?(?!\\d)(\\s?[ap]\\.?m\\.?(?!\\p{L}))?`,
  'iu',
);
const wordClock = new RegExp(
  `^\\s*${half}\\s*(\\d{1,2})\\s?[時时点點시h](?:\\s?(\\d{2})\\s?[分분]?)?(?:\\s?(\\d{2})\\s?[秒초])?(?!\\d)()`,
  'u',
);
const offsetZone = /^\s?((?:UTC|GMT)?\s?[+-]\d{2}:?\d{2}|(?:UTC|GMT)[+-]\d{1,2})(?!\d)/;
const namedZone =
  /^\s?[(（]?\s?((?:UTC|GMT)[+-]\d{1,2}(?::?\d{2})?|[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?|[A-Z]{1,4}T?)(?![\p{L}\d/])\s?[)）]?/u;

import type { Finding } from '../model/problem.ts';
import { emptyFields } from '../data/fault.ts';

/** What a line-by-line reading of front matter gives. */
export interface LenientReading {
  data: Record<string, unknown>;
  /** Lines (from 1) that are neither a key nor a list item below one. */
  unread: number[];
}

/** Reads `key: value` lines and the `- item` lines below a key; every value is text. For front matter that is not valid YAML. */
export function readLeniently(source: string): LenientReading {
  const data = emptyFields();
  const unread: number[] = [];
  let key: string | null = null;
  source.split(/\r\n|\n|\r/).forEach((line, index) => {
    const [, name, written = ''] = keyLine.exec(line) ?? [];
    const item = itemLine.exec(line);
    if (name !== undefined && name !== '__proto__') {
      key = name;
      data[key] = withoutQuotes(written.trim());
    } else if (key !== null && item) {
      const before = data[key];
      data[key] = [...(Array.isArray(before) ? before : []), withoutQuotes((item[1] ?? '').trim())];
    } else if (key !== null && /^\s+\S/.test(line) && typeof data[key] === 'string' && !insideLine.test(line))
      data[key] = `${String(data[key])} ${line.trim()}`;
    else if (line.trim() !== '' && !line.trimStart().startsWith('#')) unread.push(index + 1);
  });
  return { data, unread };
}

/** One problem a line that a lenient reading left out, the first few only. */
export function problemsOf({ unread }: LenientReading): Finding[] {
  const message = 'This line of the front matter could not be read.';
  return unread.slice(0, 3).map((line) => ({ code: 'HO607', line, message, fix: 'Write it as `key: value`, or correct the YAML.' }));
}

function withoutQuotes(written: string): string | null {
  const quoted = /^(["'])(.*)\1$/.exec(written);
  return quoted ? (quoted[2] ?? '') : written === '' ? null : written;
}

const keyLine = /^([\p{L}_][\p{L}\p{N}_ .-]{0,60}):(?:[ \t]+(.*))?$/u;
const itemLine = /^\s*-\s+(.*)$/;
const insideLine = /^\s+[\p{L}_][\p{L}\p{N}_.-]*:(?:\s|$)/u;

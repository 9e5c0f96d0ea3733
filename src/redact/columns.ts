import { isLikelySecret } from './likely.ts';
import { kindOfName, type NameKind } from './names.ts';
import type { Place } from './place.ts';
import type { Range } from './ranges.ts';

/** Columns below a name of a secret in lines of values parted by commas, semicolons or tabs, and in tables of HTML. */
export const columns: readonly Place[] = [
  ...['password', 'passwort', 'kennwort', 'passwd', 'token', 'secret', 'api_key', 'apikey', 'api key'].map((word): Place => ({
    word,
    behind: true,
    pattern: /"?(?=[,;\t\r\n])/y,
    secrets: ({ index }, text) => belowLine(text, index),
  })),
  { word: '</th>', behind: true, pattern: /\s{0,20}/y, secrets: ({ index, 0: all }, text) => belowHead(text, index, index + all.length) },
];

/** What stands in the column that ends at `at` of a line of short names. */
function belowLine(text: string, at: number): Range[] {
  const before = text.slice(Math.max(0, at - longestHead), at);
  const head = lineFrom(text, at - before.length + before.lastIndexOf('\n') + 1);
  if (head.text.length > longestHead) return [];
  const sign = [',', ';', '\t'].find((it) => head.text.includes(it));
  if (sign === undefined) return [];
  const names = head.text.split(sign);
  const column = text.slice(head.start, at).split(sign).length - 1;
  const kind = kindOfName(names[column]?.replaceAll('"', '').trim() ?? '');
  if (kind === null || !names.every((it) => columnName.test(it))) return [];
  const ranges: Range[] = [];
  for (let line = lineFrom(text, head.end + 1); line.end > line.start; line = lineFrom(text, line.end + 1)) {
    const cells = line.text.split(sign);
    // A second head has rows of its own.
    if (cells.length !== names.length || kindOfName(cells[column]?.trim() ?? '') !== null) break;
    const start = line.start + cells.slice(0, column).join(sign).length + (column > 0 ? 1 : 0);
    ranges.push(...cellOf(cells[column] ?? '', start, kind));
  }
  return ranges;
}

/** What stands below a head cell that ends before `at`, or in the cell beside it. */
function belowHead(text: string, at: number, next: number): Range[] {
  const before = text.slice(Math.max(0, at - 2000), at);
  const row = before.slice(before.lastIndexOf('<tr'));
  const name = /<th[^<>]{0,100}>\s{0,20}([^<>]{2,60})<\/th>$/.exec(row)?.[1]?.trim() ?? '';
  const kind = kindOfName(name);
  if (kind === null) return [];
  if (text.startsWith('<td', next)) return cellsOf(text, next, next + 600, 0, kind).slice(0, 1);
  const rowEnd = text.slice(next, next + 2000).indexOf('</tr');
  if (rowEnd < 0) return [];
  const body = text.slice(next + rowEnd, next + rowEnd + 20_000);
  const end = /<th[\s>]|<\/table/.exec(body)?.index ?? body.length;
  return cellsOf(text, next + rowEnd, next + rowEnd + end, (row.match(/<th[\s>]/g)?.length ?? 1) - 1, kind);
}

function cellsOf(text: string, start: number, end: number, column: number, kind: NameKind): Range[] {
  const ranges: Range[] = [];
  let number = -1;
  for (const match of text.slice(start, end).matchAll(/<tr|<td[^<>]{0,100}>(?:\s{0,20}<code>)?([^<>]{0,400})/g)) {
    number = match[1] === undefined ? -1 : number + 1;
    if (match[1] !== undefined && number === column)
      ranges.push(...cellOf(match[1], start + match.index + match[0].length - match[1].length, kind));
  }
  return ranges;
}

function cellOf(cell: string, start: number, kind: NameKind): Range[] {
  const value = cell.replace(/^[\s"]+|[\s"]+$/g, '');
  if (!isLikelySecret({ kind, name: 'password', value, quoted: true })) return [];
  const from = start + cell.indexOf(value);
  return [{ start: from, end: from + value.length, rule: kind === 'password' ? 'password' : 'token' }];
}

function lineFrom(text: string, start: number): { start: number; end: number; text: string } {
  const part = text.slice(start, start + 4000);
  const length = part.indexOf('\n') < 0 ? part.length : part.indexOf('\n');
  return { start, end: start + length, text: part.slice(0, length).replace(/\r$/, '') };
}

const longestHead = 400;
const columnName = /^[\s>"]{0,4}[\p{L}\p{N}_.-]{1,30}(?: [\p{L}\p{N}_.-]{1,20}){0,2}[\s"]{0,4}$/u;

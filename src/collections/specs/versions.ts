import { readDate } from '../../markdown/dates.ts';
import { cut, plain } from './cut.ts';
import type { Fact } from './facts.ts';
import { firstOf, isNothing } from './keys.ts';
import { endOf, type Scan } from './scan.ts';
import type { Spec } from './schema.ts';
import { cellsOf, divider } from './step-tables.ts';

type Version = NonNullable<Spec['version']>;

/** The version a document says it is, by its front matter, a label, its title, a line below it, or the newest row of its history. */
export function versionOf(scan: Scan, facts: readonly Fact[]): Version | null {
  const stated = firstOf(facts, 'version');
  const history = newestOf(scan);
  if (stated !== null && /\d/.test(stated.value) && !isNothing(stated.value)) {
    const [, text = stated.value] = /^v?\s*(\d[\w.+-]*)/i.exec(stated.value) ?? [];
    const same = history?.text === text ? history.date : null;
    return { text: cut(text, 60), date: readDate(stated.value)?.date ?? same, line: stated.line, from: stated.from };
  }
  return titled(scan) ?? history;
}

/** `version 2 (17 June)` in the title or right below it. */
function titled({ headings, lines, apart, front }: Scan): Version | null {
  const first = headings[0];
  const from = first?.depth === 1 ? first.line : front.endLine + 1;
  for (let at = from; at <= Math.min(lines.length, from + linesBelow); at++) {
    if (apart[at - 1] === 1) continue;
    const line = plain(lines[at - 1] ?? '');
    if (at > from && line.startsWith('#')) break;
    const found = inTitle.exec(line) ?? (at === first?.line ? atEnd.exec(line.replace(/^#+\s*/, '')) : null);
    if (found?.[1] === undefined || (at > from && !/^[\s_*>(-]*(?:version|v\d|rev)/i.test(line))) continue;
    return { text: found[1], date: readDate(line)?.date ?? null, line: at, from: 'title' };
  }
  return null;
}

interface Entry {
  text: string;
  date: string | null;
  line: number;
}

/** The newest version of a section of revisions: the one with the last date, else the highest number. */
function newestOf(scan: Scan): Version | null {
  const { headings, lines } = scan;
  const entries: Entry[] = [];
  for (const [at, heading] of headings.entries()) {
    if (!historyName.test(heading.text)) continue;
    const end = headings[endOf(headings, at)]?.line ?? lines.length + 1;
    entries.push(...entriesIn(scan, heading.line, Math.min(end - 1, heading.line + longestHistory)));
    break;
  }
  const [newest] = entries.toSorted((a, b) => compare(b.date ?? '', a.date ?? '') || compareVersions(b.text, a.text));
  return newest === undefined ? null : { ...newest, from: 'history' };
}

function entriesIn({ lines, apart }: Scan, from: number, to: number): Entry[] {
  const entries: Entry[] = [];
  let column: { version: number; date: number } | null = null;
  for (let at = from; at < to; at++) {
    const line = lines[at] ?? '';
    if (apart[at] === 1) continue;
    if (/^\s*\|/.test(line)) {
      const cells = cellsOf(line).map((it) => plain(it));
      if (divider.test(lines[at + 1] ?? '')) {
        const version = cells.findIndex((it) => /^(?:version|ver\.?|rev(?:ision)?\.?|v|版本|バージョン|버전|versión|#)$/i.test(it));
        column = version < 0 ? null : { version, date: cells.findIndex((it) => /^(?:date|datum|fecha|日期|日付|날짜)$/i.test(it)) };
      } else if (column !== null && !divider.test(line)) {
        const text = (cells[column.version] ?? '').replace(/^v(?=\d)/i, '');
        if (/\d/.test(text) && text.length < 30)
          entries.push({ text, date: readDate(cells[column.date] ?? '')?.date ?? null, line: at + 1 });
      }
      continue;
    }
    const found = listedVersion.exec(plain(line.replace(/^\s*(?:[-*+]|#{2,6})\s+/, '')));
    if (found?.[1] !== undefined && /^\s*(?:[-*+#]|\*\*)/.test(line))
      entries.push({ text: found[1], date: readDate(line)?.date ?? null, line: at + 1 });
  }
  return entries;
}

/** Versions by their numbers: `1.10` comes after `1.9`. */
function compareVersions(a: string, b: string): number {
  const [x, y] = [a, b].map((it) =>
    it
      .split(/\D+/)
      .filter((part) => part !== '')
      .map(Number),
  );
  for (let at = 0; at < Math.max(x?.length ?? 0, y?.length ?? 0); at++) {
    const difference = (x?.[at] ?? 0) - (y?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const linesBelow = 4;
const longestHistory = 300;
const inTitle = /(?:\bversion|\brev(?:ision)?\.?)\s?(\d+(?:\.\d+)*(?:-[\w.]+)?)(?![\w/-])/i;
// A `v2` inside a title is the name of what it is about; at its end, with no other part before it, it is that of the document.
const atEnd = /^(?!.*(?:\s[-–—]\s|\b(?:archive|milestone|release))).*(?<![\w./])v(\d+(?:\.\d+)*)\s*(?:\(|$)/i;
const historyName =
  /^(?:\d+\.?\s*)?(?:(?:revision|change|version|document|amendment)s?[- ]?(?:history|log)|changelog|history|spec change log|revisions|改訂履歴|変更履歴|修订历史|修订记录|变更记录|版本历史|변경 이력|änderungshistorie|historique|historial(?: de cambios)?)$/i;
const listedVersion = /^\[?(?:version\s+|v)?(\d+\.\d+(?:\.\d+)*)\]?(?=$|[\s:—–(-])/i;

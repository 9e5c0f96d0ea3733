import { readDate } from '../markdown/dates.ts';
import type { Declared } from '../model/declared.ts';
import { dayOf, plain, versionIn } from './version-words.ts';

interface Entry {
  version: string;
  date: string | null;
}

/** The newest version of a section in which a document lists its own ones: the one with the last date, else the highest number. */
export function inHistory(body: string): Declared | null {
  // In front of it stands the text it is the history of; a file that begins with it is a list of something else.
  for (let at = body.indexOf(start); at >= 0; at = body.indexOf(start, at + start.length)) {
    heading.lastIndex = at + 1;
    const [whole, marks = ''] = heading.exec(body) ?? [];
    if (whole === undefined || isFenced(body.slice(0, at + 1))) continue;
    const from = at + 1 + whole.length;
    const rest = body.slice(from, from + longest);
    const next = new RegExp(String.raw`^#{1,${marks.length}}[ \t]`, 'm').exec(rest);
    const entries = entriesOf(rest.slice(0, next?.index));
    const [newest] = entries.toSorted((a, b) => compare(b.date ?? '', a.date ?? '') || compareVersions(b.version, a.version));
    if (newest !== undefined) return { ...newest, from: 'history' };
  }
  return null;
}

function isFenced(before: string): boolean {
  return (before.match(/^[ ]{0,3}(?:```|~~~)/gm)?.length ?? 0) % 2 === 1;
}

function entriesOf(section: string): Entry[] {
  const lines = section.split(/\r\n|\n|\r/);
  const rows = tableOf(lines);
  return rows ?? lines.flatMap(listed);
}

/** The rows of the first table with a column for versions; null when there is none. */
function tableOf(lines: readonly string[]): Entry[] | null {
  const divider = lines.findIndex((it) => /^\s*\|?\s*:?-{2,}/.test(it) && it.includes('|'));
  if (divider < 1) return null;
  const names = cellsOf(lines[divider - 1] ?? '');
  const version = names.findIndex((it) => versionColumn.test(it));
  const date = names.findIndex((it) => dateColumn.test(it));
  if (version < 0) return null;
  const rows = lines.slice(divider + 1);
  const end = rows.findIndex((it) => !it.includes('|'));
  return rows.slice(0, end < 0 ? undefined : end).flatMap((line) => {
    const cells = cellsOf(line);
    const found = versionIn(cells[version] ?? '', 'history');
    return found === null ? [] : { version: found.version, date: dayOf(readDate(cells[date] ?? '')) ?? found.date };
  });
}

/** `- **1.2** (17 June 2026): …`, `### v1.2 — 2026-06-17`, `- Version 2, 17 June 2026: …`. */
function listed(line: string): Entry[] {
  const [, own] = /^(?:\s{0,3}[-*+]|#{2,6})\s+(\S.*)$/.exec(line) ?? [];
  if (own === undefined) return [];
  const [, word = '', version, rest = ''] = /^\[?(version\s+|v)?(\d+(?:\.\d+)*)\]?(?=$|[\s:—–(,-])(.*)$/i.exec(plain(own)) ?? [];
  // A number alone may be a year, a step or an amount.
  if (version === undefined || (word === '' && !version.includes('.'))) return [];
  return [{ version, date: dayOf(readDate(rest.slice(0, 40))) }];
}

function cellsOf(line: string): string[] {
  return line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').map(plain);
}

/** Versions by their numbers: `1.10` comes after `1.9`. */
function compareVersions(a: string, b: string): number {
  const [x, y] = [a, b].map((it) => (it.match(/\d+/g) ?? []).map(Number)) as [number[], number[]];
  for (let at = 0; at < Math.max(x.length, y.length); at++) {
    const difference = (x[at] ?? 0) - (y[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const longest = 20_000;
const start = '\n##';
const heading =
  /^(#{2,4})[ \t]+(?:\d+(?:\.\d+)*\.?[ \t]+)?(?:(?:revision|version|change|document|amendment)s?[- ]?(?:history|log)|revisions|(?:spec )?change[ -]?log|改訂履歴|変更履歴|修订历史|修订记录|变更记录|版本历史|변경 이력|개정 이력|(?:dokument)?(?:änderungs|versions)historie|historique des (?:versions|révisions)|historial de (?:cambios|versiones|revisiones))[ \t]*#*[ \t]*\r?$/imy;
const versionColumn = /^(?:version|ver\.?|rev(?:ision)?\.?|v|版本|バージョン|版|버전|versión|révision)$/i;
const dateColumn = /^(?:date|datum|fecha|日期|日付|날짜)$/i;

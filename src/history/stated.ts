import { readDate } from '../markdown/dates.ts';
import type { Declared } from '../model/declared.ts';
import { dayOf, number, plain, versionIn } from './version-words.ts';

/** The version in the title (`Reminder, version 2 (17 June 2026)`) or in a line of its own before the first section. */
export function atHead(body: string): Declared | null {
  let titled = false;
  for (const line of linesOf(body.slice(0, head)).slice(0, linesOfHead)) {
    if (/^(?:```|~~~)/.test(line)) return null;
    if (!/^#{1,6}\s/.test(line)) {
      const found = labelled(line);
      if (found !== null) return found;
    } else if (titled || !/^#\s/.test(line)) return null;
    else {
      titled = true;
      const found = inTitle(plain(line.replace(/^#\s+/, '')));
      if (found !== null) return found;
    }
  }
  return null;
}

/** The version in one of the last lines, where a constitution or a guide says it. */
export function atFoot(body: string): Declared | null {
  const lines = linesOf(body.slice(-foot)).filter((it) => it.trim() !== '');
  if (body.slice(-foot).match(/^(?:```|~~~)/gm)?.length ?? 0) return null;
  for (const line of lines.slice(-linesOfFoot)) {
    const found = /^\s*(?:>\s*)?\*\*/.test(line) ? labelled(line) : null;
    if (found !== null) return found;
  }
  return null;
}

/** `Version: 2`, `**Version 1.0.0**`, `> **Version:** 1.0 | **Date:** …`, or a row of a table that says so. */
function labelled(line: string): Declared | null {
  const [, label = '', value = ''] =
    /^\s*(?:>\s*)?(?:[-*]\s+(?=\*\*)|\|\s*)?(\*{0,2}(?:Document |Spec )?(?:Version|Revision)\b)\s*(\S.*)$/.exec(line) ?? [];
  if (label === '') return null;
  const cell = value.replace(/^[*_\s]*[:：|]?[*_\s]*/, '');
  const [own = '', ...others] = cell.split(/\s*[|·•]\s*/);
  const found = versionIn(own, 'label');
  if (found === null || found.date !== null) return found;
  const dates = others.flatMap((it) =>
    /^[*_\s]*(?:date|datum|last (?:amended|updated)|updated)\b/i.test(it) ? (dayOf(readDate(it)) ?? []) : [],
  );
  return { ...found, date: dates[0] ?? null };
}

// Only with something that sets it apart from the name: "Upgrade to version 2" is about a version.
function inTitle(title: string): Declared | null {
  const [, version, beside = ''] = titleForm.exec(title) ?? [];
  if (version === undefined) return null;
  const date = readDate(beside);
  if (beside !== '' && date === null) return null;
  const isApart = /[,:;([–—|-]\s*(?:version|revision|rev\.?)\s*\S+/i.test(title) || date !== null;
  return isApart ? { version, date: dayOf(date), from: 'title' } : null;
}

const titleForm = new RegExp(
  String.raw`(?:^|\s|[(\[])(?:version|revision|rev\.?)\s?(${number})[)\]]?(?:\s*[,(\[–—-]+\s*([^()\[\]]{1,40})[)\]]?)?$`,
  'i',
);
const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);
const head = 4096;
const foot = 1024;
const linesOfHead = 30;
const linesOfFoot = 6;

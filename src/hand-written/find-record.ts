import { posix } from 'node:path';
import { mostAlike, nearest } from '../model/nearest.ts';

/** What a record may be named by. */
export interface Nameable {
  id: string;
  title: string;
  path: string;
  aliases: readonly string[];
  /** The number its author gave it; null for none. */
  number: string | null;
  /** False for one that is deleted, or that only a branch has. */
  stands: boolean;
}

/** What a written id means: one record, several that it fits alike, or none and what it is most likely a slip of. */
export type Meaning<T extends Nameable> = { one: T } | { several: readonly T[] } | { nearest: string | null };

/**
 * The record that `written` names among `records` of one kind: by id, by path, by number (`3`, `0003` and `ADR-3` are the same), by the number
 * its file name begins with, or by title; in this order, and those that stand before others.
 */
export function recordMeant<T extends Nameable>(written: string, records: readonly T[]): Meaning<T> {
  const word = written.trim();
  const path = posix.normalize(word).replace(/^(?:\.?\/)+/, '');
  const same = (text: string): boolean => text.toLowerCase() === word.toLowerCase();
  const ways: ((it: T) => boolean)[] = [
    (it) => it.id === word,
    (it) => it.path === path || it.aliases.includes(path),
    (it) => it.number !== null && same(it.number),
    (it) => it.number !== null && isSameNumber(word, it.number),
    (it) => isSameNumber(word, fileNumberOf(it.path) ?? ''),
    (it) => same(it.id) || same(it.title),
  ];
  for (const way of ways) {
    const all = records.filter(way);
    const standing = all.filter((it) => it.stands);
    const [first, second] = standing.length > 0 ? standing : all;
    if (first !== undefined) return second === undefined ? { one: first } : { several: standing.length > 0 ? standing : all };
  }
  return { nearest: nearestOf(word, path, records) };
}

/** What a reader would write for a record in short: its number where it has one, else its id. */
export const nameOf = ({ number, id }: Nameable): string => number ?? id;

function nearestOf(word: string, path: string, records: readonly Nameable[]): string | null {
  const standing = records.filter((it) => it.stands);
  const names = [...standing.map((it) => it.id), ...standing.flatMap((it) => it.number ?? []), ...standing.map((it) => it.title)];
  const paths = standing.map((it) => it.path);
  const close = /[./]/.test(word) ? (nearest(path, paths) ?? nearest(word, names)) : (nearest(word, names) ?? nearest(path, paths));
  return close ?? mostAlike(word, [...standing.map((it) => it.id), ...paths, ...standing.map((it) => it.title)]);
}

/** True for two spellings of a number; letters before it must be the same where both have some. */
function isSameNumber(a: string, b: string): boolean {
  const [one, other] = [numbered.exec(a), numbered.exec(b)];
  if (one === null || other === null) return false;
  const [letters, its] = [(one[1] ?? '').toLowerCase(), (other[1] ?? '').toLowerCase()];
  return one[2] === other[2] && (letters === '' || its === '' || letters === its);
}

/** The number a file name begins with: `0003` of `docs/adr/0003-send-mail.md`, `ADR-003` of `ADR-003-x.md`. */
function fileNumberOf(path: string): string | null {
  return /^(?:[A-Za-z]{1,6}[-_ ]?)?\d{1,6}(?=[-_. ])/.exec(posix.basename(path))?.[0] ?? null;
}

const numbered = /^#?([A-Za-z]{0,6})[-_ ]?0*(\d{1,6})$/;

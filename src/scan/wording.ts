import { count } from '../model/wording.ts';
import type { SecretFinding } from './findings.ts';

/** Where a finding stands: `path:line:column`, behind the commit for an older version, as git writes it. */
export function placeText(it: Pick<SecretFinding, 'current' | 'path' | 'line' | 'column' | 'commit' | 'older'>): string {
  const { current, path, line, column, older } = it;
  const commit = current ? null : (older?.since?.commit.slice(0, 7) ?? null);
  const name = isOwnMessage(it) ? 'the message of the commit' : current ? 'a name' : 'a name or a commit message';
  const parts = [path ?? name, line, column];
  return [...(path === null ? [] : [commit]), ...parts].filter((part) => part !== null).join(':');
}

/** Whether a finding stands in the message of the built commit itself. */
export function isOwnMessage({ current, path, commit }: Pick<SecretFinding, 'current' | 'path' | 'commit'>): boolean {
  return current && path === null && commit !== null;
}

/** In which older versions a finding stands: `also in 3 older versions (since 2 May 2026, 9c1d2e3)`; empty for none. */
export function olderText({ current, older }: Pick<SecretFinding, 'current' | 'older'>): string {
  if (older === null) return '';
  const since =
    older.since === null
      ? ''
      : ` (since ${[dayText(older.since.date), older.since.commit.slice(0, 7)].filter((it) => it !== '').join(', ')})`;
  return `${current ? 'also in' : 'in'} ${count(older.versions, 'older versions')}${since}`;
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** A day as its author wrote it: `2 May 2026`. */
function dayText(date: string | null): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  return year === '' ? '' : `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

import { roles } from './roles.ts';

/** Where a role begins in a line, and its number. */
export interface Start {
  at: number;
  role: number;
}

/** HTML of a line of code whose parts have roles; `starts` are in order. What was hidden stays one piece of text. */
export function spansOf(line: string, starts: readonly Start[]): string {
  const marks = [...line.matchAll(hidden)].map((it) => ({ from: it.index, to: it.index + it[0].length }));
  const roleAt = (at: number, role: number): number => (marks.some(({ from, to }) => at >= from && at < to) ? 0 : role);
  const ends = marks.flatMap(({ from, to }) => [from, to]);
  const cuts = ends.length === 0 ? starts : withCuts(starts, ends);
  let html = '';
  let from = 0;
  let role = 0;
  for (const start of cuts) {
    const next = roleAt(start.at, start.role);
    if (next === role) continue;
    html += pieceOf(line.slice(from, start.at), role);
    from = start.at;
    role = next;
  }
  return html + pieceOf(line.slice(from), role);
}

/** The same roles, with a start at each of `ends` too. */
function withCuts(starts: readonly Start[], ends: readonly number[]): Start[] {
  const cuts = ends.map((at) => ({ at, role: starts.findLast((it) => it.at <= at)?.role ?? 0 }));
  return [...starts, ...cuts].toSorted((a, b) => a.at - b.at);
}

function pieceOf(text: string, role: number): string {
  if (text === '') return '';
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return role === 0 || text.trim() === '' ? escaped : `<span class="${roles[role] ?? ''}">${escaped}</span>`;
}

const hidden = /\[redacted: [^\]\n]{1,80}\]/g;

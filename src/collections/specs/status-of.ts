import { cut, plain } from './cut.ts';
import type { Fact } from './facts.ts';
import { firstOf, isNothing, meaningOf } from './keys.ts';
import type { Scan } from './scan.ts';
import type { Status } from './schema.ts';
import { stateOf } from './status.ts';

/** The status of a document: a named value, else the first line of a section "Status". */
export function statusOf(scan: Scan, facts: readonly Fact[]): Status | null {
  const stated = firstOf(facts, 'status');
  if (stated !== null && !isNothing(stated.value)) return statusFrom(stated.value, stated.line);
  // A phase may be a mere number; its words count when they tell a state.
  const phase = facts.find((it) => meaningOf(it) === 'phase' && stateOf(it.value) !== 'unknown');
  if (phase !== undefined) return statusFrom(phase.value, phase.line);
  const section = scan.headings.find((it) => it.depth <= 3 && /^(?:\d+\.?\s*)?(?:status|状态|ステータス|estado|statut)$/i.test(it.text));
  if (section === undefined || section.line > lastLine) return inline(scan);
  for (let at = section.line; at < Math.min(scan.lines.length, section.line + 6); at++) {
    const line = scan.lines[at] ?? '';
    if (line.trim() === '' || scan.apart[at] === 1) continue;
    if (/^#|^\s*\|/.test(line)) return null;
    const words = plain(line.replace(/^\s*(?:[-*>]\s+)+/, ''));
    return words.length < longestWords ? statusFrom(words, at + 1) : null;
  }
  return null;
}

/** `Status: …` inside the lines under the title that are no labels, such as those of a quote that goes on. */
function inline({ headings, lines, apart }: Scan): Status | null {
  const end = headings[0]?.depth === 1 ? (headings[1]?.line ?? lines.length) : (headings[0]?.line ?? lines.length);
  for (let at = 0; at < Math.min(end, 30); at++) {
    if (apart[at] === 1) continue;
    if (banner.test(lines[at] ?? '')) return statusFrom(plain((lines[at] ?? '').replace(/^[\s>]+/, '')), at + 1);
    const found = /(?:^|[\s>|·(/])\*{0,2}(?:Status|状态|ステータス|状態)\*{0,2}\s*[:：]\*{0,2}\s*([^|·]{2,200})/.exec(lines[at] ?? '');
    const words = plain(found?.[1] ?? '').replace(/[)\s/]+$/, '');
    if (words !== '' && stateOf(words) !== 'unknown') return statusFrom(words, at + 1);
  }
  return null;
}

/** A status with what its words come to. */
export function statusFrom(words: string, line: number | null): Status {
  return { words: cut(words, longestWords), state: stateOf(words), line, source: null };
}

// A line under the title that says the document is out of force.
const banner =
  /^(?:[\s>*_]|⚠\uFE0F?)*(?:superseded|replaced|obsoleted?) (?:by|with)\b|^(?:[\s>*_]|⚠\uFE0F?)*(?:deprecated|withdrawn|abandoned|archived)\b(?=[\s:.*_!,;—-]*(?:$|see|by|in|on|since|use|\d))/i;
const longestWords = 300;
const lastLine = 200;

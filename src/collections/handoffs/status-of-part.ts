import { partsOf } from '../../headings/clean.ts';
import { meaningOf } from '../../headings/classify.ts';
import { wordsOf } from '../../headings/words.ts';
import type { Node } from './node.ts';

/**
 * Whether a section tells the status of a part that its heading names, such as "API status" or "Spec set — status": that is not the
 * state of the work. The name of the work itself, as the title gives it, names no part.
 */
export function tellsOfPart(node: Node, title: string | null): boolean {
  for (let at: Node | null = node; at; at = at.parent) if (at.class === 'status' && namesPart(at.heading, title)) return true;
  return false;
}

/** Whether a heading names the state or a summary of a thing, such as "Source update state": less than a status, it tells nothing of the work. */
export function describesPart(heading: string, title: string | null): boolean {
  const words = wordsOf(partsOf(heading).head);
  const named = namesIn(words.slice(0, -1), title).length;
  return words.length <= longest && ((words.at(-1) === 'state' && named > 0) || (words.at(-1) === 'summary' && named > 1));
}

/** Whether the words of a heading around "status" name a part of the work. */
export function namesPart(heading: string, title: string | null): boolean {
  const { head, tails } = partsOf(heading);
  const words = wordsOf(head);
  const names = (of: readonly string[]): boolean => namesIn(of, title).length > 0;
  const at = words.findIndex((it) => status.has(it));
  if (words.length > longest) return false;
  // "Spec set — status": the words before the dash name it.
  if (at < 0) return meaningOf(head).class === null && tails.some((it) => isStatus(wordsOf(it))) && names(words);
  if (at === words.length - 1) return names(words.slice(0, at));
  return at === 0 && belonging.has(words[1] ?? '') && names(words.slice(2));
}

/** The words that name something, and not the work as a whole. */
function namesIn(words: readonly string[], title: string | null): string[] {
  const known = new Set(wordsOf(title ?? ''));
  return words.filter((it) => /\p{L}{2}/u.test(it) && !general.has(it) && !known.has(it));
}

const isStatus = (words: readonly string[]): boolean =>
  words.some((it) => status.has(it)) && words.every((it) => status.has(it) || general.has(it));

const status: ReadonlySet<string> = new Set(['status', 'state']);
const belonging: ReadonlySet<string> = new Set(['of', 'for']);
const longest = 8;
// Words beside "status" that name no part of the work (2026-11).
const general: ReadonlySet<string> = new Set(
  (
    'status state current present overall general total project projects work session sessions latest last recent new final initial ' +
    'development dev implementation progress completion task tasks handoff handover repo repository code codebase phase stage sprint ' +
    'milestone wave iteration release version the our this my your its of for and or at as on in is by to from now today yesterday ' +
    'end start day week short quick brief high level detailed executive summary snapshot report update updates where we are what real ' +
    'actual true known good stable clean working live campaign execution effort mission initiative workstream job global team play things affairs utc am pm jan feb mar apr may jun jul aug sep oct nov dec ' +
    'january february march april june july august september october november december'
  ).split(' '),
);

import type { Redacted } from '../../model/redacted.ts';
import { changedBy, isAgreed, type Version } from '../../model/versions.ts';
import { keyOf } from '../kept.ts';
import type { PastRenderer } from '../past-renderer.ts';
import type { Home } from './homes.ts';
import type { KeptParts } from './kept-parts.ts';

/** One revision of a document, and under what names the contents of its pages are kept from one build to the next. */
export interface Step {
  it: Home['revisions'][number];
  path: Redacted;
  /** Name of what the page of its text shows, and why that is shown or not where an earlier build found out; null where the file was deleted. */
  text: { key: string; why: Version['text'] | null } | null;
  /** The revision that it changed, of those that have a text. */
  before: Step | null;
  /** Name of the comparison with that one. */
  change: string;
  /** Name of the comparison with the text that stands; null where there is none. */
  toCurrent: string | null;
  /** Whether its text is read once more. */
  isRead: boolean;
}

/** Revisions before the one that stands which are compared with it beforehand; declared versions are too. */
const newest = 3;

/** The revisions of a document, oldest first, with what an earlier build kept of them. `isKept` tells which texts have a page. */
export function stepsOf(
  home: Home,
  { parts, isKept, past }: { parts: KeptParts; isKept(it: Home['revisions'][number]): boolean; past: PastRenderer },
): Step[] {
  const { document, cutter, hiding } = home.read;
  const { current } = document;
  const branch = document.branch?.name ?? null;
  const audience = cutter?.key ?? '';
  const isUnread = home.revisions.find((it) => it.number === current.number)?.unread != null;
  const standing = nameOf(current.blob, document.path, current.number) ?? '';
  const whyOf = ({ blob }: Step['it'], path: Redacted, key: string): Version['text'] | null => {
    const facts = hiding.has(blob ?? '') ? null : parts.factsOf(key);
    if (facts === null || !('why' in facts)) return null;
    return facts.leads === null || past.isAsTold(facts.leads, path, branch) ? facts.why : null;
  };
  const steps: Step[] = [];
  const lastBefore = changedBy(home.revisions, current)?.number;
  for (const [index, it] of home.revisions.entries()) {
    const path = document.revisions[index]?.path ?? document.path;
    const own = nameOf(it.blob, path, it.number);
    const key = keyOf('text', audience, own ?? '', branch ?? '', isKept(it) ? '' : 'beyond');
    const why = own === null ? null : whyOf(it, path, key);
    const isWanted = it.number >= current.number - newest || isAgreed(it);
    const isPrepared = own !== null && isWanted && it.number < current.number && it.number !== lastBefore && !isUnread && hasText(why);
    const comparison = (from: string, to: string): string => keyOf('change', audience, home.lang, from, to);
    const changed = changedBy(home.revisions, it);
    const before = changed === null ? null : (steps[changed.number - 1] ?? null);
    const step: Step = {
      it,
      path,
      text: own === null ? null : { key, why },
      before,
      change: comparison(changed === null ? '' : (nameOf(changed.blob, before?.path ?? '', changed.number) ?? ''), own ?? ''),
      toCurrent: isPrepared ? comparison(own, standing) : null,
      isRead: false,
    };
    steps.push(step);
  }
  for (const step of steps) {
    if (isUnknown(step) || (step.toCurrent !== null && parts.factsOf(step.toCurrent) === null)) step.isRead = true;
    const isGap = [step, step.before].some((it) => it !== null && it.text !== null && !hasText(it.text.why));
    if (isGap || parts.factsOf(step.change) !== null) continue;
    step.isRead = true;
    if (step.before !== null) step.before.isRead = true;
  }
  // The text that stands is there already.
  for (const step of steps) if (step.text === null || step.it.number === current.number) step.isRead = false;
  return steps;
}

/** What a text is known by; its number stands over its column. */
function nameOf(blob: string | null, path: string, number: number): string | null {
  return blob === null ? null : keyOf(blob, path, `${number}`);
}

const isUnknown = ({ text }: Step): boolean => text !== null && text.why === null;

/** Whether there is a text to compare; what is not known yet may be one. */
export function hasText(why: Version['text'] | null): boolean {
  return why === null || why === 'shown' || why === 'beyond' || why === 'uncommitted';
}

/** The texts that are read once more, in their order. */
export function wantedOf(steps: readonly Step[]): { blob: string; path: Redacted; older: boolean }[] {
  return steps.flatMap(({ it: { blob }, path, isRead }) => (isRead && blob !== null ? [{ blob, path, older: true }] : []));
}

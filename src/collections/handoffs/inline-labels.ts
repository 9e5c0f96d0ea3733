import { classOfLabel } from '../../headings/classify.ts';
import type { SectionClass } from '../../headings/table.ts';

/** A named value within a line: the `Next` of "Done: fixed VAT. Next: test Safari." */
export interface InlineLabel {
  key: string;
  value: string;
}

/** The named values of one line of prose; empty when it does not start with one. */
export function inlineLabels(text: string): InlineLabel[] {
  const starts = [...text.matchAll(start)];
  if (starts[0]?.index !== 0) return [];
  // Only a name that says what it is cuts a sentence off the value before it.
  const cuts = starts.filter((it, index) => index === 0 || isStated(it[1] ?? '') !== null);
  return cuts.map((it, index) => ({
    key: it[1] ?? '',
    value: text.slice(it.index + it[0].length, cuts[index + 1]?.index ?? text.length).trim(),
  }));
}

/** The class of a name that stands for a section, such as `Next`; null for any other. "Documentation: updated" is none. */
export function isStated(key: string): SectionClass | null {
  const found = classOfLabel(key);
  return found !== null && stated.has(found) ? found : null;
}

const stated: ReadonlySet<SectionClass> = new Set([
  'next',
  'remaining',
  'blockers',
  'done',
  'in progress',
  'tried and failed',
  'open questions',
  'watch for',
  'decisions',
  'verification',
  'acceptance',
]);
const start = /(?:^|(?<=[.;!?。；！？]\s*))([\p{L}][\p{L} ]{0,24}?)\s*[:：]\s*(?=\S)/gu;

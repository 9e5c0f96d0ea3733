import type { Content } from '../../git/contents.ts';
import { limits } from '../../model/limits.ts';
import type { Redacted } from '../../model/redacted.ts';
import type { Version } from '../../model/versions.ts';
import type { Cutter } from '../audience/shown.ts';

/** A past text as the audience may read it, or why it is not shown. */
export type PastText = { text: Redacted; why: 'shown' } | { text: null; why: Exclude<Version['text'], 'shown'> };

/** What of a past text is shown. */
export function pastTextOf({ text, path }: Content, cutter: Cutter | null): PastText {
  if (text === null) return { text: null, why: 'unread' };
  if (text.length > limits.pastText) return { text: null, why: 'large' };
  const cut = cutter === null ? text : cutter.cut(text, path);
  return cut === null ? { text: null, why: 'withheld' } : { text: cut, why: 'shown' };
}

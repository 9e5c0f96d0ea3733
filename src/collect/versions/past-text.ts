import type { Content } from '../../git/contents.ts';
import { limits } from '../../model/limits.ts';
import type { Redacted } from '../../model/redacted.ts';
import type { Version } from '../../model/versions.ts';
import type { Redactor } from '../../redact/redactor.ts';
import type { Cutter } from '../audience/shown.ts';

/** A past text as the audience may read it, or why it is not shown. */
export type PastText = { text: Redacted; why: 'shown' } | { text: null; why: Version['text'] };

/** What of a past text is shown. */
export function pastTextOf({ text, path }: Content, cutter: Cutter | null, redactor: Redactor): PastText {
  if (text === null) return { text: null, why: 'unread' };
  if (text.length > limits.pastText) return { text: null, why: 'large' };
  const cut = cutter === null ? text : cutter.cut(text, path);
  if (cut === null) return { text: null, why: 'withheld' };
  // Most lines were looked at in another version: only a text with something new in it is looked at as a whole.
  const isClean = redactor.visibleSecrets(cut).length === 0;
  return { text: isClean ? cut : redactor.redactDecoded(cut).text, why: 'shown' };
}

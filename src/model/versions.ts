import { z } from 'zod';
import { revision } from './record.ts';

/** What the page of a past text shows: the text, or why there is none. `withheld`: the audience does not get it. `beyond`: it is not kept, because all revisions together are too large. */
export const pastText = z.enum(['shown', 'deleted', 'unread', 'large', 'withheld', 'secret', 'beyond', 'uncommitted']);

/** What a comparison page shows: the changes, or why there are none. `first`: there was nothing before. `gap`: one of the two texts is not shown. */
const pastChange = z.enum(['shown', 'first', 'deleted', 'gap', 'secret', 'counts', 'nothing', 'line-ends', 'white-space', 'notation']);

/** How much a change added and removed: words of prose, lines of data and code, and blocks where it was too large for either. */
const changeSize = z.strictObject({
  unit: z.enum(['words', 'lines', 'blocks']),
  added: z.number().int(),
  removed: z.number().int(),
});

export type ChangeSize = z.infer<typeof changeSize>;

/** What one comparison says, beside the changes themselves. */
export const compared = z.strictObject({
  shows: pastChange,
  size: changeSize.nullable(),
  /** True where a part was too long or too different to be compared by words. */
  coarse: z.boolean(),
  /** How many changes stand on the page. */
  changes: z.number().int(),
  /** What changed, in numbers of blocks, as a sentence in the language of the site; empty when nothing is known. */
  counts: z.string(),
});

export type Compared = z.infer<typeof compared>;

/** Of a document whose revisions together are too large, the newest that keep the page of their text. */
export const textsKept = 200;

/** One revision of a document with what its pages show. */
const version = revision.extend({
  text: pastText,
  /** From the revision before it to this one. */
  introduced: compared,
  /** From this one to the text that stands; null where no page shows that. */
  toCurrent: compared.nullable(),
});

export type Version = z.infer<typeof version>;

/** True for a revision that people agreed on: its text declares a version, or a tag stands on it. */
export const isAgreed = ({ declared, tags }: Pick<Version, 'declared' | 'tags'>): boolean => declared !== null || tags.length > 0;

/** Every revision of one document: `content/versions/<folder and name of its page>.json`. Texts and changes lie beside it. */
export const versions = z.strictObject({
  /** Address of the page that shows the document as it stands. */
  url: z.string(),
  collection: z.string(),
  title: z.string(),
  lang: z.string(),
  /** Path at the built commit; its last one for a deleted document. */
  path: z.string(),
  deleted: z.boolean(),
  branch: z.string().nullable(),
  /** Number of the revision whose text stands, or stood last. */
  current: z.number().int(),
  /** Oldest first. */
  revisions: z.array(version),
});

export type Versions = z.infer<typeof versions>;

/** The revision with a text that `it` changed, also where others were made beside it in the meantime; null for the first. */
export function changedBy<Its extends Pick<Version, 'number' | 'previous' | 'blob'>>(
  revisions: readonly Its[],
  { previous }: Pick<Version, 'previous'>,
): Its | null {
  const found = previous === null ? undefined : revisions[previous - 1];
  if (found === undefined) return null;
  return found.blob === null ? changedBy(revisions, found) : found;
}

/** True for a revision whose text can be read and is not the one that stands, or stood last. */
export const isOlderText = ({ current }: Pick<Versions, 'current'>, { number, text }: Pick<Version, 'number' | 'text'>): boolean =>
  text === 'shown' && number !== current;

import type { Declared } from '../model/declared.ts';
import type { Found } from '../model/collection.ts';
import type { Document, Revision } from '../model/document.ts';
import type { Hidden } from '../model/hidden.ts';
import type { Problem } from '../model/problem.ts';
import type { Fields } from '../model/record.ts';
import type { Redacted } from '../model/redacted.ts';
import type { Cutter } from './audience/shown.ts';
import type { Claimed } from './classify.ts';
import type { States } from './states.ts';
import { keyOf, type Kept, type PastText } from './kept.ts';

/** One document that was read: its records as they stand, and the short fields of each of its versions. */
export interface Read extends Claimed {
  text: Redacted;
  records: Found<object>[];
  /** By revision number; null where a version could not be read or holds several records. */
  fields: Map<number, Fields | null>;
  /** By revision number: the code of what kept its text from being read. */
  unread: Map<number, string>;
  /** Takes out what the audience does not get; null for an audience that gets everything. */
  cutter: Cutter | null;
  /** By revision number: the version that the text says it is; null where it says none. */
  stated: Map<number, Declared | null>;
  /** By revision number: what it holds of each of its records, by key; empty for the record that is the file. */
  states: Map<number, States>;
  /** Blobs of texts in which something was hidden. */
  hiding: Set<string>;
}

/** What is to be read of one document, and what was. */
export interface Plan extends Claimed, Pick<Read, 'fields' | 'unread' | 'stated' | 'states' | 'cutter' | 'hiding'> {
  standing: Text;
  older: Text[];
  /** What was hidden in each of its older texts. */
  hiddenBefore: Map<Text, Hidden[]>;
  /** Versions without a text. */
  gaps: Problem[];
}

/** One text of a document, and the revisions that have it. */
export interface Text {
  blob: string;
  path: Redacted;
  /** False for the text that stands. */
  older: boolean;
  revisions: Revision[];
  /** Its name among what is kept from one build to the next. */
  key: string;
  /** What an earlier build made of it; null for a text that must be read. */
  past: PastText | null;
}

/** The texts of a document to read: the standing one, and each other state once. */
export function planOf(claimed: Claimed, cutter: Cutter | null, kept: Kept | null): Plan {
  const { collection, document, named } = claimed;
  const [standing, ...others] = textsOf(document);
  const older = others.map((it) => {
    // What only a commit knows goes into the fields too, so a text counts as the same one with the same commits only.
    const key = keyOf(
      named ? `${collection.name} named` : collection.name,
      it.blob,
      it.path,
      cutter?.key ?? '',
      ...it.revisions.map((revision) => revision.commit ?? ''),
    );
    return { ...it, key, past: it.revisions.some((revision) => revision.commit === null) ? null : (kept?.get(key) ?? null) };
  });
  return {
    ...claimed,
    cutter,
    standing,
    older,
    fields: new Map(),
    unread: new Map(),
    stated: new Map(),
    states: new Map(),
    hiding: new Set(),
    hiddenBefore: new Map(),
    gaps: [],
  };
}

function textOf({ blob, path }: { blob: string; path: Redacted }, older: boolean): Text {
  return { blob, path, older, revisions: [], key: '', past: null };
}

/** The standing text first. */
function textsOf({ revisions, current }: Document): [Text, ...Text[]] {
  const standing = textOf(current, false);
  const older = new Map<string, Text>();
  for (const it of revisions) {
    const { blob, path } = it;
    if (blob === null) continue;
    if (blob === standing.blob && path === standing.path) {
      standing.revisions.push(it);
      continue;
    }
    const name = `${blob} ${path}`;
    const text = older.get(name) ?? textOf({ blob, path }, true);
    text.revisions.push(it);
    older.set(name, text);
  }
  return [standing, ...older.values()];
}

import { askedWords } from '../model/asked-words.ts';
import type { Collection } from '../model/collection.ts';
import type { FieldChange } from '../model/field-change.ts';
import type { OpenFinding } from '../model/open-item.ts';
import type { StoredRecord } from '../model/record.ts';
import { questionLists } from '../model/tracked.ts';

type Revision = StoredRecord['revisions'][number];

/**
 * Since when a record asks a question without a break, in the words of today or in earlier ones: the date of the revision that brought it, RFC 3339.
 * Null where the history does not tell: it keeps no track of the question, the revision could not be read or is not committed, or has no date.
 */
export function askedSince(finding: OpenFinding, { trackedOf }: Collection, record: StoredRecord): string | null {
  const tracked = trackedOf?.(record.data, '');
  if (finding.kind !== 'question' || tracked === undefined) return null;
  const { valueIn, text } = finding;
  const names = Object.entries(tracked.items).flatMap(([list, its]) => (questionLists.has(list) ? its : []));
  if (valueIn === undefined ? !names.some((it) => isOf(it.name, text)) : !(valueIn in tracked.fields)) return null;
  const came = valueIn === undefined ? asking(text) : ({ field, how }: FieldChange): boolean => field === valueIn && how === 'set';
  const revision = broughtBy(record.revisions, came);
  return revision === null || revision.commit === null || revision.unread !== null ? null : (revision.authoredAt ?? revision.committedAt);
}

/** The newest revision with a change that `came` knows; without one the first. Null where a revision does not list all that it changed. */
function broughtBy(revisions: readonly Revision[], came: (change: FieldChange) => boolean): Revision | null {
  const byNumber = new Map(revisions.map((it) => [it.number, it]));
  let revision = revisions.at(-1);
  while (revision !== undefined) {
    if (revision.changes.some((it) => came(it) || (it.field === 'record' && it.how === 'added'))) return revision;
    if (revision.moreChanges > 0) return null;
    const before: Revision | undefined = byNumber.get(revision.previous ?? 0);
    if (before === undefined) return revision;
    revision = before;
  }
  return null;
}

/** Knows the change that brought a question, going back from the newest; where it was renamed, it is looked for in its earlier words from there on. */
function asking(text: string): (change: FieldChange) => boolean {
  let words = text;
  return ({ field, how, from, to }) => {
    if (!questionLists.has(field) || to === null || !isOf(String(to), words)) return false;
    if (how === 'renamed') words = String(from);
    return how === 'added';
  };
}

/** Whether a name that may have been cut is that of a question. */
function isOf(name: string, text: string): boolean {
  const [short, whole] = [askedWords(name), askedWords(text)];
  return name.endsWith('…') ? short !== '' && whole.startsWith(short) : whole === short;
}

import { askedWords } from '../model/asked-words.ts';
import type { Collection } from '../model/collection.ts';
import type { FieldChange } from '../model/field-change.ts';
import type { OpenFinding } from '../model/open-item.ts';
import type { StoredRecord } from '../model/record.ts';
import { questionLists } from '../model/tracked.ts';

interface Entry {
  collection: Collection;
  record: StoredRecord;
}
type Revision = StoredRecord['revisions'][number];
type Came = (change: FieldChange) => boolean;

/** Moves of one question from document to document that are followed. */
const mostMoves = 20;

/**
 * Tells since when a record asks a question without a break, in the words of today or in earlier ones: the date of the revision that brought it,
 * RFC 3339; where that commit took it out of another record, it is asked for as long as that one asked it. Null where the history does not tell: it
 * keeps no track of the question, it does not go back far enough, or the revision could not be read, is not committed, or has no date.
 */
export function sinceIn(entries: readonly Entry[], shallow: boolean): (finding: OpenFinding, entry: Entry) => string | null {
  const moved = takenOutIn(entries);
  const dateOf = (revision: Revision | null, words: string, moves: number): string | null => {
    if (revision === null || revision.commit === null) return null;
    const before = moves === mostMoves ? undefined : moved.get(revision.commit)?.get(words);
    if (before !== undefined) return dateOf(before(), words, moves + 1);
    if (revision.unread !== null || (shallow && revision.previous === null)) return null;
    return revision.authoredAt ?? revision.committedAt;
  };
  return (finding, { collection: { trackedOf }, record }) => {
    const tracked = trackedOf?.(record.data, '');
    if (finding.kind !== 'question' || tracked === undefined) return null;
    const { valueIn, text } = finding;
    const names = Object.entries(tracked.items).flatMap(([list, its]) => (questionLists.has(list) ? its : []));
    if (valueIn === undefined ? !names.some((it) => isOf(it.name, text)) : !(valueIn in tracked.fields)) return null;
    const came: Came = valueIn === undefined ? asking(text) : ({ field, how }) => field === valueIn && how === 'set';
    return dateOf(broughtBy(record.revisions, came), askedWords(text), 0);
  };
}

/** For each commit the questions that it took out of a record, by their words, with what finds the revision that had brought each. */
function takenOutIn(entries: readonly Entry[]): Map<string, Map<string, () => Revision | null>> {
  const found = new Map<string, Map<string, () => Revision | null>>();
  for (const { collection, record } of entries.filter((it) => it.record.branch === null)) {
    for (const { revision, text } of [...removedFrom(record), ...deletedWith(collection, record)]) {
      if (revision.commit === null) continue;
      const its = found.get(revision.commit) ?? new Map<string, () => Revision | null>();
      found.set(revision.commit, its);
      its.set(askedWords(text), () => broughtBy(record.revisions.slice(0, record.revisions.indexOf(revision)), asking(text)));
    }
  }
  return found;
}

/** Questions that a revision of a record took out of it. */
function removedFrom({ revisions }: StoredRecord): { revision: Revision; text: string }[] {
  return revisions.flatMap((revision) =>
    revision.changes.flatMap(({ field, how, from }) =>
      how === 'removed' && questionLists.has(field) ? { revision, text: String(from) } : [],
    ),
  );
}

/** Questions that a record still asked when its file was deleted, with the revision that did so. */
export function deletedWith({ open }: Collection, record: StoredRecord): { revision: Revision; text: string }[] {
  const revision = record.revisions.at(-1);
  if (!record.deleted || revision === undefined || revision.blob !== null) return [];
  return (open?.of(record) ?? []).flatMap((it) => (it.kind === 'question' && it.valueIn === undefined ? { revision, text: it.text } : []));
}

/** The newest revision with a change that `came` knows; without one the first. Null where a revision does not list all that it changed. */
function broughtBy(revisions: readonly Revision[], came: Came): Revision | null {
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
function asking(text: string): Came {
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

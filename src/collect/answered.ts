import { deletedWith } from './asked-since.ts';
import type { Collection } from '../model/collection.ts';
import type { FieldChange } from '../model/field-change.ts';
import type { Answered, OpenItem } from '../model/open-item.ts';
import type { StoredRecord } from '../model/record.ts';
import { askedWords, wordsIn } from '../model/asked-words.ts';
import { revisionRowUrl } from '../model/version-addresses.ts';
import { questionLists } from '../model/tracked.ts';

type Revision = StoredRecord['revisions'][number];

/** Decisions of one commit that stand beside a question. */
const mostDecided = 3;

/**
 * The questions that the history of the records took out and that nothing in `open` asks any more, the newest first. What several records asked in
 * the same words is one, where it was taken out last.
 */
export function answeredIn(
  entries: readonly { collection: Collection; record: StoredRecord }[],
  open: readonly Pick<OpenItem, 'kind' | 'text'>[],
): Answered[] {
  const asked = new Set(open.filter((it) => it.kind === 'question').map((it) => askedWords(it.text)));
  const all = entries
    .filter(({ record }) => record.branch === null)
    .flatMap(({ collection, record }) => [
      ...record.revisions.flatMap((revision) => takenOut(revision, record, collection.name)),
      ...deletedWith(collection, record).map(({ revision, text }) => answeredBy(revision, text, [], record, collection.name)),
    ]);
  const newest = new Map<string, Answered>();
  for (const it of all.toSorted(newestFirst)) {
    const words = askedWords(it.text);
    if (!asked.has(words) && !newest.has(words)) newest.set(words, it);
  }
  return [...newest.values()];
}

function takenOut(revision: Revision, record: StoredRecord, collection: string): Answered[] {
  const decided = revision.changes.flatMap((it) => (it.field === 'decisions' && it.how === 'added' ? String(it.to) : []));
  return revision.changes.filter(isQuestion).map(({ from }) => answeredBy(revision, String(from), decided, record, collection));
}

function answeredBy(
  { number, path, commit, authoredAt, committedAt, author }: Revision,
  text: string,
  decided: readonly string[],
  { id, title, url, lang, revisions }: StoredRecord,
  collection: string,
): Answered {
  const words = askedWords(text);
  const answer = decided.find((it) => wordsIn(it).includes(words)) ?? null;
  return {
    text,
    answer,
    decided: decided.filter((it) => it !== answer).slice(0, mostDecided),
    collection,
    record: id,
    title,
    url: revisionRowUrl(url, revisions, number),
    lang,
    path,
    commit,
    answeredAt: authoredAt ?? committedAt,
    author,
  };
}

const isQuestion = ({ field, how }: FieldChange): boolean => how === 'removed' && questionLists.has(field);

/** What is not committed came last; those of one commit keep their order. */
function newestFirst(a: Answered, b: Answered): number {
  return instantOf(b) - instantOf(a) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
}

function instantOf({ commit, answeredAt }: Answered): number {
  const instant = Date.parse(answeredAt ?? '');
  if (commit === null) return Number.MAX_SAFE_INTEGER;
  return Number.isNaN(instant) ? 0 : instant;
}

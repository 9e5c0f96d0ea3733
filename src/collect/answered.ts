import type { Collection } from '../model/collection.ts';
import type { FieldChange } from '../model/field-change.ts';
import type { Answered, OpenItem } from '../model/open-item.ts';
import type { StoredRecord } from '../model/record.ts';
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
  const asked = new Set(open.filter((it) => it.kind === 'question').map((it) => wordsOf(it.text)));
  const all = entries
    .filter(({ record }) => record.branch === null)
    .flatMap(({ collection, record }) => record.revisions.flatMap((revision) => takenOut(revision, record, collection.name)));
  const newest = new Map<string, Answered>();
  for (const it of all.toSorted(newestFirst)) {
    const words = wordsOf(it.text);
    if (!asked.has(words) && !newest.has(words)) newest.set(words, it);
  }
  return [...newest.values()];
}

function takenOut(revision: Revision, { id, title, url, lang, revisions }: StoredRecord, collection: string): Answered[] {
  const { changes, number, path, commit, authoredAt, committedAt, author } = revision;
  const added = (field: string): string[] => changes.flatMap((it) => (it.field === field && it.how === 'added' ? String(it.to) : []));
  const decided = added('decisions');
  return changes.filter(isQuestion).flatMap(({ field, from }) => {
    const text = String(from);
    if (added(field).some((it) => isReworded(text, it))) return [];
    const words = wordsOf(text);
    const answer = decided.find((it) => wordsOf(it, false).includes(words)) ?? null;
    return [
      {
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
      },
    ];
  });
}

const isQuestion = ({ field, how }: FieldChange): boolean => how === 'removed' && questionLists.has(field);

/** The words of a question; what stands behind its mark, such as who decides, is none of it. */
function wordsOf(text: string, isAsked = true): string {
  const [asked = ''] = isAsked ? (/^[^?？]*[?？]/u.exec(text) ?? [text]) : [text];
  return asked
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether most words of a question stand in another one that came with it: then it is asked in other words. */
function isReworded(text: string, other: string): boolean {
  const [one, two] = [new Set(wordsOf(text).split(' ')), new Set(wordsOf(other).split(' '))];
  const both = [...one].filter((it) => two.has(it)).length;
  return 2 * both > Math.min(one.size, two.size) + 1;
}

/** What is not committed came last; those of one commit keep their order. */
function newestFirst(a: Answered, b: Answered): number {
  return instantOf(b) - instantOf(a) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
}

function instantOf({ commit, answeredAt }: Answered): number {
  const instant = Date.parse(answeredAt ?? '');
  if (commit === null) return Number.MAX_SAFE_INTEGER;
  return Number.isNaN(instant) ? 0 : instant;
}

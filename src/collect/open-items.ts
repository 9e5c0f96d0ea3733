import { answeredIn } from './answered.ts';
import { sinceIn } from './asked-since.ts';
import { hashId } from '../markdown/places/hash-id.ts';
import type { Collection } from '../model/collection.ts';
import { openKinds, type Known, type OpenFinding, type OpenItem, type OpenItems } from '../model/open-item.ts';
import type { StoredRecord } from '../model/record.ts';
import { stands } from '../model/standing.ts';
import { withoutTranslations } from './translations.ts';

/**
 * What the records of the built commit leave open. Records of deleted files and of branches are left out: nobody says that what they hold still
 * stands. What several records say in the same words is one item, of the record written last, and so is what a file and its translation say.
 */
export function openItemsOf(
  collections: readonly Collection[],
  entries: readonly { collection: Collection; record: StoredRecord }[],
  { shallow }: { shallow: boolean } = { shallow: false },
): OpenItems {
  const since = sinceIn(entries, shallow);
  const found = entries
    .filter(({ record }) => stands(record))
    .flatMap((entry) => (entry.collection.open?.of(entry.record) ?? []).map((it) => itemOf(it, entry, since(it, entry))));
  const all = withoutTranslations(found);
  const items = openKinds.flatMap((kind) => {
    const its = all.filter(({ item }) => item.kind === kind).toSorted((a, b) => newestFirst(a.item, b.item));
    return merged(its);
  });
  return {
    howTo: openKinds.flatMap((kind) =>
      collections.flatMap(({ name, open }) => {
        const text = open?.howTo[kind];
        return text === undefined ? [] : [{ kind, collection: name, text }];
      }),
    ),
    items,
    answered: answeredIn(entries, items),
  };
}

interface Found {
  item: OpenItem;
  known: Known;
}

function itemOf(found: OpenFinding, { collection, record }: { collection: Collection; record: StoredRecord }, since: string | null): Found {
  const { known, valueIn: _, ...finding } = found;
  const { id, title, url, lang, origin } = record;
  const item = {
    ...finding,
    collection: collection.name,
    record: id,
    title,
    url: finding.line === null ? url : `${url}#${hashId('item', finding.text)}`,
    lang,
    path: origin.path,
    commit: origin.commit,
    writtenAt: origin.authoredAt ?? origin.committedAt,
    since,
    author: origin.author,
    also: [],
  };
  // The same step of two plans is two pieces of work.
  const own = finding.kind === 'unfinished' ? `${id} ${finding.line} ${finding.text}` : finding.text;
  return { item, known: known ?? { as: own, by: finding.owner } };
}

/** Of items with the same words the first, with the others behind it. What nobody adds anything to is the first of those to which somebody does. */
function merged(all: readonly Found[]): OpenItem[] {
  return [...Map.groupBy(all, ({ known }) => wordsOf(known.as)).values()].flatMap((same) => {
    const added = [...new Set(same.flatMap(({ known }) => (known.by === null ? [] : [wordsOf(known.by)])))];
    const groups = Map.groupBy(same, ({ known }) => (known.by === null ? (added[0] ?? '') : wordsOf(known.by)));
    return [...groups.values()].flatMap((group) => together(group));
  });
}

function together(group: readonly Found[]): OpenItem[] {
  const [first, ...others] = group.map(({ item }) => item);
  if (first === undefined) return [];
  const by = group.find(({ known }) => known.by !== null)?.known.by ?? null;
  const isNew = by !== null && !first.text.includes(by);
  return [
    {
      ...first,
      owner: first.owner ?? (first.kind === 'question' ? by : null),
      more: first.more ?? (first.kind === 'tried-and-failed' && isNew ? by : null),
      since: firstOf(group.map(({ item }) => item.since)),
      also: alsoOf(first, others),
    },
  ];
}

/** The earliest of these moments; null where one is not known, for it may be earlier. */
function firstOf(moments: readonly (string | null)[]): string | null {
  return moments.reduce((first, it) => (first === null || it === null ? null : Date.parse(it) < Date.parse(first) ? it : first));
}

/** The further records that say what an item says, each once. */
function alsoOf(first: OpenItem, others: readonly OpenItem[]): OpenItem['also'] {
  const all = [...first.also, ...others.flatMap((it) => [it, ...it.also])];
  const known = new Map(all.map(({ record, title, url, path }) => [record, { record, title, url, path }]));
  known.delete(first.record);
  return [...known.values()];
}

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s*_`"'“”„‘’«»]+/g, ' ')
    .replace(/[\s.。]+$/, '')
    .trim();

/** What is not committed came last. */
function newestFirst(a: OpenItem, b: OpenItem): number {
  return instantOf(b) - instantOf(a) || compare(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0) || compare(a.record, b.record);
}

function instantOf({ commit, writtenAt }: OpenItem): number {
  const instant = Date.parse(writtenAt ?? '');
  if (commit === null) return Number.MAX_SAFE_INTEGER;
  return Number.isNaN(instant) ? Number.MIN_SAFE_INTEGER : instant;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atomOf, type FeedEntry } from '../history/atom.ts';
import { historyOf } from '../history/record-history.ts';
import { feedOf, siteFeed } from '../model/feed-addresses.ts';
import { historyAddress } from '../model/history-address.ts';
import type { StoredRecord } from '../model/record.ts';
import { revisionUrl } from '../model/revision-url.ts';
import type { Site } from '../model/site.ts';
import { speakerIn } from '../words/languages.ts';

/** Revisions in the feed of one document, and in that of a collection or the site. */
const most = { document: 20, all: 100 };

/** Takes the records one by one and writes their histories; `close` writes the feeds of what it was given. */
export interface HistoryFiles {
  add(collection: string, record: StoredRecord): void;
  close(): void;
}

/** Histories as data for every record, and feeds where the address of the site is known: of each document, each collection and the site. */
export function historyFiles(out: string, { title: siteTitle, options, sources, collections, commit }: Site): HistoryFiles {
  const { language, url } = options;
  const { say } = speakerIn(language);
  const wholes = new Map(sources.flatMap((it) => it.records.map((id) => [`${it.collection}/${id}`, it])));
  const seen = new Set<string>();
  // The first commit that brought any of it: the same in every site of the repository.
  let oldest = { instant: Infinity, commit: '' };
  const newest = new Map<string, Dated[]>(collections.map((it) => [it.name, []]));
  const write = (address: string, text: string): void => {
    const target = join(out, address);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const feed = (address: string, page: string, title: string, entries: readonly FeedEntry[], origin = ''): void => {
    if (url === null) return;
    const text = atomOf({
      id: urnOf(origin, page),
      title,
      self: new URL(address.slice(1), url).href,
      page: new URL(page.slice(1), url).href,
      language,
      at: commit.committedAt ?? '1970-01-01T00:00:00Z',
      entries,
    });
    write(address, text);
  };
  return {
    add(collection, record) {
      const whole = wholes.get(`${collection}/${record.id}`);
      const home = whole?.url ?? record.url;
      write(
        historyAddress(collection, record.id),
        `${JSON.stringify({ schema: '/api/v1/schema/history.json', ...historyOf(collection, record, home) })}\n`,
      );
      if (url === null || seen.has(home)) return;
      seen.add(home);
      for (const it of record.revisions) oldest = olderOf(oldest, it);
      const title = whole?.title ?? record.title;
      const entries = entriesOf(record, { collection, home, title, url, say });
      if (whole === undefined)
        feed(feedOf(record.url), record.url, title, onlyEntries(entries.slice(0, most.document)), record.revisions[0]?.commit ?? '');
      const all = newest.get(collection) ?? [];
      newest.set(collection, [...all, ...entries.slice(0, most.all)].toSorted(newestFirst).slice(0, most.all));
    },
    close() {
      for (const { name, title } of collections)
        feed(
          feedOf(`/${name}/`),
          `/${name}/`,
          `${siteTitle}: ${speakerIn(language).translated(title) ?? title}`,
          onlyEntries(newest.get(name) ?? []),
          oldest.commit,
        );
      feed(siteFeed, '/', siteTitle, onlyEntries([...newest.values()].flat().toSorted(newestFirst).slice(0, most.all)), oldest.commit);
    },
  };
}

/** An entry with the instant by which it is ordered. */
interface Dated {
  instant: number;
  number: number;
  entry: FeedEntry;
}

function olderOf(
  oldest: { instant: number; commit: string },
  { commit, committedAt }: { commit: string | null; committedAt: string | null },
): typeof oldest {
  const instant = Date.parse(committedAt ?? '');
  return commit !== null && (instant < oldest.instant || (instant === oldest.instant && commit < oldest.commit))
    ? { instant, commit }
    : oldest;
}

/** Each once: two documents that were one file share their beginning. */
const onlyEntries = (all: readonly Dated[]): FeedEntry[] => [...new Map(all.map((it) => [it.entry.id, it.entry])).values()];

interface Around {
  collection: string;
  home: string;
  title: string;
  url: string;
  say: ReturnType<typeof speakerIn>['say'];
}

/** The revisions of a document as entries, the newest first. What has no commit or no date is none. */
function entriesOf({ revisions }: StoredRecord, { collection, home, title, url, say }: Around): Dated[] {
  return revisions.toReversed().flatMap((it): Dated[] => {
    const at = it.committedAt ?? it.authoredAt;
    if (it.commit === null || at === null) return [];
    const { number, commit, path, author, subject, declared } = it;
    const name = declared === null ? say('past.revision', { number }) : say('revisions.version', { version: declared.version });
    const entry = {
      id: urnOf(commit, path),
      title: `${title}: ${name}`,
      at,
      author,
      url: new URL(revisionUrl({ url: home }, it).slice(1), url).href,
      summary: subject,
      category: collection,
    };
    return [{ instant: Date.parse(at), number, entry }];
  });
}

function newestFirst(a: Dated, b: Dated): number {
  return b.instant - a.instant || (a.entry.id < b.entry.id ? -1 : a.entry.id > b.entry.id ? 1 : b.number - a.number);
}

/** `urn:` that stands for a path at a commit, and is the same in every site of the repository: a UUID of their hash (RFC 9562, version 8). */
function urnOf(commit: string, path: string): string {
  const hex = createHash('sha256').update(`${commit}\0${path.toWellFormed()}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

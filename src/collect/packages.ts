import type { History } from '../git/history.ts';
import { becameOf, type AtMoment } from '../history/became.ts';
import { changeKinds, type NamedMoment, type Packages, type RecordChange, type Span, type Standing } from '../model/package.ts';
import { revisionUrl } from '../model/revision-url.ts';
import type { Assembled, Entry } from './assemble.ts';
import { slugOf, uniqueIds } from './ids.ts';
import type { Moment, Moments } from './moments.ts';
import type { Read } from './plan.ts';

/** The named states and what changed between them, as `content/` holds them. */
export interface PackagesContent {
  packages: Packages;
  /** By address name of a state. */
  asOf: Map<string, Standing[]>;
  /** By address name of a span. */
  changes: Map<string, RecordChange[]>;
}

interface Known extends Pick<History, 'points' | 'commit' | 'head' | 'tagsElsewhere'> {
  /** Hides what became known as a secret since it was read. */
  clean<T>(value: T): T;
}

/** A state with what can be asked of it. */
interface State {
  /** Null for what was built. */
  moment: Moment | null;
  slug: string;
  name: string | null;
  /** Commits that it reaches; null for all. */
  reached: ReadonlySet<string> | null;
  of(entry: Entry): AtMoment | null;
}

/** Makes of the named states one list each of what was in force, and of each two that follow each other what changed. `since` is the commit of the package that the operator names. */
export function packagesOf(
  { entries, files }: Assembled,
  { all, beyond, before }: Moments,
  history: Known,
  since: string | null,
): PackagesContent {
  const paged = all.filter((it) => it.paged);
  const slugs = uniqueIds([
    { slug: 'now', apart: '' },
    { slug: 'page', apart: '' },
    ...paged.map((it) => ({ slug: slugOf(nameOf(it)), apart: it.commit })),
  ]).slice(2);
  const own = entries.filter((it) => it.record.branch === null);
  const homes = new Map(files.map((it) => [it.read, it.source.url]));
  const states = paged.map((moment, index): State => ({
    moment,
    slug: slugs[index] ?? '',
    name: nameOf(moment),
    reached: history.points.reachedFrom(moment.commit),
    of: (entry) => atRevision(entry, moment.standing.get(entry.read.document) ?? null),
  }));
  const built: State = {
    moment: null,
    slug: 'now',
    name: null,
    reached: null,
    of: (it) => (it.record.deleted ? null : atRevision(it, it.read.document.current.number)),
  };
  const addressOf = (entry: Entry, number: number): string => addressAt(entry, number, homes);
  const content: PackagesContent = {
    packages: { moments: [], spans: [], beyond, elsewhere: history.tagsElsewhere, before },
    asOf: new Map(),
    changes: new Map(),
  };
  for (const it of states) {
    const standing = history.clean(own.flatMap((entry) => standingOf(entry, it.of(entry), addressOf)));
    content.asOf.set(it.slug, standing);
    content.packages.moments.push(momentOf(it, standing, history));
  }
  for (const [earlier, later] of pairsOf(states, built, history.head.id, since)) {
    const changes = history.clean(own.flatMap((entry) => changeOf(entry, earlier, later, addressOf)).toSorted(newestFirst));
    const slug = later === built && earlier !== states[0] ? `since-${earlier.slug}` : later.slug;
    content.changes.set(slug, changes);
    content.packages.spans.push(spanOf(slug, [earlier, later], changes, history));
  }
  return { ...content, packages: history.clean(content.packages) };
}

const nameOf = ({ tags, milestones }: Moment): string => tags[0] ?? milestones[0] ?? '';

/** Which states are compared: each with the one before it, and what was built with the one that the operator names or else the newest. */
function pairsOf(states: readonly State[], built: State, head: string, since: string | null): [State, State][] {
  const [newest] = states;
  const pairs = states.flatMap((it, index): [State, State][] => {
    const earlier = states[index + 1];
    return earlier === undefined ? [] : [[earlier, it]];
  });
  const isNamed = newest?.moment?.commit === head;
  const named = since === null ? undefined : states.find((it) => it.moment?.commit === since);
  const last: [State, State][] = newest === undefined || isNamed ? [] : [[newest, built]];
  const asked: [State, State][] = named === undefined || named === (isNamed ? states[1] : newest) ? [] : [[named, built]];
  return [...asked, ...last, ...pairs];
}

/** A record at a revision of its document; null where none stood, or the record is not in it. */
function atRevision({ read, key }: Entry, number: number | null): AtMoment | null {
  const revision = number === null ? undefined : read.document.revisions[number - 1];
  if (number === null || revision === undefined) return null;
  const tracked = read.states.get(number)?.[key ?? '']?.tracked ?? null;
  if (key !== null && tracked === null) return null;
  return { number, blob: revision.blob, path: revision.path, tracked };
}

/** The page of what stood: of the record where that is what stands, else of the revision of its document. */
function addressAt({ record, read }: Entry, number: number, homes: ReadonlyMap<Read, string>): string {
  const revision = record.revisions[number - 1];
  const isCurrent = !record.deleted && number === read.document.current.number;
  return isCurrent || revision === undefined ? record.url : revisionUrl({ url: homes.get(read) ?? record.url }, revision);
}

function titleAt({ record }: Entry, at: AtMoment | null): string {
  const title = at?.tracked?.fields['title'];
  return typeof title === 'string' ? title : record.title;
}

function standingOf(entry: Entry, at: AtMoment | null, addressOf: (entry: Entry, number: number) => string): Standing[] {
  if (at === null) return [];
  const { collection, record } = entry;
  const revision = record.revisions[at.number - 1];
  const status = at.tracked?.fields['status'] ?? null;
  const version = record.revisions.slice(0, at.number).findLast((it) => it.declared !== null)?.declared?.version ?? null;
  return [
    {
      collection: collection.name,
      id: record.id,
      title: titleAt(entry, at),
      lang: record.lang,
      url: addressOf(entry, at.number),
      number: at.number,
      version,
      status: status === null ? null : String(status),
      at: revision?.authoredAt ?? revision?.committedAt ?? null,
    },
  ];
}

function momentOf({ moment, slug, reached }: State, standing: readonly Standing[], history: Known): NamedMoment {
  const commit = history.commit(moment?.commit ?? '') ?? history.head;
  const counts = Map.groupBy(standing, (it) => it.collection);
  return {
    slug,
    names: [...(moment?.tags ?? []), ...(moment?.milestones ?? [])],
    milestone: moment?.tags.length === 0,
    commit: commit.id,
    committedAt: commit.committedAt,
    author: commit.author,
    subject: commit.subject,
    built: reached !== null && commit.id === history.head.id,
    inForce: [...counts].map(([collection, its]) => ({ collection, records: its.length })),
  };
}

function changeOf(entry: Entry, from: State, to: State, addressOf: (entry: Entry, number: number) => string): RecordChange[] {
  const [earlier, later] = [from.of(entry), to.of(entry)];
  const became = becameOf(earlier, later);
  if (became === null) return [];
  const { collection, record, read } = entry;
  const isReached = (commit: string | null): boolean => to.reached === null || (commit !== null && to.reached.has(commit));
  const number =
    later?.number ?? record.revisions.findLast((it) => it.blob === null && isReached(it.commit))?.number ?? read.document.current.number;
  const revision = record.revisions[number - 1];
  return [
    {
      kind: became.kind,
      collection: collection.name,
      id: record.id,
      title: titleAt(entry, later ?? earlier),
      lang: record.lang,
      url: later === null ? record.url : addressOf(entry, number),
      at: revision?.committedAt ?? null,
      author: revision?.author ?? '',
      commit: revision?.commit ?? null,
      before: became.before,
      fields: became.fields,
      more: became.more,
    },
  ];
}

function newestFirst(a: RecordChange, b: RecordChange): number {
  const [x, y] = [a, b].map(({ at }) => (at === null ? Infinity : Date.parse(at)));
  // What is not committed came last; records of one commit keep their order.
  return x === y ? 0 : (y ?? 0) > (x ?? 0) ? 1 : -1;
}

function spanOf(slug: string, [from, to]: readonly [State, State], changes: readonly RecordChange[], history: Known): Span {
  const counts = Object.fromEntries(changeKinds.map((kind) => [kind, changes.filter((it) => it.kind === kind).length]));
  const later = to.reached ?? history.points.reachedFrom(history.head.id);
  let commits = 0;
  for (const it of later) if (from.reached?.has(it) !== true) commits++;
  return {
    slug,
    from: from.name ?? '',
    fromSlug: from.slug,
    to: to.name,
    at: (history.commit(to.moment?.commit ?? '') ?? history.head).committedAt,
    commits,
    counts: { decided: 0, closed: 0, added: 0, changed: 0, renamed: 0, retired: 0, ...counts },
  };
}

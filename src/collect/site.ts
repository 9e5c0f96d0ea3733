import { posix } from 'node:path';
import type { History } from '../git/history.ts';
import type { Collection, Sibling } from '../model/collection.ts';
import type { Hidden } from '../model/hidden.ts';
import type { RunIt } from '../model/run-it.ts';
import type { StoredRecord } from '../model/record.ts';
import type { OperatorFacts } from '../model/operator.ts';
import type { FoundCollection, Site } from '../model/site.ts';
import type { Assembled } from './assemble.ts';
import { secretsOf } from './hidden.ts';
import { readmeOf } from './readme.ts';
import type { Readings } from './readings.ts';

/** Everything that is shown of a repository beside its records. */
export function siteOf(parts: {
  title: string | null;
  operator: OperatorFacts;
  generator: string;
  options: Site['options'];
  withheld: Site['withheld'];
  shallow: boolean;
  history: History;
  collections: readonly Collection[];
  readings: Readings;
  leftOut: Readings['leftOut'];
  assembled: Assembled;
  runIt: RunIt;
  hidden: readonly Hidden[];
  secrets: Site['secrets'];
  personal: Site['personal'];
}): Site {
  const { history, assembled } = parts;
  const { readme, heading } = readmeOf(parts.readings.read);
  return {
    title: parts.title ?? heading ?? parts.runIt.manifests.find((it) => it.name !== null && !it.path.includes('/'))?.name ?? 'Handover',
    operator: parts.operator,
    generator: parts.generator,
    commit: history.head,
    options: parts.options,
    withheld: parts.withheld,
    history: { commits: history.commits, merges: history.merges, authors: history.authors, ...history.span, shallow: parts.shallow },
    recent: history.newest(5),
    readme,
    runIt: parts.runIt,
    endings: endingsOf(history.files),
    files: history.files.length,
    collections: parts.collections.map((it) => foundOf(it, parts)),
    sources: assembled.files.map((it) => it.source),
    secrets: parts.secrets,
    personal: parts.personal,
    redactions: counted(secretsOf(parts.hidden).map((it) => it.rule)).map(([rule, count]) => ({ rule, count })),
  };
}

function foundOf(
  { name, title, single, purpose, howToAdd, lookedFor, menu, summaryOf }: Collection,
  {
    assembled,
    readings,
    leftOut,
    history,
  }: { assembled: Assembled; readings: Readings; leftOut: Readings['leftOut']; history: Pick<History, 'tree'> },
): FoundCollection {
  const records = assembled.entries.filter((it) => it.collection.name === name);
  const read = readings.read.filter((it) => it.collection.name === name);
  return {
    name,
    title,
    single,
    purpose,
    howToAdd,
    lookedFor: [...lookedFor],
    menu,
    records: records.length,
    deleted: records.filter((it) => it.record.deleted && it.record.branch === null).length,
    unmerged: records.filter((it) => it.record.branch !== null).length,
    files: read.length,
    revisions: read.reduce((sum, it) => sum + it.document.revisions.length, 0),
    leftOut: leftOut
      .filter((it) => it.collection === name)
      .map(({ path, reason }) => ({ path, reason }))
      .toSorted((a, b) => compare(a.path, b.path)),
    summary:
      summaryOf === undefined
        ? null
        : {
            ...summaryOf(
              records.filter((it) => it.record.branch === null).map((it) => siblingOf(it.record)),
              history.tree,
            ),
          },
  };
}

function siblingOf({ id, title, origin, line, deleted, aliases, revisions, data }: StoredRecord): Sibling<object> {
  const versions = revisions.map(({ number, path, blob, authoredAt, committedAt, fields }) => ({
    number,
    path,
    blob,
    at: authoredAt ?? committedAt,
    fields,
  }));
  return { id, title, path: origin.path, line, deleted, aliases, versions, data };
}

function endingsOf(files: readonly string[]): Site['endings'] {
  return counted(files.map((it) => posix.extname(it).toLowerCase() || 'no ending'))
    .map(([ending, count]) => ({ ending, files: count }))
    .slice(0, 20);
}

/** Each value with how often it occurs: most frequent first, then by code points. */
function counted(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a, n], [b, m]) => m - n || compare(a, b));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

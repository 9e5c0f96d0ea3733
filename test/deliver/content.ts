import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openItemsOf } from '../../src/collect/open-items.ts';
import { collections as known } from '../../src/collections/index.ts';
import { noHandPages, type HandPages } from '../../src/model/hand-page.ts';
import type { OpenItems } from '../../src/model/open-item.ts';
import { usualPersonal } from '../../src/model/usual-personal.ts';
import { noPackages, type Packages } from '../../src/model/package.ts';
import type { Problem } from '../../src/model/problem.ts';
import { countsOf } from '../../src/collect/receipt.ts';
import { notChecked, type Readiness } from '../../src/model/readiness.ts';
import type { Receipt } from '../../src/model/receipt.ts';
import type { StoredRecord } from '../../src/model/record.ts';
import type { Versions } from '../../src/model/versions.ts';
import type { FoundCollection, Site, Source } from '../../src/model/site.ts';
import { factsOf } from '../../src/model/operator.ts';
import { treeOfFiles } from '../collections/tree.ts';
import { usualOptions } from '../model/options.ts';
import { runItSample } from './run-it-sample.ts';

type Revision = StoredRecord['revisions'][number];

/** One record of a content folder under test, with its two texts. */
export interface SampleRecord {
  record: StoredRecord;
  html: string;
  md: string;
}

/** What a content folder under test holds; the site's counts are made from it. */
export interface Sample {
  site?: Partial<Site>;
  collections: (Partial<FoundCollection> & { name: string; all: SampleRecord[] })[];
  sources?: { source: Source; html: string; md: string }[];
  problems?: Problem[];
  receipt?: Receipt;
  readiness?: Readiness;
  /** Texts of pages lie in `pages/`, and are for the test to write. */
  pages?: HandPages;
  open?: Partial<OpenItems>;
  /** What the named states held lies in `packages/`, and is for the test to write. */
  packages?: Packages;
}

const nothingHidden: Receipt = { entries: [], more: 0 };

const commit = '4f2a9c1d00000000000000000000000000000000';

/** A revision; `number` also makes its commit and blob. */
export function revisionOf(number: number, its: Partial<Revision> = {}): Revision {
  return {
    number,
    commit: number.toString(16).padStart(40, 'c'),
    blob: number.toString(16).padStart(40, 'b'),
    path: 'HANDOFF.md',
    authoredAt: '2026-06-18T17:40:00+02:00',
    committedAt: '2026-06-18T17:41:00+02:00',
    author: 'Ada Berg',
    subject: `Write revision ${number}`,
    change: number === 1 ? 'added' : 'modified',
    merge: false,
    fields: null,
    unread: null,
    declared: null,
    tags: [],
    mergedIn: null,
    previous: number === 1 ? null : number - 1,
    changes: [],
    moreChanges: 0,
    ...its,
  };
}

/** A record of `collection` whose text is `md`, shown as `html`. */
export function recordOf(collection: string, id: string, its: Partial<StoredRecord> & { html?: string; md?: string } = {}): SampleRecord {
  const { html = `<h2 id="doc-${id}">${id}</h2>\n<p>Text of ${id}.</p>`, md = `# ${id}\n\nText of ${id}.\n`, ...fields } = its;
  const record: StoredRecord = {
    id,
    title: id,
    url: `/${collection}/${id}/`,
    lang: 'en',
    deleted: false,
    branch: null,
    origin: {
      path: 'HANDOFF.md',
      blob: ''.padStart(40, 'b'),
      commit,
      committedAt: '2026-06-18T17:41:00+02:00',
      authoredAt: '2026-06-18T17:40:00+02:00',
      author: 'Ada Berg',
    },
    aliases: [],
    line: 1,
    revisions: [revisionOf(1)],
    data: {},
    ...fields,
  };
  return { record, html, md };
}

/** The site of a sample, with counts that fit its records. */
export function siteOf({ site, collections, sources = [], receipt = nothingHidden }: Sample): Site {
  return {
    title: 'Customer portal',
    generator: 'Handover 0.1.0',
    operator: factsOf([]),
    options: usualOptions,
    withheld: { marked: false, problems: false },
    commit: {
      id: commit,
      authoredAt: '2026-06-18T17:40:00+02:00',
      committedAt: '2026-06-18T17:41:00+02:00',
      author: 'Ada Berg',
      subject: 'Count a paid part',
    },
    history: {
      commits: 412,
      merges: 12,
      authors: 3,
      firstAt: '2025-01-02T09:00:00+01:00',
      lastAt: '2026-06-18T17:41:00+02:00',
      shallow: false,
    },
    recent: [
      {
        id: commit,
        authoredAt: '2026-06-18T17:40:00+02:00',
        committedAt: '2026-06-18T17:41:00+02:00',
        author: 'Ada Berg',
        subject: 'Count a paid part',
      },
    ],
    readme: {
      path: 'README.md',
      summary: 'A web portal where customers see and pay invoices.',
      commit,
      committedAt: '2026-06-01T10:00:00+02:00',
    },
    runIt: runItSample,
    endings: [
      { ending: '.ts', files: 120 },
      { ending: '.md', files: 44 },
    ],
    files: 164,
    collections: collections.map(({ all, ...given }) => foundOf(given, all)),
    sources: sources.map((it) => it.source),
    secrets: countsOf(receipt.entries),
    personal: { authors: usualPersonal.authors, actions: { ...usualPersonal.actions } },
    redactions: [{ rule: 'github token', count: 2 }],
    ...site,
  };
}

function foundOf(given: Partial<FoundCollection> & { name: string }, all: readonly SampleRecord[]): FoundCollection {
  return {
    title: given.name.charAt(0).toUpperCase() + given.name.slice(1),
    single: given.name,
    purpose: `What ${given.name} are for.`,
    howToAdd: 'Write a file.',
    lookedFor: ['HANDOFF.md', 'docs/handoffs/*.md'],
    menu: 'main',
    records: all.length,
    deleted: all.filter((it) => it.record.deleted && it.record.branch === null).length,
    unmerged: all.filter((it) => it.record.branch !== null).length,
    files: new Set(all.map((it) => it.record.origin.path)).size,
    revisions: all.reduce((sum, it) => sum + it.record.revisions.length, 0),
    leftOut: [],
    summary:
      known.find((it) => it.name === given.name)?.summaryOf === undefined
        ? null
        : { ...known.find((it) => it.name === given.name)?.summaryOf?.([], treeOfFiles()) },
    ...given,
  };
}

/** Writes a content folder as the collector would. */
export function writeSample(folder: string, sample: Sample): void {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const all = (path: string, value: object, { html, md }: { html: string; md: string }): void => {
    write(`${path}.json`, JSON.stringify(value, null, 1));
    write(`${path}.html`, html);
    write(`${path}.md`, md);
  };
  write('site.json', JSON.stringify(siteOf(sample), null, 1));
  write('readiness.json', JSON.stringify(sample.readiness ?? notChecked));
  write('redactions.json', JSON.stringify(sample.receipt ?? nothingHidden));
  write('packages.json', JSON.stringify(sample.packages ?? noPackages));
  write('pages.json', JSON.stringify(sample.pages ?? noHandPages));
  write('problems.json', JSON.stringify(sample.problems ?? []));
  write('open-items.json', JSON.stringify({ ...openOf(sample), ...sample.open }));
  for (const { name, all: records } of sample.collections) {
    for (const it of records) all(`records/${name}/${it.record.id}`, it.record, it);
  }
  for (const it of sample.sources ?? []) all(`sources/${it.source.id}`, it.source, it);
  const wholes = new Map((sample.sources ?? []).flatMap(({ source }) => source.records.map((id) => [id, source])));
  for (const { name, all: records } of sample.collections) {
    for (const it of records) {
      const home = wholes.get(it.record.id) ?? it.record;
      write(`versions${home.url}versions.json`, JSON.stringify(versionsOf(name, it.record, home)));
      for (const { number, blob } of it.record.revisions)
        if (blob !== null) write(`versions${home.url}${number}.html`, `<p>Text of revision ${number}.</p>`);
    }
  }
}

/** Revisions whose pages show a text each, and no changes. */
function versionsOf(
  collection: string,
  { branch, origin, deleted, revisions }: StoredRecord,
  home: Pick<StoredRecord, 'url' | 'title' | 'lang'>,
): Versions {
  const { url, title, lang } = home;
  const same = { shows: 'nothing', size: null, coarse: false, changes: 0, counts: '' } as const;
  return {
    url,
    collection,
    title,
    lang,
    path: origin.path,
    deleted,
    branch: branch?.name ?? null,
    current: revisions.findLast((it) => it.blob !== null)?.number ?? 1,
    revisions: revisions.map((it) => ({
      ...it,
      text: it.blob === null ? 'deleted' : it.commit === null ? 'uncommitted' : 'shown',
      introduced: same,
      toCurrent: null,
    })),
  };
}

/** What the records of a sample leave open, as the collector would tell it. */
function openOf({ collections }: Sample): OpenItems {
  const its = known.filter(({ name }) => collections.some((it) => it.name === name));
  const entries = its.flatMap((collection) =>
    collections.filter((it) => it.name === collection.name).flatMap(({ all }) => all.map(({ record }) => ({ collection, record }))),
  );
  return openItemsOf(its, entries);
}

import { tmpdir } from 'node:os';
import { Readable, Writable } from 'node:stream';
import type { Host } from '../../src/cli/host.ts';
import type { Pipeline } from '../../src/cli/pipeline.ts';
import type { Collected } from '../../src/collect/order.ts';
import { usualPersonal } from '../../src/model/usual-personal.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { SecretSearch } from '../../src/model/secret-search.ts';
import type { FoundCollection, Site } from '../../src/model/site.ts';
import { factsOf } from '../../src/model/operator.ts';
import { usualOptions } from '../model/options.ts';
import { gather } from '../../src/run-it/gather.ts';

/** A stream that keeps what is written to it. */
export class Kept extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

/** A host whose streams are kept and whose clock stands still until it is told to move. */
export function fakeHost(cwd: string): Host & { stdout: Kept; stderr: Kept; clock: { now: number } } {
  const clock = { now: 0 };
  return {
    cwd,
    env: {},
    input: Readable.from([]),
    stdout: new Kept(),
    stderr: new Kept(),
    clock,
    now: () => clock.now,
    temporary: tmpdir(),
    stop: new AbortController().signal,
  };
}

/** A pipeline that finds `collected` and builds twelve pages, and keeps what it was asked for. */
export function fakePipeline(collected: Collected): Pipeline & { asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    asked,
    collect: async ({ progress, approve, ...options }) => {
      asked.push(options);
      const step = progress.step('Read history');
      step.update(600, 1200, 'commits');
      step.end('1,200 commits');
      await approve?.(collected);
      return collected;
    },
    checkTarget: async () => undefined,
    deliver: async ({ progress, ...options }) => {
      asked.push(options);
      progress.step('Build pages').end('12 pages');
      return { pages: 12 };
    },
    watched: async () => ({ paths: [], isPart: () => false, state: async () => '' }),
    survey: async () => ({ prefix: '', hosts: [], addresses: [], commits: 12, title: null, collections: [], like: () => [] }),
    explanations: async () => new Map([['HO301', 'The clone is shallow.']]),
  };
}

export function collectedOf(parts: Partial<Omit<Collected, 'site'>> & { site?: Partial<Site> } = {}): Collected {
  return {
    problems: [],
    notes: [],
    branch: 'main',
    hidden: [],
    unused: [],
    dateOf: () => null,
    secrets: findsNothing,
    ...parts,
    site: { ...emptySite, ...parts.site },
  };
}

export function foundOf(name: string, records: number, revisions: number): FoundCollection {
  const lookedFor = [`${name.toUpperCase()}.md`, `docs/${name}/*.md`, `*.${name}.md`];
  const texts = {
    title: name.replaceAll('-', ' '),
    single: name.replaceAll('-', ' '),
    purpose: '',
    howToAdd: `Write ${name.toUpperCase()}.md.`,
    lookedFor,
  };
  return { name, ...texts, records, deleted: 0, unmerged: 0, files: records, revisions, menu: 'main', leftOut: [], summary: null };
}

export function problemOf(code: string, path: string | null, line: number | null): Problem {
  return { code, path, line, column: null, message: `Something about ${code}.`, fix: `Mend ${code}.` };
}

const commit = { id: '4f2a9c1'.padEnd(40, '0'), authoredAt: null, committedAt: null, author: 'Ada', subject: 'Add' };

const emptySite: Site = {
  options: usualOptions,
  withheld: { marked: false, problems: false },
  title: 'Customer portal',
  generator: '0.1.0',
  operator: factsOf([]),
  commit,
  history: { commits: 12, merges: 0, authors: 1, firstAt: null, lastAt: null, shallow: false },
  recent: [commit],
  readme: null,
  runIt: gather([], [], 0).runIt,
  endings: [],
  files: 3,
  collections: [],
  sources: [],
  secrets: { now: 0, before: 0 },
  personal: { authors: usualPersonal.authors, actions: { ...usualPersonal.actions } },
  redactions: [],
};

const findsNothing: SecretSearch = { inPage: () => [], inPast: () => [], inData: () => [], inWords: () => [], known: null };

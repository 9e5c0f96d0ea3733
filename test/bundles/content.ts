import { existsSync, globSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { stopAtSecrets } from '../../src/cli/blocked.ts';
import { collect, type Collected } from '../../src/collect/collect.ts';
import { collections } from '../../src/collections/index.ts';
import { settingsOf } from '../../src/config/settings.ts';
import { record, type StoredRecord } from '../../src/model/record.ts';
import { site, type Site } from '../../src/model/site.ts';
import { silent } from '../deliver/silent.ts';

/** Folder with the bundles of real repositories, where it is there. */
export const bundles = join('..', 'shared', 'repos');

/** True when the real repositories lie beside the project. */
export const hasBundles = existsSync(join(bundles, 'checks.tsv'));

/** One row of `checks.tsv`: what was counted, and the answer. */
export interface Check {
  what: string;
  expected: string;
}

/** The answers counted by hand or with git for one repository, in the order of the file. */
export function checksOf(bundle: string): Check[] {
  const rows = readFileSync(join(bundles, 'checks.tsv'), 'utf8').split('\n').slice(1);
  return rows.flatMap((row) => {
    const [name, what, , expected] = row.split('\t');
    return name === bundle && what !== undefined && expected !== undefined ? [{ what, expected: expected.trim() }] : [];
  });
}

/** Clones a bundle into a temporary folder; the caller removes it. */
export function cloneOf(bundle: string): string {
  const folder = mkdtempSync(join(tmpdir(), `handover-${bundle}-`));
  spawnSync('git', ['clone', '--quiet', '--bare', join(bundles, `${bundle}.bundle`), join(folder, 'clone')], { stdio: 'inherit' });
  return folder;
}

/** What `content/` says of a repository, as the checks ask for it. */
export class Content {
  readonly folder: string;
  readonly site: Site;
  readonly #records = new Map<string, StoredRecord[]>();

  constructor(folder: string) {
    this.folder = folder;
    this.site = site.parse(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')));
  }

  /** Every record of a collection, in the order of their paths and lines. */
  records(collection: string): StoredRecord[] {
    const known = this.#records.get(collection);
    if (known !== undefined) return known;
    const files = globSync('*.json', { cwd: join(this.folder, 'records', collection) });
    const all = files.map((it) => record.parse(JSON.parse(readFileSync(join(this.folder, 'records', collection, it), 'utf8'))));
    const sorted = all.sort((a, b) => (a.origin.path < b.origin.path ? -1 : a.origin.path > b.origin.path ? 1 : a.line - b.line));
    this.#records.set(collection, sorted);
    return sorted;
  }

  /** The records of one file. */
  at(collection: string, path: string): StoredRecord[] {
    return this.records(collection).filter((it) => it.origin.path === path);
  }

  /** The records of one file, whatever collection read it. */
  anywhere(path: string): StoredRecord[] {
    return this.site.collections.flatMap(({ name }) => this.at(name, path));
  }

  /** The only record of one file. */
  one(collection: string, path: string): StoredRecord {
    const [first, ...more] = this.at(collection, path);
    if (first === undefined || more.length > 0) throw new Error(`${collection}: ${more.length + (first ? 1 : 0)} records at ${path}`);
    return first;
  }

  /** Fields of the only record of one file. */
  data(collection: string, path: string): Record<string, unknown> {
    return this.one(collection, path).data;
  }

  /** Text of a record. */
  text(collection: string, { id }: StoredRecord): string {
    return readFileSync(join(this.folder, 'records', collection, `${id}.md`), 'utf8');
  }

  /** Size of the text of a record, in bytes. */
  bytes(collection: string, { id }: StoredRecord): number {
    return statSync(join(this.folder, 'records', collection, `${id}.md`)).size;
  }
}

/** Collects a clone into `content` beside it, with secrets hidden as a build with `secrets: { current: 'redact' }` does. */
export async function contentOf(folder: string): Promise<{ content: Content; found: Collected }> {
  const content = join(folder, 'content');
  const settings = settingsOf({}, { secrets: { current: 'redact' } }, 'handover.config.ts');
  const found = await collect({
    repo: join(folder, 'clone'),
    content,
    approve: (it) => stopAtSecrets(it, settings),
    allowShallow: false,
    title: null,
    generator: 'test',
    collections,
    progress: silent,
  });
  return { content: new Content(content), found };
}

/** A list found somewhere in fields of a record. */
export const list = (value: unknown): Record<string, unknown>[] => z.array(z.record(z.string(), z.unknown())).parse(value);

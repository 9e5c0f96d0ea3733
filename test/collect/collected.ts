import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { collect, type Collected, type Order } from '../../src/collect/collect.ts';
import { collections } from '../../src/collections/index.ts';
import { record, type StoredRecord } from '../../src/model/record.ts';
import { silent } from '../deliver/silent.ts';
import { makeRepository, type TestRepository } from '../histories/repository.ts';

/** What `collect` gave and wrote. */
export interface Outcome extends Collected {
  /** Every file of `content/` by path. */
  files: Map<string, string>;
  records: StoredRecord[];
  codes: string[];
}

/** A repository that is removed when the test ends. */
export async function newRepository(): Promise<TestRepository> {
  const repository = await makeRepository();
  onTestFinished(() => repository.dispose());
  return repository;
}

/** Collects `repo` into a folder that is removed when the test ends. */
export async function collected(repo: string, asked: Partial<Order> = {}): Promise<Outcome> {
  const content = mkdtempSync(join(tmpdir(), 'handover-content-'));
  onTestFinished(() => rmSync(content, { recursive: true, force: true }));
  const outcome = await collect({
    repo,
    content,
    allowShallow: false,
    title: null,
    generator: 'test',
    collections,
    progress: silent,
    ...asked,
  });
  const files = new Map(
    globSync('**/*.*', { cwd: content })
      .sort()
      .map((it) => [it, readFileSync(join(content, it), 'utf8')]),
  );
  const records = [...files].flatMap(([path, text]) => (/^records\/.*\.json$/.test(path) ? [record.parse(JSON.parse(text))] : []));
  return { ...outcome, files, records, codes: outcome.problems.map((it) => it.code) };
}

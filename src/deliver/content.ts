import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Collection } from '../model/collection.ts';
import { handPages, type HandPages } from '../model/hand-page.ts';
import { openItems, type OpenItems } from '../model/open-item.ts';
import { packages, recordChanges, standings, type Packages, type RecordChange, type Standing } from '../model/package.ts';
import { problem, type Problem } from '../model/problem.ts';
import { readiness, type Readiness } from '../model/readiness.ts';
import { receipt, type Receipt } from '../model/receipt.ts';
import { record, type StoredRecord } from '../model/record.ts';
import { site, type Site } from '../model/site.ts';
import { versions, type Versions } from '../model/versions.ts';
import { onCodePoints } from './files.ts';

/** A record as lists need it: what orders and names it. Data and revisions stay in their file until a page shows them. */
export interface Listed extends Omit<StoredRecord, 'revisions' | 'data'> {
  /** How many revisions the record's document has. */
  revisions: number;
}

/** What stands beside a record or a whole file: its redacted text, or that text as HTML for a page. */
export type Form = 'md' | 'html';

/** Everything the pages need that is not a record. Throws `ContentError` when `folder` is no content folder. */
export function readSite(folder: string): Site {
  return parsed(folder, 'site.json', site);
}

/** The problems of all sources, in the order of `byPlace`. */
export function readProblems(folder: string): Problem[] {
  return parsed(folder, 'problems.json', z.array(problem));
}

/** What is held against the rules of a good handover. */
export function readReadiness(folder: string): Readiness {
  return parsed(folder, 'readiness.json', readiness);
}

/** What was hidden, secret by secret. */
export function readReceipt(folder: string): Receipt {
  return parsed(folder, 'redactions.json', receipt);
}

/** What the records of the built commit leave open. */
export function readOpenItems(folder: string): OpenItems {
  return parsed(folder, 'open-items.json', openItems);
}

/** The named states of the history, and what changed between them, in numbers. */
export function readPackages(folder: string): Packages {
  return parsed(folder, 'packages.json', packages);
}

/** What was in force at one of them. */
export function readStandings(folder: string, slug: string): Standing[] {
  return parsed(folder, `packages/as-of/${slug}.json`, standings);
}

/** What changed in one span. */
export function readRecordChanges(folder: string, slug: string): RecordChange[] {
  return parsed(folder, `packages/changes/${slug}.json`, recordChanges);
}

/** The pages that were written by hand. */
export function readHandPages(folder: string): HandPages {
  return parsed(folder, 'pages.json', handPages);
}

/** Characters of the text of a page written by hand. */
export function handTextLength(folder: string, id: string, form: 'mdx' | 'md'): number {
  return readFileSync(join(folder, 'pages', `${id}.${form}`), 'utf8').length;
}

/** Ids of the records of one collection, in code-point order; none when the collection has no folder. */
export function recordIds(folder: string, collection: string): string[] {
  const place = join(folder, 'records', collection);
  const files = existsSync(place) ? readdirSync(place) : [];
  return files.flatMap((it) => (it.endsWith('.json') ? [it.slice(0, -'.json'.length)] : [])).toSorted(onCodePoints);
}

/** One record with its revisions. */
export function readRecord(folder: string, collection: string, id: string): StoredRecord {
  return parsed(folder, `records/${collection}/${id}.json`, record);
}

/** The same, with its data checked by the schema of its collection. */
export function readChecked(folder: string, { name, schema }: Collection, id: string): StoredRecord {
  const read = readRecord(folder, name, id);
  return { ...read, data: { ...checked(`records/${name}/${id}.json`, read.data, schema) } };
}

/** The record without what its page or list reads from its file. */
export function listedOf({ id, title, url, lang, deleted, branch, origin, aliases, line, revisions }: StoredRecord): Listed {
  return { id, title, url, lang, deleted, branch, origin, aliases, line, revisions: revisions.length };
}

/** Text of one record. */
export const recordText = (...its: Parameters<typeof recordFile>): string => readFileSync(recordFile(...its), 'utf8');

/** Its file. */
export const recordFile = (folder: string, collection: string, id: string, form: Form): string =>
  join(folder, 'records', collection, `${id}.${form}`);

/** Text of a whole file that holds several records. */
export const sourceText = (...its: Parameters<typeof sourceFile>): string => readFileSync(sourceFile(...its), 'utf8');

/** Its file. */
export const sourceFile = (folder: string, id: string, form: Form): string => join(folder, 'sources', `${id}.${form}`);

/** Every revision of the document whose page lies at `url`. */
export function readVersions(folder: string, url: string): Versions {
  return parsed(folder, `versions${url}versions.json`, versions);
}

/** The content folder does not hold what its schemas promise. The message names the file and the field, never a value. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

function parsed<Schema extends z.ZodType>(folder: string, name: string, schema: Schema): z.output<Schema> {
  return checked(name, json(name, readFileSync(join(folder, name), 'utf8')), schema);
}

function checked<Schema extends z.ZodType>(name: string, value: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((it) => `${it.path.map(String).join('.') || 'the whole file'} (${it.code})`);
  throw new ContentError(`${name} does not have the expected form: ${fields.join(', ')}.`);
}

function json(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw new ContentError(`${name} is not JSON.`);
  }
}

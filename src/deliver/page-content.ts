import process from 'node:process';
import {
  handTextLength,
  listedOf,
  readHandPages,
  readOpenItems,
  readPackages,
  readProblems,
  readReadiness,
  readReceipt,
  readRecord,
  readRecordChanges,
  readSite,
  readStandings,
  readVersions,
  recordIds,
  recordText,
  sourceText,
  type Listed,
} from './content.ts';
import { contentVariable } from './renderer/parts.ts';
import type { RecordChange, Standing } from '../model/package.ts';
import type { StoredRecord } from '../model/record.ts';
import type { Versions } from '../model/versions.ts';
import type { Source } from '../model/site.ts';

const content = process.env[contentVariable] ?? '';

/** The content the site is built from, for pages: they read no file themselves. */
export const site = readSite(content);

/** The problems of all sources, in the order of `byPlace`. */
export const problems = readProblems(content);

/** What is held against the rules of a good handover. */
export const readiness = readReadiness(content);

/** What the records leave open. */
export const openItems = readOpenItems(content);

/** The named states of the history, and what changed between them. */
export const packages = readPackages(content);

/** What was in force at one of them. */
export const standingAt = (slug: string): Standing[] => readStandings(content, slug);

/** What changed in one span. */
export const changesOf = (slug: string): RecordChange[] => readRecordChanges(content, slug);

/** The pages that were written by hand. */
export const byHand = readHandPages(content);

/** Characters of the text of one of them. */
export const handLength = (id: string, form: 'mdx' | 'md'): number => handTextLength(content, id, form);

/** Licences of what the site holds and of what the program is made of. */
export const licences = __LICENCES__;

/** What was hidden, secret by secret, in the order of its list. */
export const receipt = readReceipt(content);

const wholes = new Map(site.sources.flatMap((source) => source.records.map((id) => [`${source.collection}/${id}`, source])));

/** The page that shows a record's file whole; undefined when the record is the file. */
export const wholeOf = (collection: string, id: string): Source | undefined => wholes.get(`${collection}/${id}`);

/** Address of the page that shows the document of a record whole: its own, or that of its file. */
export const homeOf = (collection: string, id: string): string => wholeOf(collection, id)?.url ?? `/${collection}/${id}/`;

/** Every revision of the document whose page lies at `url`. */
export const versionsAt = (url: string): Versions => readVersions(content, url);

/** The records of one collection, as lists need them. */
export const listedIn = (collection: string): Listed[] =>
  recordIds(content, collection).map((id) => listedOf(readRecord(content, collection, id)));

/** One record with its revisions. */
export function recordOf(collection: string, id: string): StoredRecord {
  return readRecord(content, collection, id);
}

/** The record's text as safe HTML. */
export function recordHtml(collection: string, id: string): string {
  return recordText(content, collection, id, 'html');
}

/** The text of a whole file as safe HTML. */
export function sourceHtml({ id }: Source): string {
  return sourceText(content, id, 'html');
}

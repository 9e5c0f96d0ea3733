import { z } from 'zod';
import type { StoredRecord } from '../../src/model/record.ts';
import type { Content } from './content.ts';

/** Standing specs whose path matches. */
export const standing = (content: Content, path: RegExp): StoredRecord[] =>
  content.records('specs').filter((it) => !it.deleted && path.test(it.origin.path));

/** A text; empty for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** One of the counts of a record. */
export const numberIn = (record: StoredRecord, key: string): number =>
  Number(z.record(z.string(), z.unknown()).parse(record.data['counts'])[key]);
/** A text inside a field of a record; empty when there is none. */
export const fieldOf = (record: StoredRecord, key: string, inner: string): string =>
  text(z.record(z.string(), z.unknown()).nullable().parse(record.data[key])?.[inner]);

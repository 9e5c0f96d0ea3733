import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { StoredRecord } from '../model/record.ts';
import type { OwnPlace } from './list-order.ts';

/** A column that a collection adds to its list. */
interface Column {
  title: string;
  /** True when the cell of a record is not empty: a column without any is left out. */
  isFilled(data: StoredRecord['data']): boolean;
}

interface RowView {
  default: AstroComponentFactory;
  /** What the row can write, in its order. It gets `shown`, which says of each column whether it is wanted. */
  columns: readonly Column[];
  /** When a record says that it was written, as a text that sorts by time; decides among records of one commit. */
  writtenOf?(data: StoredRecord['data']): string | null;
  /** What a record says of its place in the list; left out where lists go by commit. */
  placeOf?(data: StoredRecord['data']): OwnPlace;
}

const rows = import.meta.glob<RowView>('../collections/*/Row.astro', { eager: true });

/** The cells a collection adds to its list, and their headings; undefined when it adds none. */
export const rowView = (collection: string) => rows[`../collections/${collection}/Row.astro`];

/** Of each column of `row`, whether a record of these fills it. */
export function filledColumns(row: RowView | undefined, records: readonly Pick<StoredRecord, 'data'>[]): boolean[] {
  return row?.columns.map((column) => records.some(({ data }) => column.isFilled(data))) ?? [];
}

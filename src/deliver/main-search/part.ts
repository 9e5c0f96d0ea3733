import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CborReader, unknownForm } from './cbor.ts';

/** One part of an index, as Pagefind 1.6 wrote it for the pages of that part. */
export interface Part {
  folder: string;
  version: string;
  /** In the order of their numbers within the part. */
  pages: readonly PageOfPart[];
  /** Words with the pages that have them, in the order of the words. */
  chunks: readonly Buffer[];
  /** Numbers of pages by filter and value. */
  filters: readonly (readonly [name: string, values: readonly (readonly [value: string, pages: readonly number[]])[]])[];
  /** Names of what is said of pages, in the order in which words refer to them. */
  fields: readonly string[];
}

/** A page as the list of pages has it. */
export interface PageOfPart {
  /** Name of the file with its text. */
  hash: string;
  words: number;
  more: string;
}

/** What Pagefind writes before the content of each of its compressed files. */
export const mark = Buffer.from('pagefind_dcd');

/** Reads the part in `folder`. */
export function partIn(folder: string): Part {
  const name = readdirSync(folder).find((it) => it.endsWith('.pf_meta'));
  if (name === undefined) throw unknownForm();
  const meta = read(join(folder, name));
  const fields = meta.list();
  const version = meta.text();
  const pages = all(meta, () => ({ items: meta.list(), hash: meta.text(), words: meta.count(), more: meta.text() }));
  const chunks = all(meta, () => ({ items: meta.list(), from: meta.text(), to: meta.text(), hash: meta.text() }));
  const filters = all(meta, () => ({ items: meta.list(), name: meta.text(), hash: meta.text() }));
  const sorts = meta.list();
  if (fields !== 6 || sorts !== 0) throw unknownForm();
  return {
    folder,
    version,
    pages,
    chunks: chunks.map((it) => bytesOf(join(folder, 'index', `${it.hash}.pf_index`))),
    filters: filters.map((it) => filterIn(read(join(folder, 'filter', `${it.hash}.pf_filter`)))),
    fields: all(meta, () => meta.text()),
  };
}

function filterIn(from: CborReader): Part['filters'][number] {
  from.list();
  const name = from.text();
  return [
    name,
    all(from, () => {
      from.list();
      return [from.text(), all(from, () => from.count())] as const;
    }),
  ];
}

/** The items of the list that begins next. */
function all<Item>(from: CborReader, item: () => Item): Item[] {
  return Array.from({ length: from.list() }, item);
}

const read = (path: string): CborReader => new CborReader(bytesOf(path));

function bytesOf(path: string): Buffer {
  const bytes = gunzipSync(readFileSync(path));
  if (!bytes.subarray(0, mark.length).equals(mark)) throw unknownForm();
  return bytes.subarray(mark.length);
}

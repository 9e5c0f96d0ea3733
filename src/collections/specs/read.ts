import { formatOf } from '../../data/read.ts';
import type { Reading, SourceText } from '../../model/collection.ts';
import { placeOf } from './places.ts';
import { readDataFile } from './data-file.ts';
import { readDocument } from './document.ts';
import { readLedger } from './ledger.ts';
import type { Spec } from './schema.ts';

/** Reads one document, or the data beside one. */
export function read({ path, text }: SourceText): Reading<Spec> {
  const place = placeOf(path);
  if (place === null) return { records: [], problems: [], leftOut: 'is at no place of a specification' };
  const format = formatOf(path);
  if (format === null) return readDocument(text, path, place);
  return format === 'jsonl' ? readLedger(text, path, place) : readDataFile(text, path, place, format);
}

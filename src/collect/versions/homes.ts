import type { StoredRecord } from '../../model/record.ts';
import type { Redacted } from '../../model/redacted.ts';
import type { Assembled } from '../assemble.ts';
import type { Read } from '../plan.ts';

/** A document with the page that shows it as it stands: that of its one record, or that of the whole file. */
export interface Home {
  url: string;
  collection: string;
  title: string;
  lang: string;
  revisions: StoredRecord['revisions'];
  /** The text that stands, as it is shown. */
  text: Redacted;
  read: Read;
}

/** Every document once, in the order of the collections. */
export function homesOf({ entries, files }: Assembled): Home[] {
  const wholes = new Map(files.map((it) => [it.read, it.source]));
  const homes = new Map<Read, Home>();
  for (const { collection, record, text, read } of entries) {
    if (homes.has(read)) continue;
    const { url, title, lang } = wholes.get(read) ?? record;
    homes.set(read, { url, title, lang, collection: collection.name, revisions: record.revisions, text, read });
  }
  return [...homes.values()];
}

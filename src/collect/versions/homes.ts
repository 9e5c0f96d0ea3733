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
    const whole = wholes.get(read);
    const { url, title, lang } = whole ?? record;
    // What the first record of several says is nothing that the file says.
    const revisions = whole === undefined ? record.revisions : record.revisions.map((it) => ({ ...it, fields: null }));
    homes.set(read, { url, title, lang, collection: collection.name, revisions, text, read });
  }
  return [...homes.values()];
}

import type { Repository } from '../git/open.ts';
import type { Collection } from '../model/collection.ts';
import type { Document } from '../model/document.ts';
import { isOther, keyOf, type Tellings, type Told } from './classify.ts';

const symbolicLink = '120000';

/** The documents that the settings of a repository name, and those of which their text alone tells what they are. */
export async function toldOf(
  repository: Pick<Repository, 'those'>,
  documents: readonly Document[],
  collections: readonly Collection[],
  settings: string | null,
): Promise<Tellings> {
  const told = new Map<string, Told>();
  const plain = documents.filter((it) => it.mode !== symbolicLink);
  for (const collection of collections) {
    const { namedIn, recognises } = collection;
    const isNamed = settings === null || namedIn === undefined ? () => false : namedIn(settings);
    for (const it of plain) if (isNamed(it.path)) told.set(keyOf(it), { collection, named: true });
    if (recognises === undefined) continue;
    const others = plain.filter((it) => !told.has(keyOf(it)) && isOther(it, collections));
    const wanted = others.map((document) => ({ blob: document.current.blob, path: document.path, older: document.deleted, document }));
    const found = await repository.those(wanted, (text, { path }) => recognises(text, path));
    for (const { document } of found) told.set(keyOf(document), { collection, named: false });
  }
  return told;
}

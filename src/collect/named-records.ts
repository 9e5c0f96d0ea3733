import { nameOf, recordMeant, type Nameable } from '../hand-written/find-record.ts';
import { getsAll, type Audience } from '../model/audience.ts';
import type { Collection } from '../model/collection.ts';
import type { Document } from '../model/document.ts';
import { count } from '../model/wording.ts';
import type { Assembled } from './assemble.ts';
import { slugOfPath } from './ids.ts';

/** What there is, and what of it the audience gets. */
interface Held {
  audience: Audience;
  /** All collections of the program, and the names of those that the audience gets. */
  collections: readonly Collection[];
  shown: ReadonlySet<string>;
  entries: Assembled['entries'];
  /** Documents that the audience does not get. */
  withheld: readonly Document[];
}

/** Finds the records that components of pages name; gives the reason where one cannot be shown. */
export function namedRecords({ audience, collections, shown, entries, withheld }: Held) {
  const lists = new Map<string, (Nameable & { url: string })[]>();
  const listOf = (name: string) => {
    const list = lists.get(name) ?? entries.filter((it) => it.collection.name === name).map(({ record }) => nameable(record));
    lists.set(name, list);
    return list;
  };
  return (component: string, written: string): { collection: string; id: string } | { message: string; hint: string } => {
    const collection = collections.find((it) => it.component === component);
    if (collection === undefined) return { message: `\`<${component}>\` shows no record.`, hint: 'Take `id` out.' };
    const { name, title } = collection;
    if (!shown.has(name))
      return { message: `The audience "${audience.name}" gets no ${title.toLowerCase()}, so none can be shown.`, hint: keep(audience) };
    const meaning = recordMeant(written, listOf(name));
    if ('one' in meaning) return { collection: name, id: meaning.one.id };
    if ('several' in meaning) {
      const ids = meaning.several.slice(0, 4).map((it) => `"${it.id}"`);
      return { message: `The id fits ${count(meaning.several.length, title.toLowerCase())}.`, hint: `Write one of: ${ids.join(', ')}` };
    }
    if (!getsAll(audience) && 'one' in recordMeant(written, withheld.filter((it) => collection.owns(it.path)).map(ofDocument))) {
      return { message: `The id names a document that the audience "${audience.name}" does not get.`, hint: keep(audience) };
    }
    const among = getsAll(audience) ? '' : ` that the audience "${audience.name}" gets`;
    const first = listOf(name)[0];
    const example =
      first === undefined ? `There are no ${title.toLowerCase()}${among}.` : `An id is written like "${nameOf(first)}": ${first.url}`;
    return {
      message: `There is no record of this id among the ${title.toLowerCase()}${among}.`,
      hint: meaning.nearest === null ? example : `did you mean "${meaning.nearest}"?`,
    };
  };
}

const keep = ({ name }: Audience): string => `Take it out, or keep the page from "${name}" with  audience: …  in its front matter.`;

function nameable({
  id,
  title,
  url,
  origin,
  aliases,
  deleted,
  branch,
  data,
}: Assembled['entries'][number]['record']): Nameable & { url: string } {
  const { number } = data;
  return {
    id,
    title,
    url,
    path: origin.path,
    aliases,
    number: typeof number === 'string' ? number : null,
    stands: !deleted && branch === null,
  };
}

function ofDocument({ path, aliases, deleted }: Document): Nameable {
  return { id: slugOfPath(path), title: '', path, aliases, number: null, stands: !deleted };
}

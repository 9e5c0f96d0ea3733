import { openKinds, type OpenItem } from '../model/open-item.ts';

/**
 * Open items without those of a translation, which the file beside it of the same name says already: each is named as a further record of its like.
 * Items of two languages are told alike by their order alone, so that they stay where one of the two lists is longer.
 */
export function withoutTranslations<Its extends { item: OpenItem }>(found: readonly Its[]): Its[] {
  const byPath = Map.groupBy(found, ({ item }) => `${item.collection} ${item.path}`);
  const said = new Map<Its, Its>();
  for (const files of Map.groupBy(byPath.keys(), nameOf).values()) {
    // The one without a language, else the first with one.
    const [original = '', ...translations] = files.toSorted((a, b) => Number(suffix.test(a)) - Number(suffix.test(b)) || (a < b ? -1 : 1));
    for (const it of translations) for (const [own, other] of alike(byPath.get(it) ?? [], byPath.get(original) ?? [])) said.set(own, other);
  }
  const also = Map.groupBy(said.keys(), (it) => said.get(it) ?? it);
  return found.filter((it) => !said.has(it)).map((it) => ({ ...it, item: withAlso(it.item, also.get(it) ?? []) }));
}

/** The items of a translation, each with the one of the original at its place, by kinds of which both tell as many. */
function alike<Its extends { item: OpenItem }>(own: readonly Its[], original: readonly Its[]): [Its, Its][] {
  return openKinds.flatMap((kind) => {
    const its = own.filter(({ item }) => item.kind === kind);
    const others = original.filter(({ item }) => item.kind === kind);
    return its.length === others.length ? its.flatMap((it, at): [Its, Its][] => (others[at] === undefined ? [] : [[it, others[at]]])) : [];
  });
}

const nameOf = (path: string): string => path.replace(suffix, '$1$2');

function withAlso(item: OpenItem, its: readonly { item: OpenItem }[]): OpenItem {
  return { ...item, also: [...item.also, ...its.map(({ item: { record, title, url, path } }) => ({ record, title, url, path }))] };
}

const suffix =
  /^(.*[^/])[._-](?:ar|bn|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|id|it|ja|jp|ko|kr|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_](?:[A-Za-z]{2}|Hans|Hant))?(\.[a-z]+)$/;

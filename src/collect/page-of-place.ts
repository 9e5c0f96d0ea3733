import type { Hidden } from '../model/hidden.ts';
import type { Assembled } from './assemble.ts';

/** Finds the page that shows the file a place stands in: by its commit, else by its path. */
export function pageOfPlaces({ entries, files }: Assembled): (place: Hidden) => { url: string; onBranch: boolean } | null {
  const pages = new Map<string, { url: string; onBranch: boolean }>();
  const add = (key: string, url: string, onBranch: boolean): void => void (pages.has(key) || pages.set(key, { url, onBranch }));
  const wholes = new Map(files.flatMap(({ source }) => source.records.map((id) => [`${source.collection}/${id}`, source.url])));
  for (const onBranch of [false, true]) {
    for (const { collection, record } of entries) {
      if ((record.branch !== null) !== onBranch) continue;
      const url = wholes.get(`${collection.name}/${record.id}`) ?? record.url;
      add(record.origin.path, url, onBranch);
      for (const { commit, path } of record.revisions) add(`${commit ?? ''} ${path}`, url, onBranch);
    }
  }
  return ({ path, commit }) => (path === null ? null : (pages.get(`${commit ?? ''} ${path}`) ?? pages.get(path) ?? null));
}

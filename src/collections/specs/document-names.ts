import type { Peer } from './peer.ts';

/** What tells documents of one feature apart that are the same part of it: their file names, or the folders they lie in. Null for the only one of its part. */
export function documentNames(documents: readonly Peer[]): (string | null)[] {
  const parts = Map.groupBy(documents, (it) => it.data.part);
  return documents.map(({ path, title, data: { part } }) => {
    const others = parts.get(part) ?? [];
    if (others.length === 1) return null;
    const ways = [fileOf, folderOf, (it: string) => it];
    const told = ways.find((way) => new Set(others.map((it) => way(it.path))).size === others.length);
    // Several records of one file.
    return told === undefined ? title : told(path);
  });
}

const fileOf = (path: string): string => (path.split('/').at(-1) ?? path).replace(/\.\w+$/, '');
const folderOf = (path: string): string => path.split('/').at(-2) ?? path;

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** What a file of a search index holds: numbers, texts and lists of them, read apart from the program. */
type Value = number | string | Value[];

function decoded(bytes: Buffer): Value {
  let at = 0;
  const length = (low: number): number => {
    if (low < 24) return low;
    const width = 2 ** (low - 24);
    at += width;
    return bytes.readUIntBE(at - width, width);
  };
  const next = (): Value => {
    const first = bytes.readUInt8(at);
    at += 1;
    const value = length(first & 31);
    const kind = first >> 5;
    if (kind === 0) return value;
    if (kind === 1) return -1 - value;
    if (kind === 4) return Array.from({ length: value }, next);
    if (kind !== 3) throw new Error(`There is something else at ${at}.`);
    at += value;
    return bytes.toString('utf8', at - value, at);
  };
  const value = next();
  if (at !== bytes.length) throw new Error(`It ends at ${at} of ${bytes.length}.`);
  return value;
}

const fileIn = (path: string): Buffer => gunzipSync(readFileSync(path)).subarray('pagefind_dcd'.length);

/** All that an index says, whatever its files are called and wherever they are cut. */
export function indexIn(folder: string): {
  words: Value[];
  pages: [url: string, words: Value | undefined][];
  filters: Value[];
  rest: Value[];
} {
  const meta = readdirSync(folder).find((it) => it.endsWith('.pf_meta')) ?? '';
  const [version, pages, chunks, filters, sorts, fields] = decoded(fileIn(join(folder, meta))) as [
    string,
    Value[][],
    string[][],
    string[][],
    [],
    [],
  ];
  const words = chunks.flatMap(([first = '', last = '', hash = '']) => {
    const [its] = decoded(fileIn(join(folder, 'index', `${hash}.pf_index`))) as [[string][]];
    for (const [word] of its)
      if (word < first || word.slice(0, last.length) > last) throw new Error(`${word} is not from ${first} to ${last}.`);
    return its;
  });
  return {
    words,
    pages: pages.map(([hash, count]) => [urlIn(join(folder, 'fragment', `${String(hash)}.pf_fragment`)), count]),
    filters: filters.map(([, hash = '']) => decoded(fileIn(join(folder, 'filter', `${hash}.pf_filter`)))),
    rest: [version, sorts, fields],
  };
}

const urlIn = (fragment: string): string => (JSON.parse(fileIn(fragment).toString()) as { url: string }).url;

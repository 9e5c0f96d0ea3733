import { gunzipSync } from 'node:zlib';
import type { SecretSearch } from '../model/secret-search.ts';

/** A secret in a written file: never what it is. */
export interface Leak {
  /** Name of the rule that finds it. */
  rule: string;
  /** File it stands in, or the page whose part of the search index it is. */
  place: string;
}

/** The secrets in a written file, whatever its kind. What is compressed is read as what it holds. */
export function leaksIn(path: string, bytes: Buffer, search: SecretSearch): Leak[] {
  const plain = isGzip(bytes) ? gunzipSync(bytes) : bytes;
  const found = piecesOf(plain).flatMap((text) => {
    const rules = [
      ...(isProgram.test(path) ? [] : isData.test(path) ? search.inData(text) : search.inPage(text)),
      ...(isList.test(path) ? search.inWords(text) : []),
    ];
    return rules.map((rule) => ({ rule, place: placeOf(path, text, search) }));
  });
  return distinct(found);
}

/** The secrets in the page of a past text at `path`: in what stands around the text, and in what was made of it. */
export function leaksInPast(path: string, { around, body }: { around: string; body: () => string }, search: SecretSearch): Leak[] {
  const rules = [...search.inPage(around), ...search.inPast(body)];
  return distinct(rules.map((rule) => ({ rule, place: placeOf(path, '', search) })));
}

/** The secrets in the names of files. */
export function leaksInNames(paths: readonly string[], search: SecretSearch): Leak[] {
  const folded = paths.map((it) => it.replace(/[^A-Za-z0-9]/g, '')).join('\n');
  const rules = [...search.inPage(paths.join('\n')), ...search.inWords(folded)];
  return distinct(rules.map((rule) => ({ rule, place: 'the name of a file' })));
}

/** Parts that are small enough to be looked at as one text. Each stands in part in the next one too, so that no secret is cut in two. */
function piecesOf(bytes: Buffer): string[] {
  const start = bytes.subarray(0, mark.length).toString('latin1') === mark ? mark.length : 0;
  const pieces = [];
  for (let from = start; ; from += largest) {
    pieces.push(bytes.toString('utf8', from, from + largest + common));
    if (from + largest + common >= bytes.length) return pieces;
  }
}

/** The page that a part of the search index belongs to, else the file; neither when its own name holds a secret. */
function placeOf(path: string, text: string, search: SecretSearch): string {
  const page = /^\{"url":"([^"\\]+)"/.exec(text)?.[1];
  const place = page === undefined ? path : `${page} (search index)`;
  return leaksInNames([place], search).length === 0 ? place : 'a file whose name holds one too';
}

function distinct(leaks: readonly Leak[]): Leak[] {
  return [...new Map(leaks.map((it) => [`${it.rule}\n${it.place}`, it])).values()];
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
/** Words of the search index, and its program: texts are beside them. */
const isProgram = /\.(?:pf_index|pagefind)$/;
/** JSON, parts of the search index with their text, programs, and images. */
const isData = /\.(?:json|pf_fragment|pf_meta|m?js|css|png|jpg|gif|webp|avif)$/;
const isList = /\.(?:pf_(?!fragment)\w+|pagefind)$/;
/** What Pagefind writes before the content of each of its compressed files. */
const mark = 'pagefind_dcd';
const largest = 4 * 1024 * 1024;
const common = 16 * 1024;

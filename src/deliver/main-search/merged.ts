import { hash as sha } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { onCodePoints } from '../files.ts';
import { CborWriter } from './cbor.ts';
import { mark, type PageOfPart, type Part } from './part.ts';
import { mergedWords, type Chunk } from './words.ts';

/** A part with the numbers of its pages in the whole index. */
export interface Placed {
  part: Part;
  pages: readonly number[];
}

/** Writes the parts of an index in `language` as one into `folder`, in the form in which Pagefind would have written it. */
export function writeMerged(placed: readonly Placed[], language: string, folder: string): void {
  mkdirSync(join(folder, 'fragment'), { recursive: true });
  const fields = [...new Set(placed.flatMap(({ part }) => part.fields))].toSorted(onCodePoints);
  const named = namer(language);
  const pages = writeFragments(placed, folder, named);
  const write = (kind: 'index' | 'filter', bytes: Buffer): string => {
    const name = named(digestOf(bytes));
    mkdirSync(join(folder, kind), { recursive: true });
    writeFileSync(join(folder, kind, `${name}.pf_${kind}`), packed(bytes));
    return name;
  };
  const numbered = placed.map((it) => ({ ...it, fields: it.part.fields.map((field) => fields.indexOf(field)) }));
  const chunks = Array.from(mergedWords(numbered), ({ bytes, ...it }) => ({ ...it, hash: write('index', bytes) }));
  const filters = filtersOf(placed).map(([name, values]) => ({ name, hash: write('filter', filterBytes(name, values)) }));
  const meta = metaBytes({ version: placed[0]?.part.version ?? '', pages, chunks: bounded(chunks), filters, fields });
  const digest = `${language}_${digestOf(meta).slice(0, 10)}`;
  writeFileSync(join(folder, `pagefind.${digest}.pf_meta`), packed(meta));
  writeProgram(placed[0]?.part.folder ?? '', folder, { digest, pages: pages.length });
}

/** Copies the files with the texts of pages, and gives the pages in the order of their numbers. */
function writeFragments(placed: readonly Placed[], folder: string, named: (digest: string) => string): PageOfPart[] {
  const pages: PageOfPart[] = [];
  for (const { from, page } of placed
    .flatMap(({ part, pages: numbers }) => part.pages.map((it, index) => ({ from: part.folder, page: it, number: numbers[index] ?? 0 })))
    .toSorted((a, b) => a.number - b.number)) {
    const hash = named(page.hash.slice(page.hash.lastIndexOf('_') + 1));
    copyFileSync(join(from, 'fragment', `${page.hash}.pf_fragment`), join(folder, 'fragment', `${hash}.pf_fragment`));
    pages.push({ ...page, hash });
  }
  return pages;
}

/** Gives names that begin with a language, as short as Pagefind's: longer ones where a shorter one is taken. */
function namer(language: string): (digest: string) => string {
  const taken = new Set<string>();
  return (digest) => {
    let name = `${language}_${digest.slice(0, 7)}`;
    for (let more = 2; taken.has(name); more += 1) name = `${language}_${digest.slice(0, 7)}${more}`;
    taken.add(name);
    return name;
  };
}

type Filters = [name: string, values: [value: string, pages: number[]][]][];

function filtersOf(placed: readonly Placed[]): Filters {
  const all = new Map<string, Map<string, number[]>>();
  for (const { part, pages } of placed) {
    for (const [name, values] of part.filters) {
      const its = all.get(name) ?? new Map<string, number[]>();
      all.set(name, its);
      for (const [value, own] of values) its.set(value, [...(its.get(value) ?? []), ...own.map((it) => pages[it] ?? 0)]);
    }
  }
  return sorted(all).map(([name, values]) => [name, sorted(values).map(([value, its]) => [value, its.toSorted((a, b) => a - b)])]);
}

const sorted = <T>(map: ReadonlyMap<string, T>): [string, T][] => [...map].toSorted(([a], [b]) => onCodePoints(a, b));

function filterBytes(name: string, values: Filters[number][1]): Buffer {
  const writer = new CborWriter();
  writer.list(2);
  writer.text(name);
  writer.list(values.length);
  for (const [value, pages] of values) {
    writer.list(2);
    writer.text(value);
    writer.list(pages.length);
    for (const it of pages) writer.number(it);
  }
  return writer.take();
}

interface Meta {
  version: string;
  pages: readonly PageOfPart[];
  chunks: readonly { first: string; last: string; hash: string }[];
  filters: readonly { name: string; hash: string }[];
  fields: readonly string[];
}

function metaBytes({ version, pages, chunks, filters, fields }: Meta): Buffer {
  const writer = new CborWriter();
  const texts = (its: readonly string[]): void => {
    writer.list(its.length);
    for (const it of its) writer.text(it);
  };
  writer.list(6);
  writer.text(version);
  writer.list(pages.length);
  for (const { hash, words, more } of pages) {
    writer.list(3);
    writer.text(hash);
    writer.number(words);
    writer.text(more);
  }
  writer.list(chunks.length);
  for (const { first, last, hash } of chunks) texts([first, last, hash]);
  writer.list(filters.length);
  for (const { name, hash } of filters) texts([name, hash]);
  writer.list(0);
  texts(fields);
  return writer.take();
}

/** Chunks with as much of the words at their ends as tells them from their neighbours. */
function bounded(chunks: readonly (Omit<Chunk, 'bytes'> & { hash: string })[]): Meta['chunks'] {
  return chunks.map(({ first, last, hash }, index) => {
    const [before, after] = [chunks[index - 1]?.last, chunks[index + 1]?.first];
    return { first: before === undefined ? first : unlike(first, before), last: after === undefined ? last : unlike(last, after), hash };
  });
}

/** The beginning of a word that another one does not have. */
function unlike(word: string, other: string): string {
  const [own, others] = [[...word], [...other]];
  let common = 0;
  while (common < own.length && own[common] === others[common]) common += 1;
  return own.slice(0, common + 1).join('');
}

/** Copies the program and the rules of the language, and says what they find here. */
function writeProgram(from: string, folder: string, { digest, pages }: { digest: string; pages: number }): void {
  for (const it of readdirSync(from)) if (/^(?:pagefind\.js|wasm\..*)$/.test(it)) copyFileSync(join(from, it), join(folder, it));
  const said = entry.parse(JSON.parse(readFileSync(join(from, 'pagefind-entry.json'), 'utf8')));
  const languages = Object.fromEntries(
    Object.entries(said.languages).map(([name, it]) => [name, { ...it, hash: digest, page_count: pages }]),
  );
  writeFileSync(join(folder, 'pagefind-entry.json'), JSON.stringify({ ...said, languages }));
}

const entry = z.looseObject({
  version: z.string(),
  languages: z.record(z.string(), z.looseObject({ hash: z.string(), page_count: z.number() })),
});

const digestOf = (bytes: Buffer): string => sha('sha256', bytes);
const packed = (bytes: Buffer): Buffer => gzipSync(Buffer.concat([mark, bytes]));

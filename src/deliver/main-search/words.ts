import { CborReader, CborWriter } from './cbor.ts';
import type { Part } from './part.ts';

/** A part with the numbers that its pages and fields have in the whole index. */
export interface Numbered {
  part: Pick<Part, 'chunks'>;
  pages: readonly number[];
  fields: readonly number[];
}

/** Words that follow each other, with the pages that have them, as Pagefind writes them. */
export interface Chunk {
  first: string;
  last: string;
  bytes: Buffer;
}

/** Where a word stands on a page: in `bytes` from `start` on, `fields` apart where they have other numbers in the whole index. */
interface Place {
  page: number;
  bytes: Buffer;
  start: number;
  end: number;
  fields: readonly number[] | null;
}

/** How often words stand in one chunk at least, as Pagefind has it. */
const enough = 20_000;

/** The words of all parts, each with its pages in the order of their numbers. */
export function* mergedWords(parts: readonly Numbered[], size: number = enough): Generator<Chunk> {
  const writer = new CborWriter();
  let [count, found, first, last] = [0, 0, '', ''];
  const chunk = (): Chunk => {
    const words = writer.take();
    writer.list(1);
    writer.list(count);
    const bytes = Buffer.concat([writer.take(), words]);
    [count, found] = [0, 0];
    return { first, last, bytes };
  };
  for (let left = parts.map((it) => new WordCursor(it)).filter((it) => it.next()); left.length > 0;) {
    let least = left[0]?.word ?? Buffer.alloc(0);
    for (const { word } of left) if (Buffer.compare(word, least) < 0) least = word;
    const its = left.filter(({ word }) => word.equals(least));
    last = least.toString();
    if (count === 0) first = last;
    count += 1;
    const places: Place[] = [];
    const spellings = new Map<string, Place[]>();
    for (const it of its) found += it.read(places, spellings);
    writer.list(3);
    writer.text(last);
    write(writer, places);
    writer.list(spellings.size);
    for (const [spelling, itsPlaces] of [...spellings].toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))) {
      writer.list(2);
      writer.text(spelling);
      write(writer, itsPlaces);
    }
    const moved = new Set(its);
    left = left.filter((it) => !moved.has(it) || it.next());
    if (found >= size) yield chunk();
  }
  if (count > 0) yield chunk();
}

/** Each page is told by its distance from the one before it. */
function write(writer: CborWriter, places: readonly Place[]): void {
  writer.list(places.length);
  let before = 0;
  for (const { page, bytes, start, end, fields } of places.toSorted((a, b) => a.page - b.page)) {
    writer.list(3);
    writer.number(page - before);
    before = page;
    writer.raw(bytes, start, end);
    if (fields === null) continue;
    writer.list(fields.length);
    for (const it of fields) writer.number(it);
  }
}

/** Goes through the words of a part, in their order. */
class WordCursor {
  word: Buffer = Buffer.alloc(0);
  readonly #its: Numbered;
  readonly #isRenamed: boolean;
  #chunk = -1;
  #left = 0;
  #reader = new CborReader(Buffer.alloc(0));

  constructor(its: Numbered) {
    this.#its = its;
    this.#isRenamed = its.fields.some((it, index) => it !== index);
  }

  /** Goes to the next word; false when there is none. */
  next(): boolean {
    while (this.#left === 0) {
      this.#chunk += 1;
      const bytes = this.#its.part.chunks[this.#chunk];
      if (bytes === undefined) return false;
      this.#reader = new CborReader(bytes);
      this.#reader.list();
      this.#left = this.#reader.list();
    }
    this.#left -= 1;
    this.#reader.list();
    this.word = this.#reader.textBytes();
    return true;
  }

  /** Adds the places of the word, and those of each other spelling of it; gives how many they are. */
  read(places: Place[], spellings: Map<string, Place[]>): number {
    let found = this.#read(places);
    for (let left = this.#reader.list(); left > 0; left -= 1) {
      this.#reader.list();
      const spelling = this.#reader.text();
      const its = spellings.get(spelling) ?? [];
      spellings.set(spelling, its);
      found += this.#read(its);
    }
    return found;
  }

  #read(places: Place[]): number {
    const reader = this.#reader;
    const { pages, fields } = this.#its;
    let [own, found] = [0, 0];
    for (let left = reader.list(); left > 0; left -= 1) {
      reader.list();
      own += reader.count();
      const page = pages[own];
      if (page === undefined) throw new Error(`The search index has no page ${own}.`);
      const start = reader.at;
      found += 1 + reader.skipNumbers();
      const end = reader.at;
      const inFields = reader.skipNumbers();
      const isSame = inFields === 0 || !this.#isRenamed;
      places.push({
        page,
        bytes: reader.bytes,
        start,
        end: isSame ? reader.at : end,
        fields: isSame ? null : renamed(reader, end, fields),
      });
    }
    return found;
  }
}

/** Places in fields, where a field is a number below zero that stands before them. */
function renamed(reader: CborReader, start: number, fields: readonly number[]): number[] {
  reader.at = start;
  return Array.from({ length: reader.list() }, () => {
    const number = reader.number();
    if (number >= 0) return number;
    const field = fields[-1 - number];
    if (field === undefined) throw new Error(`The search index has no field ${number}.`);
    return -1 - field;
  });
}

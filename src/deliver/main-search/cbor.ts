/** Bytes in the form in which Pagefind writes an index: numbers, texts and lists of known length (CBOR, RFC 8949). */
export class CborReader {
  at = 0;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** How many items the list has that begins here. */
  list(): number {
    return this.#head(kinds.list);
  }

  /** The number that begins here, zero or more. */
  count(): number {
    return this.#head(kinds.count);
  }

  text(): string {
    return this.textBytes().toString();
  }

  /** The same as its bytes. */
  textBytes(): Buffer {
    const length = this.#head(kinds.text);
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** The number that begins here, also one below zero. */
  number(): number {
    const kind = (this.bytes[this.at] ?? 0) >> 5;
    return kind === kinds.below ? -1 - this.#head(kinds.below) : this.count();
  }

  /** Goes behind a list of numbers, and says how many they are. */
  skipNumbers(): number {
    const count = this.list();
    for (let left = count; left > 0; left -= 1) {
      const first = this.bytes[this.at] ?? 0;
      if (first >> 5 > kinds.below) throw unknownForm();
      this.at += 1 + (widths[first & 31] ?? 0);
    }
    return count;
  }

  #head(kind: number): number {
    const first = this.bytes[this.at] ?? 0xff;
    const low = first & 31;
    if (first >> 5 !== kind || low > 26) throw unknownForm();
    this.at += 1;
    if (low < 24) return low;
    const width = widths[low] ?? 0;
    this.at += width;
    return this.bytes.readUIntBE(this.at - width, width);
  }
}

const kinds = { count: 0, below: 1, text: 3, list: 4 } as const;
/** Bytes of a number behind its head, by the low bits of the head. */
const widths: readonly number[] = [...Array.from({ length: 24 }, () => 0), 1, 2, 4];

export const unknownForm = (): Error => new Error('The search index has a form that is not known.');

/** Writes the same form. */
export class CborWriter {
  #bytes = Buffer.allocUnsafe(1 << 16);
  #end = 0;

  list(length: number): void {
    this.#head(kinds.list, length);
  }

  /** A number, also one below zero. */
  number(value: number): void {
    if (value < 0) this.#head(kinds.below, -1 - value);
    else this.#head(kinds.count, value);
  }

  text(text: string): void {
    const bytes = Buffer.from(text);
    this.#head(kinds.text, bytes.length);
    this.raw(bytes, 0, bytes.length);
  }

  /** What is in this form already. */
  raw(from: Buffer, start: number, end: number): void {
    this.#make(end - start);
    from.copy(this.#bytes, this.#end, start, end);
    this.#end += end - start;
  }

  /** What was written since the last time. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#end));
    this.#end = 0;
    return taken;
  }

  #head(kind: number, value: number): void {
    this.#make(5);
    const low = value < 24 ? value : value < 0x1_00 ? 24 : value < 0x1_00_00 ? 25 : 26;
    this.#bytes[this.#end] = (kind << 5) | low;
    this.#end += 1;
    const width = widths[low] ?? 0;
    if (width > 0) this.#end = this.#bytes.writeUIntBE(value, this.#end, width);
  }

  #make(room: number): void {
    if (this.#end + room <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#end + room));
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }
}

/** Reads lines and counted bytes from a stream, holding no more than it must. */
export class Chunks {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer[] = [];
  #length = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #more(): Promise<boolean> {
    // A stream that breaks ends early; who reads from it then reports what is missing.
    const next = await this.#source.next().catch(() => ({ done: true as const, value: undefined }));
    if (next.done === true || next.value === undefined) return false;
    this.#held.push(next.value);
    this.#length += next.value.length;
    return true;
  }

  #joined(): Buffer {
    const [only] = this.#held;
    const all = this.#held.length === 1 && only !== undefined ? only : Buffer.concat(this.#held);
    this.#held = [all];
    return all;
  }

  #cut(count: number): Buffer {
    const all = this.#joined();
    this.#held = count === all.length ? [] : [all.subarray(count)];
    this.#length -= count;
    return all.subarray(0, count);
  }

  /** The next `count` bytes, or null when the stream ends before. */
  async take(count: number): Promise<Buffer | null> {
    while (this.#length < count) if (!(await this.#more())) return null;
    return count === 0 ? Buffer.alloc(0) : this.#cut(count);
  }

  /** The next line without its end, or null when the stream ends before. */
  async line(): Promise<string | null> {
    for (;;) {
      const end = this.#joined().indexOf(10);
      if (end >= 0)
        return this.#cut(end + 1)
          .subarray(0, end)
          .toString('latin1');
      if (!(await this.#more())) return null;
    }
  }
}

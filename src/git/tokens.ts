const NUL = 0;

/** Reads a buffer of NUL-ended tokens one by one, without making strings of what is not asked for. */
export class Tokens {
  readonly #buffer: Buffer;
  #at = 0;

  constructor(buffer: Buffer) {
    this.#buffer = buffer;
  }

  get done(): boolean {
    return this.#at >= this.#buffer.length;
  }

  /** First byte of the next token; a line break before it is skipped. */
  peek(): number {
    while (this.#buffer[this.#at] === 10) this.#at++;
    return this.#buffer[this.#at] ?? NUL;
  }

  /** The next token as bytes. */
  bytes(): Buffer {
    const end = this.#buffer.indexOf(NUL, this.#at);
    const stop = end < 0 ? this.#buffer.length : end;
    const token = this.#buffer.subarray(this.#at, stop);
    this.#at = stop + 1;
    return token;
  }

  /** The next token as text; bytes that are not UTF-8 become replacement characters. */
  text(): string {
    return this.bytes().toString('utf8');
  }
}

import { unescaped } from '../html-links.ts';

/** A block of a text as a comparison takes it for one: a paragraph, a list item, a row of a table, a heading, a line of code. */
export interface Passage {
  words: string;
  isLine: boolean;
  /** Id of its element, else of the heading it stands under; empty where there is none. */
  anchor: string;
}

/** What a piece of HTML between two blocks gives wherever it stands. */
export interface Unit {
  /** Those that stand under a heading above it have no anchor yet. */
  passages: readonly (Omit<Passage, 'anchor'> & { anchor: string | null })[];
  /** Anchor of the last heading in it; null when it has none. */
  section: string | null;
}

// The sign alone is a tag that does not end.
const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>|[^<]+|</g;
const blocks =
  /^(?:address|article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|summary|table|tr|ul)$/;
/** Elements whose content is no text of the document. */
const silent: ReadonlySet<string> = new Set(['svg', 'nav', 'script', 'style', 'button', 'select', 'progress']);

/** Reads HTML that a serialiser wrote, piece by piece: in text every `<` is escaped. */
export class BlockReader {
  #passages: Passage[] = [];
  #own: Unit['passages'][number][] = [];
  #parts: string[] = [];
  #anchor = '';
  #section = '';
  #newSection: string | null = null;
  /** Rows that are open, and cells of the last of them: in a cell nothing begins a new block. */
  #rows = 0;
  #cells = 0;
  #isCode = false;
  #silent: { tag: string; depth: number } | null = null;

  /** True where no block is open, so that what comes next is read as it would be anywhere. */
  get isBetween(): boolean {
    return this.#parts.length === 0 && this.#anchor === '' && this.#rows === 0 && !this.#isCode && this.#silent === null;
  }

  /** Adds what was read before. */
  take({ passages, section }: Unit): void {
    for (const it of passages) this.#passages.push({ ...it, anchor: it.anchor ?? this.#section });
    this.#section = section ?? this.#section;
  }

  /** Reads a piece: gives what it gave, `open` where that says nothing of another place, or null, and then nothing was read, when a tag does not end in it. */
  read(html: string, isLast = false): Unit | 'open' | null {
    const tokens = [...html.matchAll(token)];
    if (!isLast && tokens.some(([whole]) => whole === '<')) return null;
    const wasBetween = this.isBetween;
    const before = this.#passages.length;
    this.#own = [];
    this.#newSection = null;
    for (const [whole, end, tag, attributes = ''] of tokens) {
      if (tag === undefined) {
        if (!whole.startsWith('<!--')) this.#text(whole);
      } else if (end === '/') this.#close(tag.toLowerCase());
      else this.#open(tag.toLowerCase(), attributes);
    }
    if (!wasBetween || !this.isBetween || this.#own.length !== this.#passages.length - before) return 'open';
    return { passages: this.#own, section: this.#newSection };
  }

  result(): Passage[] {
    this.#rows = 0;
    this.#end();
    return this.#passages;
  }

  #text(text: string): void {
    if (this.#silent !== null) return;
    // Between two blocks there is white space only.
    if (this.#parts.length === 0 && this.#rows === 0 && !this.#isCode && !/\S/.test(text)) return;
    this.#parts.push(text.includes('&') ? unescaped(text) : text);
  }

  #open(tag: string, attributes: string): void {
    if (this.#silent !== null) {
      if (this.#silent.tag === tag) this.#silent.depth += 1;
      return;
    }
    if (silent.has(tag)) this.#silent = { tag, depth: 1 };
    else if (tag === 'br') this.#parts.push(this.#isCode ? '\n' : ' ');
    else if (tag === 'td' || tag === 'th') this.#parts.push(this.#cells++ === 0 ? ' ' : ' · ');
    else if (blocks.test(tag)) this.#begin(tag, unescaped(/\sid="([^"]*)"/.exec(attributes)?.[1] ?? ''));
  }

  #close(tag: string): void {
    if (this.#silent !== null) {
      if (this.#silent.tag === tag && --this.#silent.depth === 0) this.#silent = null;
      return;
    }
    if (!blocks.test(tag)) return;
    if (tag === 'tr') this.#rows -= 1;
    this.#end();
    this.#anchor = '';
    if (tag === 'pre') this.#isCode = false;
  }

  #begin(tag: string, id: string): void {
    this.#end();
    if (tag === 'tr') {
      this.#rows += 1;
      this.#cells = 0;
    }
    if (tag === 'pre') this.#isCode = true;
    if (/^h\d$/.test(tag)) this.#section = this.#newSection = id;
    else if (id !== '') this.#anchor = id;
  }

  /** Ends a block where one may end. */
  #end(): void {
    if (this.#rows > 0) {
      if (this.#parts.length > 0) this.#parts.push(' ');
      return;
    }
    const text = this.#parts.join('');
    this.#parts = [];
    for (const line of this.#isCode ? text.split('\n') : [text]) this.#add(line);
  }

  #add(text: string): void {
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const words = text.replace(/\s+/g, ' ').trim();
    const its = { words, isLine: this.#isCode, anchor: this.#anchor === '' ? this.#newSection : this.#anchor };
    this.#own.push(its);
    this.#passages.push({ ...its, anchor: its.anchor ?? this.#section });
  }
}

import { unescaped } from './html-links.ts';

const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>|[^<]+/g;

/** Elements whose content says nothing in a text: drawings, ways around the site, and what is shown by its form alone. */
const silent: ReadonlySet<string> = new Set(['svg', 'nav', 'script', 'button', 'select', 'progress']);
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr']);
const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', dt: '**' };
/** Elements within a line that a page may keep apart by its form alone; beside each other each is a word of its own. */
const ownWords: ReadonlySet<string> = new Set(['a', 'span', 'time', 'small', 'data', 'bdi', 'abbr', 'label']);
const inline: ReadonlySet<string> = new Set([...ownWords, 'strong', 'b', 'em', 'i', 'code']);
const changed: ReadonlySet<string> = new Set(['ins', 'del']);
const blocks = /^(?:p|div|section|article|details|summary|dl|dt|dd|table|blockquote|figure|ul|ol)$/;

/**
 * The content of a page as Markdown. Reads what a serialiser wrote: in text every `<` is escaped, and attribute values stand in quotes. Text
 * that looks like Markdown is escaped.
 */
export function markdownOf(html: string): string {
  const writer = new Writer();
  for (const [whole, end, tag, attributes = ''] of html.matchAll(token)) {
    if (tag === undefined) {
      if (!whole.startsWith('<!--')) writer.text(unescaped(whole));
    } else if (end === '/') writer.close(tag.toLowerCase());
    else writer.open(tag.toLowerCase(), attributes);
  }
  return writer.result();
}

class Writer {
  /** Finished lines. */
  #lines: string[] = [];
  /** What stands behind the last line break: all that anything here looks back at, because looking at the whole text would copy it. */
  #line = '';
  /** Element that is left out, and how many of its kind are open in it. */
  #left: { tag: string; depth: number } | null = null;
  #lists: { next: number | null }[] = [];
  /** What ends each link that is open, and where in the line or the cell it begins. */
  #links: { address: string; at: number }[] = [];
  #code = false;
  #pre = false;
  /** The element within a line that ended right before, with nothing behind it; null for none. */
  #ended: string | null = null;
  /** Cells of the row that is open; what is written goes to the last. */
  #cells: string[] | null = null;
  #rows = 0;

  text(text: string): void {
    if (this.#left !== null) return;
    this.#ended = null;
    // A space without width keeps code from ending its own fence.
    if (this.#pre) return this.#write(text.replaceAll('````', '```\u200B`'));
    const words = text.replaceAll(/\s+/g, ' ');
    const start = /(?:^|\s)$/.test(this.#end()) ? words.trimStart() : words;
    this.#write(this.#code ? start.replaceAll('`', "'") : start.replaceAll(/[\\`*_[\]<|]/g, '\\$&'));
  }

  open(tag: string, attributes: string): void {
    if (this.#left !== null) {
      if (tag === this.#left.tag) this.#left.depth += 1;
      return;
    }
    if (silent.has(tag) || (attributes.includes('aria-hidden="true"') && !empty.has(tag))) {
      this.#left = { tag, depth: 1 };
      return;
    }
    this.#apart(tag);
    if (/^h[1-6]$/.test(tag)) this.#write(`${this.#block()}${'#'.repeat(Number(tag.slice(1)))} `);
    else if (tag === 'li') this.#item();
    else if (tag === 'pre') this.#fence(true);
    else if (tag === 'tr') this.#cells = [];
    else if (tag === 'td' || tag === 'th') this.#cells?.push('');
    else if (tag === 'a') this.#link(/\shref="([^"]*)"/.exec(attributes)?.[1]);
    else if (tag === 'code' && !this.#pre) this.#mark('`', true);
    else if (tag === 'img') this.#image(attributes);
    else if (tag === 'br') this.#write(this.#cells === null ? '  \n' : ' ');
    else if (tag === 'input' && attributes.includes('type="checkbox"')) this.#write(/\schecked\b/.test(attributes) ? '[x] ' : '[ ] ');
    if (tag === 'ul' || tag === 'ol') this.#lists.push({ next: tag === 'ol' ? 1 : null });
    if (tag === 'table') this.#rows = 0;
    if (blocks.test(tag)) this.#write(this.#block());
    if (marks[tag] !== undefined) this.#write(marks[tag]);
  }

  close(tag: string): void {
    if (this.#left !== null) {
      if (tag === this.#left.tag && --this.#left.depth === 0) this.#left = null;
      return;
    }
    if (marks[tag] !== undefined) this.#write(marks[tag]);
    if (tag === 'ul' || tag === 'ol') this.#lists.pop();
    if (tag === 'pre') this.#fence(false);
    else if (tag === 'tr') this.#row();
    else if (tag === 'a') this.#endLink();
    else if (tag === 'code' && !this.#pre) this.#mark('`', false);
    if (blocks.test(tag) || /^h[1-6]$/.test(tag)) this.#write(this.#block());
    this.#ended = inline.has(tag) ? tag : null;
  }

  result(): string {
    return `${[...this.#lines, this.#line]
      .join('\n')
      .replaceAll(/[ \t]+\n/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()}\n`;
  }

  /** A space before an element that is a word of its own: a change, or one beside another where at least one is no mark of a text. */
  #apart(tag: string): void {
    const before = this.#ended;
    this.#ended = null;
    if (this.#code || this.#pre) return;
    // What was added or removed starts with the word that says so.
    const isApart = changed.has(tag) || (before !== null && inline.has(tag) && (ownWords.has(tag) || ownWords.has(before)));
    if (!isApart) return;
    if (!/(?:^|\s)$/.test(this.#end())) this.#write(' ');
  }

  #write(text: string): void {
    const at = (this.#cells?.length ?? 0) - 1;
    if (this.#cells !== null && at >= 0) this.#cells[at] += text;
    else if (this.#cells === null) {
      const [first = '', ...more] = text.split('\n');
      this.#line += first;
      for (const it of more) {
        this.#lines.push(this.#line);
        this.#line = it;
      }
    }
  }

  /** The last letter written; empty at the start of a line. */
  #end(): string {
    return this.#open().slice(-1);
  }

  /** The line or the cell that is being written. */
  #open(): string {
    return this.#cells === null ? this.#line : (this.#cells.at(-1) ?? '');
  }

  /** What separates a block from what stands before it: nothing within a cell or at the start of an item. */
  #block(): string {
    if (this.#cells !== null) return ' ';
    if (this.#lines.length === 0 ? this.#line === '' : /^\s*(?:-|\d+\.) $/.test(this.#line)) return '';
    return this.#lists.length > 0 ? `\n${'   '.repeat(this.#lists.length)}` : '\n\n';
  }

  #item(): void {
    const list = this.#lists.at(-1);
    const mark = list?.next == null ? '-' : `${list.next++}.`;
    this.#write(this.#cells === null ? `\n${'   '.repeat(Math.max(0, this.#lists.length - 1))}${mark} ` : ' ');
  }

  #fence(opens: boolean): void {
    this.#write(opens ? '\n\n````\n' : '\n````\n\n');
    this.#pre = opens;
  }

  #link(address: string | undefined): void {
    this.#links.push({
      address: address === undefined ? '' : `](<${unescaped(address).replaceAll(/[<>\n]/g, encodeURIComponent)}>)`,
      at: this.#open().length,
    });
    this.#write(address === undefined ? '' : '[');
  }

  /** A link without words leads from nowhere: it is left out. */
  #endLink(): void {
    const { address, at } = this.#links.pop() ?? { address: '', at: 0 };
    if (this.#open().slice(at).trim() !== '[') this.#write(address);
    else if (this.#cells === null) this.#line = this.#line.slice(0, at);
    else this.#cells[this.#cells.length - 1] = this.#open().slice(0, at);
  }

  #image(attributes: string): void {
    const of = (name: string): string => unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    const address = of('src').replaceAll(/[<>\n]/g, encodeURIComponent);
    if (address !== '')
      this.#write(
        `![${of('alt')
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/[\\`*_[\]<|]/g, '\\$&')}](<${address}>)`,
      );
  }

  #mark(sign: string, opens: boolean): void {
    this.#write(sign);
    this.#code = opens;
  }

  #row(): void {
    const cells = (this.#cells ?? []).map((it) => it.replaceAll(/\s+/g, ' ').trim());
    this.#cells = null;
    if (cells.length === 0) return;
    this.#write(`${this.#rows === 0 ? '' : '\n'}| ${cells.join(' | ')} |`.replace(/^\n(?=\|)/, '\n'));
    if (this.#rows === 0) this.#write(`\n|${' --- |'.repeat(cells.length)}`);
    this.#rows += 1;
  }
}

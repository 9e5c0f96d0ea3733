/** What a block is. An `item` is the first paragraph of a list item; a `line` is one of code, of data or of raw HTML; a `key` one of the front matter. */
export type Kind = 'key' | 'heading' | 'paragraph' | 'item' | 'row' | 'line' | 'rule';

/** Words that look alike. */
export interface Run {
  text: string;
  /** Marks around the words, in one order and with a space between: `code`, `strong`, `em`, `del`, `link`, `image`; empty for plain words. */
  as: string;
  /** Target of a link or an image; empty for all else. */
  to: string;
}

/** The smallest part of a text that is kept, added or removed as a whole. Plain data: it may be stored. */
export interface Block {
  kind: Kind;
  /** The lists and quotes it stands in, outermost first: `-` and `1` for a list, `>` for a quote, `[^1]` for a footnote. */
  within: string;
  /** Signs of a heading (`##`), box of a task (`[x]`), name of a key, `head` for the first row of a table; else empty. */
  label: string;
  /** One for each cell of a row; all other blocks have one. */
  cells: readonly (readonly Run[])[];
  /** Words of the first row of the table that a row belongs to; null for all else. */
  head: readonly string[] | null;
}

/** Kinds in the order in which they are counted. */
export const kinds = ['key', 'heading', 'paragraph', 'item', 'row', 'line', 'rule'] as const satisfies readonly Kind[];

/** A block of which only kind and words count. */
export function blockOf(kind: Kind, cells: Block['cells'], { within = '', label = '', head = null }: Partial<Block> = {}): Block {
  return { kind, within, label, cells, head };
}

/** The lines of code, data or raw HTML as blocks; how lines end makes no difference. */
export function lineBlocks(text: string, within = ''): Block[] {
  return text.split(/\r\n|\n|\r/).map((line) => blockOf('line', [[{ text: line, as: '', to: '' }]], { within }));
}

/** The words of a cell or of a block with one cell. */
export function wordsOf(runs: readonly Run[]): string {
  return runs.map((it) => it.text).join('');
}

/** How many characters a block shows. */
export function lengthOf({ cells }: Block): number {
  let length = 0;
  for (const cell of cells) for (const run of cell) length += run.text.length;
  return length;
}

/** A text that two blocks share exactly when a reader would see no difference. */
export function keyOf({ kind, within, label, cells }: Block): string {
  let key = `${kind}\u0000${within}\u0000${label}`;
  for (const cell of cells) {
    key += '\u0001';
    for (const run of cell) key += run.as === '' ? run.text : `\u0002${run.as}\u0002${run.to}\u0002${run.text}\u0002`;
  }
  return key;
}

/** The same, remembered for a block that is looked at again and again. */
export function keptKeyOf(block: Block): string {
  const known = keptKeys.get(block);
  if (known !== undefined) return known;
  const key = keyOf(block);
  keptKeys.set(block, key);
  return key;
}

const keptKeys = new WeakMap<Block, string>();

/** Whether a reader would see no difference between two blocks. */
export function isSame(one: Block | undefined, other: Block | undefined): boolean {
  return (
    one === other ||
    (one?.kind === other?.kind &&
      one?.within === other?.within &&
      one?.label === other?.label &&
      one?.cells.length === other?.cells.length &&
      (one?.cells ?? []).every((runs, index) => isSameRuns(runs, other?.cells[index] ?? [])))
  );
}

/** The same for words. */
export function isSameRuns(one: readonly Run[], other: readonly Run[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ text, as, to }, index) => {
      const it = other[index];
      return it?.text === text && it.as === as && it.to === to;
    })
  );
}

/** Follows the lists of a text line by line, to tell indented code from the text of an item. */
export class Nesting {
  /** Columns at which the text of each open item starts, outermost first. */
  readonly #items: number[] = [];
  #paragraph = false;
  #code = false;

  #base = 0;

  /** Column at which the text of the innermost open item starts; 0 outside of lists. */
  get base(): number {
    return this.#base;
  }

  /** True for a line of indented code. To be asked of every line outside of fences, in order. */
  isCode(line: string): boolean {
    const first = line[0];
    const indented = first === ' ' || first === '\t' ? indentOf(line) : null;
    const column = indented?.column ?? 0;
    const at = indented?.at ?? 0;
    const sign = line[at];
    if (sign === undefined) {
      this.#paragraph = false;
      return this.#code;
    }
    const width = markerWidth(line, at);
    // A line that goes on with a paragraph stays in its item, however far left it starts.
    if (!this.#paragraph || width > 0 || sign === '#' || sign === '`' || sign === '~') while (column < this.#base) this.#close();
    this.#code = !this.#paragraph && column - this.#base >= 4;
    if (this.#code) return true;
    if (width > 0) this.#items.push((this.#base = column + width));
    this.#paragraph = !(sign === '#' && column - this.#base < 4);
    return false;
  }

  #close(): void {
    this.#items.pop();
    this.#base = this.#items.at(-1) ?? 0;
  }

  /** To be told when a fence ends or a comment has been passed. */
  blockEnded(): void {
    this.#paragraph = false;
    this.#code = false;
  }
}

/** Columns before the first character that is no space, and its index; the index is past the end for a blank line. */
export function indentOf(line: string): { column: number; at: number } {
  let column = 0;
  let at = 0;
  for (; at < line.length; at++) {
    const sign = line[at];
    if (sign === ' ') column++;
    else if (sign === '\t') column += 4 - (column % 4);
    else break;
  }
  return { column, at };
}

/** Characters of the mark of a list at `at` with the spaces behind it; 0 when there is none. */
function markerWidth(line: string, at: number): number {
  let end = at;
  const sign = line[at] ?? '';
  if (sign === '-' || sign === '*' || sign === '+') end++;
  else {
    while (end - at < 9 && isDigit(line[end])) end++;
    if (end === at || (line[end] !== '.' && line[end] !== ')')) return 0;
    end++;
  }
  const next = line[end];
  if (next !== ' ' && next !== '\t') return 0;
  let spaces = 1;
  while (spaces < 5 && line[end + spaces] === ' ') spaces++;
  return end - at + (spaces > 4 ? 1 : spaces);
}

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/** An item of a list that is an entry of a log. */
export interface Listed {
  /** Its own words, its continuing lines included. */
  text: string;
  /** 1-based. */
  line: number;
  /** The lines that stand further in. */
  below: string[];
}

/** The items of the outermost lists among these lines, the first of which is line `first` of the file; those that stand for none are left out. */
export function listedIn(lines: readonly string[], first: number): Listed[] {
  const items: (Listed & { open: boolean })[] = [];
  const indent = Math.min(...lines.flatMap((it) => item.exec(it)?.[1]?.length ?? []));
  for (const [at, line] of lines.entries()) {
    const [, before = '', text] = item.exec(line) ?? [];
    const last = items.at(-1);
    if (text !== undefined && before.length <= indent + 1) items.push({ text, line: first + at, below: [], open: true });
    else if (last !== undefined) {
      // What follows on the next lines goes on with the item, until a list, a named value or an empty line.
      if (line.trim() === '' || text !== undefined || value.test(line)) last.open = false;
      if (last.open) last.text += ` ${line.trim()}`;
      else last.below.push(line);
    }
  }
  return items.filter((it) => !nothing.test(it.text)).map(({ text, line, below }) => ({ text, line, below }));
}

const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?:\[[xX]\]\s+)?(\S.*)$/;
const value = /^\s*[*_]{0,2}(?:rationale|reason|why|date|author)\b[^:]{0,12}:/i;
// Also a box that is not ticked: what is planned to be decided is no decision.
const nothing = /^(?:\W*(?:none|nothing|n\/a|tbd|todo|keine)\b[^.]{0,12}\.?\W*$|\[ \]|[{<[]|\.{3}|…)/i;

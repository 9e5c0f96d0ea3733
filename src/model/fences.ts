/** A block of code between fences of a Markdown text, by its 0-based lines; `to` is the line behind it. */
interface Fence {
  from: number;
  to: number;
  /** False for one that runs to the end of its list item or of the text. */
  closed: boolean;
}

/** The fenced blocks of code among the lines of a Markdown text, also those in items of lists. */
export function fencesIn(lines: readonly string[]): Fence[] {
  const found: Fence[] = [];
  let open: { from: number; signs: string; least: number } | null = null;
  for (const [at, line] of lines.entries()) {
    // What starts left of an item's text ends the item, and with it a fence in it.
    if (open !== null && line.trim() !== '' && widthOf(line) < open.least) {
      found.push({ from: open.from, to: at, closed: false });
      open = null;
    }
    if (open === null) open = openingAt(line, at);
    else if (closing.exec(line)?.[1]?.startsWith(open.signs) === true) {
      found.push({ from: open.from, to: at + 1, closed: true });
      open = null;
    }
  }
  return open === null ? found : [...found, { from: open.from, to: lines.length, closed: false }];
}

/** The lines of a Markdown text with those of fenced code empty: what stands there is an example. */
export function withoutFences(lines: readonly string[]): string[] {
  const shown = [...lines];
  for (const { from, to } of fencesIn(lines)) shown.fill('', from, to);
  return shown;
}

function openingAt(line: string, from: number): { from: number; signs: string; least: number } | null {
  const [, before = '', bullet = '', signs = '', behind = ''] = opening.exec(line) ?? [];
  if (signs === '' || (signs.startsWith('`') && behind.includes('`'))) return null;
  return { from, signs, least: bullet === '' ? widthOf(before) - 3 : widthOf(before) + bullet.length };
}

/** Width of the white space a line starts with. */
const widthOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
const opening = /^([ \t]*)((?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?)(`{3,}|~{3,})(.*)$/;
const closing = /^[ \t]*(`{3,}|~{3,})[ \t\r]*$/;

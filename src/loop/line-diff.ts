/** Lines of context around a change. */
const around = 2;

/** What differs between two texts of a few thousand lines, line by line with `+` and `-`; empty where nothing does. */
export function lineDiff(before: string, after: string): string[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const middle = changed(a.slice(start, a.length - end), b.slice(start, b.length - end));
  if (middle.length === 0) return [];
  return shortened([...same(a.slice(0, start)), ...middle, ...same(a.slice(a.length - end))]);
}

/** The longest common part stays; tables of a few hundred lines a side are small. */
function changed(a: readonly string[], b: readonly string[]): string[] {
  if (a.length * b.length > 4_000_000) return [...a.map((it) => `- ${it}`), ...b.map((it) => `+ ${it}`)];
  const longest = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (row: number, column: number): number => longest[row]?.[column] ?? 0;
  for (let row = a.length - 1; row >= 0; row -= 1) {
    for (let column = b.length - 1; column >= 0; column -= 1) {
      const line = longest[row];
      if (line) line[column] = a[row] === b[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: string[] = [];
  for (let row = 0, column = 0; row < a.length || column < b.length;) {
    if (row < a.length && column < b.length && a[row] === b[column]) {
      lines.push(`  ${a[row]}`);
      [row, column] = [row + 1, column + 1];
    } else if (column < b.length && (row >= a.length || at(row, column + 1) >= at(row + 1, column))) lines.push(`+ ${b[column++]}`);
    else lines.push(`- ${a[row++]}`);
  }
  return lines;
}

/** Without the lines that are not near a change. */
function shortened(lines: readonly string[]): string[] {
  const isNear = lines.map((_, index) => lines.slice(Math.max(0, index - around), index + around + 1).some((it) => !it.startsWith('  ')));
  const first = isNear.indexOf(true);
  const last = isNear.lastIndexOf(true);
  return lines.flatMap((line, index) => {
    if (isNear[index] === true) return [line];
    return index > first && index < last && isNear[index - 1] === true ? ['  …'] : [];
  });
}

const same = (lines: readonly string[]): string[] => lines.map((it) => `  ${it}`);
const linesOf = (text: string): string[] => (text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/));

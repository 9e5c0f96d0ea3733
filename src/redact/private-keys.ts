import type { Range } from './ranges.ts';

/** The private keys in a text: whole ones, ones cut off, quoted, in a diff, and in one line with `\n` for line ends. */
export function privateKeysIn(text: string): Range[] {
  return forms.flatMap(({ sign, begin, end }) => {
    if (!text.includes(sign)) return [];
    const starts = [...text.matchAll(begin)];
    // No key reaches into the next one; without this limit a file of nothing but first lines would take for ever.
    return starts.flatMap(({ index, 0: match }, count) =>
      keyFrom(text.slice(0, starts[count + 1]?.index), index, index + match.length, end),
    );
  });
}

/** The key whose first line starts at `start` and goes on at `at`; nothing when no key follows, as where prose names that line. */
function keyFrom(text: string, start: number, at: number, end: RegExp): Range[] {
  const first = lineAt(text, at);
  const inline = keyInLine(first.text, end);
  const ranges: Range[] = [{ start, end: at + (inline?.length ?? 0), rule: 'private key', certain: true }];
  if (inline?.whole) return ranges;
  if (inline === null && !endOfLine.test(first.text)) return [];
  const prefix = prefixOf(text, start);
  const lines = keyLines(text, first.next, signsOnly.test(prefix) ? prefix.trimEnd() : '', end);
  const size = lines.reduce((total, line) => total + line.size, inline?.length ?? 0);
  const reached = lines.at(-1)?.to ?? at + (inline?.length ?? 0);
  const behindMarks = keyBehindMarks(text, first.next, end);
  if (behindMarks > (size < shortest ? 0 : reached)) return [{ start, end: behindMarks, rule: 'private key', certain: true }];
  return size < shortest
    ? []
    : [...ranges, ...lines.map((line) => ({ start: line.from, end: line.to, rule: 'private key', certain: true, instead: '' }))];
}

/**
 * Where a key ends whose lines stand behind numbers, times, names or signs that differ from line to line, as tools print files: behind its
 * last line, or the last line that holds a long run of its characters. 0 when none does.
 */
function keyBehindMarks(text: string, from: number, end: RegExp): number {
  let [reached, size, waiting] = [0, 0, 0];
  for (let at = from; at < text.length && waiting < 3;) {
    const line = lineAt(text, at);
    const close = end.exec(line.text);
    if (close) return size < shortest ? 0 : at + close.index + close[0].length;
    const run = longRun.exec(line.text);
    if (run) [reached, size, waiting] = [at + line.text.length, size + run[0].length, 0];
    // The first lines of a key may be headers, its last one is short.
    else waiting += 1;
    if (line.next <= at) break;
    at = line.next;
  }
  return size < shortest ? 0 : reached;
}

interface KeyLine {
  from: number;
  to: number;
  /** Characters of the key itself. */
  size: number;
}

function keyLines(text: string, from: number, prefix: string, end: RegExp): KeyLine[] {
  const lines: KeyLine[] = [];
  let size = 0;
  for (let at = from; at < text.length;) {
    const line = lineAt(text, at);
    const marks = line.text.startsWith(prefix) ? prefix.length : 0;
    const skipped = marks + (/^[ \t]*["']?/.exec(line.text.slice(marks))?.[0].length ?? 0);
    const words = line.text.slice(skipped);
    const close = end.exec(words);
    if (close) return [...lines, { from: at + skipped, to: at + skipped + close.index + close[0].length, size: close.index }];
    const key = keyText.exec(words)?.[0] ?? '';
    const isHeader = (size === 0 || end === forms[1]?.end) && header.test(words);
    if (!isHeader && (key === '' ? size > 0 || words.trim() !== '' : !endOfLine.test(words.slice(key.length)))) break;
    size += isHeader ? 0 : key.length;
    if (words.trim() !== '')
      lines.push({ from: at + skipped, to: at + skipped + (isHeader ? words.length : key.length), size: isHeader ? 0 : key.length });
    if (line.next <= at) break;
    at = line.next;
  }
  // Cut off: a short word below the last full line is more likely text than key.
  while (lines.length > 0 && (lines.at(-1)?.size ?? 0) < 16 && text[(lines.at(-1)?.to ?? 0) - 1] !== '=') lines.pop();
  return lines;
}

/** The part of a key in the line that opens it, up to the end of the key or to where its characters stop; null when there is none. */
function keyInLine(rest: string, end: RegExp): { length: number; whole: boolean } | null {
  const close = end.exec(rest);
  if (close) return longRun.test(rest.slice(0, close.index)) ? { length: close.index + close[0].length, whole: true } : null;
  let length = 0;
  piece.lastIndex = 0;
  for (let found = piece.exec(rest); found && ((found[2]?.length ?? 0) >= 16 || found[1]?.startsWith('\\')); found = piece.exec(rest))
    length = piece.lastIndex;
  return length >= shortest ? { length, whole: true } : null;
}

/** The signs that stand before `start` in its line; the beginning of a long line is not looked for. */
function prefixOf(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - longestPrefix), start);
  const newline = before.lastIndexOf('\n');
  return newline < 0 && start > longestPrefix ? '' : before.slice(newline + 1);
}

function lineAt(text: string, at: number): { text: string; next: number } {
  const newline = text.indexOf('\n', at);
  const stop = newline < 0 ? text.length : newline;
  return { text: text.slice(at, Math.min(stop, at + longestLine)).replace(/\r$/, ''), next: newline < 0 ? text.length : newline + 1 };
}

const shortest = 32;
const longestLine = 50_000;
const longestPrefix = 400;
const forms = [
  {
    sign: 'PRIVATE KEY',
    begin: /-{4,5} ?BEGIN (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)? ?-{4,5}/g,
    end: /-{4,5} ?END (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)? ?-{4,5}/,
  },
  { sign: 'PuTTY-User-Key-File-', begin: /PuTTY-User-Key-File-\d:[^\n\r\\]{0,80}/g, end: /Private-MAC: ?[0-9a-f]{16,128}/ },
] as const;
const keyText = /^(?:[A-Za-z0-9+/=]|\\+[nr])+/;
const piece = /(\\+[nr](?:\\+[nr])*|[ \t]+)?([A-Za-z0-9+/=]+)/y;
const longRun = /[A-Za-z0-9+/=]{24}/;
const header = /^[A-Za-z][A-Za-z0-9-]{2,30}: ?[^\n]{0,200}$/;
const endOfLine = /^(?:\\+[nr])*[\s"'`;,+)\]}\\]*$/;
const signsOnly = /^[ \t]*(?:(?:[>|*#+-]|\/\/)[ \t]*){1,4}$/;

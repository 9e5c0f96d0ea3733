/** The words of a label, line by line: without marks that only browsers draw, and lines that are too long for a box broken. Null for signs that no text has. */
export function labelOf(written: string): string | null {
  if (reserved.test(written)) return null;
  const inner = /^\s*"`?([^"]*?)`?"\s*$/.exec(written)?.[1] ?? written.trim();
  const lines = inner
    .replace(/<br\s*\/?>|\\n/gi, '\n')
    .replace(/<\/?(?:b|i|u|s|em|strong|small|sub|sup|span|div|p|code|font|center)(?:\s[^<>]*)?>/gi, '')
    .replace(/\bfa[a-z]?:fa-[\w-]+\s*/g, '')
    .replace(/[#&](?:(\d{1,7})|(quot|amp|lt|gt|apos|nbsp));/g, (whole, code?: string, name?: string) =>
      code === undefined ? (named[name ?? ''] ?? whole) : characterOf(Number(code)),
    )
    .split('\n');
  const shown = lines.flatMap(wrapped).slice(0, mostLines);
  return shown.join('\n').trim() || '\u00A0';
}

/** The same on one line, for places with room for no more; null where it is longer than `longest`. */
export function lineOf(written: string, longest: number): string | null {
  const line = labelOf(written)?.replaceAll('\n', ' ') ?? null;
  return line === null || line.length > longest ? null : line;
}

/** The same in a form that the signs of the language cannot be mistaken in, with `<br>` between lines. `coded` is undone by `decoded`. */
export function coded(label: string): string {
  const text = [...label].map((it) => (signs.includes(it) ? String.fromCodePoint(first + signs.indexOf(it)) : it)).join('');
  return text.replaceAll('\n', '<br>');
}

/** A text of which `coded` made some signs others. */
export function decoded(text: string): string {
  return text.replace(reservedSigns, (it) => signs[(it.codePointAt(0) ?? 0) - first] ?? it);
}

function wrapped(line: string): string[] {
  const made: string[] = [];
  let rest = line.trim();
  while (rest.length > longestLine) {
    const at = rest.lastIndexOf(' ', longestLine);
    if (at <= 0) break;
    made.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...made, rest];
}

function characterOf(code: number): string {
  const isShown = code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xf8_ff);
  return isShown ? String.fromCodePoint(code) : '\uFFFD';
}

const named: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: '\u00A0' };
const signs = '[]{}()|<>"&;#*~\\:%@=,$`\'/';
const first = 0xe0_00;
const reserved = /[\uE000-\uF8FF\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const reservedSigns = /[\uE000-\uE0FF]/g;
const longestLine = 36;
const mostLines = 12;

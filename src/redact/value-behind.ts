/** A value that stands behind a name. */
export interface Behind {
  start: number;
  end: number;
  quoted: boolean;
  /** What leads from the name to the value; `prose` are only words, as in `the password is …`; `beside` nothing. */
  by: Lead;
  /** True when more of it follows than was read. */
  isCut?: boolean;
}

type Lead = 'sign' | 'flag' | 'list' | 'tag' | 'prose' | 'beside';

/**
 * The value that the name from `start` to `end` is given there; null when none follows. Looks at a limited part of the text: at no more
 * than `most` characters of a value without quotes.
 */
export function valueBehind(text: string, start: number, end: number, most = longestBare): Behind | null {
  const flag = text[start] === '-' || text[start - 1] === '-';
  const query = /[?&]/.test(text.charAt(start - 1));
  const operator = operatorAt(text, start, end, flag);
  if (!operator) return null;
  const { at, by, cell } = operator;
  const quote = openingAt(text, at);
  if (quote) return { start: quote.start, end: closing(text, quote), quoted: true, by };
  const bare = query
    ? bareInQuery
    : cell
      ? bareInCell
      : /^[ \t]*(?:export |ENV |ARG |- |set )?$/.test(lineBefore(text, start))
        ? bareInLine
        : bareWord;
  const found = bareAt(bare, text, { at, most });
  // Dots at the end say that the value is left out.
  const value = /\.\.[.'"]*$/.test(found) ? found : found.replace(bare === bareInLine ? /[,;]$/ : /[.,;:!?)\]}'"*_|>]+$/, '');
  const isCut = found.length === most;
  return value === '' ? null : { start: at, end: at + value.length, quoted: false, by, ...(isCut ? { isCut } : {}) };
}

/** What the pattern matches at a place, up to a number of characters. */
function bareAt(pattern: RegExp, text: string, { at, most }: { at: number; most: number }): string {
  const isShort = most < longestBare;
  pattern.lastIndex = isShort ? 0 : at;
  return pattern.exec(isShort ? text.slice(at, at + most) : text)?.[0] ?? '';
}

interface Operator {
  /** Where the value starts. */
  at: number;
  by: Lead;
  cell: boolean;
  /** What follows is compared, not given: without quotes it is no value. */
  compares: boolean;
}

function operatorAt(text: string, start: number, end: number, flag: boolean): Operator | null {
  const wrapped = /["'`]/.test(text.charAt(end));
  const tagged = text[start - 1] === '<' || text.slice(Math.max(0, start - 40), start).search(/<[\w:.]{0,30}:?$/) >= 0;
  const set = /^[ \t>+-]*(?:ENV|setenv|set -[a-zA-Z]{1,4}) $/.test(lineBefore(text, start));
  for (const { pattern, when, by = 'sign' } of operators) {
    if ((when === 'set' && !set) || (when === 'flag' && !flag) || (when === 'wrapped' && !wrapped) || (when === 'tag' && !tagged)) continue;
    pattern.lastIndex = end;
    const match = pattern.exec(text);
    if (match)
      return {
        at: end + match[0].length,
        by: by === 'list' && flag ? 'flag' : by,
        cell: match[0].includes('|'),
        compares: /[=!]==?\s*$/.test(match[0]),
      };
  }
  return null;
}

function openingAt(text: string, at: number): { start: number; mark: string } | null {
  opening.lastIndex = at;
  const match = opening.exec(text);
  return match ? { start: at + match[0].length, mark: match[1] ?? '' } : null;
}

/** Where a quoted text ends: before its mark, or at the end of the line when it is never closed. */
function closing(text: string, { start, mark }: { start: number; mark: string }): number {
  const lines = mark.length > 1 && !mark.startsWith('\\');
  const stop = Math.min(text.length, start + longestValue);
  for (let at = start; at < stop; at += 1) {
    if (text.startsWith(mark, at)) return at;
    if (text[at] === '\n' && !lines) return at;
    if (text[at] === '\\' && !mark.startsWith('\\')) at += 1;
  }
  return stop;
}

/** The end of what stands before in the same line. */
function lineBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 80), start);
  return before.slice(before.lastIndexOf('\n') + 1);
}

const longestValue = 20_000;
const longestBare = 4096;
// `r"`, `b'`, `f"`, `@"`, `L"`, quotes that are escaped, and those of other languages.
const opening = /(?:[rbfuL@$&]{1,2}(?=["'`]))?(\\{1,3}["']|"""|'''|"|'|`|&quot;|&#34;|&#39;|“|„|«)/y;
const bareWord = /[^\s"'`<>,;(){}\\|&“”]{1,4096}/y;
const bareInQuery = /[^\s"'`<>&#(){}\\|]{1,4096}/y;
const bareInCell = /[^\s"'`<>|]{1,4096}/y;
const bareInLine = /[^\s"'`<>\\]{1,4096}/y;

const closers = String.raw`(?:\\{0,3}["'\`]|&quot;|&#34;|\]|\)|\*\*|__){0,3}`;
const space = '[ \\t\\u00a0]{0,40}';
// A block of YAML begins in the next line.
const anySpace = String.raw`[ \t\u00a0]{0,40}(?:(?:[|>][+-]?[ \t]{0,4}(?=\r?\n))?\r?\n[ \t+>-]{0,40})?`;
const typed = String.raw`(?::${space})?(?:(?:readonly |const )?(?:string|String|str|&str|&'static str|char\*?|text|varchar|Optional\[str\]|SecureString|SecretStr|\[?string\]?)(?:\[\])?(?: ?\| ?(?:null|undefined))?)${space}:?=${space}`;
const sign = '(?::{1,3}=|\\.=|=>|->|<-|===?|\\?\\?=?|\\|\\|=?|\\?=|\\+=|!==?|=|:{1,2}|：|＝|→|⇒)';
/** What may stand between a name and its value, in the order in which it is tried. */
const operators: readonly { pattern: RegExp; when?: 'flag' | 'wrapped' | 'tag' | 'set'; by?: Lead }[] = [
  { pattern: new RegExp(`${space}${typed}`, 'y') },
  // Terraform, and pairs of name and value in JSON, YAML and XML.
  { pattern: new RegExp(`["'\`]?\\s{0,8}\\{\\s{0,20}(?:[a-z]+\\s{0,8}=\\s{0,8}[\\w"]+\\s{0,20}){0,3}default\\s{0,8}=\\s{0,8}`, 'y') },
  {
    pattern: new RegExp(`\\\\?["']${space},?${anySpace}\\\\?["']?(?:value|Value|VALUE)\\\\?["']?${space}[:=]${anySpace}`, 'y'),
    when: 'wrapped',
  },
  { pattern: new RegExp(`${space}\\r?\\n[ \\t]{1,40}value:${space}`, 'y') },
  {
    pattern: new RegExp(
      `${closers}${space}${sign}(?:[*_]{1,3}[ \\t]{1,4})?${anySpace}(?:(?:!!?[a-z]{2,10}|&[A-Za-z][\\w-]{0,40})[ \\t]{1,4})?(?:(?:[Bb]earer|[Bb]asic|[Tt]oken|ApiKey|Bot|SSWS|Digest)[ ]{1,3}(?=[A-Za-z0-9+/=_.-]{8}))?(?:[A-Za-z.]{1,30}\\((?=["'\`]))?`,
      'y',
    ),
  },
  { pattern: new RegExp(`${closers}${space},${anySpace}`, 'y'), when: 'wrapped', by: 'list' },
  // A line of values parted by commas.
  { pattern: /,(?=[^\s,]{12})/y, by: 'list' },
  {
    pattern: new RegExp(
      `(?:\\s{1,4}[\\w:.-]{1,40}=["'][^"'\\n]{0,80}["']){0,4}\\s{0,4}>\\s{0,40}(?:<!\\[CDATA\\[)?(?:\\{?[\\w.-]{1,40}[ ]){0,3}`,
      'y',
    ),
    when: 'tag',
    by: 'tag',
  },
  { pattern: /["']\s{0,4}>(?=[^<>\s]{5,400}<\/)/y, by: 'tag' },
  { pattern: /["']\)\s{0,4}\{\s{0,4}(?=["'])/y, when: 'wrapped' },
  { pattern: /<\/key>\s{0,40}<string>/y, by: 'tag' },
  { pattern: new RegExp(`\\((?=["'\`])`, 'y') },
  { pattern: /[ \t]{1,40}\|[ \t]{1,40}/y },
  { pattern: /["']?[ \t]{1,4}/y, when: 'flag', by: 'flag' },
  {
    pattern:
      /(?:[ \t]{1,3}[A-Za-zäöüß]{1,14}){0,5}?[ \t]{1,3}(?:is|was|are|ist|war|lautet|lauten|es|est|(?:set|changed|reset|rotated) to|=)(?: (?:now|set to|currently|still|nun|jetzt))?:?[ \t]{1,3}[*_]{0,2}/y,
    by: 'prose',
  },
  { pattern: /[ ]/y, when: 'set' },
  { pattern: /[*_]{0,2}[ \t]{1,3}[-–—][ \t]{1,3}[*_]{0,2}/y, by: 'prose' },
  { pattern: /[ \t][*_]{0,2}/y, by: 'beside' },
];

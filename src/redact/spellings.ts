import type { Edit } from './view.ts';

/** The characters of a text that are written in another way: escapes of Markdown, JSON and scripts, entities, percent signs; and what nobody sees. */
export function spellingsIn(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const match of text.matchAll(spelling)) {
    const shown = meaningOf(match);
    if (shown !== null) edits.push({ start: match.index, end: match.index + match[0].length, shown });
  }
  return edits;
}

function meaningOf([all, space, script, mark, hex, decimal, name, octet]: RegExpExecArray): string | null {
  if (space !== undefined) return space === 'n' || space === 'r' ? '\n' : ' ';
  if (script !== undefined) return seen(Number.parseInt(script.replace(/[{}]/g, ''), 16));
  if (mark !== undefined) return asText(mark);
  if (hex !== undefined) return asText(seen(Number.parseInt(hex, 16)));
  if (decimal !== undefined) return asText(seen(Number.parseInt(decimal, 10)));
  if (name !== undefined) return named.get(name) ?? null;
  if (octet !== undefined) return octet < '8' ? asText(seen(Number.parseInt(octet, 16))) : other;
  return hyphen.test(all) ? '-' : '';
}

/** A character by its number; empty when nobody sees it. */
function seen(code: number): string {
  if (code > 0x10_ff_ff) return other;
  const character = String.fromCodePoint(code);
  return hyphen.test(character) ? '-' : unseenOnly.test(character) ? '' : character;
}

/** What is written with an escape or an entity means itself and marks nothing up. */
const asText = (character: string): string => (/[<>*~`[\]]/.test(character) ? other : character);

const other = '\uFFFD';
const hyphen = /^[\u2010\u2011]$/;

/** Controls that show nothing. Part of a class of a pattern. */
export const controls = '\\u0000-\\u0008\\u000B\\u000E-\\u001F\\u007F-\\u009F';
/** Other characters that show nothing: soft hyphens, zero-width ones, directions, variation selectors. Part of a class of a pattern. */
export const unseen =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB';
// The last two are marks of music, tags and further variation selectors, written as pairs.
const unseenCharacter = `[${controls}${unseen}]|\\uD834[\\uDD73-\\uDD7A]|[\\uDB40-\\uDB43][\\uDC00-\\uDFFF]`;
const unseenOnly = new RegExp(`^(?:${unseenCharacter})$`);

// Every part has a limit, so that a file of nothing but backslashes takes time in proportion to its length.
const spelling = new RegExp(
  [
    String.raw`\\{1,8}([nrtbfv])`,
    String.raw`\\(?:u(?=[0-9A-Fa-f]{4}|\{)|x(?=[0-9A-Fa-f]{2}))((?<=u)\{[0-9A-Fa-f]{1,8}\}|(?<=u)[0-9A-Fa-f]{4}|(?<=x)[0-9A-Fa-f]{2})`,
    '\\\\([!-/:-@[-`{-~])',
    '&#[xX]0*([0-9A-Fa-f]{1,6});?',
    '&#0*([0-9]{1,7});?',
    '&([A-Za-z]{2,24}|shy(?!;)|nbsp(?!;));?',
    '%([0-9A-Fa-f]{2})',
    `[\\u2010\\u2011]|${unseenCharacter}`,
  ].join('|'),
  'g',
);

/** Named entities of HTML that stand for ASCII or for nothing that can be seen. None stands for a letter or a digit. */
const named: ReadonlyMap<string, string> = new Map([
  ...pairs('_', 'lowbar UnderBar'),
  ...pairs('-', 'hyphen dash'),
  ...pairs('.', 'period'),
  ...pairs('/', 'sol'),
  ...pairs('\\', 'bsol'),
  ...pairs('+', 'plus'),
  ...pairs('=', 'equals'),
  ...pairs(':', 'colon'),
  ...pairs('&', 'amp AMP'),
  ...pairs('%', 'percnt'),
  ...pairs('"', 'quot QUOT'),
  ...pairs("'", 'apos'),
  ...pairs(' ', 'nbsp NonBreakingSpace Tab'),
  ...pairs('\n', 'NewLine'),
  ...pairs(other, 'lt LT gt GT ast midast grave DiacriticalGrave lsqb lbrack rsqb rbrack'),
  ...pairs('', 'shy zwj zwnj lrm rlm NoBreak ZeroWidthSpace NegativeVeryThinSpace NegativeThinSpace NegativeMediumSpace'),
  ...pairs('', 'NegativeThickSpace ApplyFunction af InvisibleTimes it InvisibleComma ic'),
]);

function pairs(meaning: string, names: string): [string, string][] {
  return names.split(' ').map((it) => [it, meaning]);
}

import { brokenTokensIn, encodedTokensIn } from './broken.ts';
import { configValuesIn } from './config-values.ts';
import { syntaxOf } from './config-paths.ts';
import { decodedRangesIn } from './decoded.ts';
import { findersOf } from './finder.ts';
import { keyedIn, keyedWords } from './keyed.ts';
import { placesIn, placeWords } from './places.ts';
import { privateKeysIn } from './private-keys.ts';
import { merged, type Range } from './ranges.ts';
import { opinionWords, secondOpinionOn } from './second-opinion.ts';
import { tokensIn, tokenWords } from './tokens.ts';
import { vendorValuesIn, vendorWords } from './vendor-values.ts';

/** All secrets of a text that can be told from this text and its path alone, in order and apart. */
export function rangesIn(text: string, path: string): Range[] {
  const syntax = syntaxOf(path);
  // In front matter follows prose.
  const inConfig = syntax !== null && syntax !== 'front matter';
  const [tokens = [], places = [], keyed = [], vendors = [], opinions = []] = findAll(text);
  const found = [
    ...privateKeysIn(text),
    ...tokensIn(text, tokens),
    ...placesIn(text, places, path),
    ...keyedIn(text, keyed, inConfig),
    ...vendorValuesIn(text, vendors),
    ...configValuesIn(text, path),
    ...secondOpinionOn(text, opinions),
    ...encodedTokensIn(text),
  ];
  const all = [...found, ...brokenTokensIn(text, found), ...spelledAround(text, found)];
  return merged(
    stretched(
      all.filter(({ start, end }) => start < end),
      text,
    ),
  );
}

/**
 * The tokens that are spelled in another way around what is told by its place alone. Once only a part of such a token is hidden, nobody
 * would know the rest of it again.
 */
function spelledAround(text: string, found: readonly Range[]): Range[] {
  let done = 0;
  return found
    .filter((it) => !it.certain)
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end }) => {
      const from = Math.max(
        done,
        start -
          (text
            .slice(Math.max(0, start - around), start)
            .split('\n')
            .at(-1)?.length ?? 0),
      );
      const to = end + (text.slice(end, end + around).split('\n')[0]?.length ?? 0);
      if (to <= from) return [];
      done = to;
      return decodedRangesIn(text.slice(from, to)).map((it) => ({ ...it, start: it.start + from, end: it.end + from }));
    });
}

const findAll = findersOf([tokenWords, placeWords, keyedWords, vendorWords, opinionWords]);
const around = 2000;

/** Secrets told by their place alone go on behind markup and escapes in them, as in `gh**p_…**`. */
function stretched(ranges: readonly Range[], text: string): Range[] {
  // What was read once belongs to every secret that ends in it; reading it again for each of them would take for ever.
  const ends = new Map<number, number>();
  let read = 0;
  for (const { end } of ranges.filter(mayGoOn).toSorted((a, b) => a.end - b.end)) {
    if (end >= read) read = endOfRun(text, end);
    ends.set(end, read);
  }
  return ranges.map((it) => (mayGoOn(it) ? { ...it, end: ends.get(it.end) ?? it.end } : it));
}

const mayGoOn = ({ certain, instead }: Range): boolean => !certain && instead === undefined;

/** Where what goes on at `at` ends. Piece by piece: one repetition over megabytes takes more stack than there is. */
function endOfRun(text: string, at: number): number {
  let end = at;
  for (goesOn.lastIndex = at; goesOn.test(text);) end = goesOn.lastIndex;
  return end;
}

const goesOn =
  /(?:\\[-_*.~`]|&#?\w{1,12};|%[0-9A-Fa-f]{2}|[\u00AD\u200B-\u200F\u2060\uFEFF]|<\/?(?:wbr|b|i|em|strong|span|code|s|u|a|font|mark|small|sub|sup|del|ins)(?:\s[^<>]{0,80})?\/?>|<!--[^<>]{0,80}-->|[*~`]{1,3}){1,3}[A-Za-z0-9_+/=-]{1,400}/y;

import { firstSentence } from './sentence.ts';
import { languages, listOf, tight } from './lexicon.ts';
import { entriesOf } from './table.ts';
import { isEastAsian, wordsOf } from './words.ts';

/** The condition of a text that says none until something happens: "none until the bank has answered"; null for any other. */
export function conditionOfNone(text: string): string | null {
  if (text.length > 200) return null;
  const found = isEastAsian(text) ? runUntil.exec(text)?.[1] : until.exec(text)?.[1];
  return found?.trim().replace(/[.。]$/u, '') ?? null;
}

/** Whether a text stands for an empty list: "none", "keine", "なし"; also "None known. CI is green." */
export function isNone(text: string): boolean {
  if (conditionOfNone(text) !== null) return true;
  if (isEastAsian(text)) return text.length <= 60 && none.runs.includes(tight(text.replace(/[.。!！]/g, '')));
  const empty = nobody.test(text);
  if (!empty && text.length > 60) return false;
  if (text === '-' || (text.length <= 60 && none.words.has(wordsOf(text).join(' ')))) return true;
  if (!empty) return false;
  const words = wordsOf(firstSentence(text).split(/[,;:—–(]/)[0] ?? '');
  return words.length <= (words[0] === 'none' ? 12 : 3) && !partial.has(words[1] ?? '');
}

// With these a short sentence about an empty list begins: "None for this release."
const nobody = /^(?:none|keine|aucune?|ningun[oa]|ninguna|нет|אין)(?![\p{L}\p{N}])/iu;
const eitherOf = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join('|');
const conditions = languages.flatMap((it) => entriesOf(it.until));
const until = new RegExp(
  `^(?:none|nothing|keine[rsn]?|nichts|aucune?|rien|ningun[oa]|ningún|nada|нет|ничего|אין|כלום)(?!\\p{L})[\\s,;:—–-]+((?:${eitherOf(conditions.filter((it) => !isEastAsian(it)))})(?!\\p{L})\\s*\\S.*)$`,
  'isu',
);
const runUntil = new RegExp(
  `^(?:在|等)?(.{2,80}?(?:${eitherOf(conditions.filter(isEastAsian))}))\\s*[、,，]?\\s*(?:${eitherOf(languages.flatMap((it) => entriesOf(it.none)).filter(isEastAsian))})[。.]?$`,
  'su',
);
const partial = new Set(['of', 'der', 'des', 'de', 'из']);
const none = listOf((table) => entriesOf(table.none));

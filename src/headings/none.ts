import { firstSentence } from './sentence.ts';
import { listOf, tight } from './lexicon.ts';
import { entriesOf } from './table.ts';
import { isEastAsian, wordsOf } from './words.ts';

/** Whether a text stands for an empty list: "none", "keine", "なし"; also "None known. CI is green." */
export function isNone(text: string): boolean {
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
const partial = new Set(['of', 'der', 'des', 'de', 'из']);
const none = listOf((table) => entriesOf(table.none));

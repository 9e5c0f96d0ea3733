import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { simplified } from './han.ts';
import { he } from './he.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { ru } from './ru.ts';
import type { LanguageTable } from './table.ts';
import { isEastAsian, wordsOf } from './words.ts';
import { zh } from './zh.ts';

/** Every language a handoff is read in. */
export const languages: readonly LanguageTable[] = [en, de, fr, es, ru, he, ja, zh, ko];

/** Text in lower case and simplified characters without white space, for languages that put none between words. */
export function tight(text: string): string {
  return simplified(text.toLowerCase().replace(/\s+/g, ''));
}

/** The words of one kind in all languages, split by how they are compared. */
export function listOf(choose: (table: LanguageTable) => readonly string[]): { words: ReadonlySet<string>; runs: readonly string[] } {
  const all = languages.flatMap(choose);
  return {
    words: new Set(all.filter((it) => !isEastAsian(it)).map((it) => wordsOf(it).join(' '))),
    runs: [...new Set(all.filter(isEastAsian).map(tight))],
  };
}

import { isRandom } from './likely.ts';
import { wordEnds } from './word-ends.ts';

/** Secrets as a search index lists them: in small letters, without signs, and with an ending that the language may have taken off. */
export interface FoldedValues {
  add(values: readonly string[], rule: string, certain: boolean): void;
  /** Rules of the secrets in a text. */
  find(text: string): string[];
}

/** A collection that is still empty. */
export function foldedValues(): FoldedValues {
  const words = wordEnds<string>();
  return {
    add(values, rule, certain) {
      for (const value of values) {
        const folded = foldedOf(value);
        // Other words of small letters that run together could be the same.
        if (folded.length >= shortest && (certain || isRandom(value))) words.add(folded.slice(0, longest).slice(0, -ending), rule);
      }
    },
    find(text) {
      const rules = new Set<string>();
      words.each(text.toLowerCase(), (_end, _word, rule) => rules.add(rule));
      return [...rules];
    },
  };
}

/** The letters and digits of a text, in small letters. */
const foldedOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const shortest = 16;
const ending = 4;
// An index may cut long words.
const longest = 60;

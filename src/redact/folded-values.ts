import { isRandom } from './likely.ts';
import { wordEnds } from './word-ends.ts';

/** Secrets as a search index lists them: in small letters, without signs, and with an ending that the language may have taken off. */
interface FoldedValues {
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
        if (!certain && !isRandom(value)) continue;
        // The underscore counts as a letter in some lists.
        for (const folded of [foldedOf(value), foldedOf(value).replaceAll('_', '')])
          // Other words of small letters that run together could be the same as a short one.
          if (folded.length >= shortest) words.add(folded.slice(0, longest).slice(0, -ending), rule);
      }
    },
    find(text) {
      const rules = new Set<string>();
      words.each(text.toLowerCase(), (_end, _word, rule) => rules.add(rule));
      return [...rules];
    },
  };
}

const foldedOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9_]/g, '');

const shortest = 16;
const ending = 4;
// An index may cut long words.
const longest = 60;

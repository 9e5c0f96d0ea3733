import { isLikelySecret, isRandom } from './likely.ts';
import type { Range } from './ranges.ts';
import { spellingsOf } from './spelled.ts';
import { wordEnds } from './word-ends.ts';

/** A secret that was recognised somewhere, and what it is called. */
interface KnownValue {
  value: string;
  /** Parts that are as secret as the whole, such as the lines of a private key; the value itself when there are none. */
  parts: readonly string[];
  rule: string;
  /** True when its form alone tells that it is a secret. */
  certain: boolean;
}

/** Secrets that were recognised, and where they stand in other texts. */
export interface KnownValues {
  add(known: KnownValue): void;
  /** Every known secret in `text`, in every spelling, wherever it stands. */
  find(text: string): Range[];
}

/** A collection of known secrets that is still empty. */
export function knownValues(): KnownValues {
  const spelled = wordEnds<KnownValue>();
  return {
    add(it) {
      if (!isDistinct(it)) return;
      for (const word of (it.parts.length > 0 ? it.parts : [it.value]).flatMap(spellingsOf)) spelled.add(word, it);
    },
    find(text) {
      const ranges: Range[] = [];
      spelled.each(text, (end, word, { value, parts, rule, certain }) => {
        const start = end - word.length;
        if (word.length < 16 && isWithinWord(text, start, end)) return;
        const whole =
          (word.length >= value.length && word.toLowerCase().includes(value.toLowerCase())) || parts.includes(word)
            ? { start, end }
            : aroundIn(text, start, end, /^[0-9a-fA-F]+$/.test(word));
        ranges.push({ ...whole, rule, certain, value });
      });
      return ranges;
    },
  };
}
/** True for a value that stands for itself wherever it stands; `test` and `postgres` do not. */
function isDistinct({ value, certain }: KnownValue): boolean {
  if (value.length < 8 || value.includes('\n')) return false;
  if (certain || isRandom(value)) return true;
  const signs = /[A-Za-z]/.test(value) && /\d/.test(value) && /[^A-Za-z0-9]/.test(value);
  return (signs || value.length >= 10) && isLikelySecret({ kind: 'secret', name: 'secret', value, quoted: true });
}

function isWithinWord(text: string, start: number, end: number): boolean {
  return (
    (letter.test(text.charAt(start)) && letter.test(text.charAt(start - 1))) ||
    (letter.test(text.charAt(end - 1)) && letter.test(text.charAt(end)))
  );
}

/** The whole run of Base64 or hexadecimal that holds the secret: its ends hold bits of it. */
function aroundIn(text: string, start: number, end: number, hex: boolean): { start: number; end: number } {
  const part = hex ? /[0-9a-fA-F]/ : /[A-Za-z0-9+/_=-]/;
  if (/[%&\\]/.test(text.slice(start, end))) return { start, end };
  let [from, to] = [start, end];
  while (from > 0 && start - from < longestRun && part.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && to - end < longestRun && part.test(text.charAt(to))) to += 1;
  return { start: from, end: to };
}

const letter = /[A-Za-z0-9]/;
const longestRun = 4000;

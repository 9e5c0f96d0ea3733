import { finderOf } from './finder.ts';
import { isLikelySecret, isRandom } from './likely.ts';
import type { Range } from './ranges.ts';
import { spellingsOf } from './spelled.ts';

/** A secret that was recognised somewhere, and what it is called. */
export interface KnownValue {
  value: string;
  /** Parts that are as secret as the whole, such as the lines of a private key; the value itself when there are none. */
  parts: readonly string[];
  rule: string;
  /** True when its form alone tells that it is a secret. */
  certain: boolean;
}

/** Finds secrets that were recognised elsewhere, in every spelling, wherever they stand. */
export function knownValuesFinder(known: readonly KnownValue[]): (text: string) => Range[] {
  const byText = new Map<string, KnownValue>();
  for (const it of known) {
    if (!isDistinct(it)) continue;
    for (const text of (it.parts.length > 0 ? it.parts : [it.value]).flatMap(spellingsOf)) if (!byText.has(text)) byText.set(text, it);
  }
  const spelled = [...byText];
  if (spelled.length === 0) return () => [];
  const find = finderOf(spelled.map(([word]) => ({ word, exact: true })));
  return (text) => {
    const ranges: Range[] = [];
    const hit = (at: number, index: number): void => {
      const [written, it] = spelled[index] ?? ['', nothing];
      const end = at + written.length;
      if (written.length < 16 && isWithinWord(text, at, end)) return;
      const whole =
        written.includes(it.value) || it.parts.includes(written)
          ? { start: at, end }
          : aroundIn(text, at, end, /^[0-9a-fA-F]+$/.test(written));
      ranges.push({ ...whole, rule: it.rule, certain: it.certain, value: it.value });
    };
    find(text, hit);
    return ranges;
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

const nothing: KnownValue = { value: '', parts: [], rule: '', certain: false };
const letter = /[A-Za-z0-9]/;
const longestRun = 4000;

/** Told where a word ends, and what was added with it. */
type Hit<T> = (end: number, word: string, of: T) => void;

/** Finds any number of words in one pass over a text, and takes more words at any time. */
export interface WordEnds<T> {
  /** False when the word is known, or too short to be looked for. */
  add(word: string, of: T): boolean;
  each(text: string, hit: Hit<T>): void;
}

/** Characters of a word that are looked up at once: its last ones, because secrets of one kind begin alike. */
const window = 8;
const bits = 18;

/** A finder that knows no word yet. Capitals count. Words are eight characters or longer. */
export function wordEnds<T>(): WordEnds<T> {
  const words = new Map<string, { word: string; of: T }[]>();
  const known = new Set<string>();
  const ends = new Uint8Array(2 ** bits);
  return {
    add(word, of) {
      if (word.length < window || known.has(word)) return false;
      known.add(word);
      const last = word.slice(-window);
      ends[keyOf(last)] = 1;
      const same = words.get(last);
      if (same === undefined) words.set(last, [{ word, of }]);
      else same.push({ word, of });
      return true;
    },
    each(text, hit) {
      if (known.size === 0) return;
      let key = 0;
      for (let at = 0; at < text.length; at += 1) {
        key = ((key << shift) ^ text.charCodeAt(at)) & mask;
        if (ends[key] === 0) continue;
        const end = at + 1;
        for (const { word, of } of words.get(text.slice(end - window, end)) ?? []) if (text.endsWith(word, end)) hit(end, word, of);
      }
    },
  };
}

function keyOf(text: string): number {
  let key = 0;
  for (let at = 0; at < text.length; at += 1) key = ((key << shift) ^ text.charCodeAt(at)) & mask;
  return key;
}

// Eight characters later a character has left the key.
const shift = 3;
const mask = 2 ** bits - 1;
